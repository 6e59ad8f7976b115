import Canvas
import InterfaceBuilder

/// One line of text that the user edits.
///
/// The insertion point always stands at the end of the text. What happens while editing is in
/// `UITextField+Editing.swift`.
@MainActor open class UITextField: UIControl, UIKeyInput {
  // MARK: - What it is

  /// Makes an empty field that covers `frame`, in points of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes the field that the present element of a nib describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clearButton.isHidden = true
    clearButton.onTap = { [weak self] in self?.clearButtonWasTapped() }
    addSubview(clearButton)
    updateParts()
  }

  /// The text, never nil once set; setting it asks nobody and sends no event.
  open var text: String? {
    get { storedText }
    set {
      storedText = newValue ?? ""
      textDidChange()
    }
  }
  var storedText = ""

  /// The text with attributes; only its characters are kept.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: storedText) }
    set { text = newValue?.string }
  }

  /// What an empty field shows.
  open var placeholder: String? { didSet { textDidChange() } }
  /// What an empty field shows, with attributes; only its characters are shown.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
  /// The font of the text; 17 points of the system font unless set.
  open var font: UIFont? = UIFont.systemFont(ofSize: 17) { didSet { textDidChange() } }
  /// The colour of the text.
  open var textColor: UIColor? = .label
  /// Where the text stands between the sides.
  open var textAlignment: NSTextAlignment = .natural
  /// What is drawn around the text; a picture shows brackets in any case, for a field to be seen.
  open var borderStyle: BorderStyle = .none { didSet { textDidChange() } }
  /// Whether text that is too wide shrinks; kept, with no effect on pictures.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest size text may shrink to, in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether the font follows the text size that the user sets.
  open var adjustsFontForContentSizeCategory = false
  /// Whether beginning to edit clears the text.
  open var clearsOnBeginEditing = false
  /// When the clear button is shown.
  open var clearButtonMode: ViewMode = .never { didSet { updateParts() } }
  /// A view at the left end.
  open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
  /// A view at the right end, in the place of the clear button.
  open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
  /// When the left view is shown.
  open var leftViewMode: ViewMode = .never { didSet { updateParts() } }
  /// When the right view is shown.
  open var rightViewMode: ViewMode = .never { didSet { updateParts() } }
  /// Who decides about editing.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The view shown in place of the keyboard; kept, never shown.
  open var inputView: UIView?
  /// The view shown above the keyboard; kept, never shown.
  open var inputAccessoryView: UIView?
  /// Whether the user edits the field at present.
  open internal(set) var isEditing = false { didSet { updateParts() } }

  /// Which words begin with a capital; kept, since keys come as they are typed.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Whether words are corrected; kept, with no effect.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Whether spelling is checked; kept, with no effect.
  open var spellCheckingType: UITextSpellCheckingType = .default
  /// Which keys the keyboard has; kept, with no effect.
  open var keyboardType: UIKeyboardType = .default
  /// How the keyboard looks; kept, with no effect.
  open var keyboardAppearance: UIKeyboardAppearance = .default
  /// What the return key says; kept, with no effect.
  open var returnKeyType: UIReturnKeyType = .default
  /// Whether the return key works only when there is text.
  open var enablesReturnKeyAutomatically = false
  /// Whether the text is hidden behind dots.
  open var isSecureTextEntry = false { didSet { textDidChange() } }
  /// What the text is; kept, with no effect.
  open var textContentType: UITextContentType?
  /// Whether two hyphens become a dash; kept, with no effect.
  open var smartDashesType: UITextSmartDashesType = .default
  /// Whether spaces are kept right where text is cut and pasted; kept, with no effect.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  /// Whether quotation marks become curly; kept, with no effect.
  open var smartQuotesType: UITextSmartQuotesType = .default

  let clearButton = ClearButton(frame: .zero)
  var era = DesignEra.current

  func textDidChange() {
    updateParts()
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: Editing (see UITextField+Editing.swift)

  /// Whether the field may be edited.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  open override var isEnabled: Bool { didSet { updateParts() } }

  /// Begins editing, if the delegate agrees.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, responderWindow != nil,
      delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    didBecomeFirstResponder()
    return true
  }

  /// Ends editing, if the delegate agrees.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    didResignFirstResponder()
    return true
  }

  override func loseFirstResponder() {
    super.loseFirstResponder()
    didResignFirstResponder()
  }

  /// A tap begins editing.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, bounds.contains(touch.location(in: self)) else { return }
    becomeFirstResponder()
  }

  /// Whether there is any text.
  open var hasText: Bool { !storedText.isEmpty }

  /// Puts text at the end; the delegate is not asked, and a line break is the return key.
  open func insertText(_ text: String) {
    if text == "\n" { receiveReturnKey() } else { change(to: storedText + text) }
  }

  /// Removes the last character; the delegate is not asked.
  open func deleteBackward() {
    if hasText { change(to: String(storedText.dropLast())) }
  }

  // MARK: Places of the parts

  /// Where the text stands, in points of the field.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let margin: CGFloat = borderStyle == .none ? 0 : 7
    return bounds.inset(
      by: UIEdgeInsets(left: max(margin, leftWidth), right: max(margin, rightWidth)))
  }

  /// Where the text stands while it is edited, in points of the field.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Where the placeholder stands, in points of the field.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Where the left view stands, in points of the field.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Where the right view stands, in points of the field.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Where the clear button stands, in points of the field.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }

  /// Takes the delete key; a search field may have tokens to delete.
  func receiveDeleteKey() { deleteLastCharacter() }

  // MARK: - How it is read

  override func adjustFont() {
    guard adjustsFontForContentSizeCategory, let font else { return }
    self.font = font.adjusted(to: traitCollection)
  }

  override class var variedNames: Set<String> {
    super.variedNames.union(["fontDescription"])
  }

  override func decodeVaried(_ names: Set<String>, _ element: IBElement, _ coder: NibCoder) {
    super.decodeVaried(names, element, coder)
    if names.contains("fontDescription"), let font = coder.font() { self.font = font }
  }

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    era = coder.era
    font = coder.font() ?? .system(size: 17, weight: .regular, era: era)
    storedText =
      element.string(key: "text") ?? coder.attributedString("attributedText")?.string ?? ""
    placeholder =
      element.string(key: "placeholder") ?? coder.attributedString("attributedPlaceholder")?.string
    textColor = coder.color("textColor") ?? .label
    textAlignment = element.value("textAlignment", NSTextAlignment.init(nib:)) ?? .natural
    borderStyle = element.value("borderStyle", BorderStyle.init(nib:)) ?? .none
    clearButtonMode = element.value("clearButtonMode", ViewMode.init(nib:)) ?? .never
    clearsOnBeginEditing = element.bool("clearsOnBeginEditing") ?? false
    adjustsFontSizeToFitWidth = element.bool("adjustsFontSizeToFit") ?? true
    minimumFontSize = element.length("minimumFontSize") ?? 0
    decodeInputTraits(of: element)
    adjustsFontForContentSizeCategory =
      element.bool("adjustsFontForContentSizeCategory") ?? false
  }

  override class var keyedProperties: [String: KeyedProperty] {
    super.keyedProperties.merging([
      "delegate": KeyValueCoding.reference(\UITextField.delegate),
      "text": KeyValueCoding.reference(\UITextField.text),
      "placeholder": KeyValueCoding.reference(\UITextField.placeholder),
      "font": KeyValueCoding.reference(\UITextField.font),
      "textColor": KeyValueCoding.reference(\UITextField.textColor),
      "secureTextEntry": KeyValueCoding.value(\UITextField.isSecureTextEntry),
      "leftView": KeyValueCoding.reference(\UITextField.leftView),
      "rightView": KeyValueCoding.reference(\UITextField.rightView),
      "inputView": KeyValueCoding.reference(\UITextField.inputView),
      "inputAccessoryView": KeyValueCoding.reference(\UITextField.inputAccessoryView),
    ]) { $1 }
  }

  // MARK: - How big it wants to be

  /// As wide as text or placeholder; a rounded field has 28 points around it and a height that does
  /// not depend on the font (30 until iOS 12, 34 since).
  open override var intrinsicContentSize: CGSize {
    let font = effectiveFont
    let shown = storedText.isEmpty ? placeholder ?? "" : displayText
    let width = TextMetrics.roundedUp(
      TextMetrics.width(of: shown, font: font), scale: pixelsPerPoint)
    switch borderStyle {
    case .roundedRect: return CGSize(width: width + 28, height: era.hasTallControls ? 34 : 30)
    case .line, .bezel: return CGSize(width: width + 14, height: lineHeight(of: font) + 4)
    case .none: return CGSize(width: width, height: lineHeight(of: font))
    }
  }

  /// 21 until iOS 12 and 22 since for 17 points, measured on saved frames.
  private func lineHeight(of font: UIFont) -> CGFloat {
    (font.lineHeight + (era.hasTallControls ? 1.7 : 0)).rounded(.up)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var baselines: LayoutBaselines? { LayoutBaselines(centering: effectiveFont) }

  var effectiveFont: UIFont { font ?? UIFont.systemFont(ofSize: 17) }

  // MARK: - How it is drawn

  override func draw(on canvas: any Canvas, frame: CGRect) {
    let isEmpty = storedText.isEmpty
    let caret = isFirstResponder ? "▏" : ""
    let hasPlaceholder = isEmpty && !(placeholder ?? "").isEmpty
    let clear = clearButton.isHidden ? "" : "ⓧ"
    let area = CGRect(
      x: frame.minX + leftWidth, y: frame.minY,
      width: max(0, frame.width - leftWidth - rightWidth), height: frame.height)
    let promise = hasPlaceholder ? placeholder : nameInCode
    let content =
      isEmpty ? caret + (promise ?? "") : visibleEnd(displayText + caret, in: area, clear)
    canvas.draw(
      CapsuleDrawing(
        opening: openingSign, content: UITextField.oneLine(content), closing: clear + "]",
        filler: hasPlaceholder ? "░" : " ", frame: area,
        placement: textAlignment.placement(in: self), extent: .fill,
        keepsLastFiller: hasPlaceholder, mayWiden: fits(content, in: area)))
  }

  /// Whether the letters fit in points, so that it is for the cells to make room for them.
  private func fits(_ content: String, in area: CGRect) -> Bool {
    TextMetrics.width(of: content, font: effectiveFont) <= area.width
  }

  /// The sign at the left end.
  var openingSign: String { "[" }

  /// While editing, the end of a long text is visible, where the insertion point is.
  private func visibleEnd(_ content: String, in area: CGRect, _ clear: String) -> String {
    let room = Int(max(3, min(area.width, 1e5) / 8)) - 1 - openingSign.count - clear.count
    guard isFirstResponder, DisplayWidth.of(content) > room else { return content }
    var width = 1
    var kept: [Character] = []
    for character in content.reversed() {
      width += DisplayWidth.of(character)
      if width > room { break }
      kept.append(character)
    }
    return "…" + String(kept.reversed())
  }

  private static func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }

  /// The text as the user sees it: dots for a secret.
  var displayText: String {
    isSecureTextEntry ? String(repeating: "•", count: storedText.count) : storedText
  }

  /// Views at the ends draw themselves; the clear button is a sign in the field's own line.
  override var drawsOwnSubviews: Bool { leftWidth == 0 && rightWidth == 0 }

  override var shownText: String? {
    storedText.isEmpty ? placeholder : displayText
  }

  override func describe(_ attributes: inout OutlineAttributes) {
    super.describe(&attributes)
    attributes.add("placeholder", placeholder)
    attributes.add("font", effectiveFont.description, unless: ".SFUI-Regular 17.0")
    attributes.add("borderStyle", borderStyle, unless: .none)
    attributes.add("textAlignment", textAlignment, unless: .natural)
    attributes.add("keyboardType", keyboardType, unless: .default)
    attributes.add("returnKeyType", returnKeyType, unless: .default)
    attributes.add("clearButtonMode", clearButtonMode, unless: .never)
    attributes.add(flag: "secureTextEntry", when: isSecureTextEntry)
    attributes.add(flag: "disabled", when: !isEnabled)
  }

  // MARK: Accessibility

  override var accessibilityKind: AccessibilityKind {
    isSecureTextEntry ? .secureTextField : .textField
  }

  override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.value = displayText
    element.placeholder = placeholder
    element.isEnabled = isEnabled
  }
}
