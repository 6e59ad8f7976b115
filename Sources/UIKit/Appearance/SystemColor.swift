/// The values of a system colour for the traits that change it.
struct SystemColor: Sendable {
  let light: ColorValues
  let dark: ColorValues
  /// In dark mode on content that stands above other content, such as a sheet.
  let elevated: ColorValues

  /// The values for some traits; light where they do not say.
  func values(in traits: UITraitCollection) -> ColorValues {
    guard traits.userInterfaceStyle == .dark else { return light }
    return traits.userInterfaceLevel == .elevated ? elevated : dark
  }

  /// The colour called `name`, with or without the "Color" that files put behind it.
  static func named(_ name: String) -> (name: String, color: SystemColor)? {
    if let color = table[name] { return (name, color) }
    guard name.hasSuffix("Color") else { return nil }
    let short = String(name.dropLast(5))
    return table[short].map { (short, $0) }
  }

  /// A row of the table: levels of 255 with the alpha of 1 behind them, where one is needed.
  private static func row(
    _ light: [CGFloat], _ dark: [CGFloat]? = nil, elevated: [CGFloat]? = nil
  ) -> SystemColor {
    func values(_ parts: [CGFloat]) -> ColorValues {
      let alpha = parts.count == 3 ? 1 : parts[3]
      return ColorValues(parts[0] / 255, parts[1] / 255, parts[2] / 255, alpha)
    }
    return SystemColor(
      light: values(light), dark: values(dark ?? light), elevated: values(elevated ?? dark ?? light)
    )
  }

  /// The colours of iOS 15 to 18 by the names of their properties.
  ///
  /// Source: Apple's Human Interface Guidelines, Color, for the colours of the palette; the values
  /// that `resolvedColor(with:)` prints, as public posts list them, for the others. The light ones
  /// are also what Xcode writes beside the names in `resources` of storyboards.
  private static let table: [String: SystemColor] = palette.merging(grounds) { $1 }
    .merging(contents) { $1 }

  private static let palette: [String: SystemColor] = [
    "systemRed": row([255, 59, 48], [255, 69, 58]),
    "systemOrange": row([255, 149, 0], [255, 159, 10]),
    "systemYellow": row([255, 204, 0], [255, 214, 10]),
    "systemGreen": row([52, 199, 89], [48, 209, 88]),
    "systemMint": row([0, 199, 190], [99, 230, 226]),
    "systemTeal": row([48, 176, 199], [64, 200, 224]),
    "systemCyan": row([50, 173, 230], [100, 210, 255]),
    "systemBlue": row([0, 122, 255], [10, 132, 255]),
    "tintColor": row([0, 122, 255], [10, 132, 255]),
    "systemIndigo": row([88, 86, 214], [94, 92, 230]),
    "systemPurple": row([175, 82, 222], [191, 90, 242]),
    "systemPink": row([255, 45, 85], [255, 55, 95]),
    "systemBrown": row([162, 132, 94], [172, 142, 104]),
    "systemGray": row([142, 142, 147]),
    "systemGray2": row([174, 174, 178], [99, 99, 102]),
    "systemGray3": row([199, 199, 204], [72, 72, 74]),
    "systemGray4": row([209, 209, 214], [58, 58, 60]),
    "systemGray5": row([229, 229, 234], [44, 44, 46]),
    "systemGray6": row([242, 242, 247], [28, 28, 30], elevated: [36, 36, 38]),
  ]

  private static let grounds: [String: SystemColor] = [
    "systemBackground": row([255, 255, 255], [0, 0, 0], elevated: [28, 28, 30]),
    "secondarySystemBackground": row([242, 242, 247], [28, 28, 30], elevated: [44, 44, 46]),
    "tertiarySystemBackground": row([255, 255, 255], [44, 44, 46], elevated: [58, 58, 60]),
    "systemGroupedBackground": row([242, 242, 247], [0, 0, 0], elevated: [28, 28, 30]),
    "secondarySystemGroupedBackground": row(
      [255, 255, 255], [28, 28, 30], elevated: [44, 44, 46]),
    "tertiarySystemGroupedBackground": row(
      [242, 242, 247], [44, 44, 46], elevated: [58, 58, 60]),
    "groupTableViewBackgroundColor": row([242, 242, 247], [0, 0, 0], elevated: [28, 28, 30]),
    "tableCellGroupedBackgroundColor": row(
      [255, 255, 255], [28, 28, 30], elevated: [44, 44, 46]),
    "systemFill": row([120, 120, 128, 0.2], [120, 120, 128, 0.36]),
    "secondarySystemFill": row([120, 120, 128, 0.16], [120, 120, 128, 0.32]),
    "tertiarySystemFill": row([118, 118, 128, 0.12], [118, 118, 128, 0.24]),
    "quaternarySystemFill": row([116, 116, 128, 0.08], [118, 118, 128, 0.18]),
    // The grounds of iOS 6 and before, which dark mode leaves alone.
    "viewFlipsideBackgroundColor": row([31, 33, 36]),
    "scrollViewTexturedBackgroundColor": row([111, 113, 121]),
  ]

  private static let contents: [String: SystemColor] = [
    "label": row([0, 0, 0], [255, 255, 255]),
    "secondaryLabel": row([60, 60, 67, 0.6], [235, 235, 245, 0.6]),
    "tertiaryLabel": row([60, 60, 67, 0.3], [235, 235, 245, 0.3]),
    "quaternaryLabel": row([60, 60, 67, 0.18], [235, 235, 245, 0.16]),
    "placeholderText": row([60, 60, 67, 0.3], [235, 235, 245, 0.3]),
    "link": row([0, 122, 255], [9, 132, 255]),
    "separator": row([60, 60, 67, 0.29], [84, 84, 88, 0.6]),
    "opaqueSeparator": row([198, 198, 200], [56, 56, 58]),
    "darkTextColor": row([0, 0, 0]),
    "lightTextColor": row([255, 255, 255, 0.6]),
  ]

  /// What Xcode makes of the colours of macOS that stand in documents for iOS, as a Mac in light
  /// mode shows them.
  static let ofMac: [String: ColorValues] = [
    "textColor": ColorValues(0, 0, 0), "controlTextColor": ColorValues(0, 0, 0),
    "labelColor": ColorValues(0, 0, 0, 0.85),
    "windowBackgroundColor": ColorValues(0.93, 0.93, 0.93),
    "secondaryLabelColor": ColorValues(0, 0, 0, 0.5),
    "textBackgroundColor": ColorValues(1, 1, 1), "controlBackgroundColor": ColorValues(1, 1, 1),
    "selectedTextColor": ColorValues(0, 0, 0), "selectedMenuItemTextColor": ColorValues(1, 1, 1),
    "alternateSelectedControlTextColor": ColorValues(1, 1, 1),
    "disabledControlTextColor": ColorValues(0, 0, 0, 0.25), "headerTextColor": ColorValues(0, 0, 0),
    "gridColor": ColorValues(0.9, 0.9, 0.9), "linkColor": ColorValues(0, 0.41, 0.85),
  ]
}
