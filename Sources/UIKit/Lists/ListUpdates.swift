/// One change of the rows of a table, or of the items of a collection, that an app announces.
enum ListUpdate {
  case insertRows([IndexPath])
  case deleteRows([IndexPath])
  case reloadRows([IndexPath])
  case moveRow(IndexPath, IndexPath)
  case insertSections(IndexSet)
  case deleteSections(IndexSet)
  case reloadSections(IndexSet)
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

  init(_ updates: [ListUpdate]) {
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
