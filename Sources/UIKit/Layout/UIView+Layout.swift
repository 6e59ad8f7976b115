extension UIView {
  /// Lays out the subtree; here and not in `layoutIfNeeded`, which subclasses may override.
  func layOutSubtree() {
    if !isLayoutScope { layoutScopeRoot.solveConstraintsIfNeeded(below: self) }
    // Layout may ask for layout again; a bound keeps two views that fight from looping.
    for _ in 0..<8 { if !layoutPass() { break } }
  }

  /// One walk over the subtree; true when something was laid out.
  private func layoutPass() -> Bool {
    var changed = false
    // Views whose subviews move or that change size ask for layout themselves.
    if !needsLayout, layoutStorage?.needsSolving == true { changed = solveConstraintsIfNeeded() }
    if needsLayout {
      needsLayout = false
      changed = true
      viewController?.viewWillLayoutSubviews()
      solveConstraintsIfNeeded()
      needsLayout = false
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
    }
    for subview in storedSubviews where subview.layoutPass() { changed = true }
    return changed
  }

  /// How much of the view bars and the device's edges cover, in points from each edge.
  ///
  /// Each edge takes what is left of the superview's inset at the view's place; a controller's root
  /// view adds the bars of its container and `additionalSafeAreaInsets`.
  var computedSafeAreaInsets: UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if let window = self as? UIWindow {
      insets = window.screen.deviceInsets
    } else if let superview = storedSuperview {
      insets = inherited(from: superview)
    }
    if let controller = viewController {
      insets = insets + controller.barInsets + controller.additionalSafeAreaInsets
    }
    return insets
  }

  private func inherited(from superview: UIView) -> UIEdgeInsets {
    let above = superview.safeAreaInsets
    guard above != .zero else { return .zero }
    let frame = self.frame
    let area = superview.bounds
    func rest(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      min(max(0, inset - distance), max(0, inset))
    }
    return UIEdgeInsets(
      top: rest(above.top, frame.minY - area.minY), left: rest(above.left, frame.minX - area.minX),
      bottom: rest(above.bottom, area.maxY - frame.maxY),
      right: rest(above.right, area.maxX - frame.maxX))
  }
}
