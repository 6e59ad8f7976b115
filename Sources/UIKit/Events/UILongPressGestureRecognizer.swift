import InterfaceBuilder

/// Recognizes a finger that rests on a view.
///
/// Targets are called when the gesture begins, at every movement after that, and when the finger is
/// lifted.
@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the finger rests, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How many taps come before the press.
  open var numberOfTapsRequired = 0
  /// How many fingers make the gesture.
  open var numberOfTouchesRequired = 1
  /// How far the finger may move before the gesture begins, in points.
  open var allowableMovement: CGFloat = 10

  private var restingTime: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    restingTime = 0
    let taps = touches.map(\.tapCount).max() ?? 1
    if touchCount != numberOfTouchesRequired || taps != numberOfTapsRequired + 1 {
      state = .failed
    } else if minimumPressDuration <= 0 {
      recognize(as: .began)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .began || state == .changed { return proceed(to: .changed) }
    guard state == .possible else { return }
    if abs(movement.x) > allowableMovement || abs(movement.y) > allowableMovement {
      state = .failed
      return
    }
    restingTime += touches.map(\.restingTime).max() ?? 0
    if restingTime >= minimumPressDuration { recognize(as: .began) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .began || state == .changed {
      proceed(to: .ended)
    } else {
      state = .failed
    }
  }

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    minimumPressDuration = element.double("minimumPressDuration") ?? 0.5
    allowableMovement = element.length("allowableMovement") ?? 10
    numberOfTapsRequired = element.int("numberOfTapsRequired") ?? 0
    numberOfTouchesRequired = element.int("numberOfTouchesRequired") ?? 1
  }
}

/// Recognizes a pointer over a view; a screen that is touched has none, so it never does.
@MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    state = .failed
  }
}
