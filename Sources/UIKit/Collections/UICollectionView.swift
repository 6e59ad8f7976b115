import InterfaceBuilder

/// Items that a layout places, of which only those on screen have cells.
///
/// Animations are over at once.
@MainActor open class UICollectionView: UIScrollView {
  // MARK: - What it is

  /// What the collection keeps about its items (see the extensions).
  var state = CollectionState()
  private var storedLayout = UICollectionViewLayout()

  /// Makes a collection that covers `frame`, in points of its future superview.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame)
    use(layout)
    addContextMenus()
  }

  /// Makes a collection with a flow layout; UIKit raises an exception for want of a layout.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    Diagnostics.report("a collection view was made without a layout; it flows")
  }

  /// Makes the collection that the present element of a nib describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContextMenus()
  }

  func use(_ layout: UICollectionViewLayout) {
    if storedLayout.collectionView === self { storedLayout.collectionView = nil }
    storedLayout = layout
    layout.collectionView = self
    layoutDidBecomeInvalid()
  }

  /// What says where the items stand.
  open var collectionViewLayout: UICollectionViewLayout {
    get { storedLayout }
    set { use(newValue) }
  }

  /// Changes the layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    use(layout)
  }
  /// Changes the layout; `completion` is called before returning.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    use(layout)
    layoutIfNeeded()
    completion?(true)
  }

  /// Who gives the collection its content.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetContent() } }
  }

  /// Who is told what happens in the collection, and decides how it looks.
  @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set {
      super.delegate = newValue
      layoutDidBecomeInvalid()
    }
  }

  /// The view behind all items; it does not scroll.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Whether the user may select items.
  open var allowsSelection = true
  /// Whether the user may select several items.
  open var allowsMultipleSelection = false
  /// Whether cells are made before they come on screen; kept, with no effect.
  open var isPrefetchingEnabled = true

  // MARK: Content

  /// Asks the data source for everything again; selection is forgotten.
  open func reloadData() { forgetContent() }
  /// How many sections the collection has.
  open var numberOfSections: Int { itemCounts.count }
  /// How many items a section has; 0 for a section that is not there.
  open func numberOfItems(inSection section: Int) -> Int {
    itemCounts.indices.contains(section) ? itemCounts[section] : 0
  }

  /// Carries out the changes of `updates` as a group; `completion` is called before returning.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updateInGroup(updates)
    completion?(true)
  }
  /// Shows items that the data source has gained.
  open func insertItems(at indexPaths: [IndexPath]) { note(.insertRows(indexPaths)) }
  /// Takes away items that the data source has lost.
  open func deleteItems(at indexPaths: [IndexPath]) { note(.deleteRows(indexPaths)) }
  /// Asks for items again.
  open func reloadItems(at indexPaths: [IndexPath]) { note(.reloadRows(indexPaths)) }
  /// Moves an item that the data source has moved.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    note(.moveRow(indexPath, newIndexPath))
  }
  /// Shows sections that the data source has gained.
  open func insertSections(_ sections: IndexSet) { note(.insertSections(sections)) }
  /// Takes away sections that the data source has lost.
  open func deleteSections(_ sections: IndexSet) { note(.deleteSections(sections)) }
  /// Asks for sections again.
  open func reloadSections(_ sections: IndexSet) { note(.reloadSections(sections)) }

  // MARK: Items and places

  /// The cell of an item; nil when it is not on screen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    layOutItemsIfNeeded()
    return cell(at: indexPath)
  }
  /// The header, footer or other view of a kind; nil when it is not on screen.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    layOutItemsIfNeeded()
    return state.visible[CollectionElementKey(kind: elementKind, path: indexPath)]
  }
  /// The item of a cell on screen.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    state.visible.first { $0.value === cell }?.key.path
  }
  /// The item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { path(at: point) }
  /// The cells on screen, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cell(at: $0) }
  }
  /// The items on screen, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    layOutItemsIfNeeded()
    return state.visible.keys.filter(\.isCell).map(\.path).sorted()
  }
  /// The headers, footers or other views of a kind on screen, in order.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      state.visible[CollectionElementKey(kind: elementKind, path: $0)]
    }
  }
  /// Where views of a kind are on screen, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    layOutItemsIfNeeded()
    return state.visible.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
  }
  /// Where an item stands, on screen or not; nil for one that is not there.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  /// Where a header, footer or other view of a kind stands; nil for one that is not there.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  /// Scrolls until an item is where `scrollPosition` says.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }

  // MARK: Selection

  /// The selected items, in the order of their selection; empty for none.
  open var indexPathsForSelectedItems: [IndexPath]? { state.selected }
  /// Selects an item without telling the delegate; nil deselects all.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { selectFromCode(indexPath, animated: animated, scrollPosition) }
  /// Deselects an item without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { unmark(indexPath) }

  // MARK: Cells

  /// Makes cells of `cellClass` for an identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    state.factory.register(cellClass.map { .type($0) }, "", identifier)
  }
  /// Makes cells from a nib for an identifier.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    state.factory.register(nib.map { .nib($0) }, "", identifier)
  }
  /// Makes headers, footers or other views of `viewClass` for an identifier.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { state.factory.register(viewClass.map { .type($0) }, elementKind, identifier) }
  /// Makes headers, footers or other views from a nib for an identifier.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { state.factory.register(nib.map { .nib($0) }, kind, identifier) }
  /// A cell to use again, or a new one of what is registered.
  ///
  /// Where nothing is registered, an empty cell with a diagnostic; UIKit raises an exception.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(identifier, indexPath) }
  /// A header, footer or other view to use again, or a new one of what is registered.
  ///
  /// Where nothing is registered, an empty view with a diagnostic; UIKit raises an exception.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeueView(elementKind, identifier, indexPath) }

  // MARK: Layout and touches

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutCollection()
  }

  override func restingOffset(_ proposed: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: .zero)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.first.map { itemTouchBegan($0) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.first.map { itemTouchEnded($0) }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    itemTouchCancelled()
  }

  // MARK: - How it is read

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    decodeCollection(element, coder)
  }

  override class var keyedProperties: [String: KeyedProperty] {
    super.keyedProperties.merging([
      "dataSource": KeyValueCoding.reference(\UICollectionView.dataSource),
      "delegate": KeyValueCoding.reference(\UICollectionView.delegate),
      "backgroundView": KeyValueCoding.reference(\UICollectionView.backgroundView),
    ]) { $1 }
  }

  // MARK: - How big it wants to be: as big as it is made

  override var sizesOwnContent: Bool { true }

  // MARK: - How it is drawn: cells, headers and footers are views

  /// Without the app's code nobody knows the items of a list that has no prototypes either.
  override var standInName: String? {
    state.isDesignTime ? nibOrigin?.customClass ?? "UICollectionView" : nil
  }

  // MARK: Accessibility

  override var accessibilityKind: AccessibilityKind { .collectionView }
}
