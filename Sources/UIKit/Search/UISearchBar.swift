import Canvas
import InterfaceBuilder

/// A bar with a field for a search, and buttons around it.
///
/// The field is a subview and tells its editing through the bar, in the order of a text field:
/// should begin, did begin, should change, did change, search key, should end, did end.
@MainActor open class UISearchBar: UIView {
  // MARK: - What it is

  /// Makes an empty bar that covers `frame`, in points of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes the bar that the present element of a nib describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The field.
  public let searchTextField = UISearchTextField(frame: .zero)
  /// Who decides about editing and is told what the user does.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The controller that searches with this bar.
  weak var searchController: UISearchController?

  private let cancelButton = UIButton(type: .system)
  private let bookmarkButton = SignButton(sign: "▤", name: "Bookmarks")
  private let resultsButton = SignButton(sign: "≡", name: "Search results")
  private let promptLabel = UILabel(frame: .zero)
  private let scopeBar = UISegmentedControl(items: [])
  private lazy var fieldDelegate = SearchFieldDelegate(self)
  private var targets: [ClosureTarget] = []
  private var images: [Icon: UIImage] = [:]
  var era = DesignEra.current

  private func setUp() {
    searchTextField.delegate = fieldDelegate
    cancelButton.setTitle("Cancel", for: .normal)
    promptLabel.font = UIFont.systemFont(ofSize: 13)
    promptLabel.textAlignment = .center
    bookmarkButton.onTap = { [weak self] in
      self.map { $0.delegate?.searchBarBookmarkButtonClicked($0) }
    }
    resultsButton.onTap = { [weak self] in
      self.map { $0.delegate?.searchBarResultsListButtonClicked($0) }
    }
    listen(to: searchTextField, .editingChanged) { $0.textDidChange() }
    searchTextField.onTokensChange = { [weak self] in self?.searchController?.barTextDidChange() }
    listen(to: cancelButton, .touchUpInside) { $0.cancelWasTapped() }
    listen(to: scopeBar, .valueChanged) { $0.scopeDidChange() }
    for view in [promptLabel, searchTextField, cancelButton, scopeBar] { addSubview(view) }
    updateParts()
  }

  private func listen(
    to control: UIControl, _ event: UIControl.Event, _ body: @escaping (UISearchBar) -> Void
  ) {
    let target = ClosureTarget { [weak self] _ in if let self { body(self) } }
    targets.append(target)
    control.addTarget(target, action: Selector("partOfSearchBarDidAct"), for: event)
  }

  // MARK: Texts

  /// The text of the field; setting it tells nobody.
  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      updateParts()
    }
  }
  /// What the empty field shows.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// A line above the field.
  open var prompt: String? { didSet { partsDidChange() } }

  // MARK: Buttons

  /// Whether a cancel button stands beside the field.
  open var showsCancelButton = false { didSet { partsDidChange() } }
  /// Whether a bookmark button stands at the end of the field while that is empty.
  open var showsBookmarkButton = false { didSet { partsDidChange() } }
  /// Whether a button for results stands at the end of the field while it is not edited.
  open var showsSearchResultsButton = false { didSet { partsDidChange() } }
  /// Whether the button for results is chosen.
  open var isSearchResultsButtonSelected: Bool {
    get { resultsButton.isSelected }
    set { resultsButton.isSelected = newValue }
  }
  /// Whether the scopes are shown below the field, when there are any.
  open var showsScopeBar = false { didSet { partsDidChange() } }
  /// The names of the scopes.
  open var scopeButtonTitles: [String]? {
    didSet {
      scopeBar.removeAllSegments()
      for (index, title) in (scopeButtonTitles ?? []).enumerated() {
        scopeBar.insertSegment(withTitle: title, at: index, animated: false)
      }
      scopeBar.selectedSegmentIndex = selectedScopeButtonIndex
      partsDidChange()
    }
  }
  /// The scope that is chosen, counted from 0; setting it tells nobody.
  open var selectedScopeButtonIndex = 0 {
    didSet { scopeBar.selectedSegmentIndex = selectedScopeButtonIndex }
  }
  /// A view above the keyboard; kept, never shown.
  open var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  /// Shows or hides the cancel button; the change is seen at once.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Shows or hides the scopes; the change is seen at once.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  // MARK: Looks, which are kept and not shown in text

  /// How prominent the bar is; kept, not drawn.
  open var searchBarStyle: Style = .default
  /// Whether the bar is light or dark; kept, not drawn.
  open var barStyle: UIBarStyle = .default
  /// The colour of the bar; kept, not drawn.
  open var barTintColor: UIColor?
  /// Whether what lies below shines through.
  open var isTranslucent = true
  /// The image behind the whole bar.
  open var backgroundImage: UIImage?
  /// Sets the image of a sign in the field.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    images[icon] = iconImage
  }
  /// The image set for a sign in the field.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { images[icon] }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  /// Begins editing the field, if the delegate agrees.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    searchTextField.becomeFirstResponder()
  }
  /// Ends editing the field, if the delegate agrees.
  @discardableResult open override func resignFirstResponder() -> Bool {
    searchTextField.resignFirstResponder()
  }

  func didBeginEditing() {
    updateParts()
    searchController?.barDidBeginEditing()
    delegate?.searchBarTextDidBeginEditing(self)
  }

  func didEndEditing() {
    updateParts()
    // UIKit dims a cancel button without a keyboard; a search controller keeps its own alive.
    cancelButton.isEnabled = searchController?.isActive ?? false
    delegate?.searchBarTextDidEndEditing(self)
  }

  private func textDidChange() {
    updateParts()
    delegate?.searchBar(self, textDidChange: text ?? "")
    searchController?.barTextDidChange()
  }

  private func cancelWasTapped() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.barWasCancelled()
  }

  private func scopeDidChange() {
    selectedScopeButtonIndex = scopeBar.selectedSegmentIndex
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    searchController?.barTextDidChange()
  }

  // MARK: Parts

  private var hasPrompt: Bool { !(prompt ?? "").isEmpty }
  var hasScopes: Bool { showsScopeBar && scopeBar.numberOfSegments > 0 }

  private func partsDidChange() {
    updateParts()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func updateParts() {
    promptLabel.text = prompt
    promptLabel.isHidden = !hasPrompt
    cancelButton.isHidden = !showsCancelButton
    if searchTextField.isEditing || !showsCancelButton { cancelButton.isEnabled = true }
    scopeBar.isHidden = !hasScopes
    let isEmpty = (text ?? "").isEmpty
    if showsSearchResultsButton {
      searchTextField.rightView = resultsButton
      searchTextField.rightViewMode = .unlessEditing
    } else if showsBookmarkButton {
      searchTextField.rightView = bookmarkButton
      searchTextField.rightViewMode = isEmpty ? .always : .never
    } else {
      searchTextField.rightView = nil
    }
  }

  override var framesSubviews: Bool { true }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let top = hasPrompt ? promptHeight : 0
    let bottom = hasScopes ? UISearchBar.scopeHeight : 0
    promptLabel.frame = CGRect(x: 8, y: 4, width: max(0, bounds.width - 16), height: top)
    let row = CGRect(
      x: 8, y: top, width: max(0, bounds.width - 16), height: max(0, bounds.height - top - bottom))
    // Nine cells at least, for a picture to show the whole button beside the field.
    let wanted = cancelButton.intrinsicContentSize.width.rounded(.up) + 8
    let cancel = showsCancelButton ? max(72, wanted) : 0
    let height = min(row.height, fieldHeight)
    searchTextField.frame = CGRect(
      x: row.minX, y: row.midY - height / 2, width: max(0, row.width - cancel), height: height)
    cancelButton.frame = CGRect(
      x: row.maxX - cancel + 8, y: row.midY - height / 2, width: max(0, cancel - 8), height: height)
    scopeBar.frame = CGRect(x: 8, y: row.maxY + 6, width: row.width, height: 32)
    for button in [bookmarkButton, resultsButton] {
      button.frame.size = CGSize(width: 24, height: height)
    }
  }

  // MARK: - How it is read

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    era = coder.era
    text = element.string(key: "text")
    placeholder = element.string(key: "placeholder")
    prompt = element.string(key: "prompt")
    showsCancelButton = element.bool("showsCancelButton") ?? false
    showsBookmarkButton = element.bool("showsBookmarkButton") ?? false
    showsSearchResultsButton = element.bool("showsSearchResultsButton") ?? false
    showsScopeBar = element.bool("showsScopeBar") ?? false
    let titles = element.first("scopeButtonTitles")?.all("string") ?? []
    scopeButtonTitles = titles.prefix { _ in NibBudget.spend() }.map { $0.stringValue ?? "" }
    searchBarStyle = element.value("searchBarStyle", Style.init(nib:)) ?? .default
    barStyle = element.value("barStyle", UIBarStyle.init(nib:)) ?? .default
    barTintColor = coder.color("barTintColor")
    isTranslucent = element.bool("translucent") ?? true
    decodeInputTraits(of: element)
    // The file says only what differs from UIKit's search bar, not from a plain field.
    let traits = element.first("textInputTraits")
    enablesReturnKeyAutomatically = traits?.bool("enablesReturnKeyAutomatically") ?? true
    if traits?["returnKeyType"] == nil { returnKeyType = .search }
  }

  override class var keyedProperties: [String: KeyedProperty] {
    super.keyedProperties.merging([
      "delegate": KeyValueCoding.reference(\UISearchBar.delegate),
      "text": KeyValueCoding.reference(\UISearchBar.text),
      "placeholder": KeyValueCoding.reference(\UISearchBar.placeholder),
      "prompt": KeyValueCoding.reference(\UISearchBar.prompt),
      "showsCancelButton": KeyValueCoding.value(\UISearchBar.showsCancelButton),
      "showsScopeBar": KeyValueCoding.value(\UISearchBar.showsScopeBar),
    ]) { $1 }
  }

  // MARK: - How big it wants to be

  static let scopeHeight: CGFloat = 44
  private var isLow: Bool { era.toolsVersion < 14300 }
  private var fieldHeight: CGFloat { isLow ? 28 : 36 }
  /// With a prompt bars of every year are 75 points high.
  private var promptHeight: CGFloat { isLow ? 31 : 19 }

  /// Measured on saved frames: 44 points until Xcode 9 and 56 since, 75 with a prompt.
  open override var intrinsicContentSize: CGSize {
    let row: CGFloat = isLow ? 44 : 56
    let height = row + (hasPrompt ? promptHeight : 0) + (hasScopes ? UISearchBar.scopeHeight : 0)
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  // MARK: - How it is drawn

  // Field, buttons, prompt and scopes are views, which draw themselves.

  override var shownText: String? { searchTextField.shownText }

  override func describe(_ attributes: inout OutlineAttributes) {
    super.describe(&attributes)
    attributes.add("placeholder", placeholder)
    attributes.add("prompt", prompt)
    attributes.add("searchBarStyle", searchBarStyle, unless: .default)
    attributes.add(flag: "showsCancelButton", when: showsCancelButton)
    attributes.add(flag: "showsBookmarkButton", when: showsBookmarkButton)
    attributes.add(flag: "showsSearchResultsButton", when: showsSearchResultsButton)
    attributes.add(flag: "showsScopeBar", when: showsScopeBar)
  }
}
