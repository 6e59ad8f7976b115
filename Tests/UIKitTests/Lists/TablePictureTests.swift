import Testing

@testable import UIKit

@MainActor @Suite struct TablePictureTests {
  @Test func rowsHaveTextsAccessoriesAndLines() {
    let fruits = Fruits(["Apple", "Banana", "Cherry"])
    let stage = TableStage(fruits, frame: CGRect(x: 0, y: 20, width: 160, height: 160))
    let types: [UITableViewCell.AccessoryType] = [.disclosureIndicator, .checkmark, .detailButton]
    for (cell, type) in zip(stage.table.visibleCells, types) { cell.accessoryType = type }
    #expect(
      stage.picture == """
        ┌────────────────────┐
        │                    │
        │  Apple          ›  │
        │  ──────────────────┤
        │                    │
        │  Banana         ✓  │
        │  ──────────────────┤
        │  Cherry         ⓘ  │
        │                    │
        │  ──────────────────┤
        │                    │
        └────────────────────┘
        """)
  }

  @Test func theLineBelowARowWithAnImageBeginsAtTheText() {
    let stage = TableStage(
      Fruits(["Apple", "Pear"]), frame: CGRect(x: 0, y: 20, width: 160, height: 96))
    let image = UIImage(name: "apple", size: CGSize(width: 24, height: 24))
    stage.table.visibleCells.first?.imageView?.image = image
    stage.table.visibleCells.first?.setNeedsLayout()
    #expect(
      stage.picture == """
        ┌────────────────────┐
        │                    │
        │   ▨   Apple        │
        │       ─────────────┤
        │                    │
        │  Pear              │
        │  ──────────────────┤
        └────────────────────┘
        """)
    stage.table.separatorInset = UIEdgeInsets(top: 0, left: 32, bottom: 0, right: 0)
    #expect(stage.picture.contains("│    ────────────────┤"))
  }

  @Test func editingShowsItsSignsAndTheDeleteButton() {
    let fruits = Fruits(["Apple", "Banana"])
    let stage = TableStage(fruits, frame: CGRect(x: 0, y: 20, width: 240, height: 112))
    stage.drag(row: 1, by: CGPoint(x: -80, y: 0))
    #expect(
      stage.picture == """
        ┌──────────────────────────────┐
        │                              │
        │  Apple                       │
        │  ────────────────────────────┤
        │                              │
        │  Banana             (Delete) │
        │  ────────────────────────────┤
        │                              │
        └──────────────────────────────┘
        """)
    stage.table.isEditing = true
    #expect(
      stage.picture == """
        ┌──────────────────────────────┐
        │                              │
        │  ⊖    Apple                  │
        │       ───────────────────────┤
        │                              │
        │  ⊖    Banana                 │
        │       ───────────────────────┤
        │                              │
        └──────────────────────────────┘
        """)
  }

  @Test(arguments: [
    (UITableViewCell.CellStyle.value1, "│  Text                          Detail  │"),
    (.value2, "│         Text Detail                    │"),
    (.subtitle, "│  Text                                  │"),
  ])
  func stylesArrangeTheirLabels(style: UITableViewCell.CellStyle, line: String) {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 56)
    cell.textLabel?.text = "Text"
    cell.detailTextLabel?.text = "Detail"
    #expect(Pictures.picture(of: cell).contains(line))
  }

  @Test func rowsPartlyBelowTheEdgeAreCut() {
    let fruits = Fruits(rows(20))
    fruits.titles = ["Fruits"]
    let stage = TableStage(fruits, frame: CGRect(x: 0, y: 20, width: 160, height: 112))
    stage.table.contentOffset.y = 60
    #expect(
      stage.picture == """
        ┌────────────────────┐
        │  Fruits            │
        │                    │
        │  Row 1             │
        │  ──────────────────┤
        │  Row 2             │
        │                    │
        │  ──────────────────┤
        └────────────────────┘
        """)
  }

  @Test func configuredCellsShowTheirTexts() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Title"
    content.secondaryText = "More"
    cell.contentConfiguration = content
    cell.frame = CGRect(x: 0, y: 0, width: 160, height: 64)
    #expect(
      Pictures.picture(of: cell) == """
        ┌────────────────────┐
        │                    │
        │  Title             │
        │  More              │
        │  ──────────────────┤
        └────────────────────┘
        """)
  }
}
