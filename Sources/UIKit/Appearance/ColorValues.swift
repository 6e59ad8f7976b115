import Foundation

/// Red, green, blue and alpha in sRGB, each 0 to 1; colours of wider spaces lie outside.
struct ColorValues: Hashable, Sendable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat

  init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) {
    // Files hold numbers of any size, and what comes of them need not be a number.
    self.red = red.isNaN ? 0 : red
    self.green = green.isNaN ? 0 : green
    self.blue = blue.isNaN ? 0 : blue
    self.alpha = alpha.isNaN ? 1 : alpha
  }

  /// The values that a space gives to some numbers; nil for a number of them that it does not have.
  init?(_ space: ColorSpace, _ numbers: [CGFloat], alpha: CGFloat) {
    switch (space, numbers.count) {
    case (.gray, 1): self.init(numbers[0], numbers[0], numbers[0], alpha)
    case (.linearGray, 1):
      let level = ColorSpace.encoded(numbers[0])
      self.init(level, level, level, alpha)
    case (.sRGB, 3): self.init(numbers[0], numbers[1], numbers[2], alpha)
    case (.linearSRGB, 3):
      let parts = numbers.map(ColorSpace.encoded)
      self.init(parts[0], parts[1], parts[2], alpha)
    case (.displayP3, 3):
      let parts = ColorSpace.sRGB(fromP3: numbers)
      self.init(parts[0], parts[1], parts[2], alpha)
    case (.cmyk, 4):
      let light = 1 - numbers[3]
      self.init(
        (1 - numbers[0]) * light, (1 - numbers[1]) * light, (1 - numbers[2]) * light, alpha)
    default: return nil
    }
  }

  /// Hue, saturation and brightness, each 0 to 1.
  var hue: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    guard range > 0, most > 0 else { return (0, 0, most) }
    let sixth: CGFloat
    if most == red {
      sixth = ((green - blue) / range).truncatingRemainder(dividingBy: 6)
    } else if most == green {
      sixth = (blue - red) / range + 2
    } else {
      sixth = (red - green) / range + 4
    }
    return ((sixth < 0 ? sixth + 6 : sixth) / 6, range / most, most)
  }

  /// `#RRGGBB`, with the alpha behind it when it is not 1.
  var description: String {
    let code = [red, green, blue].map(ColorValues.hexadecimal).joined()
    return alpha == 1 ? "#\(code)" : "#\(code) \(ColorValues.percent(alpha))"
  }

  private static func hexadecimal(_ part: CGFloat) -> String {
    let level = Int((min(max(part, 0), 1) * 255).rounded())
    let digits = String(level, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }

  /// A part of one as a whole percentage.
  static func percent(_ part: CGFloat) -> String {
    "\(Int((min(max(part, 0), 1) * 100).rounded()))%"
  }
}

/// The colour spaces that Interface Builder and asset catalogues name.
enum ColorSpace: Sendable {
  /// Also stands for calibrated and device RGB: in 71 of 74 colours of documents that real projects
  /// saved again, Xcode renamed calibrated RGB to sRGB and left the numbers as they were; in the
  /// other three the colour itself was another.
  case sRGB
  case linearSRGB
  /// Gray with a gamma of 2.2, whose level UIKit gives to red, green and blue alike. Also stands
  /// for calibrated and device white, which Xcode renames to it in the same way.
  case gray
  case linearGray
  case displayP3
  /// Converted as a device without a profile does; the profile of generic CMYK is not known here.
  case cmyk

  /// The space called `name` in `colorSpace` or `customColorSpace` of a document, or in
  /// `color-space` of an asset; nil for an unknown one.
  init?(name: String) {
    switch name {
    case "sRGB", "srgb", "extendedSRGB", "extended-srgb", "calibratedRGB", "deviceRGB",
      "genericRGBColorSpace":
      self = .sRGB
    case "extendedLinearSRGB", "linearSRGB", "extended-linear-srgb": self = .linearSRGB
    case "genericGamma22GrayColorSpace", "calibratedWhite", "deviceWhite", "extendedGray",
      "genericGrayColorSpace", "gray-gamma-22", "extended-gray":
      self = .gray
    case "linearGray", "extendedLinearGray": self = .linearGray
    case "displayP3", "display-P3", "display-p3": self = .displayP3
    case "deviceCMYK", "calibratedCMYK", "genericCMYKColorSpace": self = .cmyk
    default: return nil
    }
  }

  /// A level of light as sRGB writes it, negative ones mirrored (IEC 61966-2-1).
  static func encoded(_ light: CGFloat) -> CGFloat {
    let amount = abs(light)
    let level = amount <= 0.0031308 ? 12.92 * amount : 1.055 * pow(amount, 1 / 2.4) - 0.055
    return light < 0 ? -level : level
  }

  /// The level of light that sRGB and Display P3 write as `level`.
  static func decoded(_ level: CGFloat) -> CGFloat {
    let amount = abs(level)
    let light = amount <= 0.04045 ? amount / 12.92 : pow((amount + 0.055) / 1.055, 2.4)
    return level < 0 ? -light : light
  }

  /// Display P3 in sRGB, with the matrix of CSS Color Module Level 4, section 10.
  fileprivate static func sRGB(fromP3 numbers: [CGFloat]) -> [CGFloat] {
    let light = numbers.map(decoded)
    let rows: [[CGFloat]] = [
      [1.2249401763, -0.2249401763, 0], [-0.0420569547, 1.0420569547, 0],
      [-0.0196375546, -0.0786360455, 1.0982736001],
    ]
    return rows.map { row in
      encoded(zip(row, light).reduce(0) { $0 + $1.0 * $1.1 })
    }
  }
}
