/// Decides about the editing of a text field and is told of it; every method may be left out.
@MainActor public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called after editing ended; preferred to the method without a reason.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether typed text may replace a range, counted in UTF-16.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called after the insertion point moved.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the clear button, or the beginning of editing, may clear the text.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key does what it usually does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

/// What happens where a delegate has no method: the usual, or what a subclass of it does.
extension UITextFieldDelegate {
  /// Agrees.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    Defaults.ask(self, "textFieldShouldBeginEditing:", [textField], else: true)
  }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    Defaults.tell(self, "textFieldDidBeginEditing:", [textField])
  }
  /// Agrees.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    Defaults.ask(self, "textFieldShouldEndEditing:", [textField], else: true)
  }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {
    Defaults.tell(self, "textFieldDidEndEditing:", [textField])
  }
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    let selector = Selector("textFieldDidEndEditing:reason:")
    if _send(selector, to: self, arguments: [textField, reason]).found { return }
    textFieldDidEndEditing(textField)
  }
  /// Agrees.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    Defaults.ask(
      self, "textField:shouldChangeCharactersInRange:replacementString:",
      [textField, range, string], else: true)
  }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    Defaults.tell(self, "textFieldDidChangeSelection:", [textField])
  }
  /// Agrees.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    Defaults.ask(self, "textFieldShouldClear:", [textField], else: true)
  }
  /// Agrees.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    Defaults.ask(self, "textFieldShouldReturn:", [textField], else: true)
  }
}
