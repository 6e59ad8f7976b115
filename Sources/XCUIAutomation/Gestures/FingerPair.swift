import UIKit

/// Two fingers that touch the screen, move and leave it together.
@MainActor struct FingerPair {
  private let application: UIApplication
  private let first: UITouch
  private let second: UITouch

  /// Puts two fingers down at opposite ends of a line through `middle`, in points of `window`.
  init(
    _ application: UIApplication, around middle: CGPoint, in window: UIWindow, distance: CGFloat
  ) {
    self.application = application
    first = UITouch(
      window: window, location: CGPoint(x: middle.x - distance / 2, y: middle.y))
    second = UITouch(
      window: window, location: CGPoint(x: middle.x + distance / 2, y: middle.y))
    second.number = 1
    send(.began)
  }

  /// Moves the fingers to `distance` points from each other, turned by `angle` radians clockwise.
  func move(around middle: CGPoint, distance: CGFloat, angle: CGFloat) {
    let half = CGPoint(
      x: CGFloat(cos(Double(angle))) * distance / 2, y: CGFloat(sin(Double(angle))) * distance / 2)
    place(first, CGPoint(x: middle.x - half.x, y: middle.y - half.y))
    place(second, CGPoint(x: middle.x + half.x, y: middle.y + half.y))
    send(.moved)
  }

  /// Takes both fingers away.
  func lift() { send(.ended) }

  private func place(_ touch: UITouch, _ point: CGPoint) {
    touch.previousWindowLocation = touch.windowLocation
    touch.windowLocation = point
  }

  private func send(_ phase: UITouch.Phase) {
    first.phase = phase
    second.phase = phase
    application.sendEvent(UIEvent(touches: [first, second]))
    application.commit()
  }
}
