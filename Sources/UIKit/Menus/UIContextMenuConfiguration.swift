/// What opens when a finger rests on a view.
@MainActor open class UIContextMenuConfiguration: NSObject {
  /// The name of the configuration.
  public let identifier: any NSCopying
  private let previewProvider: UIContextMenuContentPreviewProvider?
  private let actionProvider: UIContextMenuActionProvider?
  /// What actions are told made the choice, if not the view.
  weak var sender: AnyObject?
  /// Whether choices show which one was made last, as a pop-up button's do.
  var selects = false
  /// Called after a choice changed what is on.
  var onSelect: (() -> Void)?

  /// Makes a configuration; `actionProvider` makes the menu when it opens.
  ///
  /// - Parameter previewProvider: Makes the screen that iOS shows above the menu; never called, as
  ///   a picture shows the view itself.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// Opens the menu; false when there is none.
  func open(
    from view: UIView, at point: CGPoint,
    willDisplay: (MenuAnimator) -> Void = { _ in },
    willEnd: @escaping (MenuAnimator) -> Void = { _ in }
  ) -> Bool {
    guard let menu = actionProvider?([]) else { return false }
    let owner = MenuView.Owner(
      view: view, sender: sender ?? view, selects: selects, onSelect: onSelect,
      onEnd: {
        let animator = MenuAnimator()
        willEnd(animator)
        animator.finish()
      })
    let animator = MenuAnimator()
    willDisplay(animator)
    let isOpen = MenuView.open(menu, of: owner, at: point)
    animator.finish()
    return isOpen
  }
}

/// Makes the menu of a context; gets what the system suggests, which is nothing here.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
/// Makes the screen that iOS shows above a menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Runs what belongs to the opening or closing of a menu.
@MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The controller of the preview; there is none here.
  var previewViewController: UIViewController? { get }
  /// Adds what is seen while the menu opens or closes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what happens afterwards.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Runs animations at once, and completions when the menu is open or closed.
@MainActor final class MenuAnimator: UIContextMenuInteractionAnimating {
  private var completions: [() -> Void] = []

  var previewViewController: UIViewController? { nil }

  func addAnimations(_ animations: @escaping () -> Void) { animations() }

  func addCompletion(_ completion: @escaping () -> Void) {
    completions.append(completion)
  }

  func finish() {
    let waiting = completions
    completions = []
    for completion in waiting { completion() }
  }
}
