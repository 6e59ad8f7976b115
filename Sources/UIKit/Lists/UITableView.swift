import Canvas
import InterfaceBuilder

/// A list of rows in sections, of which only those on screen have cells.
///
/// Animations are over at once.
@MainActor open class UITableView: UIScrollView {
  override var framesSubviews: Bool { true }

  // MARK: - What it is

  /// What the table keeps about its rows (see the extensions).
  var state = TableState()
  private var storedStyle: Style

  /// Makes a table of a style that covers `frame`.
  public init(frame: CGRect, style: Style) {
    storedStyle = style
    super.init(frame: frame)
    setUpTable()
  }

  /// Makes a plain table that covers `frame`.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Makes the table that the present element of a nib describes.
  public required init?(coder: NSCoder) {
    storedStyle = (coder as? NibCoder)?.element.value("style", Style.init(nib:)) ?? .plain
    super.init(coder: coder)
    setUpTable()
  }

  private func setUpTable() {
    alwaysBounceVertical = true
    addGestureRecognizer(rowSwipe)
    addContextMenus()
    if backgroundColor == nil {
      backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }
  }

  let rowSwipe = RowSwipeRecognizer()

  /// How the table looks.
  open var style: Style { storedStyle }

  /// Who gives the table its content.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetContent() } }
  }

  /// Who is told what happens in the table, and decides how it looks.
  @_nonoverride open var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set {
      super.delegate = newValue
      setNeedsGeometry()
    }
  }

  /// The height of rows whose delegate says nothing, in points.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsGeometry() } }
  /// The height of headers whose delegate says nothing, in points.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { setNeedsGeometry() }
  }
  /// The height of footers whose delegate says nothing, in points.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { setNeedsGeometry() }
  }
  /// About how high rows of automatic height are, in points, until they come on screen and are
  /// measured; 0 lets them all be as high as the style asks.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { setNeedsGeometry() }
  }
  /// About how high headers are; kept, with no effect, since they are always measured.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// About how high footers are; kept, with no effect, since they are always measured.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The space above the header of a section of a plain table, in points.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { setNeedsGeometry() }
  }

  /// The line between rows.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { updateVisibleCells() }
  }
  /// The colour of the lines between rows.
  open var separatorColor: UIColor? = .separator
  /// The insets of the lines between rows, in points.
  open var separatorInset: UIEdgeInsets {
    get { state.separatorInset ?? UIEdgeInsets(top: 0, left: rowMargin, bottom: 0, right: 0) }
    set {
      state.separatorInset = newValue
      updateVisibleCells()
    }
  }

  /// Whether an inset was set: lines then do not begin at the text of rows with images.
  var hasOwnSeparatorInset: Bool { state.separatorInset != nil }

  /// From where the insets of separators count; kept, with no effect.
  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges
  /// Whether the contents of cells keep clear of the device's edges; kept, as they always do.
  open var insetsContentViewsToSafeArea = true

  /// The view above all sections; its height counts, its width becomes the table's.
  open var tableHeaderView: UIView? {
    didSet { replaceEdgeView(oldValue, with: tableHeaderView) }
  }
  /// The view below all sections; its height counts, its width becomes the table's.
  open var tableFooterView: UIView? {
    didSet { replaceEdgeView(oldValue, with: tableFooterView) }
  }
  /// The view behind all rows; it does not scroll.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// How many rows there have to be for the letters of an index to be shown.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsGeometry() } }
  /// The colour of the letters of an index; kept, not drawn.
  open var sectionIndexColor: UIColor?
  /// The colour behind the letters of an index; kept, not drawn.
  open var sectionIndexBackgroundColor: UIColor?
  /// The colour behind the letters of an index while they are touched; kept, not drawn.
  open var sectionIndexTrackingBackgroundColor: UIColor?

  /// Whether the user may select rows.
  open var allowsSelection = true
  /// Whether the user may select several rows.
  open var allowsMultipleSelection = false
  /// Whether the user may select rows while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether the user may select several rows while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the table shows the controls of editing.
  open var isEditing: Bool {
    get { state.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides the controls of editing.
  open func setEditing(_ editing: Bool, animated: Bool) { applyEditing(editing) }

  // MARK: Content

  /// Asks the data source for everything again; selection and swipes are forgotten.
  open func reloadData() {
    forgetContent()
    buildGeometryIfNeeded()
  }
  /// How many sections the table has.
  open var numberOfSections: Int { geometry.sections.count }
  /// How many rows a section has; 0 for a section that is not there.
  open func numberOfRows(inSection section: Int) -> Int {
    geometry.sections.indices.contains(section) ? geometry.sections[section].rows.count : 0
  }

  /// Begins a group of changes.
  open func beginUpdates() { state.updateDepth += 1 }
  /// Ends a group of changes and carries it out.
  open func endUpdates() { finishUpdates() }
  /// Carries out the changes of `updates` as a group; `completion` is called before returning.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }
  /// Shows rows that the data source has gained.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note(.insertRows(indexPaths))
  }
  /// Takes away rows that the data source has lost.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note(.deleteRows(indexPaths))
  }
  /// Asks for rows again.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note(.reloadRows(indexPaths))
  }
  /// Moves a row that the data source has moved.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    note(.moveRow(indexPath, newIndexPath))
  }
  /// Shows sections that the data source has gained.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    note(.insertSections(sections))
  }
  /// Takes away sections that the data source has lost.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    note(.deleteSections(sections))
  }
  /// Asks for sections again.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    note(.reloadSections(sections))
  }

  // MARK: Rows and places

  /// The cell of a row; nil when it is not on screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layoutRowsIfNeeded()
    return state.visible[indexPath]
  }
  /// The row of a cell on screen.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { path(of: cell) }
  /// The row at a point of the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { geometry.path(at: point.y) }
  /// The rows on screen, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutRowsIfNeeded()
    return state.visible.isEmpty ? nil : state.visible.keys.sorted()
  }
  /// The cells on screen, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { state.visible[$0] }
  }
  /// Where a row stands, in points of the content; zero for one that is not there.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }
  /// Where a section stands, in points of the content.
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
  /// Where the header of a section stands, in points of the content.
  open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }
  /// Where the footer of a section stands, in points of the content.
  open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }
  /// The header of a section on screen, when it is of the usual class.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    state.headers[section] as? UITableViewHeaderFooterView
  }
  /// The footer of a section on screen, when it is of the usual class.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    state.footers[section] as? UITableViewHeaderFooterView
  }
  /// Scrolls until a row is where `scrollPosition` says.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }

  // MARK: Selection

  /// The selected row; the first that was selected, where there are several.
  open var indexPathForSelectedRow: IndexPath? { state.selected.first }
  /// The selected rows, in the order of their selection.
  open var indexPathsForSelectedRows: [IndexPath]? {
    state.selected.isEmpty ? nil : state.selected
  }
  /// Selects a row without telling the delegate.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { selectFromCode(indexPath, animated: animated, scrollPosition) }
  /// Deselects a row without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // MARK: Cells

  /// Makes cells of `cellClass` for an identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    state.factory.cells[identifier] = cellClass.map { .type($0) }
  }
  /// Makes cells from a nib for an identifier.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    state.factory.cells[identifier] = nib.map { .nib($0) }
  }
  /// Makes headers and footers of `aClass` for an identifier.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    state.factory.headers[identifier] = aClass.map { .type($0) }
  }
  /// Makes headers and footers from a nib for an identifier.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    state.factory.headers[identifier] = nib.map { .nib($0) }
  }
  /// A cell to use again, or a new one of what is registered; nil when nothing is.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }
  /// A cell to use again, or a new one of what is registered.
  ///
  /// Where nothing is registered, an empty cell with a diagnostic; UIKit raises an exception.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { dequeueCellOrReport(identifier) }
  /// A header or footer to use again, or a new one of what is registered; nil when nothing is.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { dequeueHeader(identifier) }

  // MARK: Layout and touches

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutTable()
  }

  override func boundsSizeDidChange(from oldSize: CGSize) {
    if oldSize.width != bounds.width { setNeedsGeometry() }
    super.boundsSizeDidChange(from: oldSize)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.first.map { rowTouchBegan($0) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.first.map { rowTouchEnded($0) }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    rowTouchCancelled()
  }

  // MARK: - How it is read

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    decodeTable(element, coder)
  }

  override class var keyedProperties: [String: KeyedProperty] {
    super.keyedProperties.merging([
      "dataSource": KeyValueCoding.reference(\UITableView.dataSource),
      "delegate": KeyValueCoding.reference(\UITableView.delegate),
      "tableHeaderView": KeyValueCoding.reference(\UITableView.tableHeaderView),
      "tableFooterView": KeyValueCoding.reference(\UITableView.tableFooterView),
      "backgroundView": KeyValueCoding.reference(\UITableView.backgroundView),
    ]) { $1 }
  }

  // MARK: - How big it wants to be: as big as it is made

  override var sizesOwnContent: Bool { true }

  // MARK: - How it is drawn: cells, headers and footers are views

  /// Without the app's code nobody knows the rows of a list that has no prototypes either.
  override var standInName: String? {
    state.lacksItsCode ? nibOrigin?.customClass ?? "UITableView" : nil
  }

  // MARK: Accessibility

  override var accessibilityKind: AccessibilityKind { .table }
}
