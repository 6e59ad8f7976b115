/// A row, and the height in it at which surfaces are asked whether they hide something.
struct Lane: Equatable {
  var row: Int
  var slice: Int
  /// Whether the item wants to stand here; elsewhere it avoids what it may interrupt here.
  var isHome: Bool
}

/// Cells that found their place.
struct Piece {
  var lane: Lane
  /// The first column; it may lie outside the screen.
  var start: Int
  var cells: [Cell]
  /// The columns the cells could have used.
  var span: Range<Int>
}

/// One line of text on its way to a row.
struct TextLine {
  var cells: [Cell]
  /// The row it wants: its own middle, moved when another line of its text stands there.
  var row: Int
  /// Its middle in points.
  var y: Double
}

/// Something with signs in it, that must not share cells with any other.
struct PlacedItem {
  /// What an item is made of.
  enum Content {
    /// Lines that may move, run on and wrap.
    case text([TextLine])
    /// A single line that knows how to look at any width.
    case bar(Bar)
    /// A word in a box, that gives way to all others; `short` is what it shrinks to.
    case badge(full: [Cell], short: [Cell])
  }

  /// When it was drawn.
  var order: Int32
  var clip: ClipRegion
  var frame: Sides
  /// The cells of the frame.
  var columns: Range<Int>
  var rows: Range<Int>
  /// The columns where the longest line of a text would like to stand: it may interrupt a separator
  /// there.
  private(set) var homeColumns = 0..<0
  var placement: HorizontalPlacement
  var content: Content
  /// Where it ended up; empty when nothing of it can be seen.
  var pieces: [Piece] = []

  init(
    order: Int32, clip: ClipRegion, frame: Sides, placement: HorizontalPlacement, content: Content
  ) {
    self.order = order
    self.clip = clip
    self.frame = frame
    self.placement = placement
    self.content = content
    let left = CellMetrics.columnBorder(frame.left)
    columns = left..<max(left + 1, CellMetrics.columnBorder(frame.right))
    let home = CellMetrics.row(frame.middleY)
    let covered = CellMetrics.rows(from: frame.top, to: frame.bottom)
    rows = covered.isEmpty ? home..<(home + 1) : covered
    if case .text(let lines) = content {
      let count = lines.reduce(0) { max($0, $1.cells.count) }
      let start = start(ofCells: count)
      homeColumns = start..<(start + count)
    }
  }

  /// The row of the frame's middle.
  var homeRow: Int { CellMetrics.row(frame.middleY) }

  /// Returns the column where `count` cells start when nothing is in their way.
  func start(ofCells count: Int) -> Int {
    switch placement {
    case .left: return columns.lowerBound
    case .right: return columns.upperBound - count
    case .center:
      let start = CellMetrics.start(ofCells: count, centeredAt: frame.middleX)
      if count > columns.count { return start }
      return min(max(start, columns.lowerBound), columns.upperBound - count)
    }
  }

  /// Returns the row as a lane, or nil when clip or screen leave it out.
  ///
  /// - Parameter y: the middle of what stands there, if it stands where it wants.
  func lane(row: Int, y: Double? = nil) -> Lane? {
    guard row >= 0 && row < clip.screenRows else { return nil }
    var height = CellMetrics.middle(ofRow: row)
    if let y, CellMetrics.row(y) == row {
      height = y
    } else if rows.contains(row) {
      height = min(max(height, frame.top), max(frame.top, frame.bottom - 1))
    }
    guard clip.contains(y: height) else { return nil }
    let slice = CellMetrics.slice(height)
    return Lane(row: row, slice: slice, isHome: y != nil)
  }

  /// The steps from a row to the ones around it, nearest first and downwards first.
  ///
  /// Who is further away than this would not be found by a reader anyway.
  static let steps: [Int] = {
    var steps = [0]
    for distance in 1...24 { steps += [distance, -distance] }
    return steps
  }()
}
