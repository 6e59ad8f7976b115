extension UIViewController {
  /// The controllers this one contains.
  public var children: [UIViewController] { storedChildren }

  /// The controller that contains this one.
  public var parent: UIViewController? { storedParent }

  /// The nearest navigation controller that contains this one.
  public var navigationController: UINavigationController? {
    ancestor(of: UINavigationController.self)
  }

  /// The nearest tab bar controller that contains this one.
  public var tabBarController: UITabBarController? { ancestor(of: UITabBarController.self) }

  /// The nearest container of a class around the controller.
  func ancestor<Container: UIViewController>(of type: Container.Type) -> Container? {
    var current = storedParent
    while let candidate = current {
      if let container = candidate as? Container { return container }
      current = candidate.storedParent
    }
    return nil
  }

  /// Whether the controller is being added to a parent.
  public var isMovingToParent: Bool { movement == .toParent }
  /// Whether the controller is being removed from its parent.
  public var isMovingFromParent: Bool { movement == .fromParent }
  /// Whether the controller is being presented.
  public var isBeingPresented: Bool { movement == .presented }
  /// Whether the controller is being dismissed.
  public var isBeingDismissed: Bool { movement == .dismissed }

  /// What transition a controller is in.
  enum Movement {
    case none
    case toParent
    case fromParent
    case presented
    case dismissed
  }

  func adopt(_ child: UIViewController) {
    guard child !== self, child.storedParent !== self, !isContained(in: child) else { return }
    if child.storedParent != nil {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    child.willMove(toParent: self)
    attach(child)
  }

  /// Links a child without any call; containers that order the calls themselves use it.
  func attach(_ child: UIViewController) {
    storedChildren.append(child)
    child.storedParent = self
  }

  /// Unlinks the controller from its parent without any call.
  func detach() {
    storedParent?.childTraits[ObjectIdentifier(self)] = nil
    storedParent?.storedChildren.removeAll { $0 === self }
    storedParent = nil
  }

  func leaveParent() {
    guard storedParent != nil else { return }
    detach()
    didMove(toParent: nil)
  }

  private func isContained(in other: UIViewController) -> Bool {
    var current: UIViewController? = self
    while let candidate = current {
      if candidate === other { return true }
      current = candidate.storedParent
    }
    return false
  }

  /// The nearest container around the controller that shows controllers in a way of its own.
  var containerThatShows: UIViewController? {
    var current = storedParent
    while let candidate = current {
      if candidate.handlesShow { return candidate }
      current = candidate.storedParent
    }
    return nil
  }
}
