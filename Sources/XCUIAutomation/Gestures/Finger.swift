import UIKit

/// Puts a finger on the screen: sends touch events through the application, one after the other.
@MainActor struct Finger {
  private let application: UIApplication
  private let touch: UITouch

  /// Puts a finger down at a point of `window`.
  ///
  /// - Parameter tapCount: How many taps this makes in quick succession.
  init(_ application: UIApplication, down point: CGPoint, in window: UIWindow, tapCount: Int = 1) {
    self.application = application
    touch = UITouch(window: window, location: point)
    touch.tapCount = tapCount
    send(.began)
  }

  /// Moves the finger to a point of the window.
  func move(to point: CGPoint) {
    touch.previousWindowLocation = touch.windowLocation
    touch.windowLocation = point
    send(.moved)
  }

  /// Moves the finger to a point of the window in even steps.
  func drag(to point: CGPoint, steps: Int = 8) {
    let start = touch.windowLocation
    for step in 1...max(1, steps) {
      let part = CGFloat(step) / CGFloat(max(1, steps))
      move(
        to: CGPoint(
          x: start.x + (point.x - start.x) * part, y: start.y + (point.y - start.y) * part))
    }
  }

  /// Leaves the finger where it is for a while, with an event at least every second.
  func hold(_ duration: TimeInterval) {
    var remaining = duration.isFinite ? max(0, min(duration, 60)) : 0
    while remaining > 0 {
      touch.restingTime = min(1, remaining)
      remaining -= touch.restingTime
      send(.stationary)
    }
    touch.restingTime = 0
  }

  /// Takes the finger away.
  func lift() { send(.ended) }

  /// Taps at a point of `window`, `count` times in quick succession.
  static func tap(
    _ application: UIApplication, at point: CGPoint, in window: UIWindow, count: Int = 1
  ) {
    for number in 1...max(1, count) {
      Finger(application, down: point, in: window, tapCount: number).lift()
    }
  }

  private func send(_ phase: UITouch.Phase) {
    touch.phase = phase
    application.sendEvent(UIEvent(touches: [touch]))
    application.commit()
  }
}
