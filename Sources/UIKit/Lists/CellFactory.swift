import InterfaceBuilder

/// Makes the cells and headers of a table by their identifiers, and keeps those to use again.
@MainActor struct CellFactory {
  /// What a view is made from.
  enum Origin {
    case type(AnyClass)
    case nib(UINib)
    case prototype(CellPrototype)
  }

  var cells: [String: Origin] = [:]
  var headers: [String: Origin] = [:]
  private var idleCells: [String: [UITableViewCell]] = [:]
  private var idleHeaders: [String: [UITableViewHeaderFooterView]] = [:]

  /// Keeps a cell that left the screen; one without an identifier is let go.
  mutating func keep(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier, !identifier.isEmpty else { return }
    if idleCells[identifier]?.contains(where: { $0 === cell }) == true { return }
    idleCells[identifier, default: []].append(cell)
  }

  /// Keeps a header or footer that left the screen.
  mutating func keep(_ view: UITableViewHeaderFooterView) {
    guard let identifier = view.reuseIdentifier, !identifier.isEmpty else { return }
    idleHeaders[identifier, default: []].append(view)
  }

  mutating func idleCell(_ identifier: String) -> UITableViewCell? {
    idleCells[identifier]?.popLast()
  }

  mutating func idleHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
    idleHeaders[identifier]?.popLast()
  }

  func makeCell(_ identifier: String) -> UITableViewCell? {
    switch cells[identifier] {
    case .type(let type):
      UITableViewCell.pendingReuseIdentifier = identifier
      defer { UITableViewCell.pendingReuseIdentifier = nil }
      if type == UITableViewCell.self {
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
      }
      return CellFactory.make(type) as? UITableViewCell
    case .nib(let nib):
      let cell = nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first
      if let cell, cell.storedReuseIdentifier == nil { cell.storedReuseIdentifier = identifier }
      return cell
    case .prototype(let prototype):
      return prototype.make() as? UITableViewCell
    case nil:
      return nil
    }
  }

  func makeHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
    switch headers[identifier] {
    case .type(let type):
      UITableViewCell.pendingReuseIdentifier = identifier
      defer { UITableViewCell.pendingReuseIdentifier = nil }
      if type == UITableViewHeaderFooterView.self {
        return UITableViewHeaderFooterView(reuseIdentifier: identifier)
      }
      return CellFactory.make(type) as? UITableViewHeaderFooterView
    case .nib(let nib):
      return nib.instantiate(withOwner: nil).lazy
        .compactMap { $0 as? UITableViewHeaderFooterView }.first
    case .prototype, nil:
      return nil
    }
  }

  /// Makes a view of a class of the app.
  ///
  /// Swift calls an initializer of a class that is only known at run time if every subclass must
  /// have it. `init(style:reuseIdentifier:)` is no such one, but the plain `init()` of a cell leads
  /// there, and the tables of translated sources know it. What is left is `init(coder:)`.
  static func make(_ type: AnyClass) -> AnyObject? {
    if let create = ClassRegistry.bindings(of: type).create { return create() }
    return (type as? any NibObject.Type)?.init(coder: NSCoder())
  }
}

extension UITableView {
  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    let cell: UITableViewCell
    if let idle = state.factory.idleCell(identifier) {
      cell = idle
      idle.prepareForReuse()
    } else if let made = state.factory.makeCell(identifier) {
      cell = made
    } else {
      return nil
    }
    cell.tableView = self
    return cell
  }

  func dequeueCellOrReport(_ identifier: String) -> UITableViewCell {
    if let cell = dequeueCell(identifier) { return cell }
    Diagnostics.report(
      "no cell is registered for identifier \"\(identifier)\"; an empty one is shown",
      severity: .error)
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  func dequeueHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let idle = state.factory.idleHeader(identifier) {
      idle.prepareForReuse()
      return idle
    }
    return state.factory.makeHeader(identifier)
  }
}
