/// How one controller is shown over another, from the moment an app asks for it.
@MainActor open class UIPresentationController: NSObject {
  private weak var presented: UIViewController?
  private weak var presenting: UIViewController?

  /// Makes the presentation of a controller.
  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    presented = presentedViewController
    self.presenting = presenting
    super.init()
  }

  /// The controller that is shown.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  /// The controller below; the presented one itself before it is shown.
  open var presentingViewController: UIViewController {
    presented?.storedPresenting ?? presenting ?? presentedViewController
  }
  /// The view that holds the presented one.
  open var containerView: UIView? { presented?.ownPresentation?.container }
  /// The view of the presented controller.
  open var presentedView: UIView? { presented?.viewIfLoaded }
  /// How the controller is shown when there is room.
  open var presentationStyle: UIModalPresentationStyle {
    presented?.wantedPresentationStyle ?? .none
  }

  /// Who decides what becomes of the presentation where there is little room, and is told when the
  /// user takes it away.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Takes the controller away because the user touched beside it, if nobody objects.
  func dismissByUser() {
    guard let presented else { return }
    guard !presented.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    guard mayDismiss() else { return }
    delegate?.presentationControllerWillDismiss(self)
    presented.dismiss(animated: true)
    didDismiss()
    delegate?.presentationControllerDidDismiss(self)
  }

  /// Whether a delegate of the class's own agrees.
  func mayDismiss() -> Bool { true }
  /// Tells a delegate of the class's own.
  func didDismiss() {}
}

/// Decides what becomes of a presentation where there is little room.
@MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style in a compact width; `none` keeps the one asked for, `automatic` is a sheet.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// The style for some traits.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// What is shown instead of the controller in another style; nil for itself.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Whether the user may take the controller away.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// Called when the user tried to take away what has to stay.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
  /// Called before the user takes the controller away.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after the user took the controller away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// A sheet.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .automatic }
  /// The same for all traits.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// The controller itself.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// Yes, unless the delegate says otherwise.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
