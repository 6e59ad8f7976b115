import Testing

@testable import UIKit

@MainActor @Suite struct ControlEventTests {
  let root = UIViewController()
  let control = UIControl(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
  let inside = CGPoint(x: 30, y: 110)

  private func stage() -> (Stage, EventLog) {
    let stage = Stage(root: root)
    root.view.addSubview(control)
    let log = EventLog()
    log.watch(control)
    return (stage, log)
  }

  @Test func aTapIsDownThenUpInside() {
    let (stage, log) = stage()
    stage.touch(inside)
    #expect(log.names == ["touchDown", "touchUpInside"])
  }

  @Test func aSecondTapIsARepeat() {
    let (stage, log) = stage()
    stage.touch(inside, tapCount: 2)
    #expect(log.names == ["touchDown", "touchDownRepeat", "touchUpInside"])
  }

  @Test func aFingerThatLeavesIsUpOutside() {
    let (stage, log) = stage()
    stage.touch(inside, liftAt: CGPoint(x: 30, y: 400))
    #expect(log.names == ["touchDown", "touchDragExit", "touchDragOutside", "touchUpOutside"])
  }

  @Test func theAreaIsLargerWhileTracking() {
    let (stage, log) = stage()
    stage.touch(inside, liftAt: CGPoint(x: 30, y: 190))
    #expect(log.names == ["touchDown", "touchDragInside", "touchUpInside"])
  }

  @Test func aDisabledControlSwallowsTouches() {
    let behind = UIControl(frame: root.view.bounds)
    root.view.addSubview(behind)
    let (stage, log) = stage()
    log.watch(behind)
    control.isEnabled = false
    stage.touch(inside)
    #expect(log.names.isEmpty)
  }

  @Test(arguments: ["hidden", "transparent", "deaf"])
  func anAbsentControlLetsTheTouchThrough(reason: String) {
    let behind = UIControl(frame: root.view.bounds)
    root.view.addSubview(behind)
    let (stage, _) = stage()
    switch reason {
    case "hidden": control.isHidden = true
    case "transparent": control.alpha = 0.005
    default: control.isUserInteractionEnabled = false
    }
    let log = EventLog()
    log.watch(behind)
    stage.touch(inside)
    #expect(log.names == ["touchDown", "touchUpInside"])
  }

  @Test func theSamePairCountsOnce() {
    let counter = TouchCounter()
    let action = Selector("count")
    control.addTarget(counter, action: action, for: .touchUpInside)
    control.addTarget(counter, action: action, for: [.touchUpInside, .valueChanged])
    control.sendActions(for: .touchUpInside)
    #expect(counter.count == 1)
    control.removeTarget(counter, action: action, for: .touchUpInside)
    control.sendActions(for: [.touchUpInside, .valueChanged])
    #expect(counter.count == 2)
  }

  @Test func aTargetIsHeldWeakly() {
    var counter: TouchCounter? = TouchCounter()
    weak let gone = counter
    control.addTarget(counter, action: Selector("count"), for: .touchUpInside)
    counter = nil
    control.sendActions(for: .touchUpInside)
    #expect(gone == nil)
  }

  @Test func actionsAreNamed() {
    let counter = TouchCounter()
    control.addTarget(counter, action: Selector("first"), for: .touchDown)
    control.addTarget(counter, action: Selector("second:"), for: .touchDown)
    #expect(
      control.actions(forTarget: counter, forControlEvent: .touchDown) == ["first", "second:"])
    #expect(control.actions(forTarget: counter, forControlEvent: .valueChanged) == nil)
    #expect(control.allControlEvents == .touchDown)
  }
}

/// Notes the events of controls by name.
@MainActor final class EventLog {
  private(set) var names: [String] = []
  private var targets: [ClosureTarget] = []

  func watch(_ control: UIControl) {
    let events: [(String, UIControl.Event)] = [
      ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat),
      ("touchDragExit", .touchDragExit), ("touchDragEnter", .touchDragEnter),
      ("touchDragInside", .touchDragInside), ("touchDragOutside", .touchDragOutside),
      ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside),
      ("touchCancel", .touchCancel), ("valueChanged", .valueChanged),
    ]
    for (name, event) in events {
      let target = ClosureTarget { [weak self] _ in self?.names.append(name) }
      targets.append(target)
      control.addTarget(target, action: Selector(name), for: event)
    }
  }
}
