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
    let screen = DocumentScreens.screens(of: document, options: DocumentOptions()).screens.first
    let sizes = screen?.root.subviews.map { ($0 as? UIImageView)?.image?.size }
    #expect(
      sizes == [CGSize(width: 20, height: 10), CGSize(width: 10, height: 20), CGSize.zero])
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
}
