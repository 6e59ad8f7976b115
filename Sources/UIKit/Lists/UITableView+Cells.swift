/// Gives the rows on screen their cells, and takes the others back.
extension UITableView {
  /// Forgets everything about rows; the data source is asked again.
  func forgetContent() {
    endSwipe()
    for (path, cell) in visibleInOrder { retire(cell, from: path) }
    state.visible = [:]
    removeHeaders()
    state.selected = []
    state.highlighted = nil
    state.updates = []
    setNeedsGeometry()
  }

  func removeHeaders() {
    for (_, view) in state.headers.sorted(by: { $0.key < $1.key }) { retireHeader(view) }
    for (_, view) in state.footers.sorted(by: { $0.key < $1.key }) { retireHeader(view) }
    state.headers = [:]
    state.footers = [:]
  }

  func replaceEdgeView(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsGeometry()
  }

  func layOutTable() {
    let heightBefore = tableHeaderView?.frame.height
    tableHeaderView.map {
      $0.frame = CGRect(x: 0, y: 0, width: bounds.width, height: $0.frame.height)
    }
    if heightBefore != nil, state.geometry?.top != heightBefore { setNeedsGeometry() }
    buildGeometryIfNeeded()
    contentOffsetStaysLegal()
    layOutRows()
    layOutHeaders()
    layOutEdges()
    layOutIndex()
  }

  /// A table that lost rows does not stay below its end.
  private func contentOffsetStaysLegal() {
    guard !isDragging, bounds.height > 0 else { return }
    // Insets that the offset does not follow yet move it by themselves.
    let inset = settledInset
    let end = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    if contentOffset.y > end { contentOffset.y = end }
  }

  private func layOutEdges() {
    let width = bounds.width
    if let tableFooterView {
      tableFooterView.frame = CGRect(
        x: 0, y: geometry.bottom, width: width, height: tableFooterView.frame.height)
    }
    backgroundView?.frame = bounds
  }

  /// Rows are needed before the next layout when somebody asks for a cell.
  func layoutRowsIfNeeded() {
    guard needsLayout, bounds.height > 0 else { return }
    buildGeometryIfNeeded()
    layOutRows()
  }

  // MARK: Rows

  /// The visible cells from top to bottom.
  ///
  /// The order decides what the delegate hears first and which cell is used again for which row,
  /// so that it must not be the dictionary's, which changes from run to run.
  var visibleInOrder: [(key: IndexPath, value: UITableViewCell)] {
    state.visible.sorted { $0.key < $1.key }
  }

  func layOutRows() {
    // A cell may ask for changes that move rows; what it was asked for is then out of date.
    guard !state.isLayingOut else { return }
    state.isLayingOut = true
    defer { state.isLayingOut = false }
    var wanted: Set<IndexPath> = []
    // Rows above that turn out lower than estimated let others in, until the screen is full.
    for _ in 0..<100 {
      let start = firstVisibleRow
      wanted = showRows(from: start)
      if firstVisibleRow == start { break }
    }
    for (path, cell) in visibleInOrder where !wanted.contains(path) {
      state.visible[path] = nil
      retire(cell, from: path)
    }
    updateContentSize()
  }

  /// Gives the rows from one down to the lower edge their cells; which they are.
  private func showRows(from start: IndexPath?) -> Set<IndexPath> {
    var wanted: Set<IndexPath> = []
    var row = start
    while let path = row, wanted.count < 1000 {
      let cell = state.visible[path] ?? show(path)
      guard geometry.contains(path) else { break }
      measure(cell, at: path)
      place(cell, at: path)
      wanted.insert(path)
      row = rowBelow(path)
    }
    return wanted
  }

  private var firstVisibleRow: IndexPath? {
    for section in geometry.sections(from: bounds.minY, to: bounds.maxY) {
      let rows = geometry.sections[section].rows
      let start = geometry.section(section).y + geometry.sections[section].header
      guard rows.total > 0, start < bounds.maxY, start + rows.total > bounds.minY else { continue }
      return rows.index(at: bounds.minY - start).map { IndexPath(row: $0, section: section) }
    }
    return nil
  }

  /// The next row with a height that begins on screen.
  private func rowBelow(_ path: IndexPath) -> IndexPath? {
    let end = rowRect(path).maxY
    guard end < bounds.maxY else { return nil }
    let rows = geometry.sections[path.section].rows
    let inside = rows.offset(of: path.row + 1)
    if inside < rows.total, let next = rows.index(at: inside), next > path.row {
      return IndexPath(row: next, section: path.section)
    }
    let last = geometry.sections(from: bounds.minY, to: bounds.maxY).upperBound
    var section = path.section + 1
    while section < last {
      let start = geometry.section(section).y + geometry.sections[section].header
      guard start < bounds.maxY else { return nil }
      let rows = geometry.sections[section].rows
      if rows.total > 0 { return rows.index(at: 0).map { IndexPath(row: $0, section: section) } }
      section += 1
    }
    return nil
  }

  /// Makes the cell of a row that comes on screen.
  private func show(_ path: IndexPath) -> UITableViewCell {
    let cell = makeCell(path)
    if let old = state.visible.first(where: { $0.value === cell })?.key { state.visible[old] = nil }
    state.visible[path] = cell
    cell.tableView = self
    cell.frame = rowRect(path)
    cell.storage.editingStyle = editingStyle(path)
    cell.storage.canMove = isEditing && canMove(path, cell)
    let isEdited = isEditing && canEdit(path)
    if cell.isEditing != isEdited { cell.setEditing(isEdited, animated: false) }
    cell.updateReorderHandle()
    let isSelected = state.selected.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    updateSeparator(cell, at: path)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    cell.setNeedsLayout()
    return cell
  }

  private func makeCell(_ path: IndexPath) -> UITableViewCell {
    if !state.isDesignTime, let dataSource {
      return dataSource.tableView(self, cellForRowAt: path)
    }
    return state.content?.cell(path) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Asks a cell how high it wants to be, the first time and whenever its layout changed.
  private func measure(_ cell: UITableViewCell, at path: IndexPath) {
    guard geometry.isAutomatic(path) else { return }
    let isNew = !geometry.measured.contains(path)
    guard isNew || cell.needsLayout || cell.contentView.needsLayout else { return }
    let old = geometry.row(path)
    let height = automaticHeight(of: cell)
    state.geometry?.setHeight(height, of: path)
    // A row that comes in at the top grows upwards, so that those below it stay where they are.
    if isNew, old.y < bounds.minY, height != old.height { shiftContent(by: height - old.height) }
  }

  private func automaticHeight(of cell: UITableViewCell) -> CGFloat {
    if let canvas = cell.storage.canvas { return canvas.cell.height }
    let target = CGSize(width: max(0, bounds.width - cardInset * 2), height: 0)
    return cell.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func place(_ cell: UITableViewCell, at path: IndexPath) {
    var rect = rowRect(path)
    if let canvas = cell.storage.canvas {
      rect.origin.x = canvas.cell.minX
      rect.size.width = canvas.cell.width
    }
    if cell.frame != rect { cell.frame = rect }
  }

  private func updateSeparator(_ cell: UITableViewCell, at path: IndexPath) {
    // The last row of a grouped section has no line of its own here: the card ends with it.
    let isLast = path.row == numberOfRows(inSection: path.section) - 1
    cell.storage.separator.isHidden =
      separatorStyle == .none || (style != .plain && isLast)
  }

  func updateVisibleCells() {
    for (path, cell) in visibleInOrder {
      updateSeparator(cell, at: path)
      cell.setNeedsLayout()
    }
  }

  func retire(_ cell: UITableViewCell, from path: IndexPath) {
    if cell.superview === self { cell.removeFromSuperview() }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    // The rows of a static table stay what they are.
    if state.content == nil { state.factory.keep(cell) }
  }

  func path(of cell: UITableViewCell) -> IndexPath? {
    state.visible.first { $0.value === cell }?.key
  }
}
