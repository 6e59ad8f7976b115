/// The controls of editing, and what a swipe over a row shows.
extension UITableView {
  func canEdit(_ path: IndexPath) -> Bool {
    guard let dataSource else { return false }
    return dataSource.tableView(self, canEditRowAt: path)
  }

  func editingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
    guard canEdit(path) else { return .none }
    return delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  func applyEditing(_ editing: Bool) {
    guard editing != state.isEditing else { return }
    endSwipe()
    state.isEditing = editing
    if editing, !allowsSelectionDuringEditing, !allowsMultipleSelectionDuringEditing {
      for path in state.selected { deselect(path, animated: false) }
    }
    for (path, cell) in visibleInOrder {
      cell.storage.editingStyle = editingStyle(path)
      cell.storage.canMove = editing && canMove(path, cell)
      cell.setEditing(editing && canEdit(path), animated: false)
      let indents = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
      if !indents { cell.shouldIndentWhileEditing = false }
      cell.updateReorderHandle()
    }
    setNeedsLayout()
  }

  /// The sign of deletion asks once more; the sign of insertion acts at once.
  func editControlTapped(in cell: UITableViewCell, style: UITableViewCell.EditingStyle) {
    guard let path = path(of: cell) else { return }
    if style == .insert {
      commit(.insert, at: path)
    } else if state.swiped == path {
      endSwipe()
    } else {
      endSwipe()
      state.swiped = path
      cell.showActions([deleteButton(path)])
    }
  }

  // MARK: Swipe

  /// Whether a swipe to the right over the row shows something.
  private func leadingActions(at path: IndexPath) -> [UIView]? {
    guard canEdit(path), !isEditing,
      let configuration = delegate?.tableView(
        self, leadingSwipeActionsConfigurationForRowAt: path),
      !configuration.actions.isEmpty
    else { return nil }
    return configuration.actions.map { button(for: $0, path) }
  }

  /// Whether a swipe to the left over the row shows something.
  func swipeActions(at path: IndexPath) -> [UIView]? {
    guard canEdit(path), !isEditing else { return nil }
    let configuration = delegate?.tableView(
      self, trailingSwipeActionsConfigurationForRowAt: path)
    if let configuration {
      return configuration.actions.isEmpty
        ? nil : configuration.actions.map { button(for: $0, path) }
    }
    guard editingStyle(path) == .delete, let dataSource,
      _implements(dataSource, "tableView:commitEditingStyle:forRowAtIndexPath:")
    else { return nil }
    return [deleteButton(path)]
  }

  /// Shows the actions of the row at a point; false when it has none.
  ///
  /// - Parameter isLeading: Whether they are those of a swipe from the leading edge.
  func beginSwipe(at point: CGPoint, isLeading: Bool = false) -> Bool {
    guard let path = geometry.path(at: point.y), let cell = state.visible[path],
      state.swiped != path,
      let buttons = isLeading ? leadingActions(at: path) : swipeActions(at: path)
    else { return false }
    endSwipe()
    delegate?.tableView(self, willBeginEditingRowAt: path)
    state.swiped = path
    state.isSwipeEditing = true
    cell.showActions(buttons, isLeading: isLeading)
    return true
  }

  /// Puts back the row that shows a Delete button or actions.
  func endSwipe() {
    guard let path = state.swiped else { return }
    state.swiped = nil
    state.visible[path]?.hideActions()
    guard state.isSwipeEditing else { return }
    state.isSwipeEditing = false
    delegate?.tableView(self, didEndEditingRowAt: path)
  }

  private func deleteButton(_ path: IndexPath) -> RowActionButton {
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    return RowActionButton(title: title ?? "Delete") { [weak self] in
      guard let self else { return }
      let now = state.swiped ?? path
      endSwipe()
      commit(.delete, at: now)
    }
  }

  private func button(for action: UIContextualAction, _ path: IndexPath) -> RowActionButton {
    RowActionButton(title: action.title ?? "") { [weak self] in
      guard let self, let cell = state.visible[path] else { return }
      action.handler(action, cell) { [weak self] _ in self?.endSwipe() }
    }
  }

  private func commit(_ style: UITableViewCell.EditingStyle, at path: IndexPath) {
    guard geometry.contains(path) else { return }
    dataSource?.tableView(self, commit: style, forRowAt: path)
  }
}

/// Notices a swipe over a row that has something to show.
final class RowSwipeRecognizer: UIGestureRecognizer {
  private var isPossible = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    isPossible = true
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard isPossible, let table = view as? UITableView else { return }
    let distance = max(abs(movement.x), abs(movement.y))
    guard distance >= ScrollDragRecognizer.threshold else { return }
    isPossible = false
    let isForward = (movement.x > 0) != table.isRightToLeft
    if isForward, abs(movement.x) > abs(movement.y), table.state.swiped != nil {
      table.endSwipe()
      recognize()
      return
    }
    guard abs(movement.x) > abs(movement.y),
      table.beginSwipe(
        at: table.convert(startLocation, from: nil), isLeading: isForward)
    else { return }
    recognize()
  }
}
