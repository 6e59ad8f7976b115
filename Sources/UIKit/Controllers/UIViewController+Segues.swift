extension UIViewController {
  func performSegueFromCode(_ identifier: String, sender: Any?) {
    guard let template = segueTemplates.first(where: { $0.identifier == identifier }) else {
      Diagnostics.at(nibOrigin) {
        Diagnostics.report(
          "\(type(of: self)) has no segue with identifier \"\(identifier)\"", severity: .error)
      }
      return
    }
    template.perform(from: self, sender: sender)
  }

  /// Goes back to the controller whose unwind action a segue names.
  ///
  /// Order (Apple's Technical Note TN2298): the destination is looked for along parents and
  /// presenting controllers, the source is prepared, the action is called, the screen changes.
  func unwind(_ template: SegueTemplate, action: Selector, sender: Any?) {
    guard let destination = unwindDestination(action, sender: sender) else {
      Diagnostics.report(
        "no controller on the way back has the unwind action \"\(action.name)\"")
      return
    }
    let segue = template.makeSegue(from: self, to: destination) { [weak self] in
      self?.goBack(to: destination)
    }
    CallbackLog.note(preparing: segue, by: self)
    prepare(for: segue, sender: sender)
    CallbackLog.note(action, of: destination)
    _ = _send(action, to: destination, arguments: [segue])
    destination.unwind(for: segue, towards: destination)
    segue.perform()
  }

  private func unwindDestination(_ action: Selector, sender: Any?) -> UIViewController? {
    var current: UIViewController? = self
    var seen: Set<ObjectIdentifier> = []
    while let candidate = current, seen.insert(ObjectIdentifier(candidate)).inserted {
      if let navigation = candidate as? UINavigationController {
        for controller in navigation.viewControllers.reversed() where controller !== self {
          if controller.canPerformUnwindSegueAction(action, from: self, sender: sender) {
            return controller
          }
        }
      } else if let tabs = candidate as? UITabBarController {
        for controller in tabs.viewControllers ?? [] where controller !== self {
          if controller.canPerformUnwindSegueAction(action, from: self, sender: sender) {
            return controller
          }
        }
      }
      if candidate !== self,
        candidate.canPerformUnwindSegueAction(action, from: self, sender: sender)
      {
        return candidate
      }
      current = candidate.storedParent ?? candidate.storedPresenting
    }
    return nil
  }

  /// Takes away presentations and pops until `destination` is on screen.
  private func goBack(to destination: UIViewController) {
    var owner: UIViewController? = destination
    while let candidate = owner {
      if candidate.presentation != nil {
        candidate.dismissPresented(animated: true)
        break
      }
      owner = candidate.storedParent
    }
    if let navigation = destination.navigationController,
      navigation.viewControllers.contains(where: { $0 === destination }),
      navigation.topViewController !== destination
    {
      navigation.popToViewController(destination, animated: true)
    }
    if let tabs = destination.tabBarController,
      let child = tabs.viewControllers?.first(where: { $0 === destination })
    {
      tabs.selectedViewController = child
    }
  }
}
