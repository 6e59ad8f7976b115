/// Where everything in a flow layout stands.
struct FlowGeometry {
  let direction: UICollectionView.ScrollDirection
  /// The room across the direction of scrolling, in points.
  let width: CGFloat
  private var sections: [FlowSection] = []
  private var starts: [CGFloat] = []
  /// The length of the content, in points.
  private(set) var length: CGFloat = 0

  init(direction: UICollectionView.ScrollDirection = .vertical, width: CGFloat = 0) {
    self.direction = direction
    self.width = width
  }

  mutating func append(_ section: FlowSection) {
    sections.append(section)
    starts.append(length)
    length += section.length
  }

  /// The sections that begin before `end` and end after `start`.
  func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard end > start, end > 0, !sections.isEmpty else { return 0..<0 }
    let first = max(0, index { $0 > start } - 1)
    let last = index { $0 >= end }
    return first < last ? first..<last : 0..<0
  }

  /// The first section whose start is behind a place.
  private func index(where isBehind: (CGFloat) -> Bool) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(starts[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The items of a section that may show between two places of the content.
  func items(of section: Int, from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard sections.indices.contains(section) else { return 0..<0 }
    return sections[section].items(from: start - starts[section], to: end - starts[section])
  }

  /// The rectangle of an item, in points of the content.
  func item(_ path: IndexPath) -> CGRect? {
    guard sections.indices.contains(path.section), path.item >= 0,
      path.item < sections[path.section].items.count
    else { return nil }
    let place = sections[path.section].place(of: path.item)
    return rectangle(
      start: starts[path.section] + place.start, side: place.side, length: place.size.length,
      width: place.size.width)
  }

  /// The rectangle of a header or footer; nil when it has no length.
  ///
  /// - Parameter seen: The rectangle of the content inside which it stays as far as its section
  ///   allows; nil for none.
  func edge(of index: Int, isHeader: Bool, pinnedTo seen: CGRect?) -> CGRect? {
    guard sections.indices.contains(index) else { return nil }
    let section = sections[index]
    let length = isHeader ? section.metrics.header : section.metrics.footer
    guard length > 0 else { return nil }
    let first = starts[index]
    let last = first + section.footerStart
    var start = isHeader ? first : last
    if let seen {
      let near = direction == .vertical ? seen.minY : seen.minX
      let far = direction == .vertical ? seen.maxY : seen.maxX
      start =
        isHeader
        ? max(first, min(near, last - length))
        : min(last, max(far - length, first + section.metrics.header))
    }
    return rectangle(start: start, side: 0, length: length, width: width)
  }

  private func rectangle(
    start: CGFloat, side: CGFloat, length: CGFloat, width: CGFloat
  ) -> CGRect {
    direction == .vertical
      ? CGRect(x: side, y: start, width: width, height: length)
      : CGRect(x: start, y: side, width: length, height: width)
  }
}

/// Asks a collection's data source and delegate for what a flow layout needs to know.
@MainActor struct FlowSource {
  /// The longest side of an item, header or footer, in points.
  private static let limit: CGFloat = 1e6

  private let layout: UICollectionViewFlowLayout
  private let view: UICollectionView
  private let delegate: (any UICollectionViewDelegateFlowLayout)?
  private let preferred: [Int: [Int: CGSize]]
  private let isVertical: Bool

  init(
    _ layout: UICollectionViewFlowLayout, _ view: UICollectionView,
    _ preferred: [IndexPath: CGSize]
  ) {
    self.layout = layout
    self.view = view
    delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    isVertical = layout.scrollDirection == .vertical
    var bySection: [Int: [Int: CGSize]] = [:]
    if layout.estimatesSizes {
      for (path, size) in preferred { bySection[path.section, default: [:]][path.item] = size }
    }
    self.preferred = bySection
  }

  /// The room across the direction of scrolling: what the content insets leave.
  private var width: CGFloat {
    let inset = view.adjustedContentInset
    return max(
      0,
      isVertical
        ? view.bounds.width - inset.left - inset.right
        : view.bounds.height - inset.top - inset.bottom)
  }

  func geometry() -> FlowGeometry {
    var geometry = FlowGeometry(direction: layout.scrollDirection, width: width)
    for section in 0..<view.numberOfSections {
      geometry.append(FlowSection(items(section), metrics(section)))
    }
    return geometry
  }

  // MARK: Items

  private func items(_ section: Int) -> FlowSection.Items {
    let count = view.numberOfItems(inSection: section)
    let asked = askedSizes(count, section)
    if asked == nil, preferred[section] == nil {
      return .alike(size(usualSize), count: count)
    }
    var sizes = asked ?? Array(repeating: size(usualSize), count: count)
    for (item, preferred) in preferred[section] ?? [:] where sizes.indices.contains(item) {
      sizes[item] = size(preferred)
    }
    return .each(sizes)
  }

  private var usualSize: CGSize {
    let automatic = UICollectionViewFlowLayout.automaticSize
    let estimate = layout.estimatedItemSize
    if estimate != .zero, estimate != automatic { return estimate }
    return layout.itemSize == automatic ? CGSize(width: 50, height: 50) : layout.itemSize
  }

  /// The sizes that the delegate says; nil when it has no method for them.
  private func askedSizes(_ count: Int, _ section: Int) -> [FlowSection.Size]? {
    guard let delegate, _implements(delegate, "collectionView:layout:sizeForItemAtIndexPath:")
    else { return nil }
    // A delegate that has no method of its own says so by the first answer.
    view.state.lacksItemSizes = false
    var asked: [FlowSection.Size] = []
    asked.reserveCapacity(min(count, 1 << 20))
    for item in 0..<count {
      let path = IndexPath(item: item, section: section)
      asked.append(size(delegate.collectionView(view, layout: layout, sizeForItemAt: path)))
      if view.state.lacksItemSizes { return nil }
    }
    return asked
  }

  private func size(_ size: CGSize) -> FlowSection.Size {
    isVertical
      ? FlowSection.Size(length: legal(size.height), width: legal(size.width))
      : FlowSection.Size(length: legal(size.width), width: legal(size.height))
  }

  // MARK: Spacing

  private func metrics(_ section: Int) -> FlowSection.Metrics {
    let inset =
      (delegate?.collectionView(view, layout: layout, insetForSectionAt: section)
        ?? layout.sectionInset) + outerInset
    let sides = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    var metrics = FlowSection.Metrics(width: max(0, width - legal(sides.0) - legal(sides.1)))
    metrics.before = legal(isVertical ? inset.top : inset.left)
    metrics.after = legal(isVertical ? inset.bottom : inset.right)
    metrics.side = legal(sides.0)
    metrics.lineSpacing = legal(
      delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
        ?? layout.minimumLineSpacing)
    metrics.itemSpacing = legal(
      delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
        ?? layout.minimumInteritemSpacing)
    metrics.header =
      size(
        delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
          ?? layout.headerReferenceSize
      ).length
    metrics.footer =
      size(
        delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
          ?? layout.footerReferenceSize
      ).length
    return metrics
  }

  /// What safe area or margins add at the sides, as far as the content insets do not already.
  private var outerInset: UIEdgeInsets {
    let outer: UIEdgeInsets
    switch layout.sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: outer = view.safeAreaInsets
    case .fromLayoutMargins: outer = view.layoutMargins
    }
    let inner = view.adjustedContentInset
    return isVertical
      ? UIEdgeInsets(
        top: 0, left: max(0, outer.left - inner.left), bottom: 0,
        right: max(0, outer.right - inner.right))
      : UIEdgeInsets(
        top: max(0, outer.top - inner.top), left: 0, bottom: max(0, outer.bottom - inner.bottom),
        right: 0)
  }

  /// A length that sums can be made of, whatever an app returned.
  private func legal(_ length: CGFloat) -> CGFloat {
    LengthList.legal(length, limit: FlowSource.limit)
  }
}
