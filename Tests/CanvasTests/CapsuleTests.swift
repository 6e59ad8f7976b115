import Canvas
import Foundation
import Testing

struct CapsuleTests {
  @Test(arguments: cases)
  func capsulesAndGaugesAreDrawn(_ drawing: PictureCase) {
    drawing.check()
  }

  private static let cases: [PictureCase] = [
    PictureCase(
      "a hugging capsule stands in its frame", columns: 16, rows: 3,
      """
      ┌────────────────┐
      │     (Next)     │
      │(Back)          │
      │          (Done)│
      └────────────────┘
      """
    ) {
      $0.capsule("Next", in: cells(0, 0, 16))
      $0.capsule("Back", in: cells(0, 1, 16), .left)
      $0.capsule("Done", in: cells(0, 2, 16), .right)
    },
    PictureCase(
      "a filling capsule reaches the edges", columns: 16, rows: 2,
      """
      ┌────────────────┐
      │ (    Next    ) │
      │ (US          ) │
      └────────────────┘
      """
    ) {
      $0.capsule("Next", in: cells(1, 0, 14), extent: .fill)
      $0.capsule("US", in: cells(1, 1, 14), .left, extent: .fill)
    },
    PictureCase(
      "a capsule loses its closing sign before a letter", columns: 8, rows: 2,
      """
      ┌────────┐
      │(Random!│
      │(Randoml│
      └────────┘
      """
    ) {
      $0.capsule("Random!", in: cells(0, 0, 8))
      $0.capsule("Randoml", in: cells(0, 1, 8), extent: .fill)
    },
    PictureCase(
      "a placeholder leaves its last cell", columns: 14, rows: 2,
      """
      ┌──────────────┐
      │[Code░░░░░░░░]│
      │[Enter Coun…░]│
      └──────────────┘
      """
    ) {
      $0.field("Code", in: cells(0, 0, 14))
      $0.field("Enter Country Code", in: cells(0, 1, 14))
    },
    PictureCase(
      "a hugging capsule widens over free cells", columns: 16, rows: 1,
      """
      ┌────────────────┐
      │ (Next View)    │
      └────────────────┘
      """
    ) {
      $0.capsule("Next View", in: cells(4, 0, 6))
    },
    PictureCase(
      "a filling capsule is cut unless it may widen", columns: 16, rows: 2,
      """
      ┌────────────────┐
      │   (Next… )     │
      │ (Next View)    │
      └────────────────┘
      """
    ) {
      $0.capsule("Next View", in: cells(3, 0, 8), extent: .fill)
      $0.capsule("Next View", in: cells(3, 1, 8), extent: .fill, mayWiden: true)
    },
    PictureCase(
      "a capsule between neighbours is cut", columns: 12, rows: 1,
      """
      ┌────────────┐
      │ab (Nex…) yz│
      └────────────┘
      """
    ) {
      $0.text("ab", in: cells(0, 0, 2))
      $0.capsule("Next View", in: cells(3, 0, 6))
      $0.text("yz", in: cells(10, 0, 2))
    },
    PictureCase(
      "a later capsule moves to a free row of its frame", columns: 10, rows: 3,
      """
      ┌──────────┐
      │          │
      │  title   │
      │   (Go)   │
      └──────────┘
      """
    ) {
      $0.text("title", in: cells(0, 1, 10), .center)
      $0.capsule("Go", in: cells(0, 0, 10, 3))
    },
    PictureCase(
      "gauges", columns: 10, rows: 4,
      """
      ┌──────────┐
      │━━━●────  │
      │███░░░    │
      │███       │
      │●─────    │
      └──────────┘
      """
    ) {
      $0.draw(
        GaugeDrawing(frame: cells(0, 0, 8), fraction: 0.43, filled: "━", empty: "─", knob: "●"))
      $0.draw(GaugeDrawing(frame: cells(0, 1, 6), fraction: 0.5, filled: "█", empty: "░"))
      $0.draw(GaugeDrawing(frame: cells(0, 2, 1), fraction: 7, filled: "█", empty: "░"))
      $0.draw(
        GaugeDrawing(frame: cells(0, 3, 6), fraction: .nan, filled: "日", empty: "─", knob: "●"))
    },
  ]
}
