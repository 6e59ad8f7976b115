import InterfaceBuilder

/// A choice that calls a method of the first responder that has it.
@MainActor open class UICommand: UIMenuElement, MenuLeaf {
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
  /// What is called; nil for a command of a file that calls nothing.
  public internal(set) var action: Selector?
  /// Whom the file names to call; nil for the responder chain.
  weak var target: AnyObject?
  /// What tells the command from others with the same action.
  public let propertyList: Any?
  /// What a person is told of the command; kept, not drawn.
  open var discoverabilityTitle: String?
  /// Whether the choice may be made, and more.
  open var attributes: UIMenuElement.Attributes
  /// Whether the choice is on.
  open var state: UIMenuElement.State

  /// Makes a choice that calls `action`.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }

  /// Makes the command that the present element of a nib describes; its `<action>` is connected
  /// later.
  public required init?(coder: NSCoder) {
    let element = (coder as? NibCoder)?.element
    propertyList = element?["propertyList"]
    discoverabilityTitle = element?["discoverabilityTitle"]
    attributes = element.map { Attributes(nib: $0) } ?? []
    state = element?.value("state", in: State.names) ?? .off
    action = (element?["actionName"] ?? element?["selector"]).map { Selector($0) }
    super.init(coder: coder)
  }

  /// The responder that carries out the command, seen from `responder`; nil for none.
  func receiver(from responder: UIResponder?) -> AnyObject? {
    guard let action else { return nil }
    return target ?? responder?.target(forAction: action, withSender: self) as? UIResponder
  }

  /// Asks whoever would carry out the command whether that may be done now.
  ///
  /// A command that calls nothing can be chosen, as a pop-up button's can; one that nobody carries
  /// out cannot.
  func validate(from responder: UIResponder?) {
    guard action != nil else { return }
    guard let receiver = receiver(from: responder) else {
      attributes.insert(.disabled)
      return
    }
    attributes.remove(.disabled)
    (receiver as? UIResponder)?.validate(self)
  }

  /// Calls the action; false when nobody has it.
  @discardableResult func perform(from responder: UIResponder?) -> Bool {
    guard let action, let receiver = receiver(from: responder) else { return false }
    return TargetAction.call(action, on: receiver, sender: self, event: nil)
  }
}
