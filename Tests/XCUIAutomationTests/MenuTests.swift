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
