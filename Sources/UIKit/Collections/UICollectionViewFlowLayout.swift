import InterfaceBuilder

/// Lays out items in lines, one after the other, with a header and a footer around each section.
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  // MARK: - What it is

  /// The size that means: ask the cells.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// What the insets of sections are measured from.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset
    case fromSafeArea
    case fromLayoutMargins
  }

  /// The least space between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least space between the items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The size of items, in points, unless the delegate says another.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// About how large items are that size themselves, in points; zero when they do not.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The direction in which lines follow each other.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { invalidateLayout() }
  }
  /// The size of headers, in points; only the length along the direction of scrolling counts.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers, in points; only the length along the direction of scrolling counts.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The space around the items of a section, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// What the insets of sections are measured from.
  open var sectionInsetReference: SectionInsetReference = .fromContentInset {
    didSet { invalidateLayout() }
  }
  /// Whether headers stay at the edge while their section scrolls.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// Whether footers stay at the edge while their section scrolls.
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  /// What the delegate said when the layout was prepared.
  var geometry = FlowGeometry()
  /// The sizes that cells asked for.
  private var preferredSizes: [IndexPath: CGSize] = [:]

  // MARK: Layout

  open override func prepare() {
    super.prepare()
    guard let collectionView else {
      geometry = FlowGeometry()
      return
    }
    geometry = FlowSource(self, collectionView, preferredSizes).geometry()
  }

  open override var collectionViewContentSize: CGSize {
    geometry.direction == .vertical
      ? CGSize(width: geometry.width, height: geometry.length)
      : CGSize(width: geometry.length, height: geometry.width)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let isVertical = geometry.direction == .vertical
    let start = isVertical ? rect.minY : rect.minX
    let end = isVertical ? rect.maxY : rect.maxX
    var found: [UICollectionViewLayoutAttributes] = []
    for section in geometry.sections(from: start, to: end) {
      let first = IndexPath(item: 0, section: section)
      let header = supplementary(UICollectionView.elementKindSectionHeader, first)
      if let header, header.frame.intersects(rect) { found.append(header) }
      for item in geometry.items(of: section, from: start, to: end)
      where found.count < UICollectionView.mostElements {
        let path = IndexPath(item: item, section: section)
        if let cell = self.item(path), cell.frame.intersects(rect) { found.append(cell) }
      }
      let footer = supplementary(UICollectionView.elementKindSectionFooter, first)
      if let footer, footer.frame.intersects(rect) { found.append(footer) }
    }
    return found
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { item(indexPath) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { supplementary(elementKind, indexPath) }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { estimatesSizes && preferredAttributes.size != originalAttributes.size }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  private func item(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let frame = geometry.item(path) else { return nil }
    let attributes = makeAttributes(for: path)
    attributes.frame = pixelAligned(frame)
    return attributes
  }

  /// A layout may have attributes of a class of its own.
  private func makeAttributes(for path: IndexPath) -> UICollectionViewLayoutAttributes {
    let own = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (own ?? UICollectionViewLayoutAttributes.self).init()
    attributes.indexPath = path
    return attributes
  }

  private func supplementary(
    _ kind: String, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter, path.item == 0,
      let collectionView
    else { return nil }
    let pins = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    let seen = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    guard
      let frame = geometry.edge(of: path.section, isHeader: isHeader, pinnedTo: pins ? seen : nil)
    else { return nil }
    let attributes = makeAttributes(for: path)
    attributes.representedElementCategory = .supplementaryView
    attributes.representedElementKind = kind
    attributes.frame = pixelAligned(frame)
    if pins { attributes.zIndex = 10 }
    return attributes
  }

  /// Whether lines begin on the right.
  ///
  /// UIKit turns the lines of a layout that scrolls down by itself, and one that scrolls sideways
  /// only when a subclass asks for it.
  private var mirrorsLines: Bool {
    geometry.direction == .vertical && collectionView?.isRightToLeft == true
  }

  /// Origins lie on pixels, halves above.
  private func pixelAligned(_ given: CGRect) -> CGRect {
    var frame = given
    if mirrorsLines { frame.origin.x = geometry.width - given.maxX }
    let scale = collectionView?.pixelsPerPoint ?? 1
    func pixel(_ value: CGFloat) -> CGFloat { (value * scale + 0.5 + 1e-6).rounded(.down) / scale }
    return CGRect(
      x: pixel(frame.minX), y: pixel(frame.minY), width: frame.width, height: frame.height)
  }

  // MARK: Sizes that cells ask for

  override var estimatesSizes: Bool {
    estimatedItemSize != .zero || itemSize == UICollectionViewFlowLayout.automaticSize
  }

  override func adopt(_ preferred: UICollectionViewLayoutAttributes) {
    if estimatesSizes { preferredSizes[preferred.indexPath] = preferred.size }
  }

  override func moveSizes(_ newPath: (IndexPath) -> IndexPath?) {
    var moved: [IndexPath: CGSize] = [:]
    for (path, size) in preferredSizes {
      if let path = newPath(path) { moved[path] = size }
    }
    preferredSizes = moved
  }

  // MARK: - How it is read

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    minimumLineSpacing = element.length("minimumLineSpacing") ?? 10
    minimumInteritemSpacing = element.length("minimumInteritemSpacing") ?? 10
    itemSize = element.size(key: "itemSize") ?? itemSize
    headerReferenceSize = element.size(key: "headerReferenceSize") ?? .zero
    footerReferenceSize = element.size(key: "footerReferenceSize") ?? .zero
    estimatedItemSize = element.size(key: "estimatedItemSize") ?? .zero
    if element.bool("automaticEstimatedItemSize") == true {
      estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    scrollDirection = element.value("scrollDirection", in: Self.directions) ?? .vertical
    if let inset = element.inset(key: "sectionInset") {
      // The file has edges under the names of a rectangle's: minX is the left one.
      sectionInset = UIEdgeInsets(inset)
    }
    sectionInsetReference =
      element.value("sectionInsetReference", in: Self.references) ?? .fromContentInset
  }

  private static let directions: [String: UICollectionView.ScrollDirection] = [
    "vertical": .vertical, "horizontal": .horizontal,
  ]
  private static let references: [String: SectionInsetReference] = [
    "contentInset": .fromContentInset, "safeArea": .fromSafeArea,
    "layoutMargins": .fromLayoutMargins,
  ]
}
