/// What a transition is like while it happens.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the change is animated; it is over at once here.
  var isAnimated: Bool { get }
  /// Whether the transition was given up; never here.
  var isCancelled: Bool { get }
  /// How long it takes, in seconds; always 0 here.
  var transitionDuration: TimeInterval { get }
}

/// Lets controllers do something beside a transition and after it.
@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Calls `animation` when the views have their new sizes, and `completion` after the layout.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Calls `animation` when the views have their new sizes.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// The coordinator of a change of size, which happens at once.
@MainActor final class SizeTransition: UIViewControllerTransitionCoordinator {
  private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void
  private var animations: [Step] = []
  private var completions: [Step] = []

  let isAnimated = true
  let isCancelled = false
  let transitionDuration: TimeInterval = 0

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func runAnimations() {
    let steps = animations
    animations = []
    for step in steps { step(self) }
  }

  func runCompletions() {
    let steps = completions
    completions = []
    for step in steps { step(self) }
  }
}
