import Canvas
import InterfaceBuilder

/// One or more lines of text that the user reads.
@MainActor open class UILabel: UIView {
  // MARK: - What it is

  /// Makes a label that covers `frame`, in points of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes the label that the present element of a nib describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text; setting it gives up the attributes of `attributedText`.
  open var text: String? {
    get { storedText }
    set {
      storedText = newValue
      attributes = nil
      runs = []
      textDidChange()
    }
  }

  /// The text with attributes; pictures show its characters, its fonts and paragraph styles measure
  /// it.
  open var attributedText: NSAttributedString? {
    get { attributes ?? storedText.map { NSAttributedString(string: $0) } }
    set {
      attributes = newValue.map { NSAttributedString(attributedString: $0) }
      storedText = newValue?.string
      runs = newValue?.textRuns ?? []
      if let font = newValue?.firstFont { storedFont = font }
      if let color = runs.first?.color { storedColor = color }
      if let style = runs.first?.style, style.alignment != .natural {
        textAlignment = style.alignment
      }
      textDidChange()
    }
  }
  private var storedText: String?
  /// The attributed text; nil for a plain one: Foundation on Linux loses some memory with each
  /// attributed string that is made of a plain one.
  private var attributes: NSAttributedString?
  /// The parts of an attributed text; none for a plain one.
  private var runs: [TextRun] = []

  /// The font; 17 points of the system font unless set.
  open var font: UIFont! {
    get { storedFont }
    set {
      storedFont = newValue ?? UILabel.standardFont
      for index in runs.indices { runs[index].font = storedFont }
      textDidChange()
    }
  }
  private var storedFont = UILabel.standardFont
  private static let standardFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// The colour of the text, of its beginning when it has several.
  open var textColor: UIColor! {
    get { storedColor }
    set {
      storedColor = newValue ?? .label
      for index in runs.indices { runs[index].color = storedColor }
    }
  }
  private var storedColor = UIColor.label
  /// The colour of the text while highlighted.
  open var highlightedTextColor: UIColor?
  /// Whether the text is shown as highlighted.
  open var isHighlighted = false
  /// Whether the text is shown as usable.
  open var isEnabled = true
  /// The colour of the shadow; kept, never drawn.
  open var shadowColor: UIColor?
  /// The offset of the shadow in points; kept, never drawn.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Where lines stand between the sides.
  open var textAlignment: NSTextAlignment = .natural
  /// How text that is too wide is broken or cut.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { if lineBreakMode != oldValue { textDidChange() } }
  }
  /// The most lines; 0 for as many as the text needs.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textDidChange() } } }
  /// Whether one line of text may shrink to fit.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest share of the font size that text may shrink to.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether letters may move together to fit; kept, with no effect.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether the font follows the text size that the user sets.
  open var adjustsFontForContentSizeCategory = false
  /// What stays in place when text shrinks; kept, with no effect.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  /// The width at which lines break when the intrinsic size is asked for, in points; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
  }

  /// Whether sizes are rounded up to whole points, as Xcode's canvas does where no stack view is.
  private var roundsToPoints = false

  private func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: - How it is read

  override func adjustFont() {
    guard adjustsFontForContentSizeCategory, let font else { return }
    let adjusted = TextRun.adjusted(runs, to: traitCollection)
    self.font = font.adjusted(to: traitCollection)
    runs = adjusted
  }

  override class var variedNames: Set<String> {
    super.variedNames.union(["fontDescription", "attributedText"])
  }

  override func decodeVaried(_ names: Set<String>, _ element: IBElement, _ coder: NibCoder) {
    super.decodeVaried(names, element, coder)
    if names.contains("fontDescription"), let font = coder.font() { self.font = font }
    if names.contains("attributedText"), let text = coder.attributedString("attributedText") {
      attributedText = text
    }
  }

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    roundsToPoints = coder.context.roundsLabelsToPoints
    if let font = coder.font() { self.font = font } else { font = UILabel.font(in: coder.era) }
    text = element.string(key: "text")
    textAlignment = element.value("textAlignment", NSTextAlignment.init(nib:)) ?? .natural
    textColor = coder.color("textColor") ?? .label
    if let attributed = coder.attributedString("attributedText") { attributedText = attributed }
    lineBreakMode = element.value("lineBreakMode", NSLineBreakMode.init(nib:)) ?? .byTruncatingTail
    numberOfLines = max(0, element.int("numberOfLines") ?? 1)
    highlightedTextColor = coder.color("highlightedColor")
    shadowColor = coder.color("shadowColor")
    shadowOffset = element.size(key: "shadowOffset") ?? shadowOffset
    isEnabled = element.bool("enabled") ?? true
    isHighlighted = element.bool("highlighted") ?? false
    // Files say so only where it is off.
    adjustsFontSizeToFitWidth = element.bool("adjustsFontSizeToFit") ?? true
    let smallestScale = smallestScale(element)
    minimumScaleFactor = element.length("minimumScaleFactor") ?? smallestScale
    adjustsFontForContentSizeCategory =
      element.bool("adjustsFontForContentSizeCategory") ?? false
    preferredMaxLayoutWidth = element.length("preferredMaxLayoutWidth") ?? 0
    baselineAdjustment =
      element.value("baselineAdjustment", UIBaselineAdjustment.init(nib:)) ?? .alignBaselines
    // The second name is the one of iOS 6.
    let tightens = element.bool("adjustsLetterSpacingToFitWidth") ?? false
    allowsDefaultTighteningForTruncation =
      element.bool("allowsDefaultTighteningForTruncation") ?? tightens
  }

  private static func font(in era: DesignEra) -> UIFont {
    .system(size: UIFont.labelFontSize, weight: .regular, era: era)
  }

  /// Old files state the smallest size in points instead.
  private func smallestScale(_ element: IBElement) -> CGFloat {
    guard let size = element.length("minimumFontSize"), storedFont.pointSize > 0 else { return 0 }
    return min(1, max(0, size / storedFont.pointSize))
  }

  override class var keyedProperties: [String: KeyedProperty] {
    super.keyedProperties.merging([
      "text": KeyValueCoding.reference(\UILabel.text),
      "attributedText": KeyValueCoding.reference(\UILabel.attributedText),
      "font": KeyValueCoding.reference(\UILabel.font),
      "textColor": KeyValueCoding.reference(\UILabel.textColor),
      "highlightedTextColor": KeyValueCoding.reference(\UILabel.highlightedTextColor),
      "numberOfLines": KeyValueCoding.value(\UILabel.numberOfLines),
      "enabled": KeyValueCoding.value(\UILabel.isEnabled),
      "adjustsFontSizeToFitWidth": KeyValueCoding.value(\UILabel.adjustsFontSizeToFitWidth),
      "minimumScaleFactor": KeyValueCoding.value(\UILabel.minimumScaleFactor),
    ]) { $1 }
  }

  // MARK: - How big it wants to be

  /// The width of the text, one line high, or as high as it is at `preferredMaxLayoutWidth`;
  /// rounded up to pixels. Nothing for an empty text.
  open override var intrinsicContentSize: CGSize {
    let isOneLine = numberOfLines == 1 || preferredMaxLayoutWidth <= 0
    return textSize(width: isOneLine ? .infinity : preferredMaxLayoutWidth)
  }

  override func intrinsicSize(atWidth width: CGFloat?) -> CGSize {
    guard wrapsToWidth, let width else { return intrinsicContentSize }
    return textSize(width: width)
  }

  override var wrapsToWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  override var baselines: LayoutBaselines? {
    let font = self.font ?? UIFont.systemFont(ofSize: 17)
    return .fromEdges(first: font.ascender, last: -font.descender)
  }

  /// The size of the text when lines are at most as wide as `size`, unless there is only one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isEndless = numberOfLines == 1 || size.width <= 0
    return textSize(width: isEndless ? .infinity : size.width)
  }

  /// The size of the text broken at a width, rounded up to pixels.
  func textSize(width: CGFloat) -> CGSize {
    let size = layout(width: width, limit: numberOfLines).size
    return TextMetrics.roundedUp(size, scale: roundsToPoints ? 1 : pixelsPerPoint)
  }

  /// Where the text stands in `bounds`, in points of the label: as high as it is, in the middle.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let size = layout(width: bounds.width, limit: numberOfLines).size
    let rounded = TextMetrics.roundedUp(size, scale: pixelsPerPoint)
    let height = min(rounded.height, bounds.height)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(rounded.width, bounds.width), height: height)
  }

  private func layout(width: CGFloat, limit: Int) -> TextLayout {
    layout(width: width, limit: limit, font: storedFont)
  }

  private func layout(width: CGFloat, limit: Int, font: UIFont) -> TextLayout {
    let request = TextLayout.Request(
      runs: textRuns(font), width: Double(width), lineLimit: limit, mode: lineBreakMode, font: font)
    if let latest, latest.request == request { return latest.layout }
    let layout = TextLayout(request)
    latest = (request, layout)
    return layout
  }

  /// The parts of the text, scaled with a font that is smaller or larger than the label's.
  func textRuns(_ font: UIFont) -> [TextRun] {
    if runs.isEmpty { return [TextRun(text: text ?? "", font: font)] }
    guard font !== storedFont, storedFont.pointSize > 0 else { return runs }
    return TextRun.scaled(
      TextRun.resolved(runs, font: storedFont), by: font.pointSize / storedFont.pointSize)
  }

  /// Layout asks for the same size again and again.
  private var latest: (request: TextLayout.Request, layout: TextLayout)?

  // MARK: - How it is drawn

  override func draw(on canvas: any Canvas, frame: CGRect) {
    let placement = textAlignment.placement(in: self)
    guard let text, !text.isEmpty else {
      return drawNameInCode(on: canvas, frame: frame, placement: placement)
    }
    let width = frame.width + TextMetrics.drawingSlack(frame.width)
    let font = fittingFont(width: width)
    let room = linesThatFit(height: frame.height, font: font)
    let limit = numberOfLines == 0 ? room : min(numberOfLines, room)
    let layout = layout(width: width, limit: limit, font: font)
    if layout.isTruncated, let lines = linesInCells(text, frame) {
      canvas.draw(
        TextDrawing(lines: lines, frame: frame, placement: placement, lineHeight: 16))
      return
    }
    canvas.draw(
      TextDrawing(
        lines: layout.lines, frame: frame, placement: placement,
        lineHeight: Double(font.lineDistance)))
  }

  /// The text in rows of cells when it fits whole: letters too large for the frame in points may
  /// well fit in cells, and only text with nowhere to go is cut.
  private func linesInCells(_ text: String, _ frame: CGRect) -> [String]? {
    let rows = numberOfLines == 1 ? 1 : max(1, Int(min(frame.height / 16, 1000)))
    let found = CellWrap.rows(
      of: text, columns: Int(min(frame.width / 8, 1000)), atMost: rows)
    return found.isWhole ? found.lines : nil
  }

  /// The font, smaller when the text may shrink and has to.
  private func fittingFont(width: CGFloat) -> UIFont {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1 else { return storedFont }
    let smallest = max(1, storedFont.pointSize * min(1, minimumScaleFactor))
    var font: UIFont = storedFont
    // Small letters stand further apart, so that one step may not be enough.
    for _ in 0..<8 where font.pointSize > smallest {
      let needed = layout(width: .infinity, limit: 1, font: font).size.width
      guard needed > width, needed > 0 else { break }
      let size = (font.pointSize * width / needed * 2).rounded(.down) / 2
      font = font.withSize(max(smallest, size))
    }
    return font
  }

  /// How many lines the height holds; at least one, and half a line counts as one.
  private func linesThatFit(height: CGFloat, font: UIFont) -> Int {
    guard font.lineDistance > 0 else { return 1 }
    let further = ((height - font.lineHeight) / font.lineDistance + 0.5).rounded(.down)
    return 1 + Int(min(max(0, further), 1e6))
  }

  override var shownText: String? { text }

  override func describe(_ attributes: inout OutlineAttributes) {
    super.describe(&attributes)
    attributes.add("font", storedFont.description, unless: UILabel.standardFont.description)
    if textColor.description != UIColor.label.description {
      attributes.add("textColor", textColor.description(in: traitCollection))
    }
    let colors = runs.map { ($0.color ?? storedColor).description(in: traitCollection) }
    if Set(colors).count > 1 {
      attributes.add("textColors", colors.joined(separator: ", "))
    }
    attributes.add("numberOfLines", numberOfLines, unless: 1)
    attributes.add("textAlignment", textAlignment, unless: .natural)
    attributes.add("lineBreakMode", lineBreakMode, unless: .byTruncatingTail)
    attributes.add(flag: "disabled", when: !isEnabled)
  }

  // MARK: Accessibility

  override var accessibilityKind: AccessibilityKind { .staticText }

  override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.label = text ?? ""
    if !isEnabled { element.isEnabled = false }
  }
}

/// What stays in place when a label's text shrinks.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines
  case alignCenters
  case none

  init?(nib name: String) {
    switch name {
    case "alignBaselines": self = .alignBaselines
    case "alignCenters": self = .alignCenters
    case "none": self = .none
    default: return nil
    }
  }
}
