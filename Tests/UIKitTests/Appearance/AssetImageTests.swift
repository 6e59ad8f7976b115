import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

@MainActor @Suite struct AssetImageTests {
  /// The beginning of a PNG of so many pixels.
  private static func png(_ width: UInt8, _ height: UInt8) -> Data {
    Data([
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0,
      width, 0, 0, 0, height, 8, 6, 0, 0, 0,
    ])
  }

  @Test func pixelsOfEachFormat() {
    #expect(ImageFile.size(of: Array(Self.png(40, 20))) == CGSize(width: 40, height: 20))
    let jpeg: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC2, 0, 11, 8, 0, 20, 0, 40, 1, 1, 0x11, 0,
    ]
    #expect(ImageFile.size(of: jpeg) == CGSize(width: 40, height: 20))
    let gif = Array("GIF89a".utf8) + [40, 0, 20, 0]
    #expect(ImageFile.size(of: gif) == CGSize(width: 40, height: 20))
    let pdf = Array("%PDF-1.4 1 0 obj << /MediaBox [0 0 24.5 12] >>".utf8)
    #expect(ImageFile.size(of: pdf) == CGSize(width: 24.5, height: 12))
  }

  @Test(
    arguments: [
      [], [0xFF, 0xD8], [0xFF, 0xD8, 0xFF, 0xE0, 0, 0], [0xFF, 0xD8, 0xFF, 0xFF, 0xFF],
      Array("GIF8".utf8), Array("%PDF /MediaBox [0 0 nan 1]".utf8), Array("%PDF /MediaBox ]".utf8),
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], Array("<svg/>".utf8),
    ] as [[UInt8]]) func whatTellsNoSizeHasNone(bytes: [UInt8])
  {
    #expect(ImageFile.size(of: bytes) == nil)
  }

  @Test func theCataloguesOfABundleAreLookedThroughOnce() throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("plainview-bundle-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    let bundle = try #require(Bundle(url: root))
    let catalogs = try #require(AssetCatalogs.of(bundle))
    #expect(AssetCatalogs.of(bundle) === catalogs)
  }

  @Test func setsAndLooseFilesTellTheirSizesInPoints() throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("plainview-images-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let set = root.appendingPathComponent("Media.xcassets/Icons/Star.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let contents = """
      {"images": [{"idiom": "universal", "scale": "1x"}, {"idiom": "ipad", "filename": "no.png"},
        {"idiom": "universal", "filename": "star@2x.png", "scale": "2x"}]}
      """
    try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    try Self.png(40, 20).write(to: set.appendingPathComponent("star@2x.png"))
    try Self.png(30, 60).write(to: root.appendingPathComponent("logo@3x.png"))
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><objects>
      <view id="v"><subviews><imageView image="Star" id="s"/><imageView image="logo.png" id="l"/>
      <imageView image="missing" id="m"/></subviews></view></objects></document>
      """
    let file = root.appendingPathComponent("Screen.xib")
    try Data(xib.utf8).write(to: file)
    let document = try IBDocument(contentsOfFile: file.path)
    let (screens, diagnostics) = DocumentScreens.screens(
      of: document, options: DocumentOptions())
    #expect(
      diagnostics.map(\.description) == [
        "\(file.path):3: warning: could not load the image \"missing\": neither an asset catalogue nor "
          + "the file's resources have it"
      ])
    let sizes = screens.first?.root.subviews.map { ($0 as? UIImageView)?.image?.size }
    #expect(
      sizes == [CGSize(width: 20, height: 10), CGSize(width: 10, height: 20), CGSize.zero])
  }

  @Test(arguments: [
    ("", 0), ("<image name=\"none\" width=\"0.0\" height=\"0.0\"/>", 0),
    ("<image name=\"other\" width=\"8\" height=\"8\"/>", 1),
  ])
  func withoutACatalogAnImageIsMissedOnlyInAFileThatListsOthers(image: String, count: Int) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><objects><view id="v"><subviews>
      <button id="b"><state key="normal" image="none"/></button>
      <imageView image="star.fill" catalog="system" id="s"/></subviews></view></objects>
      <resources>\(image)</resources></document>
      """
    let document = try IBDocument(bytes: Array(text.utf8), file: "A.xib")
    let diagnostics = DocumentScreens.screens(of: document, options: DocumentOptions()).diagnostics
    #expect(diagnostics.count == count)
    #expect(diagnostics.allSatisfy { $0.line == 2 && $0.message.contains("\"none\"") })
  }

  @Test func pipesAndCirclesOfFoldersAreNotWaitedFor() throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("plainview-images-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let group = root.appendingPathComponent("Media.xcassets/Group")
    try FileManager.default.createDirectory(at: group, withIntermediateDirectories: true)
    for name in ["a", "b"] {
      try FileManager.default.createSymbolicLink(
        atPath: group.appendingPathComponent(name).path, withDestinationPath: ".")
    }
    #expect(mkfifo(root.appendingPathComponent("logo.png").path, 0o600) == 0)
    let catalogs = AssetCatalogs([root])
    #expect(catalogs.image(named: "logo") == nil)
    #expect(catalogs.isEmpty)
  }

  @Test(
    arguments: [
      ("Star.imageset", "[[", "Contents.json", "not the contents of an image set: not JSON"),
      ("Star.imageset", "{}", "Contents.json", "the image set names no image for phones"),
      (
        "Star.imageset", #"{"images": [{"idiom": "universal", "filename": "no.png"}]}"#, "no.png",
        "the image cannot be read"
      ),
      (
        "Star.imageset", #"{"images": [{"idiom": "universal", "filename": "bad.png"}]}"#, "bad.png",
        "the size of the image is not told in a way that is known"
      ),
      ("Star.imageset", nil, "Contents.json", "cannot be read"),
      ("Brand.colorset", "{", "Contents.json", "not the contents of a colour set: not JSON"),
      (
        "Brand.colorset", #"{"colors": [{"idiom": "universal", "color": {"color-space": "x"}}]}"#,
        "Contents.json", "none of the colours of the set is one for phones that is known"
      ),
    ] as [(String, String?, String, String)])
  func aBrokenSetIsAWarningAndTheRestIsDrawn(
    set: String, contents: String?, place: String, message: String
  ) throws {
    try inFolder { root in
      let folder = root.appendingPathComponent("Media.xcassets/\(set)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      if let contents {
        try Data(contents.utf8).write(to: folder.appendingPathComponent("Contents.json"))
      }
      try Data("no image".utf8).write(to: folder.appendingPathComponent("bad.png"))
      let found = try diagnostics(root, allBut: set.hasPrefix("Star") ? "Star" : "Brand")
      let path = folder.appendingPathComponent(place).path
      #expect(found == ["\(path):1: warning: \(message)"])
    }
  }

  @Test func aBrokenGroupAndALooseFileAreWarnings() throws {
    try inFolder { root in
      let group = root.appendingPathComponent("Media.xcassets/Group")
      try FileManager.default.createDirectory(at: group, withIntermediateDirectories: true)
      try Data("no".utf8).write(to: group.appendingPathComponent("Contents.json"))
      try Data("no image".utf8).write(to: root.appendingPathComponent("Star.png"))
      try Data().write(to: root.appendingPathComponent("Other.xcassets"))
      #expect(
        try diagnostics(root, allBut: "Star") == [
          "\(group.path)/Contents.json:1: warning: not the contents of a group: not JSON",
          "\(root.path)/Other.xcassets:1: warning: the folder cannot be read",
          "\(root.path)/Star.png:1: warning: "
            + "the size of the image is not told in a way that is known",
        ])
    }
  }

  private func inFolder(_ body: (URL) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("plainview-images-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    try body(root)
  }

  /// What is told of a file with two images and colours, whose resources have all but one.
  private func diagnostics(_ root: URL, allBut name: String) throws -> [String] {
    let resources = [
      "Star": "<image name=\"Star\" width=\"8\" height=\"8\"/>",
      "Brand": "<namedColor name=\"Brand\"><color white=\"1\" alpha=\"1\"/></namedColor>",
    ]
    let view = """
      <imageView image="Star" id="%"><color key="backgroundColor" name="Brand"/></imageView>
      """
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><objects><view id="v"><subviews>
      \(view.replacingOccurrences(of: "%", with: "a"))
      \(view.replacingOccurrences(of: "%", with: "b"))
      </subviews></view></objects>
      <resources>\(resources.filter { $0.key != name }.values.joined())</resources></document>
      """
    let document = try IBDocument(
      bytes: Array(xib.utf8), file: root.appendingPathComponent("Screen.xib").path)
    let (screens, diagnostics) = DocumentScreens.screens(of: document, options: DocumentOptions())
    #expect(screens.first?.root.subviews.count == 2)
    return diagnostics.map(\.description)
  }
}
