import Canvas
import Foundation
import Testing

struct TextTests {
  @Test(arguments: cases)
  func textIsPlaced(_ drawing: PictureCase) {
    drawing.check()
  }

  private static let cases: [PictureCase] = [
    PictureCase(
      "left, centred and right", columns: 12, rows: 3,
      """
      ┌────────────┐
      │ Hello      │
      │    mid     │
      │         end│
      └────────────┘
      """
    ) {
      $0.text("Hello", in: cells(1, 0, 11))
      $0.text("mid", in: cells(0, 1, 12), .center)
      $0.text("end", in: cells(0, 2, 12), .right)
    },
    PictureCase(
      "a left edge at half a cell belongs to the cell on the left", columns: 8, rows: 2,
      """
      ┌────────┐
      │ a      │
      │  b     │
      └────────┘
      """
    ) {
      $0.text("a", in: CGRect(x: 12, y: 0, width: 30, height: 16))
      $0.text("b", in: CGRect(x: 12.5, y: 16, width: 30, height: 16))
    },
    PictureCase(
      "a single line stands on the row of its middle", columns: 6, rows: 4,
      """
      ┌──────┐
      │      │
      │tall  │
      │      │
      │low   │
      └──────┘
      """
    ) {
      $0.text("tall", in: cells(0, 0, 6, 3))
      $0.text("low", in: CGRect(x: 0, y: 40, width: 48, height: 16))
    },
    PictureCase(
      "lines of small type never share a row", columns: 8, rows: 5,
      """
      ┌────────┐
      │        │
      │one     │
      │two     │
      │three   │
      │four    │
      └────────┘
      """
    ) {
      $0.text(
        "one", "two", "three", "four", in: CGRect(x: 0, y: 16, width: 64, height: 48),
        lineHeight: 12)
    },
    PictureCase(
      "wide lines stand apart", columns: 6, rows: 5,
      """
      ┌──────┐
      │      │
      │one   │
      │      │
      │two   │
      │      │
      └──────┘
      """
    ) {
      $0.text("one", "two", in: cells(0, 0, 6, 5), lineHeight: 40)
    },
    PictureCase(
      "the lines of a paragraph stand on one row after the other", columns: 6, rows: 7,
      """
      ┌──────┐
      │one   │
      │two   │
      │      │
      │four  │
      │five  │
      │      │
      │      │
      └──────┘
      """
    ) {
      $0.text(
        "one", "two", "", "four", "five", in: CGRect(x: 0, y: 0, width: 48, height: 110),
        lineHeight: 22)
    },
    PictureCase(
      "text runs on past its frame", columns: 14, rows: 1,
      """
      ┌──────────────┐
      │longer than it│
      └──────────────┘
      """
    ) {
      $0.text("longer than it", in: cells(0, 0, 6))
    },
    PictureCase(
      "right-placed text runs on to the left, centred text to both sides", columns: 12, rows: 2,
      """
      ┌────────────┐
      │ to the left│
      │ both sides │
      └────────────┘
      """
    ) {
      $0.text("to the left", in: cells(7, 0, 5), .right)
      $0.text("both sides", in: cells(4, 1, 4), .center)
    },
    PictureCase(
      "text that runs on keeps a blank cell before its neighbour", columns: 14, rows: 1,
      """
      ┌──────────────┐
      │running stop  │
      └──────────────┘
      """
    ) {
      $0.text("running", in: cells(0, 0, 4))
      $0.text("stop", in: cells(8, 0, 6))
    },
    PictureCase(
      "a full row makes text move to a free row of its frame", columns: 12, rows: 3,
      """
      ┌────────────┐
      │            │
      │     stop   │
      │running     │
      └────────────┘
      """
    ) {
      $0.text("running", in: cells(0, 0, 4, 3))
      $0.text("stop", in: cells(5, 1, 7))
    },
    PictureCase(
      "a full row makes text wrap in its frame", columns: 10, rows: 2,
      """
      ┌──────────┐
      │running on│
      │and on    │
      └──────────┘
      """
    ) {
      $0.text("running on and on", in: cells(0, 0, 8, 2))
    },
    PictureCase(
      "text with nowhere to go is cut", columns: 10, rows: 1,
      """
      ┌──────────┐
      │running o…│
      └──────────┘
      """
    ) {
      $0.text("running on and on", in: cells(0, 0, 8))
    },
    PictureCase(
      "text between neighbours is cut before an overwrite", columns: 14, rows: 1,
      """
      ┌──────────────┐
      │ab squ… right │
      └──────────────┘
      """
    ) {
      $0.text("ab", in: cells(0, 0, 2))
      $0.text("squeezed", in: cells(3, 0, 4))
      $0.text("right", in: cells(8, 0, 6))
    },
    PictureCase(
      "small type flows on into the row below", columns: 14, rows: 3,
      """
      ┌──────────────┐
      │one two three │
      │four five six │
      │              │
      └──────────────┘
      """
    ) {
      $0.text("one two three four", "five six", in: cells(0, 0, 12, 2))
    },
    PictureCase(
      "the later of two texts moves inside its frame", columns: 12, rows: 3,
      """
      ┌────────────┐
      │            │
      │below above │
      │            │
      └────────────┘
      """
    ) {
      $0.text("below", in: cells(0, 0, 12, 3))
      $0.text("above", in: cells(0, 0, 12, 3))
    },
    PictureCase(
      "the later of two texts in one row moves aside", columns: 14, rows: 1,
      """
      ┌──────────────┐
      │first second  │
      └──────────────┘
      """
    ) {
      $0.text("first", in: cells(0, 0, 6))
      $0.text("second", in: cells(0, 0, 14))
    },
    PictureCase(
      "drawn first, a text keeps its place though a later one is wider", columns: 14, rows: 2,
      """
      ┌──────────────┐
      │a very  later │
      │long text     │
      └──────────────┘
      """
    ) {
      $0.text("a very long text", in: cells(0, 0, 6))
      $0.text("later", in: cells(8, 0, 6))
    },
    PictureCase(
      "wide characters take two cells and are never halved", columns: 8, rows: 4,
      """
      ┌────────┐
      │日本語  │
      │a日b👍🏽c │
      │日本語日│
      │本      │
      └────────┘
      """
    ) {
      $0.text("日本語", in: cells(0, 0, 8))
      $0.text("a日b👍🏽c", in: cells(0, 1, 8))
      $0.text("日本語日本", in: cells(0, 2, 8))
    },
    PictureCase(
      "neighbours' letters do not make one word", columns: 14, rows: 1,
      """
      ┌──────────────┐
      │Label Label   │
      └──────────────┘
      """
    ) {
      $0.text("Label", in: cells(0, 0, 5))
      $0.text("Label", in: cells(5, 0, 5))
    },
    PictureCase(
      "a text without room beside its neighbour moves to the next row", columns: 10, rows: 2,
      """
      ┌──────────┐
      │Label     │
      │     Label│
      └──────────┘
      """
    ) {
      $0.text("Label", in: cells(0, 0, 5))
      $0.text("Label", in: cells(5, 0, 5))
    },
    PictureCase(
      "with nowhere else to go letters touch", columns: 10, rows: 1,
      """
      ┌──────────┐
      │LabelLabel│
      └──────────┘
      """
    ) {
      $0.text("Label", in: cells(0, 0, 5))
      $0.text("Label", in: cells(5, 0, 5))
    },
    PictureCase(
      "a word moves rather than being broken", columns: 14, rows: 2,
      """
      ┌──────────────┐
      │ Price (Buy)  │
      │      Store   │
      └──────────────┘
      """
    ) {
      $0.text("Price", in: cells(1, 0, 5))
      $0.capsule("Buy", in: cells(7, 0, 5))
      $0.text("Store", in: cells(6, 0, 4))
    },
    PictureCase(
      "hostile signs keep the grid", columns: 10, rows: 3,
      """
      ┌──────────┐
      │a b cde   │
      │Ｄ Ｅ     │
      │x         │
      └──────────┘
      """
    ) {
      $0.text("a\tb\nc\u{202E}d\u{0}e", in: cells(0, 0, 10))
      $0.text("🇩", in: cells(0, 1, 2))
      $0.text("🇪", in: cells(2, 1, 2))
      $0.text("\u{301}x\u{200D}", in: cells(0, 2, 10))
    },
    PictureCase(
      "an empty line takes no cell", columns: 5, rows: 2,
      """
      ┌─────┐
      │b    │
      │a    │
      └─────┘
      """
    ) {
      $0.text("", "a", in: cells(0, 0, 5, 2))
      $0.text("b", in: cells(0, 0, 5))
    },
    PictureCase(
      "small type that its clip leaves whole gets the rows it needs below it", columns: 8, rows: 5,
      """
      ┌────────┐
      │one     │
      │two     │
      │three   │
      │below   │
      │        │
      └────────┘
      """
    ) { grid in
      grid.withClip(cells(0, 0, 8, 2)) {
        grid.text("one", "two", "three", in: cells(0, 0, 8, 2), lineHeight: 10)
      }
      grid.text("below", in: cells(0, 3, 8))
    },
    PictureCase(
      "a line that its clip takes away is not brought back", columns: 8, rows: 4,
      """
      ┌────────┐
      │one     │
      │two     │
      │        │
      │        │
      └────────┘
      """
    ) { grid in
      grid.withClip(cells(0, 0, 8, 2)) { grid.text("one", "two", "three", in: cells(0, 0, 8, 3)) }
    },
    PictureCase(
      "lines outside their frame wait for those who stand in theirs", columns: 8, rows: 4,
      """
      ┌────────┐
      │one     │
      │two     │
      │home    │
      │three   │
      └────────┘
      """
    ) {
      $0.text("one", "two", "three", in: cells(0, 0, 8, 2), lineHeight: 10)
      $0.text("home", in: cells(0, 2, 8))
    },
    PictureCase(
      "a text wider than its frame interrupts a separator and not a box", columns: 9, rows: 3,
      """
      ┌─────────┐
      │ Subtitle│
      │Subtitle││
      │        ││
      └────────┴┘
      """
    ) {
      $0.draw(RuleDrawing(origin: CGPoint(x: 8, y: 8), length: 64))
      $0.text("Subtitle", in: cells(1, 0, 7))
      $0.draw(RuleDrawing(axis: .vertical, origin: CGPoint(x: 68, y: 16), length: 32))
      $0.text("Subtitle", in: cells(1, 1, 7))
    },
  ]
}
