extension UIView {
  /// Whether it is drawn, touched and told to VoiceOver: neither hidden nor all but transparent.
  var isShown: Bool { !isHidden && alpha >= 0.01 }

  /// UIKit's rule: hidden, transparent and deaf views are skipped with all they hold; otherwise the
  /// frontmost subview under the point answers, or the view itself.
  func defaultHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, isShown, self.point(inside: point, with: event)
    else { return nil }
    for subview in storedSubviews.reversed() {
      let inside = subview.pointFromSuperview(point)
      if let hit = subview.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  // MARK: Gesture recognizers

  /// The recognizers that watch touches in this view.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { recognizer.view = nil }
      recognizers = []
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Adds a recognizer; it leaves its old view.
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizers.append(recognizer)
    recognizer.view = self
  }

  /// Removes a recognizer.
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizers.removeAll { $0 === recognizer }
    if recognizer.view === self { recognizer.view = nil }
  }
}
