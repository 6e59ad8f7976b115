import Foundation

extension UIFont {
  /// Makes a font of a family that is not the system's.
  ///
  /// A font that is not known is measured as Helvetica Neue, which Xcode shows in place of one that
  /// the Mac does not have.
  convenience init(named name: String, family: String?, size: CGFloat, era: DesignEra) {
    let family = family ?? name.split(separator: "-").first.map(String.init) ?? name
    self.init(
      name: name, family: family, size: size,
      face: UIFont.face(named: name, family: family, era: era))
  }

  private static func face(named name: String, family: String, era: DesignEra) -> FontFace {
    var face = FontFace(weight: weight(in: name).place, era: era)
    if isSystemFont(name) || isSystemFont(family) { return face }
    let isHelveticaNeue = NamedFontFamily.key(family).hasPrefix("helveticaneue")
    let known = isHelveticaNeue ? nil : NamedFontFamily.named(name, family: family)
    if !isHelveticaNeue, known == nil { face.weight = Weight.regular.place }
    let found = known ?? NamedFontFamily.helveticaNeue(weight: face.weight)
    face.design = found.design()
    face.scale = found.scale
    face.ascender = found.ascender
    face.lineHeight = found.ascender + found.descender
    return face
  }

  /// Whether a name means San Francisco, which apps may also bring themselves.
  private static func isSystemFont(_ name: String) -> Bool {
    let key = name.lowercased().filter { $0 != " " }
    let prefixes = [".", "sfui", "sfpro", "sfns", "sanfrancisco"]
    return prefixes.contains { key.hasPrefix($0) }
  }

  /// Words for weights in names of fonts; longer ones stand before those they hold.
  static let weightNames: [(String, Weight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin),
    ("semibold", .semibold), ("demibold", .semibold), ("extrabold", .heavy), ("extrabld", .heavy),
    ("ultrabold", .heavy), ("bold", .bold), ("light", .light), ("medium", .medium),
    ("heavy", .heavy), ("black", .black),
  ]

  /// How heavy a font is by its name.
  private static func weight(in name: String) -> Weight {
    let name = name.lowercased()
    return weightNames.first { name.contains($0.0) }?.1 ?? .regular
  }
}
