/// One action that a swipe over a row shows.
@MainActor open class UIContextualAction: NSObject {
  /// What kind of action it is.
  public enum Style: Int, Sendable {
    case normal
    case destructive
  }

  /// What an action does; call the last argument when it is done, true if it was carried out.
  public typealias Handler =
    @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) ->
    Void

  /// What kind of action it is.
  public let style: Style
  /// What the action does.
  public let handler: Handler
  /// The text on the action's button.
  open var title: String?
  /// The colour of the action's button.
  open var backgroundColor: UIColor!
  /// The image on the action's button.
  open var image: UIImage?

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
}

/// The actions that a swipe over a row shows.
@MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions; the first stands at the edge.
  public let actions: [UIContextualAction]
  /// Whether a swipe over the whole row carries out the first action; kept, with no effect.
  open var performsFirstActionWithFullSwipe = true

  /// Makes a configuration of `actions`.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
