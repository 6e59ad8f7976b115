/// Decides about the editing of a text view and is told of it; every method may be left out.
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called after editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether typed text may replace a range, counted in UTF-16.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called after the user changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called after the insertion point moved.
  func textViewDidChangeSelection(_ textView: UITextView)
}

/// What happens where a delegate has no method: the usual, or what a subclass of it does.
extension UITextViewDelegate {
  /// Agrees.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    Defaults.ask(self, "textViewShouldBeginEditing:", [textView], else: true)
  }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {
    Defaults.tell(self, "textViewDidBeginEditing:", [textView])
  }
  /// Agrees.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    Defaults.ask(self, "textViewShouldEndEditing:", [textView], else: true)
  }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {
    Defaults.tell(self, "textViewDidEndEditing:", [textView])
  }
  /// Agrees.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    Defaults.ask(
      self, "textView:shouldChangeTextInRange:replacementText:", [textView, range, text],
      else: true)
  }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {
    Defaults.tell(self, "textViewDidChange:", [textView])
  }
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {
    Defaults.tell(self, "textViewDidChangeSelection:", [textView])
  }
}
