import InterfaceBuilder

extension UIFont {
  /// Reads a `<fontDescription>`; nil for one that says nothing known.
  static func decode(_ element: IBElement, era: DesignEra) -> UIFont? {
    let values = Description(element)
    if let style = values.style { return preferred(TextStyle(rawValue: style), era: era) }
    let size = values.size
    if let name = values.name, !name.hasPrefix(".") {
      return UIFont(
        named: name, family: values.family, size: size ?? systemFontSize, era: era)
    }
    let weight = values.weight
    switch values.type {
    case "boldSystem":
      return system(size: size ?? systemFontSize, weight: weight ?? .bold, era: era)
    case "italicSystem":
      return system(
        size: size ?? systemFontSize, weight: weight ?? .regular, era: era,
        name: ".SFUI-RegularItalic")
    case "system":
      return system(size: size ?? systemFontSize, weight: weight ?? .regular, era: era)
    default:
      return size.map { system(size: $0, weight: weight ?? .regular, era: era) }
    }
  }

  /// All that a `<fontDescription>` says; which of it counts depends on the rest.
  private struct Description {
    let style: String?
    let name: String?
    let family: String?
    let type: String?
    let weight: Weight?
    private static let types: Set<String> = ["system", "boldSystem", "italicSystem"]
    private static let sizes: [String: CGFloat] = [
      "label": labelFontSize, "button": buttonFontSize, "small": smallSystemFontSize,
      "system": systemFontSize,
    ]
    /// In points; files may say `system` or `button` instead of a number.
    let size: CGFloat?

    init(_ element: IBElement) {
      style = element["style"]
      name = element["name"]
      family = element["family"]
      type = element.value("type") { Description.types.contains($0) ? $0 : nil }
      weight = element.value("weight", Weight.init(nib:))
      let named = element.value("size", in: Description.sizes)
      size = element.length("pointSize").flatMap { $0 > 0 ? $0 : nil } ?? named
    }
  }

  /// Reads the `<font>` of an attributed string; nil for one that says nothing known.
  static func decodeAttribute(_ element: IBElement, era: DesignEra) -> UIFont? {
    let size = element.length("size").flatMap { $0 > 0 ? $0 : nil }
    if let name = element["name"], !name.hasPrefix(".") {
      return UIFont(named: name, family: nil, size: size ?? systemFontSize, era: era)
    }
    let meta = element["metaFont"] ?? element["name"] ?? ""
    let isBold = meta.lowercased().contains("bold")
    let sizes = ["smallSystem": smallSystemFontSize, "cellTitle": 12]
    let weight =
      metaWeights.first { meta.hasSuffix($0.name) }?.weight ?? (isBold ? .bold : .regular)
    return system(size: size ?? sizes[meta] ?? systemFontSize, weight: weight, era: era)
  }

  /// The ends of names such as `systemSemibold`.
  private static let metaWeights: [(name: String, weight: Weight)] = [
    ("UltraLight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Medium", .medium),
    ("Semibold", .semibold), ("Heavy", .heavy), ("Black", .black),
  ]
}

extension NibCoder {
  /// The font of the child `<fontDescription key=…>`.
  @MainActor func font(_ key: String = "fontDescription") -> UIFont? {
    element.first("fontDescription", key: key).flatMap { UIFont.decode($0, era: era) }
  }
}
