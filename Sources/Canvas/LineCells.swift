/// The lines of boxes and rules, as arms that reach from the middle of a cell to its sides.
///
/// Lines that cross or meet in a cell share it: their arms add up to `├`, `┬`, `┼` and so on.
struct LineCells {
  /// The arms of one cell, and whether a round or a square box put them there.
  struct Arms: OptionSet {
    var rawValue: UInt8
    static let left = Arms(rawValue: 1)
    static let right = Arms(rawValue: 2)
    static let up = Arms(rawValue: 4)
    static let down = Arms(rawValue: 8)
    static let square = Arms(rawValue: 16)
    static let round = Arms(rawValue: 32)
    static let horizontal: Arms = [.left, .right]
    static let vertical: Arms = [.up, .down]
  }

  private let columns: Int
  private let rows: Int
  /// The width of the screen in points.
  private let width: Double
  private var arms: [Arms]
  /// Whether no box and no rule was added.
  private(set) var isEmpty = true

  init(columns: Int, rows: Int, width: Double) {
    self.columns = columns
    self.rows = rows
    self.width = width
    arms = Array(repeating: [], count: columns * rows)
  }

  func isLine(row: Int, column: Int) -> Bool { !arms[row * columns + column].isEmpty }

  /// Whether a cell holds a line that only goes across.
  func isAcross(row: Int, column: Int) -> Bool {
    let arms = arms[row * columns + column]
    return !arms.isEmpty && arms.isDisjoint(with: .vertical)
  }

  func arms(row: Int, column: Int) -> Arms { arms[row * columns + column] }

  /// Adds the outline of a box, unless it is too small to have one: 3 columns by 2 rows.
  mutating func add(
    _ box: BoxDrawing, order: Int32, clip: ClipRegion, hidden: HiddenCells
  ) {
    let sides = Sides(box.frame)
    guard let outline = BoxOutline(sides) else { return }
    isEmpty = false
    let kind: Arms = box.isRounded ? .round : .square
    let firstSlice = CellMetrics.slice(sides.top)
    let lastSlice = max(firstSlice, CellMetrics.sliceBorder(sides.bottom) - 1)
    let columns = outline.columns
    let rows = outline.rows
    for row in rows.clamped(to: clip.rows) {
      let isTop = row == rows.lowerBound
      let isBottom = row == rows.upperBound - 1
      let middle = CellMetrics.slice(CellMetrics.middle(ofRow: row))
      let slice = isTop ? firstSlice : isBottom ? lastSlice : middle
      var across: Arms = kind
      if !isTop { across.insert(.up) }
      if !isBottom { across.insert(.down) }
      func put(_ column: Int, _ arms: Arms) {
        if !hidden.hides(order, column: column, slice: slice) {
          self.arms[row * self.columns + column].formUnion(arms)
        }
      }
      if isTop || isBottom {
        for column in columns.clamped(to: clip.columns) {
          if column == columns.lowerBound {
            put(column, across.union(.right))
          } else if column == columns.upperBound - 1 {
            put(column, across.union(.left))
          } else {
            put(column, Arms.horizontal.union(kind))
          }
        }
      } else {
        for column in [columns.lowerBound, columns.upperBound - 1]
        where clip.columns.contains(column) {
          put(column, across)
        }
      }
    }
  }

  /// Adds a straight line; one that reaches the edge of the screen touches it.
  mutating func add(
    _ rule: RuleDrawing, order: Int32, clip: ClipRegion, hidden: HiddenCells
  ) {
    let x = Double(rule.origin.x)
    let y = Double(rule.origin.y)
    guard !x.isNaN, !y.isNaN, rule.length > 0 else { return }
    isEmpty = false
    let left = Sides.bounded(x)
    let top = Sides.bounded(y)
    switch rule.axis {
    case .horizontal:
      let right = Sides.bounded(x + rule.length)
      let row = CellMetrics.row(top)
      guard row >= 0 && row < rows && clip.contains(y: top) else { return }
      let first = CellMetrics.columnBorder(left)
      // The last column of a screen may be less than half one.
      let border = right >= width - 0.5 ? columns : CellMetrics.columnBorder(right)
      let end = max(first + 1, border)
      let slice = CellMetrics.slice(top)
      for column in (first..<end).clamped(to: clip.columns)
      where !hidden.hides(order, column: column, slice: slice) {
        var arms: Arms = []
        if column > first || first <= 0 || end == first + 1 { arms.insert(.left) }
        if column < end - 1 || end >= columns || end == first + 1 { arms.insert(.right) }
        self.arms[row * columns + column].formUnion(arms.union(.square))
      }
    case .vertical:
      let bottom = Sides.bounded(y + rule.length)
      let column = CellMetrics.column(left)
      guard clip.columns.contains(column) else { return }
      var first = CellMetrics.rowBorder(top)
      var end = CellMetrics.rowBorder(bottom)
      // One that spans no row stands in the row of its middle.
      if end <= first {
        first = CellMetrics.row((top + bottom) / 2)
        end = first + 1
      }
      for row in (first..<end).clamped(to: clip.rows) {
        let slice = CellMetrics.slice(CellMetrics.middle(ofRow: row))
        if hidden.hides(order, column: column, slice: slice) { continue }
        var arms: Arms = []
        if row > first || first <= 0 || end == first + 1 { arms.insert(.up) }
        if row < end - 1 || end >= rows || end == first + 1 { arms.insert(.down) }
        self.arms[row * columns + column].formUnion(arms.union(.square))
      }
    }
  }

  /// Returns the sign of a cell's arms.
  static func sign(_ arms: Arms) -> Cell {
    let isRound = arms.contains(.round) && !arms.contains(.square)
    let reach = arms.intersection([.left, .right, .up, .down])
    switch reach {
    case [.right, .down]: return isRound ? 0x256D : 0x250C
    case [.left, .down]: return isRound ? 0x256E : 0x2510
    case [.right, .up]: return isRound ? 0x2570 : 0x2514
    case [.left, .up]: return isRound ? 0x256F : 0x2518
    case [.up, .down, .right]: return 0x251C
    case [.up, .down, .left]: return 0x2524
    case [.left, .right, .down]: return 0x252C
    case [.left, .right, .up]: return 0x2534
    case [.left, .right, .up, .down]: return 0x253C
    case .up, .down, .vertical: return 0x2502
    default: return 0x2500
    }
  }
}

/// The cells that the outline of a box takes.
struct BoxOutline {
  let columns: Range<Int>
  let rows: Range<Int>

  /// Rounds the sides of a box to cells; nil when it has fewer than 3 columns or 2 rows.
  init?(_ sides: Sides) {
    let left = CellMetrics.columnBorder(sides.left)
    let right = CellMetrics.columnBorder(sides.right)
    let top = CellMetrics.rowBorder(sides.top)
    let bottom = CellMetrics.rowBorder(sides.bottom)
    guard right - left >= 3 && bottom - top >= 2 else { return nil }
    columns = left..<right
    rows = top..<bottom
  }
}
