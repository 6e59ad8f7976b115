import Testing

@testable import UIKit

/// A text in a font, and how wide it is by the reference evaluation of the same tables.
struct WidthCase: Sendable, CustomTestStringConvertible {
  let text: String
  let size: Double
  let weight: Int
  let era: Double
  let width: Double
  var testDescription: String { "\(text) at \(size)" }

  init(_ text: String, _ size: Double, weight: Int = 3, era: Double = 21507, _ width: Double) {
    self.text = text
    self.size = size
    self.weight = weight
    self.era = era
    self.width = width
  }
}

@Suite struct FontMetricsTests {
  @Test(arguments: [
    WidthCase("First View", 17, 74.3784), WidthCase("Next View", 15, 68.7555),
    WidthCase("AVATAR To.", 17, 86.6099), WidthCase("AVATAR To.", 20, weight: 6, 108.8),
    WidthCase("Enter Country Code", 14, weight: 4, era: 10116, 130.6802),
    WidthCase("Settings", 34, weight: 6, 132.6816),
    WidthCase("The same text", 21, era: 10116, 132.5856),
    WidthCase("The same text", 21, era: 14490, 127.617),
    WidthCase("Helvetica, yes", 17, era: 6250, 106.2177),
    WidthCase("Save", 15, weight: 5, era: 8099, 34.4955),
    WidthCase("Größe – “ok”…", 13, weight: 2, 84.3427),
    WidthCase("Wq Z₿", 28, weight: 7, era: 16999, 85.3188),
    WidthCase("a", 18.5, weight: 8, 10.4902), WidthCase("", 17, 0),
  ])
  func textIsAsWideAsTheTablesSay(_ test: WidthCase) {
    let face = FontFace(weight: test.weight, era: DesignEra(toolsVersion: test.era))
    let metrics = FontMetrics(face: face, size: test.size)
    let text = MeasuredText(test.text, metrics)
    #expect(abs(text.width(0..<text.count) - test.width) < 0.001)
  }

  @Test(arguments: [
    ("Să fie", "Sa fie", 0.0), ("cafe\u{301}", "cafe", 0), ("漢字仮", "", 51.51),
    ("👩‍👩‍👧", "", 22.78), ("ｱ", "", 8.5), ("a\u{200B}b", "ab", 0),
  ])
  func foreignSignsHaveTheWidthOfTheirKind(text: String, like: String, more: Double) {
    let font = UIFont.systemFont(ofSize: 17)
    let width = TextMetrics.width(of: text, font: font) - TextMetrics.width(of: like, font: font)
    #expect(abs(width - more) < 0.02)
  }

  @Test(arguments: [
    (8099.0, FontEra.helveticaNeue), (8100, .ios9), (12999, .ios9), (13000, .ios11),
    (16999, .ios11), (17000, .ios14), (32700, .ios14),
  ])
  func theEraFollowsTheToolsVersion(version: Double, era: FontEra) {
    #expect(DesignEra(toolsVersion: version).fonts == era)
  }

  @Test func linesOfTextStylesHaveADistanceOfTheirOwn() {
    let body = UIFont.preferredFont(forTextStyle: .body)
    #expect(TextLayout("a\nb", font: body).size.height == body.lineHeight + 22)
    let system = UIFont.systemFont(ofSize: 17)
    #expect(TextLayout("a\nb", font: system).size.height == 2 * system.lineHeight)
    #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == ".SFUI-Semibold")
  }

  @Test func sizesThatAreNoneAreBroughtIntoRange() {
    for size in [CGFloat.nan, .infinity, -4, 1e30] {
      let font = UIFont.systemFont(ofSize: size)
      #expect(font.pointSize >= 0 && font.pointSize <= 10_000)
      #expect(TextMetrics.width(of: "text", font: font).isFinite)
    }
    #expect(UIFont(name: "", size: 12) == nil)
  }

  @MainActor
  @Test(arguments: [
    (#"type="system" pointSize="15""#, ".SFUI-Regular", 15.0),
    (#"type="system" weight="light" pointSize="36""#, ".SFUI-Light", 36),
    (#"type="boldSystem" pointSize="17""#, ".SFUI-Bold", 17),
    (#"type="italicSystem" pointSize="13""#, ".SFUI-RegularItalic", 13),
    (#"style="UICTFontTextStyleHeadline""#, ".SFUI-Semibold", 17),
    (#"style="UICTFontTextStyleTitle0""#, ".SFUI-Regular", 34),
    (#"name="Futura-Medium" family="Futura" pointSize="20""#, "Futura-Medium", 20),
    (#"name=".AppleSystemUIFont" family=".AppleSystemUIFont" pointSize="11""#, ".SFUI-Regular", 11),
    (#"type="system" pointSize="0.0""#, ".SFUI-Regular", 14),
  ])
  func fontsAreReadFromNibs(attributes: String, name: String, size: Double) throws {
    let label: UILabel = try NibFixtures.view(
      "<label text=\"x\" id=\"1\"><fontDescription key=\"fontDescription\" \(attributes)/></label>")
    #expect(label.font.fontName == name)
    #expect(label.font.pointSize == CGFloat(size))
  }
}

extension NibFixtures {
  /// Makes the only view of a xib.
  static func view<View: UIView>(_ element: String) throws -> View {
    try #require(try load(element).objects.first as? View)
  }
}
