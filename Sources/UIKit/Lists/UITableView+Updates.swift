/// One change that an app announces.
enum TableUpdate {
  case insertRows([IndexPath])
  case deleteRows([IndexPath])
  case reloadRows([IndexPath])
  case moveRow(IndexPath, IndexPath)
  case insertSections(IndexSet)
  case deleteSections(IndexSet)
  case reloadSections(IndexSet)
}

/// Carries out announced changes: rows that stay keep their cells and their selection.
extension UITableView {
  func note(_ update: TableUpdate) {
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
    let map = UpdateMap(updates, old: old)
    if reportMismatch(map, old: old) { forgetContent() } else { move(map) }
    setNeedsLayout()
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

/// Where each row goes.
///
/// Deletions and reloads name rows as they were before, insertions as they are after all deletions
/// (documented with `performBatchUpdates`).
struct UpdateMap {
  private var deletedRows: [Int: IndexSet] = [:]
  private var insertedRows: [Int: IndexSet] = [:]
  private var deletedSections = IndexSet()
  private var insertedSections = IndexSet()
  private var reloaded: Set<IndexPath> = []
  private var reloadedSections = IndexSet()
  private var moves: [IndexPath: IndexPath] = [:]
  /// How many rows there are more than before, apart from whole sections.
  private(set) var change = 0

  init(_ updates: [TableUpdate], old: TableGeometry) {
    for update in updates {
      switch update {
      case .insertRows(let paths):
        for path in paths { insertedRows[path.section, default: []].insert(legal: path.row) }
        change += paths.count
      case .deleteRows(let paths):
        for path in paths { deletedRows[path.section, default: []].insert(legal: path.row) }
        change -= paths.count
      case .reloadRows(let paths): reloaded.formUnion(paths)
      case .moveRow(let from, let to):
        moves[from] = to
        deletedRows[from.section, default: []].insert(legal: from.row)
        insertedRows[to.section, default: []].insert(legal: to.row)
      case .insertSections(let sections): insertedSections.formUnion(sections)
      case .deleteSections(let sections): deletedSections.formUnion(sections)
      case .reloadSections(let sections): reloadedSections.formUnion(sections)
      }
    }
  }

  /// Whether no section came, went or was asked for again.
  var sectionsStay: Bool {
    insertedSections.isEmpty && deletedSections.isEmpty && reloadedSections.isEmpty
  }

  func isReloaded(_ path: IndexPath) -> Bool {
    reloaded.contains(path) || reloadedSections.contains(path.section)
  }

  /// Where a row stands after the changes; nil when it is deleted.
  func newPath(_ path: IndexPath) -> IndexPath? {
    if let goal = moves[path] { return goal }
    guard !deletedSections.contains(path.section),
      let section = UpdateMap.shifted(path.section, deletedSections, insertedSections),
      let row = UpdateMap.shifted(
        path.row, deletedRows[path.section] ?? [], insertedRows[section] ?? [])
    else { return nil }
    return IndexPath(row: row, section: section)
  }

  /// The new place of a number when some were taken out before and others put in after that.
  private static func shifted(_ number: Int, _ deleted: IndexSet, _ inserted: IndexSet) -> Int? {
    guard number >= 0, !deleted.contains(number) else { return nil }
    var result = number - deleted.count(in: 0..<number)
    for range in inserted.rangeView {
      guard range.lowerBound <= result else { break }
      result += range.count
    }
    return result
  }
}

extension IndexSet {
  /// Adds a number, unless it is negative, which no row is.
  fileprivate mutating func insert(legal number: Int) { if number >= 0 { insert(number) } }
}
