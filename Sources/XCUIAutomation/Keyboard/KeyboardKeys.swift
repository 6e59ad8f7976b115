import UIKit

/// What one key of the simulated keyboard types.
enum KeyStroke: Sendable {
  case text(String)
  case returnKey
  case delete
}

/// One key of the simulated keyboard.
struct KeyboardKey {
  let kind: AccessibilityKind
  let label: String
  let identifier: String
  let stroke: KeyStroke
}

/// The simulated keyboard: it exists while a text input has the focus, and has no place on the
/// screen.
@MainActor enum KeyboardKeys {
  /// The keys that an input shows: its return key, delete, space, letters and digits.
  static func keys(for input: any UIKeyInput) -> [KeyboardKey] {
    let name = returnKeyName(input.returnKeyType)
    // XCUITest names the button in capitals and labels it in small letters.
    let returnKey = KeyboardKey(
      kind: .button, label: name.lowercased(), identifier: name, stroke: .returnKey)
    return [returnKey] + commonKeys
  }

  private static let commonKeys: [KeyboardKey] = {
    var keys = [
      KeyboardKey(kind: .key, label: "delete", identifier: "delete", stroke: .delete),
      KeyboardKey(kind: .key, label: "space", identifier: "space", stroke: .text(" ")),
    ]
    for character in "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789" {
      let text = String(character)
      keys.append(KeyboardKey(kind: .key, label: text, identifier: text, stroke: .text(text)))
    }
    return keys
  }()

  private static func returnKeyName(_ type: UIReturnKeyType) -> String {
    switch type {
    case .go: return "Go"
    case .google, .search, .yahoo: return "Search"
    case .join: return "Join"
    case .next: return "Next"
    case .route: return "Route"
    case .send: return "Send"
    case .done: return "Done"
    case .emergencyCall: return "Emergency Call"
    case .continue: return "Continue"
    default: return "Return"
    }
  }
}

/// Keys without a character of their own; use them as text, as in
/// `field.typeText(XCUIKeyboardKey.delete.rawValue)`.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
  /// The character that stands for the key.
  public let rawValue: String

  /// Makes a key from its character.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Takes away the character before the insertion point.
  public static let delete = XCUIKeyboardKey(rawValue: "\u{8}")
  /// Ends the input, or begins a new line in a text view.
  public static let `return` = XCUIKeyboardKey(rawValue: "\n")
  /// The same as `return`.
  public static let enter = XCUIKeyboardKey(rawValue: "\r")
  /// Types a space.
  public static let space = XCUIKeyboardKey(rawValue: " ")
  /// Types a tab.
  public static let tab = XCUIKeyboardKey(rawValue: "\t")
}
