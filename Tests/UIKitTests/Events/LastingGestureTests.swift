import Testing

@testable import UIKit

@MainActor @Suite struct LastingGestureTests {
  private let root = UIViewController()
  private let log = CallLog()

  private func watch(
    _ gesture: UIGestureRecognizer, _ say: @escaping (UIGestureRecognizer) -> String
  ) -> (stage: Stage, target: ClosureTarget) {
    let stage = Stage(root: root)
    let target = ClosureTarget { [log, weak gesture] _ in
      guard let gesture else { return }
      log.add("\(gesture.state) \(say(gesture))")
    }
    gesture.addTarget(target, action: Selector("gesture"))
    root.view.addGestureRecognizer(gesture)
    return (stage, target)
  }

  private func send(_ stage: Stage, _ touches: [UITouch], _ phase: UITouch.Phase) {
    for touch in touches { touch.phase = phase }
    stage.application.sendEvent(UIEvent(touches: Set(touches)))
  }

  // MARK: Long presses

  @Test(arguments: [(0.4, false), (0.5, true), (3.0, true)])
  func aPressCountsWhenItIsLongEnough(seconds: Double, counts: Bool) {
    let (stage, target) = watch(UILongPressGestureRecognizer()) { "\($0.location(in: nil).x)" }
    let touch = UITouch(window: stage.window, location: CGPoint(x: 50, y: 50))
    send(stage, [touch], .began)
    touch.restingTime = seconds
    send(stage, [touch], .stationary)
    touch.restingTime = 0
    touch.windowLocation.x = 80
    send(stage, [touch], .moved)
    send(stage, [touch], .ended)
    #expect(log.take() == (counts ? ["began 50.0", "changed 80.0", "ended 80.0"] : []))
    _ = target
  }

  @Test func aPressThatMovesIsNone() {
    let (stage, target) = watch(UILongPressGestureRecognizer()) { _ in "" }
    let touch = UITouch(window: stage.window, location: CGPoint(x: 50, y: 50))
    send(stage, [touch], .began)
    touch.windowLocation.x = 61
    send(stage, [touch], .moved)
    touch.restingTime = 2
    send(stage, [touch], .stationary)
    send(stage, [touch], .ended)
    #expect(log.take().isEmpty)
    _ = target
  }

  // MARK: Drags

  @Test func aDragBeginsChangesAndEnds() {
    let pan = UIPanGestureRecognizer()
    let (stage, target) = watch(pan) { [root] _ in "\(pan.translation(in: root.view).x)" }
    stage.touch(CGPoint(x: 50, y: 50), liftAt: CGPoint(x: 55, y: 50))
    #expect(log.take().isEmpty)
    let touch = UITouch(window: stage.window, location: CGPoint(x: 50, y: 50))
    send(stage, [touch], .began)
    for x in [70.0, 90] {
      touch.windowLocation.x = x
      send(stage, [touch], .moved)
    }
    #expect(pan.velocity(in: nil) == CGPoint(x: 1200, y: 0))
    pan.setTranslation(.zero, in: root.view)
    touch.windowLocation.x = 95
    send(stage, [touch], .moved)
    send(stage, [touch], .ended)
    #expect(
      log.take() == [
        "began 20.0", "changed 40.0", "changed 5.0", "ended 5.0",
      ])
    _ = target
  }

  @Test func aDragTakesTheTouchAwayFromAButton() {
    let (stage, target) = watch(UIPanGestureRecognizer()) { _ in "" }
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    root.view.addSubview(button)
    let tap = ClosureTarget { [log] _ in log.add("tap") }
    button.addTarget(tap, action: Selector("tap"), for: .touchUpInside)
    stage.touch(CGPoint(x: 50, y: 50))
    #expect(log.take() == ["tap"])
    stage.touch(CGPoint(x: 50, y: 50), liftAt: CGPoint(x: 90, y: 50))
    #expect(log.take() == ["began ", "ended "])
    _ = target
  }

  @Test(arguments: [(5.0, true), (100.0, false)])
  func aDragFromAnEdgeBeginsThere(x: Double, counts: Bool) {
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    let (stage, target) = watch(edge) { _ in "" }
    stage.touch(CGPoint(x: x, y: 50), liftAt: CGPoint(x: x + 60, y: 50))
    #expect(log.take().isEmpty != counts)
    _ = target
  }

  // MARK: Two fingers

  @Test func fingersThatMoveApartScale() {
    let pinch = UIPinchGestureRecognizer()
    let (stage, target) = watch(pinch) { _ in "\(pinch.scale)" }
    let left = UITouch(window: stage.window, location: CGPoint(x: 100, y: 100))
    let right = UITouch(window: stage.window, location: CGPoint(x: 200, y: 100))
    right.number = 1
    send(stage, [left, right], .began)
    left.windowLocation.x = 50
    send(stage, [left, right], .moved)
    pinch.scale = 1
    right.windowLocation.x = 350
    send(stage, [left, right], .moved)
    send(stage, [left, right], .ended)
    #expect(log.take() == ["began 1.5", "changed 2.0", "ended 2.0"])
    _ = target
  }

  @Test func fingersThatTurnRotate() {
    let rotation = UIRotationGestureRecognizer()
    let (stage, target) = watch(rotation) { _ in "\((rotation.rotation * 100).rounded())" }
    let left = UITouch(window: stage.window, location: CGPoint(x: 100, y: 100))
    let right = UITouch(window: stage.window, location: CGPoint(x: 200, y: 100))
    right.number = 1
    send(stage, [left, right], .began)
    right.windowLocation = CGPoint(x: 100, y: 200)
    send(stage, [left, right], .moved)
    send(stage, [left, right], .ended)
    #expect(log.take() == ["began 157.0", "ended 157.0"])
    _ = target
  }

  @Test func oneFingerNeitherScalesNorTurns() {
    let (stage, target) = watch(UIPinchGestureRecognizer()) { _ in "" }
    stage.touch(CGPoint(x: 50, y: 50), liftAt: CGPoint(x: 150, y: 50))
    #expect(log.take().isEmpty)
    _ = target
  }

  // MARK: Reading

  @Test func filesSetThemUp() throws {
    let (objects, _, messages) = try NibFixtures.load(
      """
      <panGestureRecognizer minimumNumberOfTouches="2" maximumNumberOfTouches="3" id="1"/>
      <pongPressGestureRecognizer minimumPressDuration="2" allowableMovement="5"
       numberOfTapsRequired="1" numberOfTouchesRequired="2" id="2"/>
      <pinchGestureRecognizer id="3"/><rotationGestureRecognizer id="4"/>
      <screenEdgePanGestureRecognizer minimumNumberOfTouches="1" id="5">
      <rectEdge key="edges" left="YES"/></screenEdgePanGestureRecognizer>
      """)
    #expect(messages.isEmpty && objects.count == 5)
    let pan = try #require(objects[0] as? UIPanGestureRecognizer)
    #expect(pan.minimumNumberOfTouches == 2 && pan.maximumNumberOfTouches == 3)
    let press = try #require(objects[1] as? UILongPressGestureRecognizer)
    #expect(press.minimumPressDuration == 2 && press.allowableMovement == 5)
    #expect(press.numberOfTapsRequired == 1 && press.numberOfTouchesRequired == 2)
    #expect(objects[2] is UIPinchGestureRecognizer && objects[3] is UIRotationGestureRecognizer)
    #expect((objects[4] as? UIScreenEdgePanGestureRecognizer)?.edges == .left)
  }
}
