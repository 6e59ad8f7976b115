/// Where everything in a table stands, in points of its content.
struct TableGeometry {
  /// One section from header to footer.
  struct Section {
    var header: CGFloat
    var rows: LengthList
    var footer: CGFloat
    /// Which rows are as high as their cells ask for.
    var automatic = AutomaticRows.none

    var height: CGFloat { header + rows.total + footer }
  }

  /// Which rows of a section take their height from their cell, once it is there.
  enum AutomaticRows {
    case none
    case all
    case some(Set<Int>)

    func contains(_ row: Int) -> Bool {
      switch self {
      case .none: false
      case .all: true
      case .some(let rows): rows.contains(row)
      }
    }
  }

  private(set) var sections: [Section]
  /// The rows whose height was asked of their cell; the others have an estimate.
  private(set) var measured: Set<IndexPath> = []
  private var places: LengthList
  /// The height of the table's own header.
  var top: CGFloat

  init(sections: [Section], top: CGFloat) {
    self.sections = sections
    self.top = LengthList.legal(top)
    places = LengthList(sections.map(\.height), limit: .greatestFiniteMagnitude)
  }

  /// Where the last section ends.
  var bottom: CGFloat { top + places.total }

  /// Whether the table has a row at this place.
  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && path.row >= 0 && path.row < sections[path.section].rows.count
  }

  /// How many rows there are in all.
  var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }

  /// Top and height of a section.
  func section(_ section: Int) -> (y: CGFloat, height: CGFloat) {
    (top + places.offset(of: section), places[section])
  }

  /// Top and height of a row.
  func row(_ path: IndexPath) -> (y: CGFloat, height: CGFloat) {
    let section = sections[path.section]
    let start = top + places.offset(of: path.section) + section.header
    return (start + section.rows.offset(of: path.row), section.rows[path.row])
  }

  /// Whether some rows take their heights from their cells.
  var hasEstimates: Bool {
    sections.contains { section in
      if case .none = section.automatic { return false }
      return true
    }
  }

  /// Whether a row takes its height from its cell.
  func isAutomatic(_ path: IndexPath) -> Bool {
    contains(path) && sections[path.section].automatic.contains(path.row)
  }

  /// Changes the height of a row that was measured.
  mutating func setHeight(_ height: CGFloat, of path: IndexPath) {
    guard contains(path) else { return }
    measured.insert(path)
    sections[path.section].rows.set(height, at: path.row)
    places.set(sections[path.section].height, at: path.section)
  }

  /// The sections that begin above `end` and end below `start`.
  func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard end > start, let first = places.index(at: start - top),
      let last = places.index(at: end - top)
    else { return 0..<0 }
    return first..<(last + 1)
  }

  /// The row that stands at a height; nil beside all rows.
  func path(at y: CGFloat) -> IndexPath? {
    guard y >= top, y < bottom, let section = places.index(at: y - top) else { return nil }
    let inside = y - top - places.offset(of: section) - sections[section].header
    let rows = sections[section].rows
    guard inside >= 0, inside < rows.total, let row = rows.index(at: inside) else { return nil }
    return IndexPath(row: row, section: section)
  }
}
