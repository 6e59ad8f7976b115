/// A view whose frame is given, with all views below it that are laid out together.
///
/// Cells and root views of controllers are scopes of their own: whoever contains them gives them
/// their frames. So is the top of a hierarchy.
@MainActor struct LayoutScope {
  let root: UIView
  /// The views in document order, the root first.
  let views: [UIView]
  /// The constraints that the views hold, in document order.
  let constraints: [NSLayoutConstraint]

  /// Gathers the scope of `root`; nil when nothing in it is laid out by constraints.
  init?(_ root: UIView) {
    var views: [UIView] = []
    var constraints: [NSLayoutConstraint] = []
    var hasWork = false
    var stack = [root]
    while let view = stack.popLast() {
      views.append(view)
      if let own = view.layoutStorage?.constraints, !own.isEmpty {
        constraints.append(contentsOf: own)
        hasWork = true
      }
      if view is UIStackView { hasWork = true }
      for subview in view.storedSubviews.reversed() where !subview.isLayoutScope {
        stack.append(subview)
      }
    }
    guard hasWork else { return nil }
    self.root = root
    self.views = views
    self.constraints = constraints
  }

  /// How much there is to solve: about the number of constraints, those of stacks included.
  var weight: Int {
    var weight = constraints.count
    for case let stack as UIStackView in views {
      // Every view of a proportional stack has a priority of its own.
      let each = stack.distribution == .fillProportionally ? 5 : 2
      weight += each * stack.arrangedSubviews.count
    }
    return min(weight, 1_000_000)
  }

  /// What a solution costs at worst; the largest of some thousands of real screens, with 209
  /// constraints, costs as much as 23 views.
  var cost: Int { weight * weight / 1000 * weight / 400 }

  /// What it costs at worst to find that a required constraint cannot hold.
  var conflictCost: Int { weight * weight / 2000 }
}

extension UIView {
  /// Whether the frame is given from outside, so that layout by constraints begins anew here.
  var isLayoutScope: Bool { storedSuperview == nil || viewController != nil || isLayoutBarrier }

  /// Solves the constraints of the scope that begins here, if something in it changed.
  func solveConstraintsIfNeeded() {
    guard isLayoutScope, layoutStorage?.needsSolving ?? true else { return }
    let storage = layout
    storage.needsSolving = false
    guard let scope = LayoutScope(self) else { return }
    storage.isApplying = true
    defer { storage.isApplying = false }
    updateConstraintsInScope(scope)
    LayoutPass(scope).run()
  }

  private func updateConstraintsInScope(_ scope: LayoutScope) {
    for view in scope.views.reversed() { view.updateConstraints() }
  }
}
