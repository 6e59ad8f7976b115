import InterfaceBuilder

extension NSAttributedString.Key {
  /// The `UIFont` of a text.
  public static let font = NSAttributedString.Key("NSFont")
  /// The `UIColor` of a text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The `UIColor` behind a text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The paragraph style of a text.
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
  /// The whole text has the font and colour of its first fragment: Foundation on Linux crashes when
  /// two neighbouring runs have the same keys with values that are objects of Swift classes.
  @MainActor func attributedString(_ key: String, in parent: IBElement? = nil)
    -> NSAttributedString?
  {
    guard let list = (parent ?? element).first("attributedString", key: key) else { return nil }
    var text = ""
    var attributes: [NSAttributedString.Key: Any] = [:]
    for fragment in list.all("fragment") {
      if text.isEmpty { attributes = attributedValues(of: fragment) }
      text += fragment.string(key: "content") ?? ""
    }
    return NSAttributedString(string: text, attributes: attributes)
  }

  @MainActor private func attributedValues(
    of fragment: IBElement
  ) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    let values = fragment.first("attributes")
    if let font = values?.first("font", key: "NSFont") {
      attributes[.font] = UIFont.decodeAttribute(font, era: era)
    }
    if let values, let color = color("NSColor", in: values) {
      attributes[.foregroundColor] = color
    }
    return attributes
  }
}
