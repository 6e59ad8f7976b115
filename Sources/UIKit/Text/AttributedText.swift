import InterfaceBuilder

extension NSAttributedString.Key {
  /// The `UIFont` of a text.
  public static let font = NSAttributedString.Key("NSFont")
  /// The `UIColor` of a text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The `UIColor` behind a text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The `NSParagraphStyle` of a text.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The room added between characters, in points; kept, with no effect on widths.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The style of the line below a text.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The style of the line through a text.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The address that a text leads to.
  public static let link = NSAttributedString.Key("NSLink")
}

/// The style of lines below and through a text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}

extension NSAttributedString {
  /// The font at the start of the text.
  var firstFont: UIFont? {
    length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
  }
}

extension NibCoder {
  /// The text of the child `<attributedString key=…>`; nil when absent.
  ///
  /// The attributes of the string are those of its first fragment, and `textRuns` has those of all:
  /// Foundation on Linux crashes when two neighbouring runs have the same keys with values that are
  /// objects of Swift classes.
  @MainActor func attributedString(_ key: String, in parent: IBElement? = nil)
    -> NSAttributedString?
  {
    guard let list = (parent ?? element).first("attributedString", key: key) else { return nil }
    var text = ""
    var attributes: [NSAttributedString.Key: Any] = [:]
    var runs: [TextRun] = []
    for fragment in list.all("fragment") {
      let content = fragment.string(key: "content") ?? ""
      let values = fragment.first("attributes")
      let font = values?.first("font", key: "NSFont")
        .flatMap { UIFont.decodeAttribute($0, era: era) }
      let style = values?.first("paragraphStyle", key: "NSParagraphStyle")
        .map(ParagraphValues.init(nib:))
      let color = values.flatMap { self.color("NSColor", in: $0) }
      let looks: [NSAttributedString.Key: Any?] = [
        .foregroundColor: color,
        .backgroundColor: values.flatMap { self.color("NSBackgroundColor", in: $0) },
        .underlineStyle: values?.number("NSUnderline"),
        .strikethroughStyle: values?.number("NSStrikethrough"),
        .kern: values?.first("real", key: "NSKern")?.double("value"),
      ]
      if text.isEmpty {
        attributes = looks.compactMapValues { $0 }
        attributes[.font] = font
        attributes[.paragraphStyle] = style.map(NSParagraphStyle.init)
      }
      text += content
      guard !content.isEmpty else { continue }
      runs.append(
        TextRun(text: content, font: font, style: style ?? ParagraphValues(), color: color))
    }
    attributes[.textRuns] = TextRuns(runs)
    return NSAttributedString(string: text, attributes: attributes)
  }
}

extension IBElement {
  /// The whole number of the child `<integer key=… value=…>`.
  fileprivate func number(_ key: String) -> Int? { first("integer", key: key)?.int("value") }
}

extension ParagraphValues {
  /// Reads a `<paragraphStyle>`.
  init(nib element: IBElement) {
    alignment = element.value("alignment", NSTextAlignment.init(nib:)) ?? .natural
    lineBreakMode = element.value("lineBreakMode", NSLineBreakMode.init(nib:)) ?? .byWordWrapping
    // Lines stay finite whatever the file says.
    func length(_ name: String, atMost limit: Double = 10_000) -> CGFloat {
      element.length(name, within: 0...limit) ?? 0
    }
    lineSpacing = length("lineSpacing")
    paragraphSpacing = length("paragraphSpacing")
    paragraphSpacingBefore = length("paragraphSpacingBefore")
    minimumLineHeight = length("minimumLineHeight")
    maximumLineHeight = length("maximumLineHeight")
    lineHeightMultiple = length("lineHeightMultiple", atMost: 100)
    tighteningFactorForTruncation = Float(length("tighteningFactorForTruncation", atMost: 1))
    allowsDefaultTighteningForTruncation =
      element.bool("allowsDefaultTighteningForTruncation") ?? false
  }
}
