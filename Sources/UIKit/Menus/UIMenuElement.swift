import InterfaceBuilder

/// Something in a menu: a choice, or a menu inside the menu.
@MainActor open class UIMenuElement: NSObject, NibObject {
  /// What the user reads.
  public internal(set) var title: String
  /// What the user reads below the title, in small letters.
  open var subtitle: String?
  /// The image beside the title.
  public internal(set) var image: UIImage?

  init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }

  /// Makes the element that the present element of a nib describes.
  public required init?(coder: NSCoder) {
    guard let nib = coder as? NibCoder else { return nil }
    title = nib.element["title"] ?? nib.element.string(key: "title") ?? ""
    subtitle = nib.element["subtitle"]
    image = nib.image("image")
    super.init()
  }

  /// Whether a choice is on.
  public enum State: Int, Sendable {
    case off
    case on
    case mixed

    static let names: [String: State] = ["off": .off, "on": .on, "mixed": .mixed]
  }

  /// What a choice is besides its title.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 8)

    init(nib element: IBElement) {
      self = []
      let set = element.first("attributes", key: "attributes") ?? element
      if set.bool("disabled") ?? false { insert(.disabled) }
      if set.bool("destructive") ?? false { insert(.destructive) }
      if set.bool("hidden") ?? false { insert(.hidden) }
      if set.bool("keepsMenuPresented") ?? false { insert(.keepsMenuPresented) }
    }
  }
}

/// A choice of a menu, which has a state.
@MainActor protocol MenuLeaf: UIMenuElement {
  var attributes: UIMenuElement.Attributes { get }
  var state: UIMenuElement.State { get set }
}

extension UIMenuElement {
  /// What the element is besides its title; nothing for a menu.
  var leafAttributes: Attributes { (self as? any MenuLeaf)?.attributes ?? [] }
  /// Whether the element is a choice that is on.
  var isOn: Bool { (self as? any MenuLeaf)?.state == .on }
}
