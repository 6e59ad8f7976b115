/// A view whose frame is given, with all views below it that are laid out together.
///
/// Cells and root views of controllers are scopes of their own: whoever contains them gives them
/// their frames. So is the top of a hierarchy.
@MainActor struct LayoutScope {
  /// The root, which keeps the scope from pass to pass and so must not be kept by it.
  unowned let root: UIView
  /// The views below the root, in document order.
  let inner: [UIView]
  /// The constraints that the views hold, in document order.
  let constraints: [NSLayoutConstraint]

  /// The views in document order, the root first.
  var views: [UIView] { [root] + inner }

  /// Whether anything in the scope is laid out by constraints.
  let hasWork: Bool

  /// Gathers the scope of `root`.
  init(_ root: UIView) {
    var inner: [UIView] = []
    var constraints: [NSLayoutConstraint] = []
    var hasWork = false
    var stack = [root]
    while let view = stack.popLast() {
      if view !== root { inner.append(view) }
      if let own = view.layoutStorage?.constraints, !own.isEmpty {
        constraints.append(contentsOf: own)
        hasWork = true
      }
      if view is UIStackView { hasWork = true }
      for subview in view.storedSubviews.reversed() where !subview.isLayoutScope {
        stack.append(subview)
      }
    }
    self.root = root
    self.inner = inner
    self.constraints = constraints
    self.hasWork = hasWork
  }
}

/// What happened to a scope since its last pass.
@MainActor enum LayoutChange {
  /// Views, constraints or priorities came, went or took another order.
  case structure
  /// Places or margins are others; which ones is found out.
  case values
  /// The constant of a constraint.
  case constant(NSLayoutConstraint)
  /// The size that a view's content asks for.
  case size(UIView)
}

extension UIView {
  /// Whether the frame is given from outside, so that layout by constraints begins anew here.
  ///
  /// So is that of a controller's root view, unless an app places a child's view by constraints.
  var isLayoutScope: Bool {
    if storedSuperview == nil || isLayoutBarrier { return true }
    guard let viewController else { return false }
    if translatesAutoresizingMaskIntoConstraints { return true }
    return viewController.storedParent?.managesChildAppearance ?? true
  }

  /// The view at which the layout that this view takes part in begins.
  var layoutScopeRoot: UIView {
    var view = self
    while !view.isLayoutScope, let parent = view.storedSuperview { view = parent }
    return view
  }

  /// Asks for another solution of the scope that the view is in.
  func scopeNeedsSolving(_ change: LayoutChange) {
    let root = layoutScopeRoot
    if root === self, layoutStorage == nil {
      needsLayout = true
      return
    }
    let storage = root.layout
    storage.engine?.note(change)
    if case .structure = change { storage.engine = nil }
    // What the setting of frames brings about is part of the pass.
    if storage.isApplying {
      switch change {
      case .size, .values: return
      case .structure, .constant: break
      }
    }
    storage.needsSolving = true
  }

  /// Says that the view begins or ceases to take part in the scope that it is in, and to be one.
  func leavesLayoutScope() {
    layoutStorage?.engine = nil
    layoutStorage?.needsSolving = true
    guard let superview = storedSuperview else { return }
    superview.scopeNeedsSolving(.structure)
  }

  /// Says that the view's frame is another one, which matters where a mask places it.
  func placeDidChange() {
    if layoutStorage?.placesOthers == true { scopeNeedsSolving(.values) }
  }

  /// Says that the view was hidden or shown, which matters to a stack.
  func visibilityDidChange() {
    guard let superview = storedSuperview else { return }
    superview.setNeedsLayout()
    guard let stack = superview as? UIStackView, stack.arranges(self) else { return }
    stack.setNeedsConstraintLayout()
  }

  /// Takes away the constraints by which views above refer to this one and to those below it, as it
  /// is about to leave them.
  func removeConstraintsOfSuperviews() {
    var ancestor = storedSuperview
    while let view = ancestor {
      ancestor = view.storedSuperview
      let torn = view.constraints.filter { constraint in
        [constraint.firstItem, constraint.secondItem].contains { item in
          LayoutItem.view(of: item)?.isDescendant(of: self) == true
        }
      }
      if !torn.isEmpty { view.removeConstraints(torn) }
    }
  }

  /// Solves the constraints of the scope that begins here, if something in it changed; true when a
  /// view came to lie elsewhere.
  ///
  /// - Parameter view: Only views below this one get their frames; nil for all.
  @discardableResult
  func solveConstraintsIfNeeded(below view: UIView? = nil) -> Bool {
    guard isLayoutScope, layoutStorage?.needsSolving ?? true else { return false }
    let storage = layout
    let engine = readyEngine(storage)
    storage.needsSolving = view != nil
    storage.isApplying = true
    defer { storage.isApplying = false }
    return engine.run(below: view)
  }

  /// The engine after all `updateConstraints` that were asked for, which may change what there is
  /// to solve.
  private func readyEngine(_ storage: LayoutStorage) -> LayoutEngine {
    var engine = storage.engine ?? LayoutEngine(LayoutScope(self))
    for _ in 0..<4 {
      storage.engine = engine
      engine.updateConstraints()
      if storage.engine === engine { break }
      engine = LayoutEngine(LayoutScope(self))
    }
    return engine
  }

  /// Calls `updateConstraints` if that was asked for; true when it was.
  @discardableResult
  func updateConstraintsOnce() -> Bool {
    guard needsConstraintUpdate else { return false }
    needsConstraintUpdate = false
    if let viewController {
      viewController.updateViewConstraints()
    } else {
      updateConstraints()
    }
    return true
  }
}
