/// Something that has traits: screens, views, controllers.
@MainActor public protocol UITraitEnvironment: AnyObject {
  /// The traits in force.
  var traitCollection: UITraitCollection { get }
  /// Called after traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {
  private var inheritedTraits: UITraitCollection {
    // A window that is a controller's view, as files may say, still asks its screen.
    if let window = self as? UIWindow { return window.screen.traitCollection }
    if let controller = viewController { return controller.traitCollection }
    return storedSuperview?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// The traits that surround the view, with what it says itself.
  func inheritedTraits(overriding own: UITraitCollection?) -> UITraitCollection {
    own.map { UITraitCollection(traitsFrom: [inheritedTraits, $0]) } ?? inheritedTraits
  }

  /// What the view itself says of its traits.
  var ownStyle: UITraitCollection? {
    let style = overrideUserInterfaceStyle
    return style == .unspecified ? nil : UITraitCollection(userInterfaceStyle: style)
  }

  /// Tells the view and all below that its own style changed.
  func styleDidChange(from old: UIUserInterfaceStyle) {
    guard overrideUserInterfaceStyle != old else { return }
    // A view that stands nowhere yet, as while a file is read, is told nothing.
    guard storedSuperview != nil || viewController != nil || self is UIWindow else { return }
    let before = old == .unspecified ? nil : UITraitCollection(userInterfaceStyle: old)
    let previous = inheritedTraits(overriding: before)
    if traitCollection != previous { passOnTraitChange(from: previous) }
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
    viewController?.tellTraitChange(from: previous)
    layoutStorage?.traitVariations?.apply(to: self)
    adjustFont()
    let traits = traitCollection
    traits.performAsCurrent {
      traitCollectionDidChange(previous)
      tellTraitObservers(from: previous, to: traits)
    }
    setNeedsConstraintLayout()
    for subview in storedSubviews {
      // What a view or controller says itself held before as well; nothing changes where it says
      // all.
      let own = [subview.viewController?.ownTraits, subview.ownStyle].compactMap { $0 }
      let before = own.isEmpty ? previous : UITraitCollection(traitsFrom: [previous] + own)
      if own.isEmpty || before != subview.traitCollection {
        subview.passOnTraitChange(from: before)
      }
    }
  }
}

extension UIViewController: UITraitEnvironment {
  private var inheritedTraits: UITraitCollection {
    if let storedParent { return storedParent.traitCollection }
    let window = viewIfLoaded?.window ?? rootWindow
    if let presenter = storedPresenting {
      // What the presenter says of its style does not reach beyond its own children.
      let style = (presenter.presentation?.container.window ?? window)?.traitCollection
        .userInterfaceStyle
      return UITraitCollection(traitsFrom: [
        presenter.traitCollection, UITraitCollection(userInterfaceStyle: style ?? .unspecified),
      ])
    }
    return window?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// The traits that surround the controller, with what it says itself.
  func inheritedTraits(overriding own: UITraitCollection?) -> UITraitCollection {
    own.map { UITraitCollection(traitsFrom: [inheritedTraits, $0]) } ?? inheritedTraits
  }

  /// What the controller, its parent and its presentation say of its traits.
  var ownTraits: UITraitCollection? { ownTraits(style: overrideUserInterfaceStyle) }

  private func ownTraits(style: UIUserInterfaceStyle) -> UITraitCollection? {
    var all: [UITraitCollection] = []
    if let parent = storedParent ?? storedPresenting,
      let own = parent.childTraits[ObjectIdentifier(self)]
    {
      all.append(own)
    }
    if ownPresentation?.hasEdge == true {
      all.append(UITraitCollection(userInterfaceLevel: .elevated))
    }
    if style != .unspecified { all.append(UITraitCollection(userInterfaceStyle: style)) }
    return all.isEmpty ? nil : UITraitCollection(traitsFrom: all)
  }

  /// Tells the controller and all below that its own style changed.
  func styleDidChange(from old: UIUserInterfaceStyle) {
    guard overrideUserInterfaceStyle != old else { return }
    let previous = inheritedTraits(overriding: ownTraits(style: old))
    if traitCollection != previous { passOnTraitChange(from: previous) }
  }

  /// Tells the controller, and all below it as far as its view is loaded, that traits changed.
  private func passOnTraitChange(from previous: UITraitCollection) {
    guard let view = viewIfLoaded else { return tellTraitChange(from: previous) }
    view.passOnTraitChange(from: previous)
  }

  /// Tells the controller itself that traits changed.
  fileprivate func tellTraitChange(from previous: UITraitCollection) {
    let traits = traitCollection
    traits.performAsCurrent {
      traitCollectionDidChange(previous)
      tellTraitObservers(from: previous, to: traits)
    }
  }

  /// Lets a child see other traits than this controller; nil lets it see the same.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild child: UIViewController
  ) {
    let previous = child.traitCollection
    childTraits[ObjectIdentifier(child)] = collection
    if child.traitCollection != previous { child.passOnTraitChange(from: previous) }
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
