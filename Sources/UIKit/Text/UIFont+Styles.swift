import Foundation

extension UIFont {
  /// What a text is for; the system decides how big such text is.
  public struct TextStyle: RawRepresentable, Sendable, Hashable {
    /// The name that files use.
    public let rawValue: String
    /// Makes a style from the name that files use.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The title at the top of a screen.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// The first level of titles.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// The second level of titles.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The third level of titles.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A heading below another.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Text for reading.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Text that is set apart.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A smaller caption.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// The font of a text style at the text size that the user set.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferred(style, era: .current)
  }

  /// The font of a text style at the text size of some traits.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = traitCollection?.preferredContentSizeCategory ?? .unspecified
    guard category != .unspecified else { return preferred(style, era: .current) }
    return preferred(style, era: .current, category)
  }

  /// The font of a style; Xcode's canvas shows the usual text size whatever the user set.
  class func preferred(_ style: TextStyle, era: DesignEra) -> UIFont {
    let isCanvas = era != .current
    let category = isCanvas ? .large : DeviceSettings.current.contentSizeCategory
    return preferred(style, era: era, category)
  }

  private class func preferred(
    _ style: TextStyle, era: DesignEra, _ category: UIContentSizeCategory
  ) -> UIFont {
    let size = DynamicType.size(style, category)
    return system(
      size: size.size, weight: style == .headline ? .semibold : .regular, era: era, style: style,
      leading: size.leading)
  }
}
