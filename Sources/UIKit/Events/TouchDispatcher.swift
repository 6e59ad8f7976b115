/// Hands touches to gesture recognizers and to the view they began in.
///
/// Recognizers of the touched view and of all views above it see a touch before the view does. When
/// one recognizes and cancels touches, the view is told that its touches were cancelled.
@MainActor struct TouchDispatcher {
  private var recognizers: [UIGestureRecognizer] = []
  private var isCancelled = false

  /// Sends an event of one touch, or of several fingers that begin, move and end together.
  mutating func send(_ event: UIEvent, in window: UIWindow) {
    guard let touches = event.allTouches, let touch = TouchDispatcher.first(of: touches) else {
      return
    }
    switch touch.phase {
    case .began:
      let view = window.hitTest(touch.windowLocation, with: event)
      for touch in touches { touch.view = view }
      recognizers = view.map { TouchDispatcher.recognizers(for: $0, touch: touch) } ?? []
      for touch in touches { touch.gestureRecognizers = recognizers }
      isCancelled = false
      deliver(touches, event)
      touch.view?.touchesBegan(touches, with: event)
    case .moved, .stationary:
      deliver(touches, event)
      if !isCancelled { touch.view?.touchesMoved(touches, with: event) }
    case .ended:
      deliver(touches, event)
      if !isCancelled { touch.view?.touchesEnded(touches, with: event) }
      finish()
    case .cancelled:
      for recognizer in recognizers { recognizer.touchesCancelled(touches, with: event) }
      if !isCancelled { touch.view?.touchesCancelled(touches, with: event) }
      finish()
    }
  }

  private mutating func deliver(_ touches: Set<UITouch>, _ event: UIEvent) {
    guard let touch = TouchDispatcher.first(of: touches) else { return }
    for recognizer in recognizers {
      // An earlier one may have won meanwhile.
      guard recognizer.isEnabled, recognizers.contains(where: { $0 === recognizer }) else {
        continue
      }
      switch touch.phase {
      case .began: recognizer.touchesBegan(touches, with: event)
      case .ended: recognizer.touchesEnded(touches, with: event)
      default: recognizer.touchesMoved(touches, with: event)
      }
      if recognizer.state == .ended || recognizer.state == .began {
        if recognizer.cancelsTouchesInView, !isCancelled {
          isCancelled = true
          touch.view?.touchesCancelled(touches, with: event)
        }
        failOthers(than: recognizer)
      }
    }
  }

  private mutating func failOthers(than winner: UIGestureRecognizer) {
    recognizers.removeAll { other in
      other !== winner
        && !(winner.delegate?.gestureRecognizer(
          winner, shouldRecognizeSimultaneouslyWith: other) ?? false)
    }
  }

  /// The finger furthest to the left speaks for all of them; a set has no order of its own.
  private static func first(of touches: Set<UITouch>) -> UITouch? {
    touches.min {
      ($0.windowLocation.x, $0.windowLocation.y) < ($1.windowLocation.x, $1.windowLocation.y)
    }
  }

  private mutating func finish() {
    for recognizer in recognizers { recognizer.reset() }
    recognizers = []
  }

  /// The recognizers that may see a touch in `view`, innermost first.
  ///
  /// A control keeps its own default gesture: tap recognizers of views above it do not see the
  /// touch (documented with UIGestureRecognizer: "Interacting with Other UIKit Controls").
  private static func recognizers(for view: UIView, touch: UITouch) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var current: UIView? = view
    var control: UIControl?
    while let candidate = current {
      for recognizer in candidate.recognizers.reversed() where recognizer.isEnabled {
        if control != nil, candidate !== control, recognizer is UITapGestureRecognizer { continue }
        if recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true {
          found.append(recognizer)
        }
      }
      if control == nil { control = candidate as? UIControl }
      current = candidate.superview
    }
    return found
  }
}
