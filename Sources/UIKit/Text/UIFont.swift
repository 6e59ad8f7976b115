import Foundation

/// A typeface at a size: how wide and high its text is.
///
/// Widths of the system fonts are estimates good to about a point. Families that iOS brings and
/// those that apps bring most often have their own widths and heights; every other font is measured
/// as Helvetica Neue.
public final class UIFont: NSObject, Sendable {
  /// The name of the font, such as `.SFUI-Semibold` or `Helvetica-Bold`.
  public let fontName: String
  /// The name of the family, such as `Helvetica`.
  public let familyName: String
  /// The size in points.
  public let pointSize: CGFloat
  let face: FontFace
  /// The text style the font was asked for by.
  let textStyle: TextStyle?
  private let leadingOfStyle: CGFloat?
  /// How the font follows the text size; nil when it does not.
  let scaling: FontScaling?

  init(
    name: String, family: String, size: CGFloat, face: FontFace, style: TextStyle? = nil,
    leading: CGFloat? = nil, scaling: FontScaling? = nil
  ) {
    self.scaling = scaling
    fontName = name
    familyName = family
    // Sizes come from files: without end, widths would stop being numbers.
    pointSize = size.isFinite ? min(max(size, 0), 10_000) : UIFont.systemFontSize
    self.face = face
    textStyle = style
    leadingOfStyle = leading
    super.init()
  }

  /// Makes the font called `name`; nil for an empty name.
  ///
  /// Which fonts a device has is not known here, so every other name is taken.
  public convenience init?(name: String, size: CGFloat) {
    guard !name.isEmpty else { return nil }
    self.init(named: name, family: nil, size: size, era: .current)
  }

  /// The height of one line in points.
  public var lineHeight: CGFloat { CGFloat(face.lineHeight) * pointSize }
  /// The height above the baseline in points.
  public var ascender: CGFloat { CGFloat(face.ascender) * pointSize }
  /// The depth below the baseline in points, negative.
  public var descender: CGFloat { ascender - lineHeight }
  /// The room between lines besides their height: none.
  public var leading: CGFloat { 0 }
  /// The height of capitals in points.
  public var capHeight: CGFloat { pointSize * 0.705 }
  /// The height of small letters in points.
  public var xHeight: CGFloat { pointSize * 0.526 }

  /// The distance from one baseline to the next in points; text styles set it themselves.
  var lineDistance: CGFloat { leadingOfStyle ?? lineHeight }

  /// How wide its characters are.
  var metrics: FontMetrics { FontMetrics(face: face, size: Double(pointSize)) }

  /// The same font at another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(name: fontName, family: familyName, size: fontSize, face: face)
  }

  func withSize(_ fontSize: CGFloat, scaling: FontScaling) -> UIFont {
    UIFont(name: fontName, family: familyName, size: fontSize, face: face, scaling: scaling)
  }

  /// Whether two fonts are the same typeface at the same size.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize && face == other.face
      && textStyle == other.textStyle
  }

  /// A hash of name and size.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontName)
    hasher.combine(pointSize)
    return hasher.finalize()
  }

  /// The name and the size.
  public override var description: String { "\(fontName) \(pointSize)" }
}

extension UIFont {
  /// How heavy a font is.
  public struct Weight: RawRepresentable, Sendable, Hashable {
    /// The weight as a number, 0 for regular.
    public let rawValue: CGFloat
    /// Makes a weight from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a weight from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Very light.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// For reading.
    public static let regular = Weight(rawValue: 0)
    /// A little heavier.
    public static let medium = Weight(rawValue: 0.23)
    /// Heavy, for headlines.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Very bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest.
    public static let black = Weight(rawValue: 0.62)

    private static let table: [(Weight, name: String)] = [
      (.ultraLight, "ultraLight"), (.thin, "thin"), (.light, "light"), (.regular, "regular"),
      (.medium, "medium"), (.semibold, "semibold"), (.bold, "bold"), (.heavy, "heavy"),
      (.black, "black"),
    ]

    /// Makes the weight that a nib calls `name`.
    init?(nib name: String?) {
      guard let found = Weight.table.first(where: { $0.name == name }) else { return nil }
      self = found.0
    }

    /// The place of the nearest weight in the tables of widths.
    var place: Int {
      let distances = Weight.table.map { abs($0.0.rawValue - rawValue) }
      return distances.indices.min { distances[$0] < distances[$1] } ?? 3
    }

    /// The end of a font's name, such as `-Semibold`.
    var suffix: String {
      let name = Weight.table[place].name
      return "-" + name.prefix(1).uppercased() + name.dropFirst()
    }
  }

  /// The size of ordinary system text in points.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of small system text in points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of a label's text in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of a button's title in points.
  public class var buttonFontSize: CGFloat { 18 }

  /// The system font at a size in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The bold system font at a size in points.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The italic system font at a size in points; its letters are as wide as upright ones.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(size: fontSize, weight: .regular, era: .current, name: ".SFUI-RegularItalic")
  }

  /// The system font at a size in points and a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(size: fontSize, weight: weight, era: .current)
  }

  /// The system font whose digits are equally wide; other characters are as in the system font.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The system font whose characters are all equally wide.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    let face = FontFace(design: .monospaced, weight: weight.place)
    return UIFont(
      name: ".SFMono" + weight.suffix, family: ".AppleSystemUIFontMonospaced", size: fontSize,
      face: face)
  }

  class func system(
    size: CGFloat, weight: Weight, era: DesignEra, name: String? = nil, style: TextStyle? = nil,
    leading: CGFloat? = nil
  ) -> UIFont {
    UIFont(
      name: name ?? ".SFUI" + weight.suffix, family: ".AppleSystemUIFont", size: size,
      face: FontFace(weight: weight.place, era: era), style: style, leading: leading)
  }
}
