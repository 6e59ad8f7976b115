import Canvas

/// The field of a search bar: a text field with a magnifier.
@MainActor open class UISearchTextField: UITextField {
  // MARK: - What it is

  /// Makes an empty field that covers `frame`, in points of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpSearch()
  }

  /// Makes the field that the present element of a nib describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSearch()
  }

  private func setUpSearch() {
    borderStyle = .roundedRect
    clearButtonMode = .whileEditing
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
    autocapitalizationType = .none
  }

  // MARK: - How it is drawn

  override var openingSign: String { "[⌕ " }

  /// The text of a search bar's field is the bar's own.
  override var seenText: String? { superview is UISearchBar ? nil : super.seenText }

  // MARK: Accessibility

  override var accessibilityKind: AccessibilityKind { .searchField }
}

/// What a search field says to its delegate, passed on as a search bar says it.
@MainActor final class SearchFieldDelegate: UITextFieldDelegate {
  private unowned let bar: UISearchBar

  init(_ bar: UISearchBar) { self.bar = bar }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { bar.didBeginEditing() }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }

  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { bar.didEndEditing() }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  /// The search key does nothing by itself; in particular it does not end editing.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarSearchButtonClicked(bar)
    return false
  }
}
