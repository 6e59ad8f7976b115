/// Is told what happens in a table, and decides how it looks; every method may be left out.
@MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Called before the cell of a row is shown.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Called after the cell of a row left the screen.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Called before the header of a section is shown.
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  /// Called before the footer of a section is shown.
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  /// The height of a row, in points.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// The height of a section's header, in points.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// The height of a section's footer, in points.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// About how high a row of automatic height is, in points, until it is measured.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// The view above a section; nil shows the title, if there is one.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// The view below a section; nil shows the title, if there is one.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// Called when the accessory of a row was tapped.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// Whether a touch may highlight a row; false also keeps it from being selected.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called after a touch highlighted a row.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// Called after the highlight of a row went away.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Called before the user selects a row: the row to select instead, or nil for none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called before the user deselects a row: the row to deselect instead, or nil for none.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called after the user selected a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Called after the user deselected a row.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// What editing does with a row.
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  /// The title of a row's Delete button; nil for the usual one.
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  /// The actions of a swipe from the trailing edge; nil for the usual Delete.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// The actions of a swipe from the leading edge.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// The menu of a row that a finger rests on; nil for none.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Where a row goes that the user wants to move somewhere.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
  /// Whether a row is indented while the table is edited.
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  /// Called before a swipe begins to edit a row.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  /// Called after a swipe's editing of a row ended.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
}
/// What happens where a delegate has no method: nothing, or what the subclass of it does.
extension UITableViewDelegate {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    Defaults.tell(
      self, "tableView:willDisplayCell:forRowAtIndexPath:", [tableView, cell, indexPath])
  }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    Defaults.tell(
      self, "tableView:didEndDisplayingCell:forRowAtIndexPath:", [tableView, cell, indexPath])
  }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    Defaults.tell(self, "tableView:willDisplayHeaderView:forSection:", [tableView, view, section])
  }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    Defaults.tell(self, "tableView:willDisplayFooterView:forSection:", [tableView, view, section])
  }
  /// The table's `rowHeight`.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let answer: CGFloat? = Defaults.ask(
      self, "tableView:heightForRowAtIndexPath:", [tableView, indexPath], else: nil)
    // Tells the table that it need not ask for every row.
    if answer == nil { tableView.state.lacksRowHeights = true }
    return answer ?? tableView.rowHeight
  }
  /// What title and style ask for.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  {
    Defaults.ask(
      self, "tableView:heightForHeaderInSection:", [tableView, section],
      else: UITableView.automaticDimension)
  }
  /// What title and style ask for.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  {
    Defaults.ask(
      self, "tableView:heightForFooterInSection:", [tableView, section],
      else: UITableView.automaticDimension)
  }
  /// The table's `estimatedRowHeight`.
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    let answer: CGFloat? = Defaults.ask(
      self, "tableView:estimatedHeightForRowAtIndexPath:", [tableView, indexPath], else: nil)
    // Tells the table that it need not ask for every row.
    if answer == nil { tableView.state.lacksRowEstimates = true }
    return answer ?? tableView.estimatedRowHeight
  }
  /// No view.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    Defaults.ask(self, "tableView:viewForHeaderInSection:", [tableView, section], else: nil)
  }
  /// No view.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    Defaults.ask(self, "tableView:viewForFooterInSection:", [tableView, section], else: nil)
  }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    Defaults.tell(
      self, "tableView:accessoryButtonTappedForRowWithIndexPath:", [tableView, indexPath])
  }
  /// Yes.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  {
    Defaults.ask(
      self, "tableView:shouldHighlightRowAtIndexPath:", [tableView, indexPath], else: true)
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    Defaults.tell(self, "tableView:didHighlightRowAtIndexPath:", [tableView, indexPath])
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    Defaults.tell(self, "tableView:didUnhighlightRowAtIndexPath:", [tableView, indexPath])
  }
  /// The same row.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    Defaults.ask(
      self, "tableView:willSelectRowAtIndexPath:", [tableView, indexPath], else: indexPath)
  }
  /// The same row.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    Defaults.ask(
      self, "tableView:willDeselectRowAtIndexPath:", [tableView, indexPath], else: indexPath)
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    Defaults.tell(self, "tableView:didSelectRowAtIndexPath:", [tableView, indexPath])
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    Defaults.tell(self, "tableView:didDeselectRowAtIndexPath:", [tableView, indexPath])
  }
  /// Deletion.
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    Defaults.ask(
      self, "tableView:editingStyleForRowAtIndexPath:", [tableView, indexPath], else: .delete)
  }
  /// The usual one.
  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    Defaults.ask(
      self, "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:", [tableView, indexPath],
      else: nil)
  }
  /// The usual Delete.
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    Defaults.ask(
      self, "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:",
      [tableView, indexPath], else: nil)
  }
  /// No actions.
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    Defaults.ask(
      self, "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:", [tableView, indexPath],
      else: nil)
  }
  /// None.
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    Defaults.ask(
      self, "tableView:contextMenuConfigurationForRowAtIndexPath:point:",
      [tableView, indexPath, point], else: nil)
  }
  /// Where the user wants it.
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    Defaults.ask(
      self, "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:",
      [tableView, sourceIndexPath, proposedDestinationIndexPath],
      else: proposedDestinationIndexPath)
  }
  /// Yes.
  public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    Defaults.ask(
      self, "tableView:shouldIndentWhileEditingRowAtIndexPath:", [tableView, indexPath], else: true)
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    Defaults.tell(self, "tableView:willBeginEditingRowAtIndexPath:", [tableView, indexPath])
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    Defaults.tell(self, "tableView:didEndEditingRowAtIndexPath:", [tableView, indexPath])
  }
}
