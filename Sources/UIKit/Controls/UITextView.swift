import Canvas
import InterfaceBuilder

/// Many lines of text that the user reads, scrolls and may edit.
///
/// The insertion point always stands at the end of the text. What happens while editing is in
/// `UITextView+Editing.swift`.
@MainActor open class UITextView: UIScrollView, UIKeyInput {
  // MARK: - What it is

  /// Makes an empty text view that covers `frame`, in points of its future superview.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes the text view that the present element of a nib describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Who decides about editing, and is told of scrolling.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    didSet { (self as UIScrollView).delegate = delegate }
  }

  /// The text, never nil once set; setting it asks nobody and tells nobody.
  open var text: String! {
    get { storedText }
    set {
      storedText = newValue ?? ""
      textDidChange()
    }
  }
  var storedText = "" { didSet { runs = [] } }
  /// The parts of an attributed text; none for a plain one, and for one that was changed.
  private var runs: [TextRun] = []

  /// The text with attributes; its characters are kept, and what its size depends on.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: storedText) }
    set {
      if let found = newValue?.firstFont { font = found }
      storedText = newValue?.string ?? ""
      runs = newValue?.textRuns ?? []
      textDidChange()
    }
  }

  /// The font of the text; 12 points of the system font unless set.
  open var font: UIFont? {
    didSet {
      for index in runs.indices { runs[index].font = font }
      textDidChange()
    }
  }
  /// The colour of the text.
  open var textColor: UIColor? = .label
  /// Where lines stand between the sides.
  open var textAlignment: NSTextAlignment = .natural
  /// What in the text becomes a link; kept, as links look like other text.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether the user may change the look of the text; kept, with no effect.
  open var allowsEditingTextAttributes = false
  /// Whether the user may change the text.
  open var isEditable = true
  /// Whether the user may select text; kept, with no effect.
  open var isSelectable = true
  /// Whether the font follows the text size that the user sets.
  open var adjustsFontForContentSizeCategory = false
  /// The distances between the edges and the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textDidChange() }
  }
  /// The view shown in place of the keyboard; kept, never shown.
  open var inputView: UIView?
  /// The view shown above the keyboard; kept, never shown.
  open var inputAccessoryView: UIView?
  /// The insertion point as a range of UTF-16: empty, at the end of the text.
  open var selectedRange: NSRange { NSRange(location: storedText.utf16.count, length: 0) }

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
  /// Whether the text is hidden behind dots; kept, with no effect.
  open var isSecureTextEntry = false
  /// What the text is; kept, with no effect.
  open var textContentType: UITextContentType?
  /// Whether two hyphens become a dash.
  open var smartDashesType: UITextSmartDashesType = .default
  /// Whether spaces are kept right where text is cut and pasted.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  /// Whether quotation marks become curly.
  open var smartQuotesType: UITextSmartQuotesType = .default

  private static let linePadding: CGFloat = 5
  private var latest: (request: TextLayout.Request, layout: TextLayout)?

  func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Editing (see UITextView+Editing.swift)

  /// Whether the text may be edited.
  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Begins editing, if the delegate agrees.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, responderWindow != nil,
      delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    didBecomeFirstResponder()
    return true
  }

  /// Ends editing, if the delegate agrees.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
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
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    becomeFirstResponder()
  }

  /// Whether there is any text.
  open var hasText: Bool { !storedText.isEmpty }

  /// Puts text at the end; the delegate is not asked.
  open func insertText(_ text: String) { change(to: storedText + text) }

  /// Removes the last character; the delegate is not asked.
  open func deleteBackward() {
    if hasText { change(to: String(storedText.dropLast())) }
  }

  /// Scrolls to the place of a range of UTF-16, as near as lines tell.
  open func scrollRangeToVisible(_ range: NSRange) {
    let total = max(1, storedText.utf16.count)
    let share = CGFloat(max(0, min(range.location, total))) / CGFloat(total)
    let place = CGRect(x: 0, y: contentSize.height * share, width: 1, height: 1)
    scrollRectToVisible(place, animated: false)
  }

  open override func layoutSubviews() {
    contentSize = CGSize(width: bounds.width, height: fittingSize(width: bounds.width).height)
    super.layoutSubviews()
  }

  // MARK: - How it is read

  override func adjustFont() {
    guard adjustsFontForContentSizeCategory, let font else { return }
    let adjusted = TextRun.adjusted(runs, to: traitCollection)
    self.font = font.adjusted(to: traitCollection)
    runs = adjusted
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
    font = coder.font()
    if font == nil, coder.isDesignTime {
      font = .system(size: UITextView.standardSize, weight: .regular, era: coder.era)
    }
    storedText = element.string(key: "text") ?? ""
    if let attributed = coder.attributedString("attributedText") { attributedText = attributed }
    textColor = coder.color("textColor") ?? .label
    textAlignment = element.value("textAlignment", NSTextAlignment.init(nib:)) ?? .natural
    isEditable = element.bool("editable") ?? true
    isSelectable = element.bool("selectable") ?? true
    decodeInputTraits(of: element)
    dataDetectorTypes = UIDataDetectorTypes(of: element)
    allowsEditingTextAttributes = element.bool("allowsEditingTextAttributes") ?? false
    adjustsFontForContentSizeCategory =
      element.bool("adjustsFontForContentSizeCategory") ?? false
  }

  override class var keyedProperties: [String: KeyedProperty] {
    super.keyedProperties.merging([
      "delegate": KeyValueCoding.reference(\UITextView.delegate),
      "text": KeyValueCoding.reference(\UITextView.text),
      "font": KeyValueCoding.reference(\UITextView.font),
      "textColor": KeyValueCoding.reference(\UITextView.textColor),
      "editable": KeyValueCoding.value(\UITextView.isEditable),
      "selectable": KeyValueCoding.value(\UITextView.isSelectable),
      "textContainerInset": KeyValueCoding.value(\UITextView.textContainerInset),
      "inputAccessoryView": KeyValueCoding.reference(\UITextView.inputAccessoryView),
    ]) { $1 }
  }

  // MARK: - How big it wants to be

  /// The size of the text and the insets around it; none while the text scrolls.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return fittingSize(width: bounds.width > 0 ? bounds.width : .infinity)
  }

  override func intrinsicSize(atWidth width: CGFloat?) -> CGSize {
    wrapsToWidth ? fittingSize(width: width ?? .infinity) : intrinsicContentSize
  }

  override var wrapsToWidth: Bool { !isScrollEnabled }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: size.width > 0 ? size.width : .infinity)
  }

  private func fittingSize(width: CGFloat) -> CGSize {
    let font = effectiveFont
    let size = layout(width: width - margin).size
    return TextMetrics.roundedUp(
      CGSize(
        width: size.width + margin,
        height: max(size.height, font.lineHeight) + textContainerInset.top
          + textContainerInset.bottom),
      scale: pixelsPerPoint)
  }

  private var margin: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * UITextView.linePadding
  }

  private static let standardSize: CGFloat = 12
  private var effectiveFont: UIFont { font ?? UIFont.systemFont(ofSize: UITextView.standardSize) }

  private func layout(width: CGFloat) -> TextLayout {
    let breaksSigns = runs.first?.style.lineBreakMode == .byCharWrapping
    let request = TextLayout.Request(
      runs: runs.isEmpty ? [TextRun(text: storedText, font: effectiveFont)] : runs,
      width: Double(width), mode: breaksSigns ? .byCharWrapping : .byWordWrapping,
      keepsFinalBreak: true, font: effectiveFont)
    if let latest, latest.request == request { return latest.layout }
    let layout = TextLayout(request)
    latest = (request, layout)
    return layout
  }

  // MARK: - How it is drawn

  override func draw(on canvas: any Canvas, frame: CGRect) {
    let text = seenText(in: frame.size) + (isFirstResponder ? "▏" : "")
    // Bars lie over the rest of it.
    let box = frame.inset(by: safeAreaAdjustment)
    let frame = frame.inset(by: adjustedContentInset).intersection(frame)
    let placement = textAlignment.placement(in: self)
    let room = Int(min(frame.width / 8, 1000)) - 2
    let needsRows = frame.height >= 32 && DisplayWidth.of(text) > room
    guard frame.width >= 32, frame.height >= 48 || needsRows else {
      let line = String(text.map { $0.isNewline ? " " : $0 })
      canvas.draw(
        CapsuleDrawing(
          opening: "[", content: line, closing: "]", frame: frame, placement: placement))
      return
    }
    let columns = Int(min(frame.width / 8 - 2, 1000))
    let rows = CellWrap.rows(of: text, columns: columns, atMost: 1000).lines
    guard !rows.isEmpty, !text.isEmpty else {
      canvas.draw(BoxDrawing(frame: box, content: nameInCode))
      return
    }
    if rows.count <= Int(min(frame.height / 16 - 2, 1000)) {
      canvas.draw(BoxDrawing(frame: box))
      // A drawing centres its lines, so the frame is as high as they are.
      let place = CGRect(
        x: frame.minX + 8, y: frame.minY + 16, width: frame.width - 16,
        height: CGFloat(rows.count) * 16)
      canvas.draw(TextDrawing(lines: rows, frame: place, placement: placement, lineHeight: 16))
      return
    }
    // Text that needs the rows of the upper and lower edge gets them; more than there are it finds
    // outside, since in points all of it is inside.
    for x in [box.minX + 4, box.maxX - 4] {
      let origin = CGPoint(x: x, y: box.minY)
      canvas.draw(RuleDrawing(axis: .vertical, origin: origin, length: box.height))
    }
    var place = frame.insetBy(dx: 8, dy: 0)
    place.size.height = min(place.height, CGFloat(rows.count) * 16)
    canvas.draw(
      TextDrawing(
        lines: rows, frame: place, placement: placement,
        lineHeight: Double(place.height) / Double(rows.count)))
  }

  /// The part of the text that is scrolled into view; while editing the end, where the insertion
  /// point is. A line of which half can be seen counts.
  private func seenText(in size: CGSize) -> String {
    let layout = layout(width: size.width - margin)
    let distance = max(1, effectiveFont.lineDistance)
    let inset = adjustedContentInset
    let height = size.height - inset.top - inset.bottom - textContainerInset.top
    let room = max(1, Int(min((height / distance + 0.5).rounded(.down), 1e6)))
    let last = max(0, layout.lineCount - room)
    let scrolled = min(max(0, (contentOffset.y + inset.top) / distance), 1e9)
    let first = isFirstResponder ? last : min(last, Int(scrolled))
    return layout.text(ofLines: first..<min(layout.lineCount, first + room))
  }

  override var seenText: String? { seenText(in: bounds.size) }

  override var shownText: String? { storedText }

  override func describe(_ attributes: inout OutlineAttributes) {
    super.describe(&attributes)
    attributes.add("font", font)
    attributes.add("textAlignment", textAlignment, unless: .natural)
    attributes.add(flag: "notEditable", when: !isEditable)
  }

  // MARK: Accessibility

  override var accessibilityKind: AccessibilityKind { .textView }

  override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.value = storedText
  }
}
