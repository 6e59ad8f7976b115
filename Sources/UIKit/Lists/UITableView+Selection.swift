/// Highlights and selects rows.
extension UITableView {
  // MARK: From code

  func selectFromCode(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard let path, geometry.contains(path) else {
      for path in state.selected { deselect(path, animated: animated) }
      return
    }
    if !allowsSeveral {
      for old in state.selected where old != path { deselect(old, animated: animated) }
    }
    mark(path, animated: animated)
    if position != .none { scroll(to: path, position, animated: animated) }
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    state.selected.removeAll { $0 == path }
    state.visible[path]?.setSelected(false, animated: animated)
  }

  private func mark(_ path: IndexPath, animated: Bool) {
    if !state.selected.contains(path) { state.selected.append(path) }
    state.visible[path]?.setSelected(true, animated: animated)
  }

  private var allowsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private var selects: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  // MARK: By touch

  func rowTouchBegan(_ touch: UITouch) {
    state.highlighted = nil
    if state.swiped != nil {
      // The touch only puts the row back.
      endSwipe()
      return
    }
    guard selects, let path = geometry.path(at: touch.location(in: self).y),
      let cell = state.visible[path],
      cell.frame.contains(touch.location(in: self)),
      delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    state.highlighted = path
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
  }

  func rowTouchCancelled() {
    guard let path = state.highlighted else { return }
    state.highlighted = nil
    state.visible[path]?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  func rowTouchEnded(_ touch: UITouch) {
    guard let path = state.highlighted else { return }
    let isInside = rowRect(path).contains(touch.location(in: self))
    rowTouchCancelled()
    if isInside { userSelects(path) }
  }

  /// What a tap on a row does, in UIKit's order: the delegate is asked, the old row is deselected,
  /// the new one selected, the cell's segue performed, the delegate told.
  private func userSelects(_ path: IndexPath) {
    if allowsSeveral, state.selected.contains(path) {
      userDeselects(path)
      return
    }
    let answer = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let chosen = answer, geometry.contains(chosen) else { return }
    if !allowsSeveral { for old in state.selected where old != chosen { userDeselects(old) } }
    mark(chosen, animated: false)
    let cell = state.visible[chosen]
    cell?.selectionSegue?.performTriggered(cell)
    delegate?.tableView(self, didSelectRowAt: chosen)
    NotificationCenter.default.post(
      name: UITableView.selectionDidChangeNotification, object: self)
  }

  private func userDeselects(_ path: IndexPath) {
    let answer = delegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
    guard let chosen = answer else { return }
    deselect(chosen, animated: false)
    delegate?.tableView(self, didDeselectRowAt: chosen)
  }

  func accessoryTapped(in cell: UITableViewCell) {
    guard let path = path(of: cell) else { return }
    if let segue = cell.accessorySegue { segue.performTriggered(cell) }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}
