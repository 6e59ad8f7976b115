import Testing

@testable import UIKit

/// A controller with key commands; its table is written by hand, as the translator would write it.
private final class KeyController: UIViewController {
  let log = CallLog()
  var allowsSaving = true

  static let registered: Void = {
    ClassRegistry.register(KeyController.self, named: "KeyController") { table in
      table.methods["save:"] = { object, arguments in
        let title = (arguments.first as? UICommand)?.title ?? ""
        return (object as? KeyController)?.log.add("save \(title)")
      }
      table.methods["stop"] = { object, _ in (object as? KeyController)?.log.add("stop") }
    }
  }()

  override func validate(_ command: UICommand) {
    if command.action == Selector("save:"), !allowsSaving {
      command.attributes.insert(.disabled)
    }
  }
}

@MainActor @Suite struct KeyCommandTests {
  private let controller: KeyController

  init() {
    _ = KeyController.registered
    controller = KeyController()
    let save = UIKeyCommand(
      title: "Save", action: Selector("save:"), input: "s", modifierFlags: .command)
    controller.addKeyCommand(save)
    controller.addKeyCommand(
      UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector("stop")))
  }

  private func press(_ stage: Stage, _ input: String, _ flags: UIKeyModifierFlags = []) -> Bool {
    stage.application.run { KeyCommands.press(input, flags, in: stage.application) }
  }

  @Test func aKeyCallsTheCommandOfTheControllerInFront() {
    let stage = Stage(root: UINavigationController(rootViewController: controller))
    #expect(press(stage, "S", .command))
    #expect(press(stage, UIKeyCommand.inputEscape))
    #expect(controller.log.take() == ["save Save", "stop"])
  }

  @Test func otherModifiersAreAnotherCommand() {
    let stage = Stage(root: controller)
    #expect(!press(stage, "s", [.command, .shift]) && !press(stage, "s"))
    #expect(controller.log.take().isEmpty)
  }

  @Test func whoCarriesACommandOutMayForbidIt() {
    let stage = Stage(root: controller)
    controller.allowsSaving = false
    #expect(!press(stage, "s", .command) && controller.log.take().isEmpty)
  }

  @Test func lettersAreTypedWhereTextIsEdited() {
    let stage = Stage(root: controller)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    controller.view.addSubview(field)
    stage.application.run { _ = field.becomeFirstResponder() }
    let command = UIKeyCommand(input: "x", modifierFlags: [], action: Selector("stop"))
    controller.addKeyCommand(command)
    #expect(press(stage, "x") && press(stage, "y", .shift))
    #expect(field.text == "xY" && controller.log.take().isEmpty)
    command.wantsPriorityOverSystemBehavior = true
    #expect(press(stage, "x"))
    #expect(field.text == "xY" && controller.log.take() == ["stop"])
    #expect(press(stage, UIKeyCommand.inputDelete) && field.text == "x")
  }

  @Test func aRemovedCommandIsGone() {
    let stage = Stage(root: controller)
    controller.keyCommands?.first.map { controller.removeKeyCommand($0) }
    #expect(!press(stage, "s", .command))
  }

  // MARK: Reading

  @Test func filesHoldKeyCommandsOfControllers() throws {
    let storyboard = try NibFixtures.storyboard(
      NibFixtures.scene(
        """
        <viewController id="c" customClass="KeyController" customModule="UIKitTests"><keyCommands>
        <keyCommand input="s" modifierFlags="1048576" actionName="save:" \
        discoverabilityTitle="Keep"/></keyCommands></viewController>
        """), initial: "c")
    let read = try #require(storyboard.instantiateInitialViewController() as? KeyController)
    let command = try #require(read.keyCommands?.first)
    #expect(command.modifierFlags == .command && command.discoverabilityTitle == "Keep")
    let stage = Stage(root: read)
    #expect(press(stage, "s", .command) && read.log.take() == ["save "])
  }

  @Test func filesHoldMenus() throws {
    let button: UIButton = try NibFixtures.view(
      """
      <button showsMenuAsPrimaryAction="YES" changesSelectionAsPrimaryAction="YES" id="b">
      <menu key="menu" id="m"><children>
      <command title="One" id="1"><attributes key="attributes" destructive="YES"/></command>
      <command title="Two" state="on" image="star" catalog="system" id="2"/>
      <menu title="More" id="3"><options key="options" displayInline="YES"/>
      <children><keyCommand title="Three" input="3" id="4">
      <modifierMask key="modifierFlags" command="YES" shift="YES"/></keyCommand></children></menu>
      </children></menu></button>
      """)
    let menu = try #require(button.menu)
    #expect(menu.children.map(\.title) == ["One", "Two", "More"])
    #expect(menu.children[0].leafAttributes == .destructive)
    #expect(button.currentTitle == "Two" && button.currentImage?.name == "star")
    let inner = try #require(menu.children[2] as? UIMenu)
    #expect(inner.options == .displayInline)
    let key = try #require(inner.children.first as? UIKeyCommand)
    #expect(key.shownKeys == "⇧⌘3")
  }

  @Test func theMainMenuOfAFileHasKeysForTheWholeApp() throws {
    let stage = Stage(root: controller)
    _ = try stage.application.run {
      try NibFixtures.load(
        """
        <menu key="mainMenu" title="Main Menu" systemMenu="main" id="m"><children>
        <menu title="File" identifier="com.apple.menu.file" id="f"><children>
        <keyCommand title="Store" input="d" id="k">
        <modifierMask key="modifierFlags" command="YES"/>
        <connections><action selector="save:" destination="-2" id="a"/></connections>
        </keyCommand></children></menu></children></menu>
        """)
    }
    #expect(press(stage, "d", .command) && controller.log.take() == ["save Store"])
  }

  /// A delegate that adds menus.
  private final class Builder: UIResponder, UIApplicationDelegate {
    var adds = true
    override func buildMenu(with builder: any UIMenuBuilder) {
      guard adds, builder.system == .main else { return }
      let save = UIKeyCommand(
        title: "Save", action: Selector("save:"), input: "e", modifierFlags: .command)
      builder.insertSibling(
        UIMenu(title: "More", identifier: UIMenu.Identifier("more"), children: [save]),
        afterMenu: .standardEdit)
      builder.remove(menu: .help)
      builder.insertChild(UIMenu(title: "Last"), atEndOfMenu: .root)
    }
  }

  @Test func theDelegateBuildsMenusOfTheWholeApp() throws {
    let stage = Stage(root: controller)
    let delegate = Builder()
    stage.application.delegate = delegate
    #expect(press(stage, "e", .command) && controller.log.take() == ["save Save"])
    let menu = stage.application.mainMenu
    #expect(
      menu.children.map(\.title) == ["", "File", "Edit", "Format", "View", "Window", "Last"])
    let edit = try #require(menu.children[2] as? UIMenu)
    #expect(edit.children.map(\.title) == ["", "", "More", ""])
    delegate.adds = false
    stage.application.run { UIMenuSystem.main.setNeedsRebuild() }
    #expect(!press(stage, "e", .command))
  }

  @Test func aPropertyListTellsCommandsOfOneActionApart() {
    let action = Selector("sort:")
    let builder = MainMenuBuilder(
      UIMenu(children: [
        UICommand(title: "By name", action: action, propertyList: "name"),
        UICommand(title: "By date", action: action, propertyList: ["key": 2]),
        UICommand(title: "Usual", action: action),
      ]))
    #expect(builder.command(for: action, propertyList: "name")?.title == "By name")
    #expect(builder.command(for: action, propertyList: ["key": 2])?.title == "By date")
    #expect(builder.command(for: action, propertyList: nil)?.title == "Usual")
    #expect(builder.command(for: action, propertyList: "size") == nil)
  }

  @Test func aCommandThatNobodyCarriesOutCannotBeChosen() {
    let stage = Stage(root: controller)
    let button = UIButton(frame: CGRect(x: 16, y: 32, width: 80, height: 32))
    button.menu = UIMenu(children: [
      UICommand(title: "Save", action: Selector("save:")),
      UICommand(title: "Fly", action: Selector("fly")),
    ])
    button.showsMenuAsPrimaryAction = true
    controller.view.addSubview(button)
    stage.touch(CGPoint(x: 40, y: 48))
    let screen = Pictures.screen(of: stage.application)
    #expect(screen.contains("\"Fly\" disabled") && !screen.contains("\"Save\" disabled"))
    stage.touch(CGPoint(x: 60, y: 86))
    #expect(controller.log.take() == ["save Save"])
  }
}
