/// Carries out announced changes: rows that stay keep their cells and their selection.
extension UITableView {
  func note(_ update: ListUpdate) {
    state.updates.append(update)
    if state.updateDepth == 0 { carryOutUpdates() }
  }

  func finishUpdates() {
    guard state.updateDepth > 0 else { return }
    state.updateDepth -= 1
    if state.updateDepth == 0 { carryOutUpdates() }
  }

  private func carryOutUpdates() {
    let updates = state.updates
    state.updates = []
    let old = state.geometry
    endSwipe()
    state.geometry = nil
    guard let old else {
      setNeedsLayout()
      return
    }
    let map = UpdateMap(updates)
    if reportMismatch(map, old: old) {
      forgetContent()
    } else {
      keepHeights(of: old, map)
      move(map)
    }
    setNeedsLayout()
  }

  /// Rows that stay keep the heights they were measured with, so that nothing above the screen
  /// changes.
  private func keepHeights(of old: TableGeometry, _ map: UpdateMap) {
    buildGeometryIfNeeded()
    // The order decides how sums are rounded.
    for path in old.measured.sorted() where !map.isReloaded(path) {
      guard let new = map.newPath(path), geometry.isAutomatic(new) else { continue }
      state.geometry?.setHeight(old.row(path).height, of: new)
    }
    updateContentSize()
  }

  /// UIKit raises an exception when the data source does not have the rows that the changes lead
  /// to. Here it is reported, and everything asked for again.
  private func reportMismatch(_ map: UpdateMap, old: TableGeometry) -> Bool {
    let rows = old.rowCount + map.change
    guard map.sectionsStay, rows != geometry.rowCount else { return false }
    Diagnostics.report(
      "after these changes the table should have \(rows) rows, and its data source has "
        + "\(geometry.rowCount)", severity: .error)
    return true
  }

  private func move(_ map: UpdateMap) {
    state.selected = state.selected.compactMap { map.newPath($0) }.filter { geometry.contains($0) }
    state.highlighted = nil
    var visible: [IndexPath: UITableViewCell] = [:]
    for (path, cell) in visibleInOrder {
      if let new = map.newPath(path), !map.isReloaded(path), geometry.contains(new) {
        visible[new] = cell
      } else {
        retire(cell, from: path)
      }
    }
    state.visible = visible
    removeHeaders()
    updateVisibleCells()
  }
}
