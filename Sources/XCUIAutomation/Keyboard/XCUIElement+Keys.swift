import UIKit

extension XCUIElement {
  /// Keys that are held down while another one is pressed.
  public struct KeyModifierFlags: OptionSet, Sendable, Hashable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Caps lock.
    public static let capsLock = KeyModifierFlags(rawValue: 1 << 0)
    /// The shift key.
    public static let shift = KeyModifierFlags(rawValue: 1 << 1)
    /// The control key.
    public static let control = KeyModifierFlags(rawValue: 1 << 2)
    /// The option key.
    public static let option = KeyModifierFlags(rawValue: 1 << 3)
    /// The same as `option`.
    public static let alternate = option
    /// The command key.
    public static let command = KeyModifierFlags(rawValue: 1 << 4)
    /// The function key; no key command asks for it.
    public static let function = KeyModifierFlags(rawValue: 1 << 5)

    var flags: UIKeyModifierFlags {
      let pairs: [(KeyModifierFlags, UIKeyModifierFlags)] = [
        (.capsLock, .alphaShift), (.shift, .shift), (.control, .control), (.option, .alternate),
        (.command, .command),
      ]
      return pairs.reduce(into: []) { if contains($1.0) { $0.insert($1.1) } }
    }

    /// The keys that are held down, in the order Apple writes them, as `control-shift-`.
    var words: String {
      let names: [(KeyModifierFlags, String)] = [
        (.function, "fn-"), (.capsLock, "caps-lock-"), (.control, "control-"),
        (.option, "option-"), (.shift, "shift-"), (.command, "command-"),
      ]
      return names.map { contains($0.0) ? $0.1 : "" }.joined()
    }
  }

  /// Presses a key of a hardware keyboard with others held down: a key command of the responder
  /// chain, or else text for the input that has the focus. A key that means nothing does nothing.
  public func typeKey(
    _ key: String, modifierFlags flags: KeyModifierFlags, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let name = "typeKey(\(ElementNames.quoted(key))) on \(path.text)"
    let words = "press key \(flags.words)\(XCUIKeyboardKey.words(for: key))"
    flow.step(name, told: words, at: place) { application throws(StepProblem) in
      _ = try ElementTree(of: application).find(path, in: application)
      KeyCommands.press(key, flags.flags, in: application)
      application.commit()
    }
  }

  /// Presses a key without a letter.
  public func typeKey(
    _ key: XCUIKeyboardKey, modifierFlags flags: KeyModifierFlags, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    typeKey(
      key.input, modifierFlags: flags, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
}

extension XCUIKeyboardKey {
  /// The arrow up.
  public static let upArrow = XCUIKeyboardKey(rawValue: "\u{F700}")
  /// The arrow down.
  public static let downArrow = XCUIKeyboardKey(rawValue: "\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = XCUIKeyboardKey(rawValue: "\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = XCUIKeyboardKey(rawValue: "\u{F703}")
  /// The key to the beginning.
  public static let home = XCUIKeyboardKey(rawValue: "\u{F729}")
  /// The key to the end.
  public static let end = XCUIKeyboardKey(rawValue: "\u{F72B}")
  /// The key one page up.
  public static let pageUp = XCUIKeyboardKey(rawValue: "\u{F72C}")
  /// The key one page down.
  public static let pageDown = XCUIKeyboardKey(rawValue: "\u{F72D}")
  /// The escape key.
  public static let escape = XCUIKeyboardKey(rawValue: "\u{1B}")

  private static let inputs: [XCUIKeyboardKey: String] = [
    .upArrow: UIKeyCommand.inputUpArrow, .downArrow: UIKeyCommand.inputDownArrow,
    .leftArrow: UIKeyCommand.inputLeftArrow, .rightArrow: UIKeyCommand.inputRightArrow,
    .home: UIKeyCommand.inputHome, .end: UIKeyCommand.inputEnd,
    .pageUp: UIKeyCommand.inputPageUp, .pageDown: UIKeyCommand.inputPageDown,
    .escape: UIKeyCommand.inputEscape,
  ]

  private static let names: [XCUIKeyboardKey: String] = [
    .upArrow: "up arrow", .downArrow: "down arrow", .leftArrow: "left arrow",
    .rightArrow: "right arrow", .home: "home", .end: "end", .pageUp: "page up",
    .pageDown: "page down", .escape: "escape",
  ]

  /// The key's name, or else what it writes in quotation marks.
  static func words(for input: String) -> String {
    let key = inputs.first { $0.value == input }?.key ?? XCUIKeyboardKey(rawValue: input)
    return names[key] ?? ElementNames.quoted(input)
  }

  /// What UIKit calls the key; one with a character of its own goes by that.
  var input: String { XCUIKeyboardKey.inputs[self] ?? rawValue }
}
