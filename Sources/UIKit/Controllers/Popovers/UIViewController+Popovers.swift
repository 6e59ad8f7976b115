extension UIViewController {
  /// The style that the controller asks for, before the room there is counts.
  var wantedPresentationStyle: UIModalPresentationStyle {
    switch modalPresentationStyle {
    case .automatic, .none: return automaticPresentationStyle
    default: return modalPresentationStyle
    }
  }

  /// How the controller is or will be presented.
  public var presentationController: UIPresentationController? {
    if wantedPresentationStyle == .popover { return popoverPresentationController }
    if let known = storedPresentationController { return known }
    let made = UIPresentationController(presentedViewController: self, presenting: nil)
    storedPresentationController = made
    return made
  }

  /// Where the controller's popover goes; nil unless its style is a popover.
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard wantedPresentationStyle == .popover else { return nil }
    if let known = storedPresentationController as? UIPopoverPresentationController { return known }
    let made = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    made.delegate = storedPresentationController?.delegate
    storedPresentationController = made
    return made
  }

  /// The presentation that shows this controller.
  var ownPresentation: Presentation? {
    guard let presentation = storedPresenting?.presentation, presentation.presented === self else {
      return nil
    }
    return presentation
  }

  /// The style over a controller: popovers and forms are sheets in a compact width, unless the
  /// delegate has them otherwise.
  func standardStyle(over presenter: UIViewController) -> UIModalPresentationStyle {
    let wanted = wantedPresentationStyle
    let traits = presenter.traitCollection
    guard wanted == .popover || wanted == .formSheet, traits.horizontalSizeClass == .compact else {
      return wanted
    }
    guard let controller = storedPresentationController, let delegate = controller.delegate else {
      return .pageSheet
    }
    switch delegate.adaptivePresentationStyle(for: controller, traitCollection: traits) {
    case .none: return wanted
    case .automatic, .formSheet, .popover: return .pageSheet
    case let other: return other
    }
  }

  /// What is shown in another style than the one asked for.
  func adapted(to style: UIModalPresentationStyle) -> UIViewController {
    guard style != wantedPresentationStyle, let controller = storedPresentationController,
      let other = controller.delegate?.presentationController(
        controller, viewControllerForAdaptivePresentationStyle: style)
    else { return self }
    return other
  }

  /// The size of a popover or form, in points: what the controller prefers, or the standard.
  func preferredSize(standard: CGSize) -> CGSize {
    var wish = preferredContentSize
    if wish == .zero, let top = (self as? UINavigationController)?.topViewController {
      wish = top.preferredContentSize
    }
    return CGSize(
      width: wish.width > 0 ? wish.width : standard.width,
      height: wish.height > 0 ? wish.height : standard.height)
  }

  /// Where a controller stands in its container by its style, in points.
  ///
  /// A sheet leaves the status bar and ten points free at the top (measured on iPhones of iOS 13:
  /// 54 points with a status bar of 44). A form is 540 by 620 points, a popover 320 by 480.
  func standardFrame(in container: UIView, style: UIModalPresentationStyle) -> CGRect {
    let bounds = container.bounds
    switch style {
    case .pageSheet:
      let top = container.safeAreaInsets.top + 10
      return CGRect(
        x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    case .formSheet:
      let size = preferredSize(standard: CGSize(width: 540, height: 620))
      let area = bounds.inset(by: container.safeAreaInsets)
      let width = min(size.width, area.width)
      let height = min(size.height, area.height)
      return CGRect(
        x: (bounds.width - width) / 2, y: area.midY - height / 2, width: width, height: height)
    case .popover:
      let size = preferredSize(standard: CGSize(width: 320, height: 480))
      return popoverPresentationController?.frame(of: size, in: container) ?? bounds
    default: return bounds
    }
  }
}
