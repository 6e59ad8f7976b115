extension UIView {
  /// What every way of making a view begins with.
  func begin(at frame: CGRect) {
    layer.delegate = self
    self.frame = frame
  }

  /// The view this one stands in.
  public var superview: UIView? { storedSuperview }

  /// The views that stand in this one, from back to front.
  public var subviews: [UIView] { storedSubviews }

  /// The window at the top of the hierarchy, or nil when there is none.
  public var window: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow { return window }
      view = current.storedSuperview
    }
    return nil
  }

  /// Moves `view` in front of its siblings.
  public func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }

  /// Moves `view` behind its siblings.
  public func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }

  /// Swaps the places of two subviews.
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard storedSubviews.indices.contains(first), storedSubviews.indices.contains(second) else {
      return
    }
    storedSubviews.swapAt(first, second)
    scopeNeedsSolving(.structure)
  }

  /// Takes the view out of its superview.
  ///
  /// - Parameter keepingConstraints: Whether views above keep their constraints to it, which mean
  ///   nothing until it comes back.
  func leaveSuperview(keepingConstraints: Bool = false) {
    guard let old = storedSuperview else { return }
    if !keepingConstraints { removeConstraintsOfSuperviews() }
    move(to: nil, oldSuperview: old) {
      old.storedSubviews.removeAll { $0 === self }
      storedSuperview = nil
    }
  }

  /// Whether the view is `view` or stands somewhere in it.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.storedSuperview
    }
    return false
  }

  /// The first view with `tag`, this one or one below it.
  public func viewWithTag(_ tag: Int) -> UIView? {
    var queue: [UIView] = [self]
    while let view = queue.popLast() {
      if view.tag == tag { return view }
      queue.append(contentsOf: view.storedSubviews.reversed())
    }
    return nil
  }

  func insert(_ view: UIView, at index: Int?) {
    guard view !== self, !isDescendant(of: view) else {
      Diagnostics.report("a view cannot stand inside itself; left out")
      return
    }
    if let old = view.storedSuperview, old !== self { view.removeFromSuperview() }
    if view.storedSuperview === self {
      storedSubviews.removeAll { $0 === view }
      storedSubviews.insert(view, at: min(index ?? storedSubviews.count, storedSubviews.count))
      scopeNeedsSolving(.structure)
      return
    }
    view.move(to: self, oldSuperview: nil) {
      let place = max(0, min(index ?? storedSubviews.count, storedSubviews.count))
      storedSubviews.insert(view, at: place)
      view.storedSuperview = self
    }
  }

  private func reorder(_ view: UIView, toFront: Bool) {
    guard let index = storedSubviews.firstIndex(where: { $0 === view }) else { return }
    storedSubviews.remove(at: index)
    storedSubviews.insert(view, at: toFront ? storedSubviews.count : 0)
    scopeNeedsSolving(.structure)
  }

  /// Changes the superview with all calls around it in UIKit's order.
  private func move(to new: UIView?, oldSuperview: UIView?, _ change: () -> Void) {
    let oldWindow = window
    let newWindow = new?.window
    let windowChanges = oldWindow !== newWindow
    if let oldSuperview { oldSuperview.willRemoveSubview(self) }
    if windowChanges { tellSubtree { $0.willMove(toWindow: newWindow) } }
    willMove(toSuperview: new)
    if windowChanges, newWindow == nil, let responder = oldWindow?.firstResponder {
      resign(responder, ifInside: oldWindow)
    }
    leavesLayoutScope()
    change()
    leavesLayoutScope()
    oldSuperview?.setNeedsLayout()
    new?.setNeedsLayout()
    new?.didAddSubview(self)
    if windowChanges {
      tellSubtree { $0.didMoveToWindow() }
      tellControllers(newWindow)
    }
    didMoveToSuperview()
  }

  /// Tells the controllers whose root views came or went, outermost first.
  private func tellControllers(_ window: UIWindow?) {
    tellSubtree { $0.viewController?.rootViewDidMove(to: window) }
  }

  /// A first responder that leaves the window stops being it, whatever its delegate says.
  private func resign(_ responder: UIResponder, ifInside window: UIWindow?) {
    guard contains(responder) else { return }
    if !responder.resignFirstResponder() { responder.loseFirstResponder() }
  }

  /// Whether `responder` is a view in this one, a controller whose view is, or leads to one.
  ///
  /// The views decide, not the whole chain: after a presented controller comes the presenting one,
  /// in whose view it does not stand.
  func contains(_ responder: UIResponder) -> Bool {
    var current: UIResponder? = responder
    while let candidate = current {
      let view = candidate as? UIView ?? (candidate as? UIViewController)?.viewIfLoaded
      if let view { return view.isDescendant(of: self) }
      current = candidate.next
    }
    return false
  }

  private func tellSubtree(_ body: (UIView) -> Void) {
    body(self)
    for subview in storedSubviews { subview.tellSubtree(body) }
  }
}
