import Testing

@testable import UIKit

@MainActor @Suite struct TableEditingTests {
  @Test func aSwipeToTheLeftShowsDeleteAndATapDeletes() throws {
    let fruits = Fruits(["Apple", "Banana", "Cherry"])
    let stage = TableStage(fruits)
    stage.drag(row: 1, by: CGPoint(x: -120, y: 0))
    #expect(fruits.log == ["shouldHighlight 1", "didHighlight 1", "didUnhighlight 1"])
    let cell = try #require(stage.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.showingDeleteConfirmation)
    let button = try #require(first(RowActionButton.self, in: cell))
    #expect(button.title(for: .normal) == "Delete")
    fruits.log = []
    stage.tap(button)
    #expect(fruits.log == ["commit delete 1"])
    #expect(stage.texts == ["Apple", "Cherry"])
    #expect(stage.table.contentSize.height == 88)
  }

  @Test func aTouchElsewherePutsTheRowBack() throws {
    let fruits = Fruits(["Apple", "Banana", "Cherry"])
    let stage = TableStage(fruits)
    stage.drag(row: 1, by: CGPoint(x: -120, y: 0))
    fruits.log = []
    stage.tap(row: 2)
    #expect(fruits.log.isEmpty)
    #expect(stage.table.visibleCells.allSatisfy { !$0.showingDeleteConfirmation })
  }

  @Test func theSignOfDeletionAsksOnceMore() throws {
    let fruits = Fruits(["Apple", "Banana"])
    let stage = TableStage(fruits)
    stage.table.setEditing(true, animated: true)
    stage.stage.application.commit()
    let cell = try #require(stage.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.isEditing)
    let sign = try #require(first(CellButton.self, in: cell))
    #expect(sign.accessibilityTree()?.label == "Delete Apple")
    stage.tap(sign)
    #expect(fruits.log.isEmpty)
    stage.tap(try #require(first(RowActionButton.self, in: cell)))
    #expect(fruits.log == ["commit delete 0"])
    #expect(stage.texts == ["Banana"])
  }

  @Test func theSignOfInsertionActsAtOnce() throws {
    let fruits = Inserting(["Apple"])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    table.dataSource = fruits
    table.delegate = fruits
    table.isEditing = true
    table.layoutIfNeeded()
    let sign = try #require(first(CellButton.self, in: table))
    sign.sendActions(for: .touchUpInside)
    table.layoutIfNeeded()
    #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["Apple", "New"])
  }

  @Test func aDelegateChoosesTheActionsOfASwipe() throws {
    let fruits = Swiping()
    let table = UITableView(frame: CGRect(x: 0, y: 20, width: 320, height: 400))
    table.dataSource = fruits
    table.delegate = fruits
    let root = UIViewController()
    root.view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.view.addSubview(table)
    let stage = Stage(root: root)
    stage.application.commit()
    stage.touch(CGPoint(x: 200, y: 40), liftAt: CGPoint(x: 60, y: 40))
    let button = try #require(first(RowActionButton.self, in: table))
    #expect(button.title(for: .normal) == "Flag")
    button.sendActions(for: .touchUpInside)
    #expect(fruits.flags == 1)
    #expect(first(RowActionButton.self, in: table) == nil)
  }

  @Test func rowsThatStayKeepTheirCellsThroughUpdates() {
    let fruits = Fruits(["a", "b", "c", "d"])
    let stage = TableStage(fruits)
    let before = stage.table.visibleCells
    stage.table.selectRow(
      at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    fruits.sections = [["x", "a", "c", "y", "d"]]
    stage.table.performBatchUpdates {
      stage.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
      stage.table.insertRows(
        at: [IndexPath(row: 0, section: 0), IndexPath(row: 3, section: 0)], with: .fade)
    }
    stage.stage.application.commit()
    #expect(stage.texts == ["x", "a", "c", "y", "d"])
    #expect(stage.table.visibleCells[1] === before[0])
    #expect(stage.table.visibleCells[4] === before[3])
    #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
  }

  @Test func sectionsComeAndGo() {
    let fruits = Fruits(["a"], ["b"], ["c"])
    let stage = TableStage(fruits)
    fruits.sections = [["a"], ["n"], ["c"]]
    stage.table.beginUpdates()
    stage.table.deleteSections(IndexSet(integer: 1), with: .none)
    stage.table.insertSections(IndexSet(integer: 1), with: .none)
    stage.table.endUpdates()
    stage.stage.application.commit()
    #expect(stage.texts == ["a", "n", "c"])
  }

  @Test func changesThatDoNotFitTheDataAreReported() {
    let fruits = Fruits(["a", "b"])
    let stage = TableStage(fruits)
    let (_, diagnostics) = Diagnostics.collecting {
      stage.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    #expect(diagnostics.count == 1)
    stage.stage.application.commit()
    #expect(stage.texts == ["a", "b"])
  }
}

@MainActor private final class Inserting: NSObject, UITableViewDataSource, UITableViewDelegate {
  var names: [String]

  init(_ names: [String]) { self.names = names }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .insert }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    names.append("New")
    tableView.insertRows(at: [IndexPath(row: names.count - 1, section: 0)], with: .automatic)
  }
}

@MainActor private final class Swiping: NSObject, UITableViewDataSource, UITableViewDelegate {
  var flags = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
      self?.flags += 1
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [flag])
  }
}
