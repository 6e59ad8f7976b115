extension UIView {
  /// The space between the edges and the content, in points.
  public var layoutMargins: UIEdgeInsets {
    get { computedMargins }
    set {
      layout.margins = newValue
      layout.marginsHaveDirection = false
      scopeNeedsSolving(.values)
    }
  }

  /// Whether the margins are at least as wide as the superview's.
  public var preservesSuperviewLayoutMargins: Bool {
    get { layoutStorage?.preservesSuperviewMargins ?? false }
    set {
      layout.preservesSuperviewMargins = newValue
      scopeNeedsSolving(.values)
    }
  }

  /// Whether the safe area adds to the margins.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutStorage?.insetsMarginsFromSafeArea ?? true }
    set {
      layout.insetsMarginsFromSafeArea = newValue
      scopeNeedsSolving(.values)
    }
  }

  /// Whether the margins leave no more than the width at which text is easy to read.
  public var layoutMarginsFollowReadableWidth: Bool {
    get { layoutStorage?.marginsFollowReadableWidth ?? false }
    set {
      layout.marginsFollowReadableWidth = newValue
      scopeNeedsSolving(.values)
    }
  }

  /// The margins in force.
  ///
  /// Base margins are 8; a controller's root view has the system's minimum instead: 16 or, from 402
  /// points of width, 20 at the sides and nothing above and below. The safe area adds to them.
  private var computedMargins: UIEdgeInsets {
    let base = inheritingMargins(ownMargins ?? standardMargins)
    let margins = insetsLayoutMarginsFromSafeArea ? base + safeAreaInsets : base
    return layoutMarginsFollowReadableWidth ? readable(margins) : margins
  }

  /// At least what is left of the superview's margins at the view's place, when the view asks for
  /// it.
  private func inheritingMargins(_ own: UIEdgeInsets) -> UIEdgeInsets {
    guard preservesSuperviewLayoutMargins, viewController == nil, let parent = storedSuperview,
      !(parent is UITableViewCell), !(parent is UIWindow)
    else { return own }
    let above = parent.layoutMargins
    let frame = self.frame
    let area = parent.bounds
    return UIEdgeInsets(
      top: max(own.top, above.top - max(0, frame.minY - area.minY)),
      left: max(own.left, above.left - max(0, frame.minX - area.minX)),
      bottom: max(own.bottom, above.bottom - max(0, area.maxY - frame.maxY)),
      right: max(own.right, above.right - max(0, area.maxX - frame.maxX)))
  }

  private var standardMargins: UIEdgeInsets {
    let era = layoutStorage?.era ?? .current
    if viewController != nil || layoutStorage?.isScreenRoot == true {
      let side: CGFloat = bounds.width >= 400 ? 20 : 16
      return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }
    return ownStandardMargins(era: era) ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }
}
