/// Makes fonts and lengths grow with the text of a style.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Makes the metrics of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// A font that grows with the style from `font` at the usual text size.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: nil)
  }

  /// A font that grows with the style, up to a size in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// A font that grows with the style, as large as some traits ask for.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  /// A font that grows with the style, up to a size in points, as large as some traits ask for.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    let base = FontScaling(style: style, size: font.pointSize, maximum: maximumPointSize)
    return font.withSize(min(size, maximumPointSize), scaling: base)
  }

  /// A length in points that grows with the style.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length in points as large as some traits ask for: the style's size decides how much it
  /// grows.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category =
      traitCollection?.preferredContentSizeCategory ?? DeviceSettings.current.contentSizeCategory
    let size = DynamicType.size(style, category).size
    return value * size / DynamicType.size(style, .large).size
  }
}

/// How a font follows the text size: from `size` points at the usual one, by a style's sizes.
struct FontScaling: Sendable, Hashable {
  let style: UIFont.TextStyle
  let size: CGFloat
  let maximum: CGFloat
}

extension UIFont {
  /// The same font for another text size; itself when it does not follow the text size.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    if let scaling {
      return UIFontMetrics(forTextStyle: scaling.style).scaledFont(
        for: withSize(scaling.size), maximumPointSize: scaling.maximum, compatibleWith: traits)
    }
    guard let textStyle else { return self }
    return UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits)
  }
}
