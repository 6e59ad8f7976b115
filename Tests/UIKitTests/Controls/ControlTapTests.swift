import Testing

@testable import UIKit

@MainActor @Suite struct ControlTapTests {
  private let root = UIViewController()

  private func stage(_ control: UIControl) -> Stage {
    let stage = Stage(root: root)
    root.view.addSubview(control)
    stage.application.commit()
    return stage
  }

  @Test func aSwitchFlipsThenTellsItsValueThenTheTouch() {
    let control = UISwitch(frame: CGRect(x: 16, y: 32, width: 0, height: 0))
    let stage = stage(control)
    let log = CallLog()
    let events: [(String, UIControl.Event)] = [
      ("down", .touchDown), ("value", .valueChanged), ("primary", .primaryActionTriggered),
      ("up", .touchUpInside),
    ]
    let targets = events.map { name, event in
      let target = ClosureTarget { [control] _ in log.add("\(name) \(control.isOn)") }
      control.addTarget(target, action: Selector(name), for: event)
      return target
    }
    stage.touch(CGPoint(x: 30, y: 40))
    #expect(log.take() == ["down false", "value true", "primary true", "up true"])
    control.setOn(false, animated: true)
    control.isOn = true
    #expect(log.take().isEmpty && targets.count == 4)
    stage.touch(CGPoint(x: 30, y: 40), liftAt: CGPoint(x: 300, y: 400))
    #expect(control.isOn)
  }

  @Test func aButtonSendsItsTwoEventsInOneGo() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 16, y: 32, width: 100, height: 32)
    let stage = stage(button)
    let log = CallLog()
    let both = ClosureTarget { _ in log.add("both") }
    let second = ClosureTarget { _ in log.add("second") }
    button.addTarget(both, action: Selector("a"), for: [.touchUpInside, .primaryActionTriggered])
    button.addTarget(second, action: Selector("b"), for: .touchUpInside)
    stage.touch(CGPoint(x: 30, y: 40))
    #expect(log.take() == ["both", "second"])
    button.isEnabled = false
    stage.touch(CGPoint(x: 30, y: 40))
    #expect(log.take().isEmpty)
  }

  @Test func aTapOnTheLabelOfAButtonIsATapOnTheButton() {
    let button = UIButton(type: .system)
    button.setTitle("Next", for: .normal)
    button.frame = CGRect(x: 16, y: 32, width: 100, height: 32)
    let stage = stage(button)
    #expect(stage.window.hitTest(CGPoint(x: 66, y: 48), with: nil) === button)
  }
}
