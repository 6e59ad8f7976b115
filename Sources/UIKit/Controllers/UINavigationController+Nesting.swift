/// A navigation controller may stand on the stack of another where a split view came to one column:
/// the outer one's bar shows the items of both.
extension UINavigationController {
  /// Whether the controller stands on the stack of another.
  var isNested: Bool { storedParent is UINavigationController }

  /// The items of the bar, with those of navigation controllers on the stack.
  var barItems: [UINavigationItem] {
    viewControllers.flatMap { controller in
      (controller as? UINavigationController)?.barItems ?? [controller.navigationItem]
    }
  }

  /// Leaves the items to the bar of the outer navigation controller.
  func yieldBar() {
    guard isNested, navigationBar.items != nil else { return }
    navigationBar.items = nil
  }

  /// What the back button does: the innermost stack is popped first.
  func goBack() {
    if let inner = topViewController as? UINavigationController, inner.viewControllers.count > 1 {
      inner.goBack()
    } else {
      popViewController(animated: true)
    }
  }
}
