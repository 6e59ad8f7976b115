import Canvas
import Foundation
import Testing

struct HostileInputTests {
  private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, 1e9, -1e9, 0, -20, 1e-300, 20,
  ]

  private static let sizes: [(Double, Double, Int, Int)] = [
    (320.0, 480.0, 40, 30), (321, 481, 41, 31), (375, 667, 47, 42), (0, 0, 0, 0), (-8, 16, 0, 1),
    (.nan, 16, 0, 1), (1e9, 16, 1000, 1), (.infinity, .infinity, 1000, 1000), (1e-300, 16, 1, 1),
  ]

  @Test(arguments: sizes)
  func aGridHasBoundedCells(width: Double, height: Double, columns: Int, rows: Int) {
    let grid = TextGrid(size: CGSize(width: width, height: height))
    #expect(grid.columns == columns)
    #expect(grid.rows == rows)
  }

  @Test func aGridWithoutCellsIsAnEmptyFrame() {
    #expect(TextGrid(size: .zero).picture() == "┌┐\n└┘")
  }

  @Test(arguments: numbers)
  func noNumberBreaksThePicture(number: Double) {
    for other in HostileInputTests.numbers {
      let grid = TextGrid(size: CGSize(width: 80, height: 48))
      let frames = [
        CGRect(x: number, y: other, width: 40, height: 16),
        CGRect(x: 0, y: 0, width: number, height: other),
        CGRect(x: number, y: 0, width: other, height: 16),
        CGRect(x: 0, y: number, width: 80, height: other),
      ]
      for frame in frames {
        for placement in [HorizontalPlacement.left, .center, .right] {
          grid.text("some text", "more", in: frame, placement, lineHeight: other)
          grid.capsule("button", in: frame, placement)
        }
        grid.field("code", in: frame)
        grid.draw(BoxDrawing(frame: frame, content: "▨ name"))
        grid.draw(RuleDrawing(origin: frame.origin, length: number))
        grid.draw(RuleDrawing(axis: .vertical, origin: frame.origin, length: other))
        grid.draw(GaugeDrawing(frame: frame, fraction: number, filled: "█", empty: "░"))
        grid.erase(frame)
        grid.withClip(frame) { grid.text("clipped", in: cells(0, 0, 10, 3)) }
      }
      let lines = grid.picture().split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count == 5)
      for line in lines { #expect(DisplayWidth.of(String(line)) == 12) }
    }
  }

  @Test func aRectangleThatIsNoNumberDrawsAndHidesNothing() {
    let grid = TextGrid(size: CGSize(width: 40, height: 16))
    let nowhere = CGRect(x: Double.nan, y: 0, width: 40, height: 16)
    grid.text("kept", in: cells(0, 0, 5))
    grid.erase(nowhere)
    grid.text("lost", in: nowhere)
    grid.withClip(nowhere) { grid.text("lost", in: cells(0, 0, 5)) }
    #expect(grid.picture() == "┌─────┐\n│kept │\n└─────┘")
  }

  @Test func everythingIsARectangleToo() {
    let grid = TextGrid(size: CGSize(width: 40, height: 16))
    grid.text("hidden", in: cells(0, 0, 5))
    grid.withClip(.infinite) { grid.erase(.infinite) }
    #expect(grid.picture() == "┌─────┐\n│     │\n└─────┘")
  }

  @Test func aHugeTextIsCut() {
    let grid = TextGrid(size: CGSize(width: 40, height: 32))
    let huge = String(repeating: "word ", count: 100_000)
    let lines = [String](repeating: huge, count: 3)
    grid.draw(TextDrawing(lines: lines, frame: cells(0, 0, 5, 2), lineHeight: 1e-9))
    #expect(grid.picture() == "┌─────┐\n│word │\n│word…│\n└─────┘")
  }
}
