/// A choice that runs a closure: in a menu, or of a control.
@MainActor open class UIAction: UIMenuElement, MenuLeaf {
  /// The name of an action; a control runs only the latest one of each name.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String
    /// Makes a name from text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name from text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name of the action.
  public let identifier: Identifier
  /// What the user reads.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The image beside the title.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The image while the choice is on; kept, with no effect.
  open var selectedImage: UIImage?
  /// What a person is told of the action; kept, not drawn.
  open var discoverabilityTitle: String?
  /// Whether the choice may be made, and more.
  open var attributes: UIMenuElement.Attributes
  /// Whether the choice is on.
  open var state: UIMenuElement.State
  /// What made the choice: a control, a bar button item or a menu's owner.
  public internal(set) weak var sender: AnyObject?
  private let handler: UIActionHandler

  /// Makes a choice that runs `handler`.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    UIAction.count += 1
    self.identifier = identifier ?? Identifier("dynamic.\(UIAction.count)")
    self.selectedImage = selectedImage
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  private static var count = 0

  /// A closure cannot stand in a file of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// Runs the closure.
  open func performWithSender(_ sender: Any?, target: Any?) {
    perform(from: sender.map { $0 as AnyObject })
  }

  func perform(from sender: AnyObject?) {
    self.sender = sender
    handler(self)
  }
}

/// What a choice runs.
public typealias UIActionHandler = (UIAction) -> Void

/// The action of a control, called as its targets are.
@MainActor final class ActionTarget: ActionReceiver {
  let action: UIAction

  init(_ action: UIAction) { self.action = action }

  func receive(_ selector: Selector, sender: AnyObject?) { action.perform(from: sender) }

  static let selector = Selector("performWithSender:")
}
