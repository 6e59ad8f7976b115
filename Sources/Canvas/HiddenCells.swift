/// A surface that hides what was drawn before it.
struct Surface {
  /// When it was drawn.
  var order: Int32
  /// Where it stands, already inside its clip, in points.
  var sides: Sides

  /// Whether it was drawn after `other` and hides every point of it.
  func covers(_ other: Surface) -> Bool {
    order > other.order && sides.intersection(other.sides) == other.sides
  }
}

/// Which cells are hidden, and since when.
///
/// Cells are told apart by slices of a quarter row, because a surface that begins in the middle of
/// a row hides a label that stands below its edge and not one that stands above it.
struct HiddenCells {
  private let columns: Int
  private let slices: Int
  /// The last surface on each cell, slice by slice; empty when there is no surface.
  private var lastOrders: [Int32] = []

  /// Collects `surfaces`, given from back to front, on a screen of `columns` × `rows` cells.
  ///
  /// A cell belongs to a surface when at least half its width does, so that a surface hides
  /// exactly the cells that text in the same rectangle would take.
  init(_ surfaces: [Surface], columns: Int, rows: Int) {
    self.columns = columns
    slices = rows * CellMetrics.slicesPerRow
    if surfaces.isEmpty || columns == 0 || rows == 0 { return }
    lastOrders = Array(repeating: -1, count: columns * slices)
    let areas: [(order: Int32, span: Range<Int>, height: Range<Int>)] = surfaces.map { surface in
      let left = CellMetrics.columnBorder(surface.sides.left)
      let right = max(left, CellMetrics.columnBorder(surface.sides.right))
      let top = CellMetrics.sliceBorder(surface.sides.top)
      let bottom = max(top, CellMetrics.sliceBorder(surface.sides.bottom))
      return (surface.order, left..<right, top..<bottom)
    }
    // Between two edges of surfaces all slices are alike.
    var edges: Set<Int> = [0]
    for (_, _, height) in areas {
      if height.lowerBound > 0 { edges.insert(min(height.lowerBound, slices)) }
      if height.upperBound > 0 { edges.insert(min(height.upperBound, slices)) }
    }
    edges.insert(slices)
    let ordered = edges.sorted()
    for (first, end) in zip(ordered, ordered.dropFirst()) {
      let row = HiddenCells.row(of: areas, slice: first, columns: columns)
      for slice in first..<end {
        lastOrders.replaceSubrange(slice * columns..<(slice + 1) * columns, with: row)
      }
    }
  }

  /// The last surface on each cell of a slice.
  ///
  /// From front to back, each cell is written once: `next` leaps over the ones that are done.
  private static func row(
    of areas: [(order: Int32, span: Range<Int>, height: Range<Int>)], slice: Int, columns: Int
  ) -> [Int32] {
    var row = [Int32](repeating: -1, count: columns)
    var next = Array(0...columns)
    var free = columns
    for (order, span, height) in areas.reversed() where height.contains(slice) {
      let span = span.clamped(to: 0..<columns)
      var column = leap(from: span.lowerBound, in: &next)
      while column < span.upperBound {
        row[column] = order
        free -= 1
        next[column] = column + 1
        column = leap(from: column + 1, in: &next)
      }
      if free == 0 { break }
    }
    return row
  }

  /// Whether nothing is hidden anywhere.
  var isEmpty: Bool { lastOrders.isEmpty }

  /// Whether something drawn as `order` is hidden in a column of a slice.
  func hides(_ order: Int32, column: Int, slice: Int) -> Bool {
    if lastOrders.isEmpty || column < 0 || column >= columns || slice < 0 || slice >= slices {
      return false
    }
    return lastOrders[slice * columns + column] > order
  }

  /// Returns for each of `marks` whether all of it is hidden by later surfaces; what stands on no
  /// cell of the screen is not.
  func hides(_ marks: [Surface]) -> [Bool] {
    if lastOrders.isEmpty { return marks.map { _ in false } }
    let least = LeastOrders(lastOrders, columns: columns, rows: slices)
    return marks.map { mark in
      let left = CellMetrics.columnBorder(mark.sides.left)
      let top = CellMetrics.sliceBorder(mark.sides.top)
      // What is thinner than a cell stands on one all the same.
      let right = max(left + 1, CellMetrics.columnBorder(mark.sides.right))
      let bottom = max(top + 1, CellMetrics.sliceBorder(mark.sides.bottom))
      let span = (left..<right).clamped(to: 0..<columns)
      let height = (top..<bottom).clamped(to: 0..<slices)
      if span.isEmpty || height.isEmpty { return false }
      return least.allExceed(mark.order, columns: span, rows: height)
    }
  }

  private static func leap(from column: Int, in next: inout [Int]) -> Int {
    var end = column
    while next[end] != end { end = next[end] }
    var step = column
    while next[step] != end && step != end {
      let following = next[step]
      next[step] = end
      step = following
    }
    return end
  }
}
