import Testing

@testable import UIKit

/// What a flow golden tells of the app's own objects.
@MainActor @Suite struct CallbackLogTests {
  private final class Alpha: UIViewController {
    override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }
  }
  private final class Beta: UIViewController {
    override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }
  }
  private final class Target: NSObject {}

  private let log = CallbackLog()

  private func callbacks(_ body: () -> Void) -> [String] {
    _ = log.take()
    CallbackLog.$current.withValue(log, operation: body)
    return log.take().callbacks
  }

  @Test func aPushIsToldInUIKitsOrder() {
    let navigation = UINavigationController(rootViewController: Alpha())
    let stage = Stage(root: navigation)
    let pushed = callbacks {
      stage.application.run { navigation.pushViewController(Beta(), animated: true) }
    }
    #expect(
      pushed == [
        "Beta.viewDidLoad()", "Alpha.viewWillDisappear(_:)", "Beta.viewWillAppear(_:)",
        "Alpha.viewDidDisappear(_:)", "Beta.viewDidAppear(_:)",
      ])
    let popped = callbacks {
      stage.application.run { _ = navigation.popViewController(animated: true) }
    }
    #expect(
      popped == [
        "Beta.viewWillDisappear(_:)", "Alpha.viewWillAppear(_:)", "Beta.viewDidDisappear(_:)",
        "Alpha.viewDidAppear(_:)",
      ])
  }

  @Test func uikitsOwnControllersAreLeftOutButTellOfANewScreen() {
    let stage = Stage(root: UIViewController())
    let calls = callbacks {
      stage.application.run { stage.window.rootViewController = UIViewController() }
    }
    #expect(calls.isEmpty)
    CallbackLog.$current.withValue(log) {
      stage.application.run { stage.window.rootViewController = Alpha() }
    }
    #expect(log.take().hasNewScreen)
    #expect(!log.take().hasNewScreen)
  }

  @Test(
    arguments: [
      ("send", "send()"), ("send:", "send(_:)"), ("send:forEvent:", "send(_:forEvent:)"),
    ])
  func anActionIsToldAsSwiftWouldWriteIt(selector: String, name: String) {
    ClassRegistry.register(Target.self) { bindings in
      bindings.methods[selector] = { _, _ in nil }
    }
    let (target, button) = (Target(), UIButton(type: .system))
    button.addTarget(target, action: Selector(selector), for: .touchUpInside)
    button.addTarget(target, action: Selector("missing"), for: .touchUpInside)
    #expect(callbacks { button.sendActions(for: .touchUpInside) } == ["Target.\(name)"])
  }

  @Test func aNotificationIsToldByTheMethodChosenForIt() {
    ClassRegistry.register(Target.self) { bindings in
      bindings.methods["hear:"] = { _, _ in nil }
    }
    let (target, center) = (Target(), NotificationCenter())
    center.addObserver(
      target, selector: Selector("hear:"), name: Notification.Name("N"), object: nil)
    #expect(
      callbacks { center.post(name: Notification.Name("N"), object: nil) } == ["Target.hear(_:)"])
  }

  @Test func aSegueIsToldWithItsIdentifier() {
    let (alpha, beta) = (Alpha(), Beta())
    let named = UIStoryboardSegue(identifier: "Show", source: alpha, destination: beta)
    let unnamed = UIStoryboardSegue(identifier: nil, source: alpha, destination: beta)
    let calls = callbacks {
      CallbackLog.note(preparing: named, by: alpha)
      CallbackLog.note(preparing: unnamed, by: alpha)
    }
    #expect(
      calls == ["Alpha.prepare(for:sender:) \"Show\"", "Alpha.prepare(for:sender:)"])
  }

  @Test func withoutALogNothingIsKept() {
    _noteCall(Target(), "call()")
    #expect(log.take().callbacks.isEmpty)
    #expect(callbacks { _noteCall(Target(), "call()") } == ["Target.call()"])
  }
}
