extension UIViewController {
  /// Where a controller is between off and on screen.
  enum Appearance {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  /// Whether the view is on screen or about to be.
  var isOnScreen: Bool { appearance == .appeared || appearance == .appearing }

  /// First half of appearing: loads the view, then calls `viewWillAppear` here and in the children.
  func beginAppearing(animated: Bool) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    loadViewIfNeeded()
    appearance = .appearing
    CallbackLog.note("viewWillAppear(_:)", of: self)
    viewWillAppear(animated)
    forward { $0.beginAppearing(animated: animated) }
  }

  /// Between the halves, once the view is in the window: `viewIsAppearing`.
  func isAppearing(animated: Bool) {
    guard appearance == .appearing else { return }
    viewIsAppearing(animated)
    forward { $0.isAppearing(animated: animated) }
  }

  /// Second half of appearing: `viewDidAppear`.
  func finishAppearing(animated: Bool) {
    guard appearance == .appearing else { return }
    appearance = .appeared
    CallbackLog.note("viewDidAppear(_:)", of: self)
    CallbackLog.noteOtherScreen()
    viewDidAppear(animated)
    forward { $0.finishAppearing(animated: animated) }
  }

  /// First half of disappearing: `viewWillDisappear`.
  func beginDisappearing(animated: Bool) {
    guard isOnScreen else { return }
    appearance = .disappearing
    CallbackLog.note("viewWillDisappear(_:)", of: self)
    viewWillDisappear(animated)
    forward { $0.beginDisappearing(animated: animated) }
  }

  /// Second half of disappearing: `viewDidDisappear`.
  func finishDisappearing(animated: Bool) {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    CallbackLog.note("viewDidDisappear(_:)", of: self)
    CallbackLog.noteOtherScreen()
    viewDidDisappear(animated)
    forward { $0.finishDisappearing(animated: animated) }
  }

  private func forward(_ body: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in visibleChildren { body(child) }
  }

  /// Goes through both halves of disappearing at once.
  func disappear() {
    beginDisappearing(animated: false)
    finishDisappearing(animated: false)
  }

  /// Appears as the root of a window, whose size the view takes.
  func appear(in window: UIWindow) {
    beginAppearing(animated: false)
    isAppearing(animated: false)
    window.layoutIfNeeded()
    finishAppearing(animated: false)
  }

  /// Says by hand that a child begins to appear or to disappear.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      beginAppearing(animated: animated)
    } else {
      beginDisappearing(animated: animated)
    }
  }

  /// Says by hand that the transition begun before is over.
  public func endAppearanceTransition() {
    switch appearance {
    case .appearing: finishAppearing(animated: false)
    case .disappearing: finishDisappearing(animated: false)
    default: break
    }
  }

  /// Called when the root view entered or left a window together with its superview's change.
  ///
  /// A child that an app adds by hand appears with its view, when its parent is on screen. System
  /// containers tell their children themselves.
  func rootViewDidMove(to window: UIWindow?) {
    guard let parent = storedParent, !parent.managesChildAppearance,
      parent.shouldAutomaticallyForwardAppearanceMethods
    else { return }
    if window != nil, parent.isOnScreen, appearance == .disappeared {
      beginAppearing(animated: false)
      isAppearing(animated: false)
      if parent.appearance == .appeared { finishAppearing(animated: false) }
    } else if window == nil, isOnScreen, parent.isOnScreen {
      disappear()
    }
  }
}
