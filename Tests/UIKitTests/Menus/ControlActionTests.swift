import Testing

@testable import UIKit

@MainActor @Suite struct ControlActionTests {
  private let log = CallLog()

  private func action(_ title: String, _ name: String? = nil) -> UIAction {
    UIAction(title: title, identifier: name.map { UIAction.Identifier($0) }) { [log] action in
      log.add("\(action.title) \(action.sender is UIControl)")
    }
  }

  @Test func actionsRunAmongTargetsInTheirOrder() {
    let control = UIControl()
    let target = ClosureTarget { [log] _ in log.add("target") }
    control.addAction(action("First"), for: .valueChanged)
    control.addTarget(target, action: Selector("run"), for: .valueChanged)
    control.addAction(action("Last"), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log.take() == ["First true", "target", "Last true"])
  }

  @Test func anActionOfTheSameNameTakesThePlaceOfTheOld() {
    let control = UIControl()
    control.addAction(action("Old", "save"), for: .touchUpInside)
    control.addAction(action("New", "save"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log.take() == ["New true"])
    control.removeAction(identifiedBy: UIAction.Identifier("save"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log.take().isEmpty)
  }

  @Test func aRemovedActionStaysForItsOtherEvents() {
    let control = UIControl()
    let action = action("Act")
    control.addAction(action, for: [.touchDown, .touchUpInside])
    control.removeAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(log.take() == ["Act true"])
  }

  @Test func aButtonShowsAndRunsItsPrimaryAction() {
    let button = UIButton(primaryAction: action("Go"))
    #expect(button.currentTitle == "Go" && button.buttonType == .system)
    let root = UIViewController()
    let stage = Stage(root: root)
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    root.view.addSubview(button)
    stage.touch(CGPoint(x: 20, y: 20))
    #expect(log.take() == ["Go true"])
    let filled = UIButton(configuration: .filled(), primaryAction: action("Buy"))
    #expect(filled.configuration?.title == "Buy")
  }

  @Test func aHandlerBringsTheConfigurationInStepWithTheState() {
    let button = UIButton(configuration: .borderedProminent(), primaryAction: action("Pay"))
    button.configurationUpdateHandler = { button in
      var configuration = button.configuration
      configuration?.title = button.isEnabled ? "Pay" : "Paying"
      configuration?.showsActivityIndicator = !button.isEnabled
      button.configuration = configuration
    }
    button.isEnabled = false
    button.frame = CGRect(x: 0, y: 0, width: 96, height: 16)
    #expect(Pictures.picture(of: button).contains("◌ Paying"))
    button.isEnabled = true
    #expect(button.currentTitle == "Pay")
  }

  @Test func insetsAndAttributedTitlesOfAConfigurationAreThoseOfTheButton() {
    var configuration = UIButton.Configuration.bordered()
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 20, bottom: 3, trailing: 4)
    configuration.attributedTitle = AttributedString("Go")
    let button = UIButton(configuration: configuration)
    #expect(button.currentTitle == "Go" && configuration.insets.left == 20)
    #expect(configuration.contentInsets.trailing == 4)
  }

  @Test func aSegmentRunsItsAction() {
    let control = UISegmentedControl(
      frame: CGRect(x: 0, y: 0, width: 160, height: 32), actions: [action("Day"), action("Week")])
    let root = UIViewController()
    let stage = Stage(root: root)
    root.view.addSubview(control)
    stage.application.commit()
    stage.touch(CGPoint(x: 120, y: 16))
    #expect(control.selectedSegmentIndex == 1 && log.take() == ["Week true"])
    #expect(control.titleForSegment(at: 0) == "Day")
    #expect(control.actionForSegment(at: 0)?.title == "Day")
  }

  @Test func aSwitchMayHaveAPrimaryAction() {
    let control = UISwitch(frame: .zero, primaryAction: action("Switched"))
    control.sendActions(for: .primaryActionTriggered)
    #expect(log.take() == ["Switched true"])
  }
}
