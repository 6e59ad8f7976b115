import Testing

@testable import Canvas

@Suite struct LeastOrdersTests {
  /// Every rectangle of small grids of all shapes, against looking at each cell.
  @Test(arguments: [(1, 1), (2, 3), (5, 4), (1, 9), (7, 7)])
  func everyRectangleIsAnsweredAsByLookingAtItsCells(columns: Int, rows: Int) {
    let orders = (0..<columns * rows).map { Int32(($0 * 7 + 3) % 11) }
    let least = LeastOrders(orders, columns: columns, rows: rows)
    for left in 0..<columns {
      for top in 0..<rows {
        for right in (left + 1)...columns {
          for bottom in (top + 1)...rows {
            var minimum = Int32.max
            for row in top..<bottom {
              for column in left..<right { minimum = min(minimum, orders[row * columns + column]) }
            }
            let answers = [minimum - 1, minimum].map {
              least.allExceed($0, columns: left..<right, rows: top..<bottom)
            }
            #expect(answers == [true, false])
          }
        }
      }
    }
  }
}
