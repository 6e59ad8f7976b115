extension UIApplication {
  /// Turns the device: the screen gets its sides exchanged when the controller in front allows it.
  ///
  /// Calls come in UIKit's order: `willTransition(to:with:)` where size classes change,
  /// `viewWillTransition(to:with:)`, new frames, `traitCollectionDidChange`, what runs alongside,
  /// the layout, completions.
  public func rotate(to orientation: UIDeviceOrientation) {
    guard let turned = orientation.interface, turned != interfaceOrientation else { return }
    run {
      guard windows.last?.rootViewController?.allowsTurning(to: turned) ?? true else { return }
      let isTurned = turned.isLandscape != interfaceOrientation.isLandscape
      interfaceOrientation = turned
      if isTurned { turn(screen.turned) }
    }
  }

  /// How large the user wants text to be.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    screen.settings.contentSizeCategory
  }

  /// Changes what the user has set; controllers and views are told that traits changed.
  public func change(_ settings: DeviceSettings) {
    guard settings != screen.settings else { return }
    let previous = screen.traitCollection
    let hasOtherText = settings.contentSizeCategory != screen.settings.contentSizeCategory
    screen = screen.with(settings)
    run {
      for window in windows {
        window.screen = screen
        window.passOnTraitChange(from: previous)
      }
      if hasOtherText {
        NotificationCenter.default.post(
          name: UIContentSizeCategory.didChangeNotification, object: self)
      }
      commit()
    }
  }

  private func turn(_ newScreen: UIScreen) {
    let previous = screen.traitCollection
    let traits = newScreen.traitCollection
    let transition = SizeTransition()
    let roots = windows.compactMap(\.rootViewController)
    if traits != previous {
      for root in roots { root.willTransition(to: traits, with: transition) }
    }
    for root in roots { root.viewWillTransition(to: newScreen.bounds.size, with: transition) }
    screen = newScreen
    for window in windows {
      window.screen = newScreen
      window.frame = newScreen.bounds
    }
    if traits != previous {
      for window in windows { window.passOnTraitChange(from: previous) }
    }
    transition.runAnimations()
    commit()
    transition.runCompletions()
    commit()
  }
}

extension UIViewController {
  fileprivate func allowsTurning(to orientation: UIInterfaceOrientation) -> Bool {
    var front = self
    while let presented = front.presentation?.presented { front = presented }
    return front.shouldAutorotate && front.supportedInterfaceOrientations.allows(orientation)
  }
}

extension UIDeviceOrientation {
  /// How the interface is turned on a device held this way; nil when it stays as it is.
  var interface: UIInterfaceOrientation? {
    switch self {
    case .portrait: return .portrait
    case .portraitUpsideDown: return .portraitUpsideDown
    case .landscapeLeft: return .landscapeRight
    case .landscapeRight: return .landscapeLeft
    case .unknown, .faceUp, .faceDown: return nil
    }
  }
}
