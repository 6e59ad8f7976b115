import Testing

@testable import UIKit

@MainActor @Suite struct TableSelectionTests {
  @Test func aTapAsksAndTellsInUIKitsOrder() {
    let fruits = Fruits(rows(5))
    let stage = TableStage(fruits)
    stage.tap(row: 1)
    #expect(
      fruits.log == [
        "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1",
      ])
    fruits.log = []
    stage.tap(row: 3)
    #expect(
      fruits.log == [
        "shouldHighlight 3", "didHighlight 3", "didUnhighlight 3", "willSelect 3",
        "willDeselect 1", "didDeselect 1", "didSelect 3",
      ])
    #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
    #expect(stage.table.visibleCells.map(\.isSelected) == [false, false, false, true, false])
  }

  @Test func aRefusedRowIsNotSelected() {
    let fruits = Fruits(rows(5))
    fruits.refused = [2]
    let stage = TableStage(fruits)
    stage.tap(row: 2)
    #expect(stage.table.indexPathForSelectedRow == nil)
    #expect(!fruits.log.contains("didSelect 2"))
  }

  @Test func severalRowsAreSelectedAndASecondTapDeselects() {
    let fruits = Fruits(rows(5))
    let stage = TableStage(fruits) { $0.allowsMultipleSelection = true }
    stage.tap(row: 1)
    stage.tap(row: 3)
    stage.tap(row: 1)
    #expect(stage.table.indexPathsForSelectedRows == [IndexPath(row: 3, section: 0)])
    #expect(fruits.log.suffix(2) == ["willDeselect 1", "didDeselect 1"])
  }

  @Test func codeSelectsWithoutTellingTheDelegate() {
    let fruits = Fruits(rows(50))
    let stage = TableStage(fruits)
    stage.table.selectRow(
      at: IndexPath(row: 40, section: 0), animated: false, scrollPosition: .middle)
    stage.stage.application.commit()
    #expect(fruits.log.isEmpty)
    #expect(stage.table.cellForRow(at: IndexPath(row: 40, section: 0))?.isSelected == true)
    stage.table.deselectRow(at: IndexPath(row: 40, section: 0), animated: false)
    #expect(stage.table.indexPathForSelectedRow == nil)
  }

  @Test func aTableWithoutSelectionIgnoresTaps() {
    let fruits = Fruits(rows(5))
    let stage = TableStage(fruits) { $0.allowsSelection = false }
    stage.tap(row: 1)
    #expect(fruits.log.isEmpty)
  }

  @Test func theDetailButtonIsNoSelection() throws {
    let fruits = Fruits(rows(5))
    let stage = TableStage(fruits)
    let cell = try #require(stage.table.cellForRow(at: IndexPath(row: 2, section: 0)))
    cell.accessoryType = .detailDisclosureButton
    stage.stage.application.commit()
    stage.tap(try #require(first(CellButton.self, in: cell)))
    #expect(fruits.log == ["accessory 2"])
  }

  @Test func selectionSurvivesScrollingAndIsSaidByTheElements() throws {
    let fruits = Fruits(rows(100))
    let stage = TableStage(fruits)
    stage.tap(row: 0)
    stage.table.contentOffset.y = 2000
    stage.stage.application.commit()
    #expect(stage.table.visibleCells.allSatisfy { !$0.isSelected })
    stage.table.contentOffset.y = 0
    stage.stage.application.commit()
    let tree = try #require(stage.table.accessibilityTree())
    #expect(tree.kind == .table)
    let cells = tree.children.filter { $0.kind == .cell }
    #expect(cells.filter(\.isSelected).map(\.label) == ["Row 0"])
    #expect(cells.prefix(3).map(\.label) == rows(3))
  }
}
