import Testing

@testable import UIKit

@MainActor @Suite struct MenuTests {
  private let root = UIViewController()
  private let button = UIButton(type: .system)
  private let log = CallLog()

  private func stage(_ children: [UIMenuElement], title: String = "") -> Stage {
    let stage = Stage(root: root)
    button.setTitle("More", for: .normal)
    button.frame = CGRect(x: 16, y: 32, width: 80, height: 32)
    button.menu = UIMenu(title: title, children: children)
    button.showsMenuAsPrimaryAction = true
    root.view.addSubview(button)
    stage.application.commit()
    return stage
  }

  private func action(
    _ title: String, _ attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, subtitle: String? = nil
  ) -> UIAction {
    UIAction(title: title, subtitle: subtitle, attributes: attributes, state: state) { [log] in
      log.add($0.title)
    }
  }

  private func open(_ stage: Stage) { stage.touch(CGPoint(x: 40, y: 48)) }

  /// Rows of the picture that the open menu covers.
  private func picture(_ stage: Stage, rows: Range<Int>) -> String {
    let lines = Pictures.picture(of: stage.application).split(separator: "\n")
    return lines.dropFirst()[(rows.lowerBound + 1)..<(rows.upperBound + 1)]
      .map { $0.dropFirst().dropLast().reversed().drop { $0 == " " }.reversed() }
      .map { String($0) }.joined(separator: "\n")
  }

  @Test func aTapOpensTheMenuAndAnotherChooses() {
    let stage = stage([action("Copy"), action("Delete", .destructive)])
    let tap = ClosureTarget { [log] _ in log.add("tap") }
    button.addTarget(tap, action: Selector("tap"), for: .touchUpInside)
    let trigger = ClosureTarget { [log] _ in log.add("trigger") }
    button.addTarget(trigger, action: Selector("trigger"), for: .menuActionTriggered)
    open(stage)
    #expect(log.take() == ["trigger"])
    #expect(Pictures.screen(of: stage.application).contains("\"Delete\""))
    stage.touch(CGPoint(x: 60, y: 86))
    #expect(log.take() == ["Copy"])
    #expect(!Pictures.screen(of: stage.application).contains("Copy"))
  }

  @Test func aMenuIsABoxOfRows() {
    let share = UIMenu(
      title: "Share", image: UIImage(named: "square.and.arrow.up"), children: [action("Mail")])
    let line = UIMenu(options: .displayInline, children: [action("Print", subtitle: "Two pages")])
    let key = UIKeyCommand(
      title: "Save", action: Selector("save"), input: "s", modifierFlags: .command)
    let stage = stage([action("Large", state: .on), share, line, key], title: "View")
    open(stage)
    #expect(
      picture(stage, rows: 4..<19) == """
          ╭─────────────────────────────╮
          │             View            │
          │                             │
          │ ✓ Large                     │
          │                             │
          │                             │
          │   ▨ Share                 › │
          │ ─────────────────────────── │
          │                             │
          │   Print                     │
          │   Two pages                 │
          │ ─────────────────────────── │
          │                             │
          │   Save                   ⌘S │
          ╰─────────────────────────────╯
        """)
  }

  @Test func aTapBesideClosesTheMenu() {
    let stage = stage([action("Copy")])
    open(stage)
    stage.touch(CGPoint(x: 300, y: 400))
    #expect(!Pictures.screen(of: stage.application).contains("Copy") && log.take().isEmpty)
  }

  @Test func hiddenAndDisabledChoicesAreNotMade() {
    let stage = stage([action("Gone", .hidden), action("Grey", .disabled)])
    open(stage)
    let screen = Pictures.screen(of: stage.application)
    #expect(!screen.contains("Gone") && screen.contains("\"Grey\" disabled"))
    stage.touch(CGPoint(x: 60, y: 86))
    #expect(log.take().isEmpty)
  }

  @Test func aMenuInsideTakesThePlaceOfTheOtherAndLeadsBack() {
    let stage = stage([UIMenu(title: "Share", children: [action("Mail")])])
    open(stage)
    #expect(Pictures.picture(of: stage.application).contains("Share"))
    stage.touch(CGPoint(x: 60, y: 86))
    #expect(Pictures.picture(of: stage.application).contains("‹ Share"))
    stage.touch(CGPoint(x: 60, y: 86))
    #expect(!Pictures.picture(of: stage.application).contains("Mail"))
    stage.touch(CGPoint(x: 60, y: 86))
    stage.touch(CGPoint(x: 60, y: 130))
    #expect(log.take() == ["Mail"])
  }

  @Test func oneChoiceOfASingleSelectionIsOn() {
    let choices = [action("Day", state: .on), action("Week")]
    let menu = UIMenu(options: [.displayInline, .singleSelection], children: choices)
    let stage = stage([menu])
    button.menu = menu
    open(stage)
    stage.touch(CGPoint(x: 60, y: 130))
    #expect(choices.map(\.state) == [.off, .on] && log.take() == ["Week"])
  }

  @Test func aMenuMayStayWhenAChoiceIsMade() {
    let stage = stage([action("Bold", .keepsMenuPresented)])
    open(stage)
    stage.touch(CGPoint(x: 60, y: 86))
    #expect(log.take() == ["Bold"] && Pictures.picture(of: stage.application).contains("Bold"))
  }

  @Test func deferredChoicesComeWhenTheyAreTold() {
    var tell: (([UIMenuElement]) -> Void)?
    let stage = stage([UIDeferredMenuElement { tell = $0 }])
    open(stage)
    #expect(Pictures.picture(of: stage.application).contains("◌ Loading…"))
    tell?([action("Later")])
    stage.application.commit()
    stage.touch(CGPoint(x: 60, y: 86))
    #expect(log.take() == ["Later"])
    open(stage)
    #expect(Pictures.picture(of: stage.application).contains("Later"))
  }

  @Test func uncachedChoicesAreAskedForEachTime() {
    var count = 0
    let stage = stage([
      UIDeferredMenuElement.uncached { [self] in
        count += 1
        $0([action("Choice \(count)")])
      }
    ])
    open(stage)
    stage.touch(CGPoint(x: 300, y: 400))
    open(stage)
    #expect(Pictures.picture(of: stage.application).contains("Choice 2"))
  }

  @Test func aPopUpButtonShowsItsChoice() {
    button.changesSelectionAsPrimaryAction = true
    let stage = stage([action("Red"), action("Green")])
    #expect(button.currentTitle == "Red")
    #expect(Pictures.picture(of: stage.application).contains("( Red ⇅  )"))
    open(stage)
    stage.touch(CGPoint(x: 60, y: 130))
    #expect(button.currentTitle == "Green" && log.take() == ["Green"])
    #expect(button.menu?.selectedElements.map(\.title) == ["Green"])
  }

  @Test func aButtonWithoutAMenuTogglesItself() {
    let stage = stage([])
    button.menu = nil
    button.showsMenuAsPrimaryAction = false
    button.changesSelectionAsPrimaryAction = true
    open(stage)
    #expect(button.isSelected)
    open(stage)
    #expect(!button.isSelected)
  }

  @Test func aMenuWithoutRoomBelowStandsAbove() {
    let stage = stage([action("Copy")])
    button.frame.origin.y = 440
    stage.application.commit()
    stage.touch(CGPoint(x: 40, y: 450))
    let lines = Pictures.picture(of: stage.application).split(separator: "\n")
    let copy = lines.firstIndex { $0.contains("Copy") }
    let more = lines.firstIndex { $0.contains("More") }
    #expect(copy.map { $0 < more ?? 0 } ?? false)
  }

  @Test func aMenuLongerThanTheScreenScrolls() {
    let stage = stage((1...20).map { action("Choice \($0)") })
    open(stage)
    #expect(!Pictures.picture(of: stage.application).contains("Choice 20"))
    stage.touch(CGPoint(x: 100, y: 440), liftAt: CGPoint(x: 100, y: 20))
    stage.touch(CGPoint(x: 100, y: 440), liftAt: CGPoint(x: 100, y: 20))
    #expect(Pictures.picture(of: stage.application).contains("Choice 20"))
    #expect(log.take().isEmpty)
    stage.touch(CGPoint(x: 100, y: 440))
    #expect(log.take() == ["Choice 20"])
  }

  @Test func aBarButtonOpensItsMenu() {
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "More", menu: UIMenu(children: [action("Copy")]))
    let stage = Stage(root: UINavigationController(rootViewController: root))
    stage.touch(CGPoint(x: 290, y: 22))
    #expect(Pictures.screen(of: stage.application).contains("\"Copy\""))
    stage.touch(CGPoint(x: 290, y: 70))
    #expect(log.take() == ["Copy"])
  }

  @Test func aBarButtonRunsItsAction() {
    let item = UIBarButtonItem(primaryAction: action("Send"))
    root.navigationItem.rightBarButtonItem = item
    let stage = Stage(root: UINavigationController(rootViewController: root))
    #expect(item.title == "Send")
    stage.touch(CGPoint(x: 290, y: 22))
    #expect(log.take() == ["Send"])
  }
}
