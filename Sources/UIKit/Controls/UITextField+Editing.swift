/// What happens while the user edits, in UIKit's order.
///
/// Apple does not say whether delegate, event or notification comes first; here it is the delegate,
/// then the event, then the notification.
extension UITextField: TypedText {
  func didBecomeFirstResponder() {
    isEditing = true
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(UITextField.textDidBeginEditingNotification)
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
      change(to: "")
    }
  }

  func didResignFirstResponder() {
    isEditing = false
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(UITextField.textDidEndEditingNotification)
  }

  /// Sets the text as the user's doing, and tells everybody.
  func change(to text: String) {
    storedText = text
    textDidChange()
    sendActions(for: .editingChanged)
    post(UITextField.textDidChangeNotification)
    delegate?.textFieldDidChangeSelection(self)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  func clearButtonWasTapped() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    change(to: "")
  }

  // MARK: Keys

  /// The delegate may keep the key from having its effect; the field resigns only when a target
  /// waits for `editingDidEndOnExit`, whatever that does.
  func receiveReturnKey() {
    if enablesReturnKeyAutomatically, !hasText { return }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let resigns = hasTargets(for: .editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if resigns { resignFirstResponder() }
  }

  func mayChange(_ range: NSRange, to text: String) -> Bool {
    guard let delegate else { return true }
    return delegate.textField(self, shouldChangeCharactersIn: range, replacementString: text)
  }
}

extension UITextField {
  /// Posted after editing began; the object is the field.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted after the user changed the text; the object is the field.
  public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// Posted after editing ended; the object is the field.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
}
