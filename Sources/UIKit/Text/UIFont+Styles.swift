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

    /// Size and distance of lines in points at the default text size.
    ///
    /// Source: the Dynamic Type table of the Human Interface Guidelines, and saved label heights.
    private static let sizes: [TextStyle: (size: CGFloat, leading: CGFloat)] = [
      .largeTitle: (34, 41), .title1: (28, 34), .title2: (22, 28), .title3: (20, 25),
      .headline: (17, 22), .subheadline: (15, 20), .body: (17, 22), .callout: (16, 21),
      .footnote: (13, 18), .caption1: (12, 16), .caption2: (11, 13),
    ]

    /// Size and distance of lines; those of body text for an unknown style.
    var size: (size: CGFloat, leading: CGFloat) { TextStyle.sizes[self] ?? (17, 22) }
  }

  /// The font of a text style at the default text size.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferred(style, era: .current)
  }

  class func preferred(_ style: TextStyle, era: DesignEra) -> UIFont {
    let size = style.size
    return system(
      size: size.size, weight: style == .headline ? .semibold : .regular, era: era, style: style,
      leading: size.leading)
  }
}
