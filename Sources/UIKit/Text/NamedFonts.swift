/// A family of fonts, as far as it is known here: whose widths its texts have, and how high they
/// are.
struct NamedFontFamily: Sendable {
  /// What names of its fonts begin with, in small letters without spaces: up to the hyphen.
  let keys: [String]
  /// The height above the baseline in parts of the size.
  let ascender: Double
  /// The depth below the baseline in parts of the size; lines have no gap between them.
  let descender: Double
  /// How much wider than the table says.
  let scale: Double
  /// Whose widths count.
  let design: @Sendable () -> FontFace.Design

  init(
    _ keys: String..., ascender: Double, descender: Double, scale: Double = 1,
    _ table: @autoclosure @escaping @Sendable () -> NamedFontTable
  ) {
    self.keys = keys
    self.ascender = ascender
    self.descender = descender
    self.scale = scale
    design = { .named(table()) }
  }

  init(
    _ keys: String..., ascender: Double, descender: Double, scale: Double = 1,
    design: FontFace.Design
  ) {
    self.keys = keys
    self.ascender = ascender
    self.descender = descender
    self.scale = scale
    self.design = { design }
  }
}

extension NamedFontFamily {
  /// Helvetica Neue, which also stands in for fonts that are not known or that a Mac does not have.
  ///
  /// Its weights differ in height; the heights of the lighter ones are measured on saved labels.
  static func helveticaNeue(weight: Int) -> NamedFontFamily {
    let (ascender, descender) =
      weight >= 6 ? (0.975, 0.217) : weight < 3 || weight == 4 ? (0.967, 0.211) : (0.952, 0.213)
    return NamedFontFamily(ascender: ascender, descender: descender, design: .helvetica)
  }

  /// The fonts that iOS brings and those that apps bring most often.
  ///
  /// Heights are those of the fonts' horizontal headers, as `UIFont` uses them, without line gaps:
  /// saved labels have none. iOS makes Helvetica 15 % higher than its header says.
  static let known: [NamedFontFamily] = [
    NamedFontFamily("arial", ascender: 0.9053, descender: 0.2119, .arial),
    NamedFontFamily("avenir", ascender: 1, descender: 0.366, .avenir),
    NamedFontFamily("avenirnext", ascender: 1, descender: 0.366, .avenirNext),
    NamedFontFamily("courier", ascender: 0.754, descender: 0.246, design: .monospaced),
    NamedFontFamily("couriernew", ascender: 0.8333, descender: 0.3, design: .monospaced),
    NamedFontFamily("georgia", ascender: 0.917, descender: 0.2192, .georgia),
    NamedFontFamily("helvetica", ascender: 0.92, descender: 0.23, .arial),
    NamedFontFamily(
      "menlo", ascender: 0.9282, descender: 0.2358, scale: 0.602 / 0.6, design: .monospaced),
    NamedFontFamily("palatino", ascender: 0.732, descender: 0.283, .palatino),
    NamedFontFamily(
      "timesnewroman", "times", ascender: 0.8911, descender: 0.2163, .timesNewRoman),
    NamedFontFamily("trebuchet", ascender: 0.939, descender: 0.2222, .trebuchet),
    NamedFontFamily("verdana", ascender: 1.0054, descender: 0.21, .verdana),
    NamedFontFamily("barlow", ascender: 1, descender: 0.2, .barlow),
    NamedFontFamily("barlowcondensed", ascender: 1, descender: 0.2, .barlowCondensed),
    NamedFontFamily("barlowsemicondensed", ascender: 1, descender: 0.2, .barlowSemiCondensed),
    NamedFontFamily("dmsans", ascender: 0.992, descender: 0.31, .dmSans),
    NamedFontFamily("inter", "interui", ascender: 0.9688, descender: 0.2412, .inter),
    NamedFontFamily("jost", ascender: 1.07, descender: 0.375, .jost),
    NamedFontFamily("karla", ascender: 0.917, descender: 0.252, .karla),
    NamedFontFamily("lato", ascender: 0.987, descender: 0.213, .lato),
    NamedFontFamily("merriweather", ascender: 0.984, descender: 0.273, .merriweather),
    NamedFontFamily("montserrat", ascender: 0.968, descender: 0.251, .montserrat),
    NamedFontFamily("mulish", "muli", ascender: 1.005, descender: 0.25, .mulish),
    NamedFontFamily("nunito", ascender: 1.011, descender: 0.353, .nunito),
    NamedFontFamily("nunitosans", ascender: 1.011, descender: 0.353, .nunitoSans),
    NamedFontFamily("opensans", ascender: 1.0688, descender: 0.293, .openSans),
    NamedFontFamily("oswald", ascender: 1.193, descender: 0.289, .oswald),
    NamedFontFamily("playfairdisplay", ascender: 1.082, descender: 0.251, .playfairDisplay),
    NamedFontFamily("poppins", ascender: 1.05, descender: 0.35, .poppins),
    NamedFontFamily("ptsans", "pt_sans", ascender: 1.018, descender: 0.276, .ptSans),
    NamedFontFamily("quicksand", ascender: 1, descender: 0.25, .quicksand),
    NamedFontFamily("raleway", ascender: 0.94, descender: 0.234, .raleway),
    NamedFontFamily("roboto", ascender: 0.9277, descender: 0.2441, .roboto),
    NamedFontFamily("robotocondensed", ascender: 0.9277, descender: 0.2441, .robotoCondensed),
    NamedFontFamily("robotoslab", ascender: 1.0479, descender: 0.271, .robotoSlab),
    NamedFontFamily("rubik", ascender: 0.935, descender: 0.25, .rubik),
    NamedFontFamily(
      "sourcesanspro", "sourcesans3", ascender: 0.984, descender: 0.273, .sourceSansPro),
    NamedFontFamily("titilliumweb", "titillium", ascender: 1.133, descender: 0.388, .titilliumWeb),
    NamedFontFamily("worksans", ascender: 0.93, descender: 0.243, .workSans),
  ]

  /// Families without numbers of their own, as wide as a relative: estimates.
  ///
  /// Their scales and heights are fitted to saved labels, but for the height of Futura and all of
  /// Avenir Next Condensed. Jost is drawn after Futura.
  static let estimated: [NamedFontFamily] = [
    NamedFontFamily("agaramondpro", ascender: 0.75, descender: 0.25, scale: 0.87, .arial),
    NamedFontFamily("atlasgrotesk", ascender: 0.78, descender: 0.22, scale: 1.09, .arial),
    NamedFontFamily("avenirnextcondensed", ascender: 1, descender: 0.366, scale: 0.8, .avenirNext),
    NamedFontFamily("futura", ascender: 1.0386, descender: 0.2598, scale: 1.04, .jost),
    NamedFontFamily("gteestidisplay", ascender: 0.917, descender: 0.24, scale: 0.969, .arial),
    NamedFontFamily("proximanova", ascender: 0.79, descender: 0.21, .proximaNova),
  ]

  /// The family of a font by its PostScript name and the family's name in a file.
  static func named(_ name: String, family: String?) -> NamedFontFamily? {
    let parts = name.split(separator: "-", maxSplits: 1)
    for text in [parts.first.map(String.init), family, name] {
      guard let text, let found = byKey[key(text)] else { continue }
      return found
    }
    return nil
  }

  private static let byKey: [String: NamedFontFamily] = {
    var found: [String: NamedFontFamily] = [:]
    for family in known + estimated {
      for key in family.keys { found[key] = family }
    }
    return found
  }()

  /// What is left of a name without spaces, capitals, foundry marks and weights at its end.
  static func key(_ name: String) -> String {
    var key = name.lowercased().filter { $0 != " " && $0 != "-" }
    let endings = ["psmt", "mt", "ps", "ms"] + UIFont.weightNames.map(\.0) + ["italic", "regular"]
    while let ending = endings.first(where: { key.utf8.count > $0.utf8.count && key.hasSuffix($0) })
    {
      key.removeLast(ending.count)
    }
    return key
  }
}
