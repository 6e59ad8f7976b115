import ConstraintSolver

/// One solution of a scope: variables for its views, their constraints, and frames from the values.
@MainActor struct LayoutPass {
  private let scope: LayoutScope
  private let scale: CGFloat

  init(_ scope: LayoutScope) {
    self.scope = scope
    scale = scope.root.pixelsPerPoint
  }

  /// Solves and sets frames; twice when texts of several lines learn their widths, and once more
  /// when the safe area of a view depends on where it came to lie.
  func run() {
    for view in scope.views { view.layoutStorage?.measuredWidth = nil }
    for round in 0..<3 {
      var system = LayoutSystem(scope)
      system.build()
      if system.isGivenUp { return }
      let changed = apply(&system)
      let remeasured = remeasureTexts()
      if !remeasured, !(changed && round < 2 && dependsOnPlaces) { return }
    }
  }

  /// Whether something depends on where views lie: safe areas of views that are not the root, and
  /// margins that keep to those around them, of constraints and of stacks.
  private var dependsOnPlaces: Bool {
    let hasPlacedMargins = scope.views.contains { view in
      view.layoutStorage?.preservesSuperviewMargins == true
        || (view as? UIStackView)?.isLayoutMarginsRelativeArrangement == true
    }
    if hasPlacedMargins { return true }
    return scope.constraints.contains { constraint in
      [constraint.firstItem, constraint.secondItem].contains { item in
        guard let guide = item as? UILayoutGuide else { return false }
        return guide.kind != .custom && guide.owningView !== scope.root
      } || constraint.refersToMargins
    }
  }

  /// Tells texts of several lines the width they got; true when one has another size then.
  private func remeasureTexts() -> Bool {
    var changed = false
    for view in scope.views where view.wrapsToWidth {
      let width = view.bounds.width
      guard width > 0, view.layout.measuredWidth != width else { continue }
      let before = view.layoutIntrinsicSize
      view.layout.measuredWidth = width
      if view.layoutIntrinsicSize != before { changed = true }
    }
    return changed
  }

  /// Sets the frames; true when one changed.
  private func apply(_ system: inout LayoutSystem) -> Bool {
    var changed = false
    var origins: [ObjectIdentifier: CGPoint] = [
      ObjectIdentifier(scope.root): scope.root.bounds.origin
    ]
    for view in scope.views.dropFirst() {
      guard let parent = view.storedSuperview else { continue }
      let parentOrigin = origins[ObjectIdentifier(parent)] ?? .zero
      guard let solved = system.frame(of: view) else {
        origins[ObjectIdentifier(view)] = CGPoint(
          x: parentOrigin.x + view.frame.minX, y: parentOrigin.y + view.frame.minY)
        continue
      }
      origins[ObjectIdentifier(view)] = solved.origin
      guard !view.followsFrame else { continue }
      let frame = rounded(
        solved.offsetBy(dx: -parentOrigin.x, dy: -parentOrigin.y), insets: view.alignmentInsets)
      if frame != view.frame {
        changed = true
        view.frame = frame
      }
    }
    system.storeGuides(of: scope, origins: origins)
    return changed
  }

  /// Each edge at the nearest pixel, ties upwards; the frame is the alignment rectangle with the
  /// insets around it.
  private func rounded(_ rectangle: CGRect, insets: UIEdgeInsets) -> CGRect {
    func pixel(_ value: CGFloat) -> CGFloat {
      (value * scale + 1e-6).rounded(.toNearestOrAwayFromZero) / scale
    }
    let left = pixel(rectangle.minX)
    let top = pixel(rectangle.minY)
    let right = pixel(rectangle.maxX)
    let bottom = pixel(rectangle.maxY)
    return CGRect(
      x: left - insets.left, y: top - insets.top,
      width: max(0, right - left) + insets.left + insets.right,
      height: max(0, bottom - top) + insets.top + insets.bottom)
  }
}
