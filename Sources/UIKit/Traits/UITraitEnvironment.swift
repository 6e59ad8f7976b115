/// Something that has traits: screens, views, controllers.
@MainActor public protocol UITraitEnvironment: AnyObject {
  /// The traits in force.
  var traitCollection: UITraitCollection { get }
  /// Called after traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {
  var inheritedTraits: UITraitCollection {
    if let controller = viewController { return controller.traitCollection }
    if let superview = storedSuperview { return superview.traitCollection }
    return ((self as? UIWindow)?.screen ?? UIScreen.main).traitCollection
  }

  /// Which way the view's content runs, of its language and `semanticContentAttribute`.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Whether leading is on the right.
  var isRightToLeft: Bool {
    switch semanticContentAttribute {
    case .forceRightToLeft: return true
    case .forceLeftToRight, .playback, .spatial: return false
    case .unspecified: return traitCollection.layoutDirection == .rightToLeft
    }
  }

  /// Tells the controller, the view and all below that traits changed, and applies what the file
  /// says for them.
  func passOnTraitChange(from previous: UITraitCollection) {
    viewController?.traitCollectionDidChange(previous)
    layoutStorage?.traitVariations?.apply(to: self)
    adjustFont()
    traitCollectionDidChange(previous)
    setNeedsConstraintLayout()
    for subview in storedSubviews { subview.passOnTraitChange(from: previous) }
  }
}

extension UIViewController: UITraitEnvironment {
  var inheritedTraits: UITraitCollection {
    guard let parent = storedParent ?? storedPresenting else {
      return (viewIfLoaded?.window?.screen ?? UIScreen.main).traitCollection
    }
    guard let own = parent.childTraits[ObjectIdentifier(self)] else {
      return parent.traitCollection
    }
    return UITraitCollection(traitsFrom: [parent.traitCollection, own])
  }

  /// Lets a child see other traits than this controller; nil lets it see the same.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild child: UIViewController
  ) {
    let previous = child.traitCollection
    childTraits[ObjectIdentifier(child)] = collection
    if child.traitCollection != previous { child.viewIfLoaded?.passOnTraitChange(from: previous) }
  }

  /// The traits that a child sees besides this controller's.
  public func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
    childTraits[ObjectIdentifier(child)]
  }

  func passOnTraits(
    _ traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children + [presentation?.presented].compactMap({ $0 }) {
      let own = childTraits[ObjectIdentifier(child)]
      let all = own.map { UITraitCollection(traitsFrom: [traits, $0]) } ?? traits
      child.willTransition(to: all, with: coordinator)
    }
  }

  func passOnSize(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children where child.isViewLoaded {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: childSize, with: coordinator)
    }
    presentation?.presented.viewWillTransition(to: size, with: coordinator)
  }
}
