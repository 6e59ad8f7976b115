import Canvas
import Foundation
import Testing

/// Words that say what would stand in a place.
@Suite struct NameTests {
  private static let cases = [
    PictureCase(
      "a name stands where its placement says", columns: 8, rows: 3,
      """
      ┌────────┐
      │ ⟨a⟩    │
      │  ⟨a⟩   │
      │    ⟨a⟩ │
      └────────┘
      """
    ) {
      $0.draw(NameDrawing(text: "⟨a⟩", frame: cells(1, 0, 6), placement: .left))
      $0.draw(NameDrawing(text: "⟨a⟩", frame: cells(1, 1, 6)))
      $0.draw(NameDrawing(text: "⟨a⟩", frame: cells(1, 2, 6), placement: .right))
    },
    PictureCase(
      "of a long name the beginning is shown, or nothing in a few cells", columns: 16, rows: 1,
      """
      ┌────────────────┐
      │⟨photo…⟩        │
      └────────────────┘
      """
    ) {
      $0.draw(NameDrawing(text: "⟨photoView⟩", frame: cells(0, 0, 8)))
      $0.draw(NameDrawing(text: "⟨photoView⟩", frame: cells(10, 0, 5)))
    },
    PictureCase(
      "a name in a button is closed on both sides", columns: 22, rows: 1,
      """
      ┌──────────────────────┐
      │(⟨phot…⟩) (⟨p…⟩)      │
      └──────────────────────┘
      """
    ) {
      $0.draw(NameDrawing(text: "(⟨photoButton⟩)", frame: cells(0, 0, 9)))
      $0.draw(NameDrawing(text: "(⟨photoButton⟩)", frame: cells(10, 0, 6)))
      $0.draw(NameDrawing(text: "(⟨photoButton⟩)", frame: cells(17, 0, 5)))
    },
    PictureCase(
      "a name in a box is closed where it is cut", columns: 20, rows: 3,
      """
      ┌────────────────────┐
      │┌──────┐┌─────┐┌───┐│
      ││⟨pho…⟩││ ⟨…⟩ ││⟨…⟩││
      │└──────┘└─────┘└───┘│
      └────────────────────┘
      """
    ) {
      for columns in [(0.0, 8.0), (8, 7), (15, 5)] {
        $0.draw(BoxDrawing(frame: cells(columns.0, 0, columns.1, 3), content: "⟨photoView⟩"))
      }
    },
    PictureCase(
      "a name gives way to text, whichever is drawn first", columns: 12, rows: 3,
      """
      ┌────────────┐
      │   text     │
      │ ⟨name⟩     │
      │   long text│
      └────────────┘
      """
    ) {
      $0.draw(NameDrawing(text: "⟨name⟩", frame: cells(0, 0, 8, 2)))
      $0.text("text", in: cells(3, 0, 4))
      $0.text("long text", in: cells(3, 2, 9))
      $0.draw(NameDrawing(text: "⟨name⟩", frame: cells(0, 2, 12)))
    },
    PictureCase(
      "a word in a box takes a row of its own before it stands beside a text", columns: 14, rows: 5,
      """
      ┌──────────────┐
      │┌────────────┐│
      ││        text││
      ││    Map     ││
      ││            ││
      │└────────────┘│
      └──────────────┘
      """
    ) {
      $0.draw(BoxDrawing(frame: cells(0, 0, 14, 5), content: "Map"))
      $0.text("text", in: cells(9, 1, 4))
    },
    PictureCase(
      "a word in a box leaves the row of a text", columns: 14, rows: 5,
      """
      ┌──────────────┐
      │┌────────────┐│
      ││            ││
      ││        text││
      ││    Map     ││
      │└────────────┘│
      └──────────────┘
      """
    ) {
      $0.draw(BoxDrawing(frame: cells(0, 0, 14, 5), content: "Map"))
      $0.text("text", in: cells(9, 2, 4))
    },
    PictureCase(
      "a word in a box stands in the part of it that is seen", columns: 14, rows: 5,
      """
      ┌──────────────┐
      │┌─────        │
      ││             │
      ││  Map        │
      ││             │
      │└─────        │
      └──────────────┘
      """
    ) {
      $0.draw(BoxDrawing(frame: cells(0, 0, 14, 5), content: "Map"))
      $0.erase(cells(6, 0, 8, 5))
    },
    PictureCase(
      "a word in a box stands in the part of it that its clip leaves", columns: 14, rows: 3,
      """
      ┌──────────────┐
      ├───────────┐  │
      │Map        │  │
      ├───────────┘  │
      └──────────────┘
      """
    ) {
      $0.draw(BoxDrawing(frame: cells(-16, 0, 28, 3), content: "Map"))
    },
    PictureCase(
      "a word in a box that is hidden is hidden", columns: 9, rows: 3,
      """
      ┌─────────┐
      │         │
      │         │
      │         │
      └─────────┘
      """
    ) {
      $0.draw(BoxDrawing(frame: cells(0, 0, 9, 3), content: "Map"))
      $0.erase(cells(0, 0, 9, 3))
    },
  ]

  @Test(arguments: cases) func names(_ example: PictureCase) { example.check() }
}
