import InterfaceBuilder

/// A controller whose view is a table, which it gives its content.
///
/// A static table of a file shows what the file holds, unless a subclass says otherwise.
@MainActor
open class UITableViewController: UIViewController, UITableViewDataSource,
  UITableViewDelegate
{
  private let style: UITableView.Style

  /// Makes a controller with a table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller whose table comes from the nib called `nibNameOrNil`.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes the controller that the present element of a nib describes.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// Whether the selection goes when the view appears.
  open var clearsSelectionOnViewWillAppear = true

  /// The table, which is the view of the controller.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// The control that the user pulls the table down to.
  open var refreshControl: UIRefreshControl? {
    didSet { (viewIfLoaded as? UITableView)?.refreshControl = refreshControl }
  }

  open override func loadView() {
    super.loadView()
    if !(viewIfLoaded is UITableView) {
      let table = UITableView(frame: UIScreen.main.bounds, style: style)
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view = table
    }
    guard let table = viewIfLoaded as? UITableView else { return }
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
    if let refreshControl { table.refreshControl = refreshControl }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let table = viewIfLoaded as? UITableView else { return }
    for path in table.indexPathsForSelectedRows ?? [] {
      table.deselectRow(at: path, animated: animated)
    }
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
  }

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    refreshControl = coder.child("refreshControl", key: "refreshControl")
    clearsSelectionOnViewWillAppear = element.bool("clearsSelectionOnViewWillAppear") ?? true
  }

  override class var keyedProperties: [String: KeyedProperty] {
    super.keyedProperties.merging([
      "tableView": KeyValueCoding.reference(\UITableViewController.tableView)
    ]) { $1 }
  }

  // MARK: Content

  /// How many rows a section has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.state.content?.rowCount(section) ?? 0
  }

  /// The cell of a row.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    tableView.state.content?.cell(indexPath)
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// How many sections the table has.
  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.state.content?.sections.count ?? 1
  }

  /// The title above a section.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.state.content?.title(ofHeader: section)
  }

  /// The title below a section.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.state.content?.title(ofFooter: section)
  }

  /// Whether a row may be edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.state.content == nil
  }

  /// Whether a row may be moved.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.state.content == nil
  }

  /// The letters of the index at the right edge.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// The section that a letter of the index stands for.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// Carries out an insertion or deletion that the user asked for.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Carries out a move that the user asked for.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  // MARK: Look and touches

  /// Called before the cell of a row is shown.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Called after the cell of a row left the screen.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Called before the header of a section is shown.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}

  /// Called before the footer of a section is shown.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}

  /// The height of a row, in points.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard let content = tableView.state.content else {
      tableView.state.lacksRowHeights = true
      return tableView.rowHeight
    }
    return content.height(row: indexPath.row, section: indexPath.section, in: tableView)
  }

  /// The height of a section's header, in points.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    UITableView.automaticDimension
  }

  /// The height of a section's footer, in points.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    UITableView.automaticDimension
  }

  /// About how high a row of automatic height is, in points, until it is measured.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    tableView.state.lacksRowEstimates = true
    return tableView.estimatedRowHeight
  }

  /// The view above a section; nil shows the title, if there is one.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }

  /// The view below a section; nil shows the title, if there is one.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }

  /// Called when the accessory of a row was tapped.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  /// Whether a touch may highlight a row; false also keeps it from being selected.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Called after a touch highlighted a row.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  /// Called after the highlight of a row went away.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// Called before the user selects a row: the row to select instead, or nil for none.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  { indexPath }

  /// Called before the user deselects a row: the row to deselect instead, or nil for none.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  { indexPath }

  /// Called after the user selected a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Called after the user deselected a row.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// What editing does with a row.
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { .delete }

  /// The title of a row's Delete button; nil for the usual one.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }

  /// The actions of a swipe from the trailing edge; nil for the usual Delete.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// The actions of a swipe from the leading edge.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// The menu of a row that a finger rests on.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Where a row goes that the user wants to move somewhere.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  /// Whether a row is indented while the table is edited.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  { true }

  /// Called before a swipe begins to edit a row.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

  /// Called after a swipe's editing of a row ended.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

  // MARK: Scrolling

  /// Called after every change of the offset.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Called after every change of the zoom scale.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Called when a finger begins to drag.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Called when the finger is lifted; the delegate may choose where the content comes to rest.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Called after the finger was lifted.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// Called when the content goes on moving after the finger was lifted.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Called when the content has come to rest.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Called at the end of an animated change of the offset.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// The view that is zoomed.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Whether a tap on the status bar scrolls to the top.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Called after a tap on the status bar scrolled to the top.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Called when safe area or insets changed what keeps the content clear of bars.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
