import Testing

@testable import UIKit

/// A text in a font that is called by its name, and how wide the font itself makes it.
struct NamedWidthCase: Sendable, CustomTestStringConvertible {
  let font: String
  let text: String
  let size: Double
  let width: Double
  var testDescription: String { "\(text) in \(font) \(size)" }

  init(_ font: String, _ text: String, _ size: Double, _ width: Double) {
    self.font = font
    self.text = text
    self.size = size
    self.width = width
  }
}

@Suite struct NamedFontsTests {
  private func font(_ name: String, _ size: Double, family: String? = nil) -> UIFont {
    UIFont(named: name, family: family, size: size, era: .current)
  }

  /// What HarfBuzz makes of the font files; tables are rounded to 1/1000, kerning to 1/200.
  @Test(arguments: [
    NamedWidthCase("OpenSans-Semibold", "Tomorrow at Noon", 17, 153.95),
    NamedWidthCase("BarlowSemiCondensed-Medium", "Tax, Total: 1,024", 15, 93.66),
    NamedWidthCase("Roboto-Regular", "AVATAR Toys", 14, 83.37),
    NamedWidthCase("ArialMT", "AVATAR Toys", 20, 120.4),
    NamedWidthCase("Arial-BoldMT", "Settings", 20, 78.9),
    NamedWidthCase("TimesNewRomanPSMT", "Wavy Text", 18, 77.44),
    NamedWidthCase("Lato-Light", "Überfluß", 16, 60.88),
    NamedWidthCase("Poppins-Bold", "Your Profile", 22, 129.29),
    NamedWidthCase("Montserrat-Regular", "Year 2024", 12, 58.21),
  ])
  func aKnownFontIsAsWideAsItself(_ test: NamedWidthCase) {
    let width = TextMetrics.width(of: test.text, font: font(test.font, test.size))
    #expect(abs(width - test.width) < 0.5)
  }

  /// The heights of the fonts' horizontal headers.
  @Test(arguments: [
    ("Helvetica", 17.0, 19.55, 15.64), ("ArialMT", 30, 33.516, 27.159),
    ("HelveticaNeue", 20, 23.3, 19.04), ("HelveticaNeue-Bold", 20, 23.84, 19.5),
    ("Avenir-Book", 17, 23.222, 17), ("AvenirNext-DemiBold", 10, 13.66, 10),
    ("Barlow-Bold", 15, 18, 15), ("OpenSans", 10, 13.618, 10.688), ("Menlo-Regular", 12, 13.968, 0),
    ("Georgia", 10, 11.362, 9.17), ("Lato-Black", 10, 12, 9.87),
  ])
  func aLineIsAsHighAsTheFontSays(name: String, size: Double, height: Double, ascender: Double) {
    let font = font(name, size)
    #expect(abs(font.lineHeight - height) < 0.001)
    if ascender > 0 { #expect(abs(font.ascender - ascender) < 0.001) }
    #expect(font.leading == 0 && font.descender == font.ascender - font.lineHeight)
  }

  @Test(arguments: ["Atlantis-Bold", "MyApp Icons", "Zapfino"])
  func anUnknownFontIsMeasuredAsHelveticaNeue(name: String) {
    let unknown = font(name, 17)
    let known = font("HelveticaNeue", 17)
    #expect(unknown.fontName == name)
    #expect(unknown.lineHeight == known.lineHeight && unknown.ascender == known.ascender)
    #expect(
      TextMetrics.width(of: "Some text", font: unknown)
        == TextMetrics.width(of: "Some text", font: known))
  }

  @Test(arguments: [
    ("TrebuchetMS-Bold", "trebuchet"), ("Trebuchet-BoldItalic", "trebuchet"),
    ("TimesNewRomanPS-BoldMT", "timesnewroman"), ("ArialMT", "arial"), ("OpenSans", "opensans"),
    ("OpenSansSemibold", "opensans"), ("BarlowSemiCondensed-Light", "barlowsemicondensed"),
    ("Roboto Medium", "roboto"), ("RobotoMono-Regular", "robotomono"),
    ("Avenir Next", "avenirnext"),
  ])
  func aNameTellsTheFamily(name: String, key: String) {
    let stem = name.split(separator: "-").first.map(String.init) ?? name
    #expect(NamedFontFamily.key(stem) == key)
  }

  @Test func theFamilyInAFileHelpsWhereTheNameDoesNot() {
    let named = font("PT_Sans-Web-Bold", 10, family: "PT Sans")
    #expect(named.face.design == .named(.ptSans) && named.face.weight == 6)
    #expect(font("Mystery-Bold", 10, family: "Mystery").face.design == .helvetica)
  }

  @Test func aMissingWeightTakesTheNearest() {
    #expect(NamedFontTable.arial.advances(weight: 7) == NamedFontTable.arial.advances(weight: 6))
    #expect(NamedFontTable.arial.advances(weight: 4) == NamedFontTable.arial.advances(weight: 3))
    #expect(NamedFontTable.arial.advances(weight: 5) != NamedFontTable.arial.advances(weight: 3))
  }

  @Test func sanFranciscoByNameIsTheSystemFont() {
    let named = font("SFProText-Semibold", 17)
    #expect(named.face == UIFont.systemFont(ofSize: 17, weight: .semibold).face)
  }

  @Test func accentedLettersAreAsWideAsPlainOnes() {
    let font = font("OpenSans", 20)
    let plain = TextMetrics.width(of: "Uber", font: font)
    #expect(TextMetrics.width(of: "Über", font: font) == plain)
    #expect(TextMetrics.width(of: "Ŭber", font: font) == plain)
  }

  @Test func aTextOfNumbersIsReadAsItSays() {
    let numbers = (0..<95).map { _ in "500" }.joined(separator: " ")
    let table = NamedFontTable("@3 \(numbers) @6 700 0 >AV -40:oe 15:␣ >x junk 7:")
    let index = MetricTables.shared.index
    let (capital, small, space) = (index("Å") ?? 0, index("o") ?? 0, index(" ") ?? 0)
    #expect(table.advances(weight: 3)[small] == 5000)
    #expect(table.advances(weight: 6)[space] == 7000)
    #expect(table.advances(weight: 6)[small] == MetricTables.shared.helvetica[0][small])
    #expect(table.kerning(capital, small) == -400 && table.kerning(capital, space) == 150)
    #expect(table.kerning(small, capital) == 0 && table.kerning(-1, 5) == 0)
    #expect(table.kerning(5, 60_000) == 0)
    #expect(NamedFontTable("").advances(weight: 3) == MetricTables.shared.helvetica[0])
    let relative = NamedFontTable("@3 \(numbers)", kerningOf: table)
    #expect(relative.kerning(capital, small) == -400)
  }
}
