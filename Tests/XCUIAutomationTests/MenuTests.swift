import Testing
import UIKit
import XCUIAutomation

@MainActor struct MenuTests {
  let journal = Journal()

  private func write(_ title: String) -> UIAction {
    UIAction(title: title) { [journal] in journal.lines.append($0.title) }
  }

  @Test func aMenuIsDrivenAsOnIOS() {
    let app = makeApp { [self] root in
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 20, y: 40, width: 100, height: 44)
      button.setTitle("More", for: .normal)
      button.menu = UIMenu(children: [write("Copy"), write("Delete")])
      button.showsMenuAsPrimaryAction = true
      root.addSubview(button)
    }
    app.buttons["More"].tap()
    #expect(app.collectionViews.buttons["Copy"].exists)
    app.buttons["Delete"].tap()
    #expect(journal.lines == ["Delete"] && !app.buttons["Copy"].exists)
    app.buttons["More"].tap()
    app.otherElements["dismiss context menu"]
      .coordinate(withNormalizedOffset: CGVector(dx: 0.9, dy: 0.9)).tap()
    #expect(!app.buttons["Copy"].exists)
  }

  @Test func aPressOpensAContextMenu() {
    let delegate = OneMenu { [self] in UIMenu(children: [write("Rename")]) }
    let app = makeApp { root in
      let label = UILabel(frame: CGRect(x: 20, y: 40, width: 100, height: 44))
      label.text = "Photo"
      label.isUserInteractionEnabled = true
      label.addInteraction(UIContextMenuInteraction(delegate: delegate))
      root.addSubview(label)
    }
    app.staticTexts["Photo"].press(forDuration: 1)
    app.buttons["Rename"].tap()
    #expect(journal.lines == ["Rename"])
  }

  @Test func aPressOnAnItemOpensItsMenu() {
    let items = Items(journal)
    let app = makeApp { root in
      let layout = UICollectionViewFlowLayout()
      let collection = UICollectionView(frame: root.bounds, collectionViewLayout: layout)
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      collection.dataSource = items
      collection.delegate = items
      root.addSubview(collection)
    }
    app.cells.element(boundBy: 1).press(forDuration: 1)
    app.buttons["Rename"].tap()
    #expect(journal.lines == ["rename 1"])
  }

  @Test func aHandleIsDraggedToAnotherRow() {
    let names = MovableNames()
    let app = makeApp { root in
      let table = UITableView(frame: root.bounds)
      table.dataSource = names
      table.setEditing(true, animated: false)
      root.addSubview(table)
    }
    app.buttons["Reorder Anna"].press(forDuration: 0.5, thenDragTo: app.buttons["Reorder Cleo"])
    #expect(names.names == ["Ben", "Cleo", "Anna"])
    #expect(app.cells.element(boundBy: 2).staticTexts["Anna"].exists)
  }

  @Test func keysAreTypedWithModifiers() {
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 100, height: 44))
    let app = makeApp { $0.addSubview(field) }
    app.textFields.element.tap()
    app.typeKey("a", modifierFlags: .shift)
    app.typeKey("b", modifierFlags: [])
    app.typeKey("s", modifierFlags: .command)
    #expect(field.text == "Ab")
    app.typeKey(.delete, modifierFlags: [])
    #expect(field.text == "A")
  }
}

/// Two items with a menu each.
private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  private let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [journal] _ in
      UIMenu(children: [
        UIAction(title: "Rename") { _ in journal.lines.append("rename \(indexPath.item)") }
      ])
    }
  }
}

/// Names that can be moved by hand.
private final class MovableNames: NSObject, UITableViewDataSource {
  var names = ["Anna", "Ben", "Cleo"]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    cell.showsReorderControl = true
    return cell
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
}

/// Opens one menu.
private final class OneMenu: UIContextMenuInteractionDelegate {
  private let menu: @MainActor () -> UIMenu

  init(_ menu: @escaping @MainActor () -> UIMenu) { self.menu = menu }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [self] _ in menu() })
  }
}
