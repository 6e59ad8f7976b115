/// What happens while the user edits, in UIKit's order: a text view tells its delegate and posts
/// notifications, and sends no control events.
extension UITextView: TypedText {
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

  /// The return key begins a new line.
  func receiveReturnKey() { receiveKey("\n") }

  func mayChange(_ range: NSRange, to text: String) -> Bool {
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
