import Canvas
import Foundation
import Testing

struct LineTests {
  @Test(arguments: cases)
  func linesAreDrawn(_ drawing: PictureCase) {
    drawing.check()
  }

  @Test(arguments: [64.0, 65, 67.5, 71.5, 72])
  func aLineAsWideAsTheScreenJoinsBothEdges(width: Double) {
    let grid = TextGrid(size: CGSize(width: width, height: 16))
    grid.draw(RuleDrawing(origin: CGPoint(x: 0, y: 8), length: width))
    let row = grid.picture().split(separator: "\n")[1]
    #expect(row.hasPrefix("├─") && row.hasSuffix("─┤"), "\(row)")
  }

  private static let cases: [PictureCase] = [
    PictureCase(
      "boxes, square and round", columns: 12, rows: 4,
      """
      ┌────────────┐
      │┌───┐       │
      ││   │ ╭────╮│
      │└───┘ │    ││
      │      ╰────╯│
      └────────────┘
      """
    ) {
      $0.draw(BoxDrawing(frame: cells(0, 0, 5, 3)))
      $0.draw(BoxDrawing(frame: cells(6, 1, 6, 3), isRounded: true))
    },
    PictureCase(
      "too small for a box: only its content", columns: 8, rows: 3,
      """
      ┌────────┐
      │    ▨ a │
      │ ▨      │
      │        │
      └────────┘
      """
    ) {
      $0.draw(BoxDrawing(frame: cells(1, 0, 2, 2), content: "▨"))
      $0.draw(BoxDrawing(frame: cells(4, 0, 4, 1), content: "▨ a"))
    },
    PictureCase(
      "the word in a box gives way", columns: 12, rows: 4,
      """
      ┌────────────┐
      │┌──────────┐│
      ││  ▨ label ││
      │└──────────┘│
      │            │
      └────────────┘
      """
    ) {
      $0.draw(BoxDrawing(frame: cells(0, 0, 12, 3), content: "▨ sun.png"))
      $0.text("label", in: cells(5, 1, 6))
    },
    PictureCase(
      "a word without room shrinks to its sign", columns: 8, rows: 3,
      """
      ┌────────┐
      │┌─────┐ │
      ││  ▨  │ │
      │└─────┘ │
      └────────┘
      """
    ) {
      $0.draw(BoxDrawing(frame: cells(0, 0, 7, 3), content: "▨ a long name"))
    },
    PictureCase(
      "a word with some room shows its beginning", columns: 11, rows: 3,
      """
      ┌───────────┐
      │┌────────┐ │
      ││▨ a lon…│ │
      │└────────┘ │
      └───────────┘
      """
    ) {
      $0.draw(BoxDrawing(frame: cells(0, 0, 10, 3), content: "▨ a long name"))
    },
    PictureCase(
      "crossing lines join", columns: 9, rows: 5,
      """
      ┌────┬────┐
      │ ┌──┼──┐ │
      │ │  │  │ │
      │ ├──┼──┤ │
      │ │  │  │ │
      │ └──┼──┘ │
      └────┴────┘
      """
    ) {
      $0.draw(BoxDrawing(frame: cells(1, 0, 7, 5)))
      $0.draw(RuleDrawing(origin: CGPoint(x: 8, y: 32), length: 56))
      $0.draw(RuleDrawing(axis: .vertical, origin: CGPoint(x: 36, y: 0), length: 80))
    },
    PictureCase(
      "rules that reach the edge join the frame", columns: 8, rows: 3,
      """
      ┌────┬───┐
      │    │   │
      ├────┼───┤
      │    │   │
      └────┴───┘
      """
    ) {
      $0.draw(RuleDrawing(origin: CGPoint(x: 0, y: 16), length: 64))
      $0.draw(RuleDrawing(axis: .vertical, origin: CGPoint(x: 32, y: 0), length: 48))
    },
    PictureCase(
      "a rule that stops short does not", columns: 8, rows: 2,
      """
      ┌────────┐
      │        │
      │ ────── │
      └────────┘
      """
    ) {
      $0.draw(RuleDrawing(origin: CGPoint(x: 8, y: 16), length: 48))
    },
    PictureCase(
      "a rule never strikes through text", columns: 10, rows: 2,
      """
      ┌──────────┐
      ├──a b─────┤
      │          │
      └──────────┘
      """
    ) {
      $0.text("a b", in: cells(2, 0, 8))
      $0.draw(RuleDrawing(origin: CGPoint(x: 0, y: 8), length: 80))
    },
    PictureCase(
      "a label interrupts a border", columns: 12, rows: 3,
      """
      ┌────────────┐
      │┌─Title────┐│
      ││          ││
      │└──────────┘│
      └────────────┘
      """
    ) {
      $0.text("Title", in: cells(2, 0, 8))
      $0.draw(BoxDrawing(frame: cells(0, 0, 12, 3)))
    },
    PictureCase(
      "text goes through a border only when there is no other room", columns: 14, rows: 3,
      """
      ┌──────────────┐
      │┌────────┐    │
      ││one two │  x │
      │└three───┘    │
      └──────────────┘
      """
    ) {
      $0.draw(BoxDrawing(frame: cells(0, 0, 10, 3)))
      $0.text("one two three", in: cells(1, 1, 8))
      $0.text("x", in: cells(12, 1, 1))
    },
    PictureCase(
      "text stays in its box while there is room", columns: 14, rows: 4,
      """
      ┌──────────────┐
      │┌────────┐    │
      ││one two │    │
      ││three   │    │
      │└────────┘    │
      └──────────────┘
      """
    ) {
      $0.draw(BoxDrawing(frame: cells(0, 0, 10, 4)))
      $0.text("one two three", in: cells(1, 1, 8))
    },
  ]
}
