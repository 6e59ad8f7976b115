/// The least number in any rectangle of a grid, told without looking at each of its cells.
///
/// Above the grid stands one of a quarter of the cells, with the least number of each four, and so
/// on up to a single cell: a question goes down only along the edges of its rectangle.
struct LeastOrders {
  private struct Level {
    var columns: Int
    var rows: Int
    var orders: [Int32]

    /// The level above.
    var halved: Level {
      var half = Level(columns: (columns + 1) / 2, rows: (rows + 1) / 2, orders: [])
      half.orders = Array(repeating: .max, count: half.columns * half.rows)
      for row in 0..<rows {
        for column in 0..<columns {
          let index = row / 2 * half.columns + column / 2
          half.orders[index] = min(half.orders[index], orders[row * columns + column])
        }
      }
      return half
    }
  }

  private var levels: [Level]

  /// Looks at a grid, given row by row.
  init(_ orders: [Int32], columns: Int, rows: Int) {
    levels = [Level(columns: columns, rows: rows, orders: orders)]
    while let last = levels.last, last.columns > 1 || last.rows > 1 { levels.append(last.halved) }
  }

  /// Whether every number in the rectangle is greater than `order`.
  func allExceed(_ order: Int32, columns: Range<Int>, rows: Range<Int>) -> Bool {
    exceed(order, columns, rows, level: levels.count - 1, column: 0, row: 0)
  }

  private func exceed(
    _ order: Int32, _ columns: Range<Int>, _ rows: Range<Int>, level: Int, column: Int, row: Int
  ) -> Bool {
    let grid = levels[level]
    guard column < grid.columns, row < grid.rows else { return true }
    let across = (column << level)..<((column + 1) << level)
    let down = (row << level)..<((row + 1) << level)
    guard across.overlaps(columns), down.overlaps(rows) else { return true }
    if grid.orders[row * grid.columns + column] > order { return true }
    if level == 0 { return false }
    for step in 0..<4 {
      let isExceeded = exceed(
        order, columns, rows, level: level - 1, column: column * 2 + step % 2,
        row: row * 2 + step / 2)
      if !isExceeded { return false }
    }
    return true
  }
}
