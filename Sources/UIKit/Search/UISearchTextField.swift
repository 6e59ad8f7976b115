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

  /// What is searched for besides the text; the user takes the last one away with the delete key
  /// where there is no text.
  open var tokens: [UISearchToken] = [] {
    didSet {
      if tokens.count != oldValue.count || zip(tokens, oldValue).contains(where: { $0 !== $1 }) {
        onTokensChange?()
      }
    }
  }
  /// Whether the user may take tokens away.
  open var allowsDeletingTokens = true
  var onTokensChange: (() -> Void)?

  /// Adds a token; a place that is none counts as the end.
  open func insertToken(_ suggestionToken: UISearchToken, at tokenIndex: Int) {
    tokens.insert(suggestionToken, at: max(0, min(tokenIndex, tokens.count)))
  }
  /// Removes a token.
  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }

  override func receiveDeleteKey() {
    if storedText.isEmpty, allowsDeletingTokens, !tokens.isEmpty {
      tokens.removeLast()
    } else {
      deleteLastCharacter()
    }
  }

  // MARK: - How it is drawn

  override var openingSign: String {
    let signs = tokens.map { token in
      "⟨\(token.icon.map { "\($0.sign) " } ?? "")\(token.text)⟩ "
    }
    return "[⌕ " + signs.joined()
  }

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
