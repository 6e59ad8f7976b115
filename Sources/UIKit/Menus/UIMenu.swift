import InterfaceBuilder

/// A list of choices.
@MainActor open class UIMenu: UIMenuElement {
  /// The name of a menu, by which a builder of menus finds it.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String
    /// Makes a name from text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name from text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu stands in another one.
  public struct Options: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its choices stand among those of the menu around it, between lines.
    public static let displayInline = Options(rawValue: 1)
    /// It destroys something.
    public static let destructive = Options(rawValue: 2)
    /// At most one of its choices is on: the one that was made last.
    public static let singleSelection = Options(rawValue: 32)
    /// Its choices stand beside each other; here below each other as well.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// How large choices are shown; kept, with no effect.
  public enum ElementSize: Int, Sendable {
    case small
    case medium
    case large
    case automatic = -1
  }

  /// The name of the menu.
  public let identifier: Identifier
  /// How the menu stands in another one.
  public let options: Options
  /// The choices.
  public let children: [UIMenuElement]
  /// How large choices are shown; kept, with no effect.
  open var preferredElementSize: ElementSize

  /// Makes a menu of choices.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? UIMenu.freshIdentifier()
    self.options = options
    self.children = children
    self.preferredElementSize = preferredElementSize
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Makes the menu that the present element of a nib describes, with its `<children>`.
  public required init?(coder: NSCoder) {
    let nib = coder as? NibCoder
    let element = nib?.element
    let name = element?["identifier"]
    identifier = name.map { Identifier($0) } ?? UIMenu.freshIdentifier()
    var options: Options = []
    let flags = element?.first("options", key: "options") ?? element
    if flags?.bool("displayInline") ?? false { options.insert(.displayInline) }
    if flags?.bool("destructive") ?? false { options.insert(.destructive) }
    if flags?.bool("singleSelection") ?? false { options.insert(.singleSelection) }
    self.options = options
    children = nib?.children(of: "children") ?? []
    preferredElementSize = .automatic
    super.init(coder: coder)
    if element?["systemMenu"] == "main" { (UIApplication.current)?.adopt(mainMenu: self) }
  }

  private static var count = 0

  /// UIKit makes up a name as well; nobody depends on which.
  private static func freshIdentifier() -> Identifier {
    count += 1
    return Identifier("dynamic.\(count)")
  }

  /// The choices that are on, those of menus shown in line included.
  open var selectedElements: [UIMenuElement] {
    leaves.filter { $0.isOn }.map { $0 as UIMenuElement }
  }

  /// A menu with the same title and other choices.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The choices of the menu and of all menus inside, in order.
  var leaves: [any MenuLeaf] {
    var found: [any MenuLeaf] = []
    var waiting: [UIMenuElement] = children.reversed()
    while let element = waiting.popLast() {
      if let menu = element as? UIMenu {
        waiting.append(contentsOf: menu.children.reversed())
      } else if let leaf = element as? any MenuLeaf {
        found.append(leaf)
      }
    }
    return found
  }

  /// Turns one choice on and every other one off.
  func select(_ element: UIMenuElement) {
    for leaf in leaves { leaf.state = leaf === element ? .on : .off }
  }
}
