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
    self.identifier = identifier ?? UIContextMenuConfiguration.nextName()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// A name for a configuration that was given none: its number in the application that runs, since
  /// a random one would be another in each run.
  private static func nextName() -> NSUUID {
    guard let application = RunningApplication.current else { return name(0) }
    application.namedConfigurations += 1
    return name(application.namedConfigurations)
  }

  private static func name(_ number: Int) -> NSUUID {
    let digits = String(number, radix: 16, uppercase: true)
    let zeros = String(repeating: "0", count: max(0, 12 - digits.count))
    return NSUUID(uuidString: "00000000-0000-4000-8000-\(zeros)\(digits)") ?? NSUUID()
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

/// Runs what belongs to a tap on the preview of a menu; there is no preview here.
@MainActor
public protocol UIContextMenuInteractionCommitAnimating:
  UIContextMenuInteractionAnimating
{
  /// What becomes of the preview.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// What becomes of the preview of a menu that is tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss
  case pop
}

/// How a view looks above its menu; kept, as a picture shows the view itself.
@MainActor open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// What is seen of the view.
  public let parameters: UIPreviewParameters

  /// Makes a preview of a view.
  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.view = view
    self.parameters = parameters
    super.init()
  }
}

/// What is seen of a view above its menu; kept, with no effect.
@MainActor open class UIPreviewParameters: NSObject {
  /// The colour behind the view.
  open var backgroundColor: UIColor!
  /// Makes the usual parameters.
  public override init() { super.init() }
}
