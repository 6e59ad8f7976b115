import InterfaceBuilder

/// A colour: red, green, blue and alpha from 0 to 1, with the name it was asked for by.
public final class UIColor: NSObject, Sendable {
  /// The red part, 0 to 1.
  public let red: CGFloat
  /// The green part, 0 to 1.
  public let green: CGFloat
  /// The blue part, 0 to 1.
  public let blue: CGFloat
  /// How opaque the colour is, 0 to 1.
  public let alpha: CGFloat
  /// The system or asset name, such as `systemBlue`; nil for a colour given by numbers.
  let name: String?

  init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1, name: String?) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.name = name
    super.init()
  }

  /// Makes a colour from red, green, blue and alpha, each 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red, green, blue, alpha, name: nil)
  }

  /// Makes a shade of gray.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(white, white, white, alpha, name: nil)
  }

  /// Makes a colour from hue, saturation, brightness and alpha, each 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func channel(_ offset: CGFloat) -> CGFloat {
      let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      let ramp = max(0, min(1, min(position, 4 - position)))
      return brightness - brightness * saturation * ramp
    }
    self.init(channel(5), channel(3), channel(1), alpha, name: nil)
  }

  /// Makes the colour of a `CGColor`.
  public convenience init(cgColor: CGColor) {
    self.init(
      cgColor.color.red, cgColor.color.green, cgColor.color.blue, cgColor.color.alpha,
      name: cgColor.color.name)
  }

  /// Makes the asset colour called `name`; its components are not known here and count as black.
  public convenience init?(named name: String) {
    self.init(0, 0, 0, 1, name: name)
  }

  /// The same colour with another alpha, 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red, green, blue, alpha, name: name)
  }

  /// The colour as Core Graphics has it.
  public var cgColor: CGColor { CGColor(self) }

  /// Whether two colours have the same components and name.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return red == other.red && green == other.green && blue == other.blue && alpha == other.alpha
      && name == other.name
  }

  /// A hash of the components.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
    return hasher.finalize()
  }

  /// The name, or the components as `#RRGGBB` with the alpha when it is not 1.
  public override var description: String {
    if let name { return alpha == 1 ? name : "\(name) \(UIColor.percent(alpha))" }
    let code = [red, green, blue].map(UIColor.hexadecimal).joined()
    return alpha == 1 ? "#\(code)" : "#\(code) \(UIColor.percent(alpha))"
  }

  private static func hexadecimal(_ part: CGFloat) -> String {
    let level = Int((min(max(part, 0), 1) * 255).rounded())
    let digits = String(level, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }

  private static func percent(_ part: CGFloat) -> String {
    "\(Int((min(max(part, 0), 1) * 100).rounded()))%"
  }
}

/// A colour as Core Graphics names it; the same components as the `UIColor` it came from.
public final class CGColor: Sendable, Equatable {
  let color: UIColor

  init(_ color: UIColor) { self.color = color }

  /// How opaque the colour is, 0 to 1.
  public var alpha: CGFloat { color.alpha }

  /// Whether two colours have the same components.
  public static func == (first: CGColor, second: CGColor) -> Bool {
    first.color.isEqual(second.color)
  }
}
