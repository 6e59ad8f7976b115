import InterfaceBuilder
import Testing

@testable import UIKit

private let light = UITraitCollection(userInterfaceStyle: .light)
private let dark = UITraitCollection(userInterfaceStyle: .dark)
private let elevated = UITraitCollection(traitsFrom: [
  dark, UITraitCollection(userInterfaceLevel: .elevated),
])

private func endless(_ traits: UITraitCollection) -> UIColor { UIColor { endless($0) } }

@MainActor @Suite struct ColorTests {
  private func color(_ attributes: String) throws -> UIColor {
    let (objects, _, messages) = try NibFixtures.load(
      """
      <view id="v"><color key="backgroundColor" \(attributes)/></view>
      """)
    #expect(messages == [])
    return try #require((objects.first as? UIView)?.backgroundColor)
  }

  @Test func numbersOfAnySizeMakeAColor() throws {
    let bright = try color(
      #"red="1e200" green="-1e200" blue="1e200" alpha="1" colorSpace="displayP3""#)
    #expect(bright.description.hasPrefix("#"))
  }

  @Test(arguments: [
    (
      #"red="1" green="0.5" blue="0.25" alpha="1" colorSpace="custom" customColorSpace="sRGB""#,
      "#FF8040"
    ),
    (#"red="1" green="0.5" blue="0.25" alpha="1" colorSpace="calibratedRGB""#, "#FF8040"),
    (#"red="1" green="0.5" blue="0.25" alpha="0.5" colorSpace="deviceRGB""#, "#FF8040 50%"),
    (#"white="0.5" alpha="1" colorSpace="calibratedWhite""#, "#808080"),
    (
      #"white="0.5" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#,
      "#808080"
    ),
    (#"cyan="1" magenta="0" yellow="0.5" black="0" alpha="1" colorSpace="deviceCMYK""#, "#00FF80"),
    (
      #"cyan="0" magenta="0" yellow="0" black="0.5" alpha="1" colorSpace="custom" "#
        + #"customColorSpace="genericCMYKColorSpace""#, "#808080"
    ),
    (#"systemColor="systemRedColor""#, "systemRed"),
    (#"cocoaTouchSystemColor="whiteColor""#, "white"),
    (#"name="textColor" catalog="System" colorSpace="catalog""#, "textColor"),
  ]) func aColorOfAFileIsReadInItsSpace(attributes: String, description: String) throws {
    #expect(try color(attributes).description == description)
  }

  @Test func aColorOfDisplayP3LiesOutsideSRGB() throws {
    let red = try color(
      #"red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="displayP3""#)
    // The values of CSS Color Module Level 4 for color(display-p3 1 0 0).
    #expect(abs(red.red - 1.0930) < 0.0002)
    #expect(abs(red.green + 0.2267) < 0.0002)
    #expect(abs(red.blue + 0.1501) < 0.0002)
    #expect(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1).description == "#FFFFFF")
  }

  @Test func anUnknownSpaceIsReported() throws {
    let (_, _, messages) = try NibFixtures.load(
      """
      <view id="v"><color key="backgroundColor" red="1" green="0" blue="0" alpha="1"
        colorSpace="custom" customColorSpace="mauve"/></view>
      """)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("the colour space mauve is not known") == true)
  }

  @Test(arguments: [
    ("label", "#000000", "#FFFFFF", "#FFFFFF"),
    ("systemBackground", "#FFFFFF", "#000000", "#1C1C1E"),
    ("secondarySystemGroupedBackground", "#FFFFFF", "#1C1C1E", "#2C2C2E"),
    ("systemBlue", "#007AFF", "#0A84FF", "#0A84FF"),
    ("separator", "#3C3C43 29%", "#545458 60%", "#545458 60%"),
    ("systemTealColor", "#30B0C7", "#40C8E0", "#40C8E0"),
    ("darkTextColor", "#000000", "#000000", "#000000"),
  ]) func aSystemColorIsAnotherInDarkMode(
    name: String, inLight: String, inDark: String, above: String
  ) {
    let color = UIColor.system(name)
    #expect(color.resolvedColor(with: light).description == inLight)
    #expect(color.resolvedColor(with: dark).description == inDark)
    #expect(color.resolvedColor(with: elevated).description == above)
  }

  @Test func aProviderIsAskedForEachPlace() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .systemRed }
    #expect(color.resolvedColor(with: light).description == "#FF3B30")
    #expect(color.resolvedColor(with: dark).description == "#FFFFFF")
    #expect(color.withAlphaComponent(0.5).resolvedColor(with: dark).description == "#FFFFFF 50%")
    #expect(color == color)
    #expect(color != UIColor { _ in .white })
  }

  @Test func aProviderThatAnswersWithItselfIsGivenUp() {
    #expect(endless(dark).resolvedColor(with: dark).description == "#000000")
  }

  @Test func componentsAreThoseOfThePresentTraits() {
    var white: CGFloat = 0
    dark.performAsCurrent {
      UIColor.label.getWhite(&white, alpha: nil)
      #expect(UIColor.systemBackground.cgColor.components == [0, 0, 0, 1])
    }
    #expect(white == 1)
    UIColor.label.getWhite(&white, alpha: nil)
    #expect(white == 0)
  }

  @Test func hueAndBackAgain() {
    var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = UIColor(hue: 0.7, saturation: 0.4, brightness: 0.9, alpha: 0.5)
    color.getHue(&parts.0, saturation: &parts.1, brightness: &parts.2, alpha: &parts.3)
    #expect(abs(parts.0 - 0.7) < 1e-9)
    #expect(abs(parts.1 - 0.4) < 1e-9)
    #expect(abs(parts.2 - 0.9) < 1e-9)
    #expect(parts.3 == 0.5)
  }

  @Test func equalColorsHaveEqualHashes() {
    #expect(UIColor.systemRed == UIColor.system("systemRedColor"))
    #expect(UIColor.systemRed.hash == UIColor.system("systemRedColor").hash)
    #expect(UIColor.systemRed != UIColor.systemRed.withAlphaComponent(0.5))
    #expect(UIColor(white: 1, alpha: 1) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
  }
}

@MainActor @Suite struct AssetColorTests {
  private func folder(_ files: [String: String]) throws -> URL {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("plainview-assets-\(UUID().uuidString)")
    for (path, text) in files {
      let url = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    return root
  }

  private static let brand = """
    {"info": {"version": 1, "author": "xcode"}, "colors": [
      {"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "0xFF", "green": "128", "blue": "0.250", "alpha": "1.000"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
       "color": {"color-space": "srgb", "components":
        {"red": "0.000", "green": "0.000", "blue": "1.000", "alpha": "0.500"}}},
      {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}],
       "color": {"platform": "ios", "reference": "systemRedColor"}}
    ]}
    """
  private static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch">
    <objects><view id="v"><rect key="frame" x="0" y="0" width="80" height="32"/>
    <color key="backgroundColor" name="Brand"/></view></objects>
    <resources><namedColor name="Brand">
    <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
    </namedColor></resources>
    </document>
    """

  private func background(_ files: [String: String], at path: String, style: UIUserInterfaceStyle)
    throws -> String?
  {
    defer { forgetSettings() }
    let folder = try folder(files)
    defer { try? FileManager.default.removeItem(at: folder) }
    let document = try IBDocument(
      contentsOfFile: folder.appendingPathComponent(path).path)
    var options = DocumentOptions()
    options.style = style
    let (screens, diagnostics) = DocumentScreens.screens(of: document, options: options)
    #expect(diagnostics == [])
    let view = screens.first?.root
    return view.flatMap { $0.backgroundColor?.values(in: $0.traitCollection).description }
  }

  @Test(arguments: ["Brand.xib", "Base.lproj/Brand.xib"])
  func aCatalogBesideTheFileTellsBothColors(path: String) throws {
    let files = [path: Self.xib, "Assets.xcassets/Colors/Brand.colorset/Contents.json": Self.brand]
    #expect(try background(files, at: path, style: .light) == "#FF8040")
    #expect(try background(files, at: path, style: .dark) == "#0000FF 50%")
  }

  @Test func aColorSpaceThatIsUnknownIsToldWithItsPlace() throws {
    let color = "<color red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"mauve\""
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><view id="v"/></objects>
      \(color) key="tintColor"/>
      <resources><namedColor name="Brand">
      \(color)/></namedColor></resources></document>
      """
    let document = try IBDocument(bytes: Array(text.utf8), file: "A.xib")
    let (_, diagnostics) = DocumentScreens.screens(of: document, options: DocumentOptions())
    let message = "warning: the colour space mauve is not known; its numbers count as sRGB"
    #expect(
      diagnostics.map(\.description).sorted() == ["A.xib:3: \(message)", "A.xib:5: \(message)"])
  }

  @Test func withoutACatalogTheDocumentTellsTheColor() throws {
    #expect(try background(["Brand.xib": Self.xib], at: "Brand.xib", style: .dark) == "#FFFFFF")
  }

  @Test func aGroupMayProvideANamespace() throws {
    let folder = try folder([
      "Media.xcassets/Shop/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "Media.xcassets/Shop/Brand.colorset/Contents.json": Self.brand,
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalogs = AssetCatalogs([folder])
    #expect(catalogs.color(named: "Shop/Brand") != nil)
    #expect(catalogs.color(named: "Brand") == nil)
  }

  @Test(arguments: ["", "{}", "[[[", #"{"colors": [{"idiom": "universal", "color": {}}]}"#])
  func aSetThatSaysNothingIsNoColor(contents: String) {
    #expect(throws: AssetProblem.self) { try AssetColor(contents: Data(contents.utf8)) }
  }

  @Test func aColorThatNoCatalogHasIsNil() throws {
    let folder = try folder(["Media.xcassets/Brand.colorset/Contents.json": Self.brand])
    defer { try? FileManager.default.removeItem(at: folder) }
    let application = UIApplication(screen: UIScreen(size: CGSize(width: 320, height: 480)))
    application.resourceFolder = folder
    application.run {
      #expect(UIColor(named: "Brand")?.description == "Brand")
      #expect(UIColor(named: "Brandt") == nil)
    }
  }
}
