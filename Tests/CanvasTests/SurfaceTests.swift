import Canvas
import Foundation
import Testing

struct SurfaceTests {
  @Test(arguments: cases)
  func surfacesAndClipsHide(_ drawing: PictureCase) {
    drawing.check()
  }

  private static let cases: [PictureCase] = [
    PictureCase(
      "a surface hides what it covers and no more", columns: 12, rows: 2,
      """
      ┌────────────┐
      │Hello   orld│
      │     ab     │
      └────────────┘
      """
    ) {
      $0.text("Hello, world", in: cells(0, 0, 12))
      $0.erase(cells(5, 0, 3, 2))
      $0.text("ab", in: cells(5, 0, 3))
    },
    PictureCase(
      "a surface halves no wide character", columns: 8, rows: 1,
      """
      ┌────────┐
      │      日│
      └────────┘
      """
    ) {
      $0.text("日本語日", in: cells(0, 0, 8))
      $0.erase(cells(1, 0, 4))
    },
    PictureCase(
      "a surface hides a label in the same half row", columns: 10, rows: 3,
      """
      ┌──────────┐
      │          │
      │          │
      │          │
      └──────────┘
      """
    ) {
      $0.text("gone", in: CGRect(x: 4, y: 20, width: 60, height: 20))
      $0.erase(CGRect(x: 4, y: 20, width: 60, height: 20))
    },
    PictureCase(
      "what runs under a surface does not come out behind it", columns: 16, rows: 1,
      """
      ┌────────────────┐
      │long            │
      └────────────────┘
      """
    ) {
      $0.text("longer than its frame", in: cells(0, 0, 6))
      $0.erase(cells(4, 0, 4))
    },
    PictureCase(
      "a text beside a surface does not run under it", columns: 14, rows: 2,
      """
      ┌──────────────┐
      │runnin        │
      │g on          │
      └──────────────┘
      """
    ) {
      $0.text("running on", in: cells(0, 0, 6, 2))
      $0.erase(cells(6, 0, 8, 2))
    },
    PictureCase(
      "a surface opens a box", columns: 8, rows: 3,
      """
      ┌────────┐
      │┌─   ──┐│
      ││      ││
      │└──────┘│
      └────────┘
      """
    ) {
      $0.draw(BoxDrawing(frame: cells(0, 0, 8, 3)))
      $0.erase(cells(2, 0, 3, 2))
    },
    PictureCase(
      "a clip cuts without a mark", columns: 12, rows: 3,
      """
      ┌────────────┐
      │  llo, w    │
      │   本語     │
      │            │
      └────────────┘
      """
    ) {
      let grid = $0
      grid.withClip(cells(2, 0, 6, 2)) {
        grid.text("Hello, world", in: cells(0, 0, 12))
        grid.text("日本語日本", in: cells(1, 1, 11))
        grid.text("out", in: cells(0, 2, 12))
      }
    },
    PictureCase(
      "clips nest", columns: 12, rows: 1,
      """
      ┌────────────┐
      │    o, w    │
      └────────────┘
      """
    ) {
      let grid = $0
      grid.withClip(cells(0, 0, 8)) {
        grid.withClip(cells(4, 0, 8)) { grid.text("Hello, world", in: cells(0, 0, 12)) }
      }
    },
    PictureCase(
      "a text inside a clip that runs on stops at the clip", columns: 12, rows: 1,
      """
      ┌────────────┐
      │ Hello,…    │
      └────────────┘
      """
    ) {
      let grid = $0
      grid.withClip(cells(0, 0, 8)) { grid.text("Hello, world", in: cells(1, 0, 4)) }
    },
    PictureCase(
      "text scrolled out to the left keeps its end", columns: 8, rows: 1,
      """
      ┌────────┐
      │lled    │
      └────────┘
      """
    ) {
      $0.text("scrolled", in: cells(-4, 0, 8))
    },
  ]
}
