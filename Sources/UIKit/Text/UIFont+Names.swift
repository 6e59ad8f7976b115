import Foundation

extension UIFont {
  /// Makes a font of a family that is not the system's.
  convenience init(named name: String, family: String?, size: CGFloat, era: DesignEra) {
    let family = family ?? name.split(separator: "-").first.map(String.init) ?? name
    var face = FontFace(weight: UIFont.weight(in: name).place, era: era)
    let known = UIFont.families.first { UIFont.key(family).hasPrefix($0.key) }
    face.design = known?.design ?? .helvetica
    face.lineHeight = known?.lineHeight ?? UIFont.unknownLineHeight
    if face.lineHeight != FontFace.systemLineHeight { face.ascender = face.lineHeight * 0.79 }
    self.init(name: name, family: family, size: size, face: face)
  }

  /// Line heights of families in parts of the size.
  ///
  /// Measured on saved label heights, where the file was written on a Mac that had the font. A
  /// family stands before those whose names begin with its own.
  private static let families: [(key: String, design: FontFace.Design, lineHeight: Double)] = [
    (".applesystemuifont", .system, FontFace.systemLineHeight),
    (".sfui", .system, FontFace.systemLineHeight),
    ("helveticaneue", .helvetica, 1.193), ("helvetica", .helvetica, 1.15),
    ("arial", .helvetica, 1.117), ("trebuchetms", .helvetica, 1.16),
    ("proximanova", .helvetica, 1.0), ("barlowsemicondensed", .helvetica, 1.2),
    ("gteesti", .helvetica, 1.155), ("couriernew", .monospaced, 1.133),
    ("courier", .monospaced, 1.0), ("menlo", .monospaced, 1.164),
  ]

  /// The line height of a font that the Mac lacked: what Xcode put in its place.
  private static let unknownLineHeight = 1.157

  private static func key(_ family: String) -> String {
    family.lowercased().filter { $0 != " " }
  }

  /// How heavy a font is by its name.
  private static func weight(in name: String) -> Weight {
    let name = name.lowercased()
    let words: [(String, Weight)] = [
      ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin),
      ("semibold", .semibold), ("demibold", .semibold), ("extrabold", .heavy), ("bold", .bold),
      ("light", .light), ("medium", .medium), ("heavy", .heavy), ("black", .black),
    ]
    return words.first { name.contains($0.0) }?.1 ?? .regular
  }
}
