import InterfaceBuilder

/// Recognizes one or more taps.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make the gesture.
  open var numberOfTapsRequired = 1
  /// How many fingers make the gesture.
  open var numberOfTouchesRequired = 1

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first else { return }
    // A finger that travels further than UIKit's allowance makes no tap.
    let isStill = abs(movement.x) <= 10 && abs(movement.y) <= 10
    if isStill, touch.tapCount == numberOfTapsRequired, touchCount == numberOfTouchesRequired {
      recognize()
    } else {
      state = .failed
    }
  }

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    numberOfTapsRequired = element.int("numberOfTapsRequired") ?? 1
    numberOfTouchesRequired = element.int("numberOfTouchesRequired") ?? 1
  }
}
