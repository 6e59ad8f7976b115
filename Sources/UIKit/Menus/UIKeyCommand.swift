import InterfaceBuilder

/// A key of a hardware keyboard, with those that are held down, that calls a method.
@MainActor open class UIKeyCommand: UICommand {
  /// The key: a letter, or one of the names below.
  public let input: String?
  /// The keys that are held down.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command comes before what the system does with the key, such as typing it.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether the key may be another one on keyboards that lack it; kept, with no effect.
  open var allowsAutomaticLocalization = true
  /// Whether arrows swap where text runs from the right; kept, with no effect.
  open var allowsAutomaticMirroring = true

  /// Makes a command of a key, with what a menu shows of it.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Makes a command of a key alone.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Makes a command of a key, with what a person is told of it.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// Makes the command that the present element of a nib describes.
  public required init?(coder: NSCoder) {
    let element = (coder as? NibCoder)?.element
    input = element?["input"] ?? element?["keyEquivalent"]
    modifierFlags = UIKeyModifierFlags(nib: element)
    super.init(coder: coder)
  }

  /// The names of keys without a letter.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The key one page up.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The key one page down.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// The key to the beginning.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// The key to the end.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// The delete key.
  public nonisolated static let inputDelete = "UIKeyInputDelete"

  /// Whether this is the command of a key; letters are the same small and capital.
  func matches(_ input: String, _ flags: UIKeyModifierFlags) -> Bool {
    guard let own = self.input, flags == modifierFlags else { return false }
    return own == input || own.lowercased() == input.lowercased()
  }

  /// The keys as a menu shows them, such as `⇧⌘S`; Apple's order: control, option, shift, command.
  var shownKeys: String {
    guard let input, !input.isEmpty else { return "" }
    var text = ""
    if modifierFlags.contains(.control) { text += "⌃" }
    if modifierFlags.contains(.alternate) { text += "⌥" }
    if modifierFlags.contains(.shift) { text += "⇧" }
    if modifierFlags.contains(.command) { text += "⌘" }
    return text + (UIKeyCommand.signs[input] ?? input.uppercased())
  }

  private nonisolated static let signs = [
    inputUpArrow: "↑", inputDownArrow: "↓", inputLeftArrow: "←", inputRightArrow: "→",
    inputEscape: "⎋", inputDelete: "⌫", "\u{8}": "⌫", "\r": "↩", "\t": "⇥", " ": "␣",
  ]
}

/// Keys that are held down while another one is pressed.
public struct UIKeyModifierFlags: OptionSet, Sendable, Hashable {
  /// The bits of the set, as archives store them.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the number block.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

  /// Files write the bits, or one flag each in `<modifierMask>`.
  init(nib element: IBElement?) {
    if let bits = element?.int("modifierFlags") {
      self.init(rawValue: bits)
      return
    }
    self = []
    let mask = element?.first("modifierMask")
    for (name, flag) in UIKeyModifierFlags.names where mask?.bool(name) ?? false { insert(flag) }
  }

  private static let names: [(String, UIKeyModifierFlags)] = [
    ("shift", .shift), ("control", .control), ("alternate", .alternate), ("option", .alternate),
    ("command", .command),
  ]
}
