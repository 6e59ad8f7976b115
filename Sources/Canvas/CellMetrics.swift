import Foundation

/// The one place where points become cells.
enum CellMetrics {
  /// The width of a cell in points.
  static let width = 8.0
  /// The height of a cell in points.
  static let height = 16.0
  /// The height of the slices in which surfaces hide what is below, in points.
  static let sliceHeight = 4.0
  /// How many slices a row has.
  static let slicesPerRow = 4
  /// Nothing further away than this is told apart, in points.
  static let farthest = 1e7

  // Layout leaves errors around 1e-9 points; they must not move anything by a cell.
  private static let tolerance = 1e-6

  /// Returns the border between two columns that is nearest to `x`, the left one of two as near.
  static func columnBorder(_ x: Double) -> Int { border(x / width) }

  /// Returns the border between two rows that is nearest to `y`, the upper one of two as near.
  static func rowBorder(_ y: Double) -> Int { border(y / height) }

  /// Returns the border between two slices that is nearest to `y`.
  static func sliceBorder(_ y: Double) -> Int { border(y / sliceHeight) }

  /// Returns the column that holds `x`.
  static func column(_ x: Double) -> Int { floor(x / width) }

  /// Returns the row that holds `y`.
  static func row(_ y: Double) -> Int { floor(y / height) }

  /// Returns the slice that holds `y`.
  static func slice(_ y: Double) -> Int { floor(y / sliceHeight) }

  /// Returns the middle line of a row in points.
  static func middle(ofRow row: Int) -> Double { (Double(row) + 0.5) * height }

  /// Returns the rows of which at least a quarter lies between `top` and `bottom`.
  static func rows(from top: Double, to bottom: Double) -> Range<Int> {
    let first = ceil((top - height + sliceHeight) / height)
    let last = floor((bottom - sliceHeight) / height)
    return first..<max(first, last + 1)
  }

  /// Returns where something `count` cells wide starts when its middle is at `x`; left on a tie.
  static func start(ofCells count: Int, centeredAt x: Double) -> Int {
    border(x / width - Double(count) / 2)
  }

  private static func border(_ value: Double) -> Int { ceil(value - 0.5) }
  private static func ceil(_ value: Double) -> Int { Int((value - tolerance).rounded(.up)) }
  private static func floor(_ value: Double) -> Int { Int((value + tolerance).rounded(.down)) }
}

/// A rectangle by its sides, in points, all of them finite.
struct Sides: Equatable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  /// A rectangle that holds nothing.
  static let nothing = Sides(left: 0, top: 0, right: 0, bottom: 0)

  init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// Reads a rectangle; one with a side that is not a number, or without an area, holds nothing.
  init(_ rect: CGRect) {
    let values = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(Double.init)
    let isUsable = !values.contains { $0.isNaN } && values[2] > 0 && values[3] > 0
    guard isUsable else {
      self = .nothing
      return
    }
    left = Sides.bounded(values[0])
    top = Sides.bounded(values[1])
    // Minus infinity and infinity add up to no number: the rectangle that holds everything.
    right = Sides.bounded(values[0] + values[2])
    bottom = Sides.bounded(values[1] + values[3])
  }

  var isEmpty: Bool { !(left < right && top < bottom) }
  var middleX: Double { (left + right) / 2 }
  var middleY: Double { (top + bottom) / 2 }

  /// Whether no column of cells, or no slice of one, has half its points in it.
  var isThinnerThanCells: Bool {
    CellMetrics.columnBorder(left) == CellMetrics.columnBorder(right)
      || CellMetrics.sliceBorder(top) == CellMetrics.sliceBorder(bottom)
  }

  func intersection(_ other: Sides) -> Sides {
    let result = Sides(
      left: max(left, other.left), top: max(top, other.top),
      right: min(right, other.right), bottom: min(bottom, other.bottom))
    return result.isEmpty ? .nothing : result
  }

  /// Returns `value` between the farthest points; what is no number becomes the farthest.
  static func bounded(_ value: Double) -> Double {
    if value.isNaN { return CellMetrics.farthest }
    return min(max(value, -CellMetrics.farthest), CellMetrics.farthest)
  }
}

/// The part of the screen that drawings may touch.
struct ClipRegion {
  /// The same in points.
  var sides: Sides
  /// The columns, inside the screen.
  var columns: Range<Int>
  /// The rows for lines of boxes, inside the screen.
  var rows: Range<Int>
  /// The rows of the whole screen.
  let screenRows: Int

  /// The clip that a screen of so many cells is by itself.
  init(columns: Int, rows: Int) {
    sides = Sides(
      left: 0, top: 0, right: Double(columns) * CellMetrics.width,
      bottom: Double(rows) * CellMetrics.height)
    self.columns = 0..<columns
    self.rows = 0..<rows
    screenRows = rows
  }

  /// Returns the part of this clip that lies in `rect` too.
  func intersection(_ rect: CGRect) -> ClipRegion {
    var result = self
    result.sides = sides.intersection(Sides(rect))
    let left = CellMetrics.columnBorder(result.sides.left)
    let right = CellMetrics.columnBorder(result.sides.right)
    result.columns = (left..<max(left, right)).clamped(to: columns)
    let top = CellMetrics.rowBorder(result.sides.top)
    let bottom = CellMetrics.rowBorder(result.sides.bottom)
    result.rows = (top..<max(top, bottom)).clamped(to: rows)
    return result
  }

  var isEmpty: Bool { sides.isEmpty || columns.isEmpty }

  /// The same columns from the first row of the screen to the last.
  var withEveryRow: ClipRegion {
    var result = self
    result.sides.top = 0
    result.sides.bottom = Double(screenRows) * CellMetrics.height
    return result
  }

  func contains(y: Double) -> Bool { y >= sides.top && y < sides.bottom }
}
