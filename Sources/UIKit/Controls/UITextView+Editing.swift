/// What happens while the user edits, in UIKit's order: a text view tells its delegate and posts
/// notifications, and sends no control events.
extension UITextView: KeyReceiver {
  func didBecomeFirstResponder() {
    delegate?.textViewDidBeginEditing(self)
    post(UITextView.textDidBeginEditingNotification)
  }

  func didResignFirstResponder() {
    delegate?.textViewDidEndEditing(self)
    post(UITextView.textDidEndEditingNotification)
  }

  /// Sets the text as the user's doing, and tells everybody.
  func change(to text: String) {
    storedText = text
    textDidChange()
    delegate?.textViewDidChange(self)
    post(UITextView.textDidChangeNotification)
    delegate?.textViewDidChangeSelection(self)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Keys

  func receiveKey(_ character: String) {
    let end = NSRange(location: storedText.utf16.count, length: 0)
    if mayChange(end, to: character) { change(to: storedText + character) }
  }

  /// In an empty text view the key does nothing, and nobody is asked.
  func receiveDeleteKey() {
    guard let last = storedText.last else { return }
    let length = last.utf16.count
    let range = NSRange(location: storedText.utf16.count - length, length: length)
    if mayChange(range, to: "") { change(to: String(storedText.dropLast())) }
  }

  /// The return key begins a new line.
  func receiveReturnKey() { receiveKey("\n") }

  private func mayChange(_ range: NSRange, to text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }
}

extension UITextView {
  /// Posted after editing began; the object is the text view.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted after the user changed the text; the object is the text view.
  public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// Posted after editing ended; the object is the text view.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}
