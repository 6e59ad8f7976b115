import Foundation

/// An object that receives keys of a keyboard.
@MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Puts text at the insertion point.
  func insertText(_ text: String)
  /// Removes the character before the insertion point.
  func deleteBackward()
}

/// A field or view that asks its delegate about each key of the user's keyboard.
///
/// Text that code inserts with `insertText(_:)` is not asked about, as in UIKit.
@MainActor protocol KeyReceiver: UIKeyInput {
  /// Takes one typed character.
  func receiveKey(_ character: String)
  /// Takes the delete key.
  func receiveDeleteKey()
  /// Takes the return key.
  func receiveReturnKey()
}

/// A key receiver whose text is one string with the insertion point at its end.
@MainActor protocol TypedText: KeyReceiver {
  var storedText: String { get }
  /// Changes the text as a user does, which delegate and observers are told.
  func change(to text: String)
  /// Asks the delegate about a change, whose range counts UTF-16 units.
  func mayChange(_ range: NSRange, to text: String) -> Bool
}

extension TypedText {
  func receiveKey(_ character: String) {
    let end = NSRange(location: storedText.utf16.count, length: 0)
    if mayChange(end, to: character) { change(to: storedText + character) }
  }

  func receiveDeleteKey() { deleteLastCharacter() }

  /// Without text the key does nothing, and nobody is asked.
  func deleteLastCharacter() {
    guard let last = storedText.last else { return }
    let length = last.utf16.count
    let range = NSRange(location: storedText.utf16.count - length, length: length)
    if mayChange(range, to: "") { change(to: String(storedText.dropLast())) }
  }
}

/// The user's keyboard: hands keys to whoever is first responder when they are pressed.
@MainActor package enum Keyboard {
  /// Types a text key by key: a line break is the return key, and backspace the delete key.
  ///
  /// - Returns: Whether each key found a first responder that takes text.
  @discardableResult
  package static func type(_ text: String, in window: UIWindow) -> Bool {
    for character in text {
      guard let receiver = window.firstResponder as? any UIKeyInput else { return false }
      press(character, receiver)
    }
    return true
  }

  private static func press(_ character: Character, _ receiver: any UIKeyInput) {
    let keys = receiver as? any KeyReceiver
    switch character {
    case "\u{8}", "\u{7F}":
      if let keys { keys.receiveDeleteKey() } else { receiver.deleteBackward() }
    case _ where character.isNewline:
      if let keys { keys.receiveReturnKey() } else { receiver.insertText("\n") }
    default:
      if let keys {
        keys.receiveKey(String(character))
      } else {
        receiver.insertText(String(character))
      }
    }
  }
}
