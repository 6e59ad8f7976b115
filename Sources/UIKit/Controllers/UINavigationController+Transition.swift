/// How one stack of screens becomes another.
extension UINavigationController {
  /// One step from the present stack to another, with all calls in UIKit's order.
  func replaceStack(
    with new: [UIViewController], operation: Operation, animated: Bool
  ) {
    let old = stack.last
    let incoming = new.last
    let added = new.filter { candidate in !stack.contains { $0 === candidate } }
    let removed = stack.filter { candidate in !new.contains { $0 === candidate } }
    for controller in added {
      controller.willMove(toParent: self)
      attach(controller)
    }
    for controller in removed where controller === old { controller.willMove(toParent: nil) }
    stack = new
    guard isViewLoaded, old !== incoming else {
      for controller in added { controller.didMove(toParent: self) }
      finish(removed, old)
      if isViewLoaded { updateBars() }
      return
    }
    exchange(old, for: incoming, operation: operation, animated: animated)
    for controller in added { controller.didMove(toParent: self) }
    finish(removed, old)
  }

  private func finish(_ removed: [UIViewController], _ old: UIViewController?) {
    for controller in removed {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.detach()
      if controller === old { controller.didMove(toParent: nil) }
      didRemove(controller)
    }
  }

  private func exchange(
    _ old: UIViewController?, for new: UIViewController?, operation: Operation, animated: Bool
  ) {
    let isShown = isOnScreen
    new?.loadViewIfNeeded()
    old?.movement = operation == .pop ? .fromParent : .none
    new?.movement = operation == .push ? .toParent : .none
    if isShown {
      old?.beginDisappearing(animated: animated)
      new?.beginAppearing(animated: animated)
      if let new { delegate?.navigationController(self, willShow: new, animated: animated) }
    }
    old?.viewIfLoaded?.removeFromSuperview()
    if let view = new?.view { content.addSubview(view) }
    updateBars()
    if isShown {
      new?.isAppearing(animated: animated)
      view.layoutIfNeeded()
      old?.finishDisappearing(animated: animated)
      new?.finishAppearing(animated: animated)
      if let new { delegate?.navigationController(self, didShow: new, animated: animated) }
    }
    old?.movement = .none
    new?.movement = .none
  }
}
