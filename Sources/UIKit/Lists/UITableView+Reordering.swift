import Canvas

/// Rows that the user moves by their handles.
extension UITableView {
  /// Whether a row shows a handle while the table is edited: the data source can carry out a move,
  /// which a class that was not translated says by the cell's `showsReorderControl`.
  func canMove(_ path: IndexPath, _ cell: UITableViewCell) -> Bool {
    guard let dataSource else { return false }
    let bindings = ClassRegistry.bindings(of: type(of: dataSource))
    let implements = bindings.methods["tableView:moveRowAtIndexPath:toIndexPath:"] != nil
    return (implements || cell.showsReorderControl)
      && dataSource.tableView(self, canMoveRowAt: path)
  }

  /// Moves the row of a cell to where a finger was lifted, in points of the content.
  func reorder(_ cell: UITableViewCell, to point: CGPoint) {
    guard let source = path(of: cell), let goal = destination(at: point) else { return }
    let wanted =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: goal) ?? goal
    guard wanted != source, geometry.sections.indices.contains(wanted.section) else { return }
    dataSource?.tableView(self, moveRowAt: source, to: wanted)
    moveRow(at: source, to: wanted)
  }

  /// The row at a point, or the last one for a point below all rows.
  private func destination(at point: CGPoint) -> IndexPath? {
    if let path = geometry.path(at: point.y) { return path }
    let last = geometry.sections.lastIndex { $0.rows.count > 0 }
    guard let last, point.y > sectionRect(last).midY else { return nil }
    return IndexPath(row: geometry.sections[last].rows.count - 1, section: last)
  }
}

/// The handle of a row that may be moved: `≡`.
@MainActor final class ReorderHandle: UIControl {
  private weak var cell: UITableViewCell?

  init(of cell: UITableViewCell) {
    self.cell = cell
    super.init(frame: CGRect(x: 0, y: 0, width: 22, height: 44))
    // A finger on a handle moves the row and not the table.
    addGestureRecognizer(HandleRecognizer(target: nil, action: nil))
  }

  required init?(coder: NSCoder) { nil }

  fileprivate func drop(at point: CGPoint) {
    guard let cell, let table = cell.tableView else { return }
    table.reorder(cell, to: table.convert(point, from: nil))
  }

  override func draw(on canvas: any Canvas, frame: CGRect) {
    canvas.draw(TextDrawing(lines: ["≡"], frame: frame, placement: .right))
  }

  override var accessibilityKind: AccessibilityKind { .button }

  override func describe(_ element: inout AccessibilityElement) {
    element.label = "Reorder " + (cell?.spokenTexts.joined(separator: ", ") ?? "")
  }
}

/// Follows a finger on a handle, before the table's own recognizers see it drag.
@MainActor private final class HandleRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    recognize(as: .began)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    state = .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .ended
    (view as? ReorderHandle)?.drop(at: location(in: nil))
  }
}
