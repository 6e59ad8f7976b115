import Testing

@testable import UIKit

@MainActor @Suite struct GestureTests {
  let root = UIViewController()
  let counter = TouchCounter()

  private func tap(_ name: String = "tapped") -> UITapGestureRecognizer {
    UITapGestureRecognizer(target: counter, action: Selector(name))
  }

  @Test func aTapOnAViewIsRecognized() {
    let stage = Stage(root: root)
    root.view.addGestureRecognizer(tap())
    stage.touch(CGPoint(x: 50, y: 200))
    #expect(counter.count == 1)
    stage.touch(CGPoint(x: 50, y: 200), liftAt: CGPoint(x: 90, y: 200))
    #expect(counter.count == 1)
  }

  @Test func aRecognizedTapCancelsTheViewsTouches() {
    let stage = Stage(root: root)
    let view = TouchLogView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    root.view.addSubview(view)
    let recognizer = tap()
    view.addGestureRecognizer(recognizer)
    stage.touch(CGPoint(x: 50, y: 150))
    #expect(view.calls == ["began", "cancelled"])
    recognizer.cancelsTouchesInView = false
    view.calls = []
    stage.touch(CGPoint(x: 50, y: 150))
    #expect(view.calls == ["began", "ended"])
  }

  @Test func aControlWinsOverATapOfAViewAboveIt() {
    let stage = Stage(root: root)
    root.view.addGestureRecognizer(tap())
    let control = UIControl(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    root.view.addSubview(control)
    let log = EventLog()
    log.watch(control)
    stage.touch(CGPoint(x: 50, y: 150))
    #expect(log.names == ["touchDown", "touchUpInside"])
    #expect(counter.count == 0)
    control.addGestureRecognizer(tap("own"))
    stage.touch(CGPoint(x: 50, y: 150))
    #expect(counter.names == ["own"])
  }

  @Test func theInnermostRecognizerWins() {
    let stage = Stage(root: root)
    let inner = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    root.view.addSubview(inner)
    root.view.addGestureRecognizer(tap("outer"))
    inner.addGestureRecognizer(tap("inner"))
    stage.touch(CGPoint(x: 50, y: 150))
    #expect(counter.names == ["inner"])
  }

  @Test func aDelegateMayVetoOrAllowBoth() {
    let stage = Stage(root: root)
    let inner = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    root.view.addSubview(inner)
    let recognizer = tap("inner")
    let judge = GestureJudge()
    recognizer.delegate = judge
    inner.addGestureRecognizer(recognizer)
    root.view.addGestureRecognizer(tap("outer"))
    judge.allowsBoth = true
    stage.touch(CGPoint(x: 50, y: 150))
    #expect(counter.names == ["inner", "outer"])
    judge.receives = false
    stage.touch(CGPoint(x: 50, y: 150))
    #expect(counter.names == ["inner", "outer", "outer"])
  }

  @Test func aDisabledRecognizerSeesNothing() {
    let stage = Stage(root: root)
    let recognizer = tap()
    recognizer.isEnabled = false
    root.view.addGestureRecognizer(recognizer)
    stage.touch(CGPoint(x: 50, y: 200))
    #expect(counter.count == 0)
  }

  @Test func theBackGestureStartsAtTheEdge() {
    let navigation = UINavigationController(rootViewController: root)
    let stage = Stage(root: navigation)
    navigation.pushViewController(UIViewController(), animated: false)
    stage.touch(CGPoint(x: 100, y: 200), liftAt: CGPoint(x: 250, y: 200))
    #expect(navigation.viewControllers.count == 2)
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    stage.touch(CGPoint(x: 5, y: 200), liftAt: CGPoint(x: 250, y: 200))
    #expect(navigation.viewControllers.count == 2)
    navigation.interactivePopGestureRecognizer?.isEnabled = true
    stage.touch(CGPoint(x: 5, y: 200), liftAt: CGPoint(x: 250, y: 200))
    #expect(navigation.viewControllers.count == 1)
  }
}

/// Notes the touches it gets.
final class TouchLogView: UIView {
  var calls: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("began")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("cancelled")
  }
}

final class GestureJudge: UIGestureRecognizerDelegate {
  var receives = true
  var allowsBoth = false

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { allowsBoth }
}

@MainActor @Suite struct SwipeReadingTests {
  @Test(
    arguments: [
      ("direction=\"left\"", UISwipeGestureRecognizer.Direction.left, 0),
      ("direction=\"up\"", .up, 0), ("", .right, 0), ("direction=\"inwards\"", .right, 1),
    ] as [(String, UISwipeGestureRecognizer.Direction, Int)])
  func theDirectionIsAnAttribute(
    attribute: String, direction: UISwipeGestureRecognizer.Direction, messages: Int
  ) throws {
    let loaded = try NibFixtures.load("<swipeGestureRecognizer \(attribute) id=\"s\"/>")
    let swipe = try #require(loaded.objects.first as? UISwipeGestureRecognizer)
    #expect(swipe.direction == direction)
    #expect(loaded.messages.count == messages)
  }
}
