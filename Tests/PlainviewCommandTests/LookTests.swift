import Foundation
import Testing
import UIKit

@testable import plainview

/// `plainview render` in other languages and styles.
@MainActor @Suite struct Looks {
  private static let xib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch"><objects>
    <label text="Hello" id="L"><rect key="frame" x="0" y="0" width="80" height="16"/></label>
    </objects></document>
    """

  @Test(arguments: [
    ["--language", "de de"], ["--language", "1"], ["--language="], ["--style", "mauve"],
    ["--style"],
  ]) func whatIsNoLanguageOrStyleIsRefused(arguments: [String]) {
    #expect(Render.run(arguments + ["A.xib"], output: StandardOutput()) == .usage)
  }

  @Test func optionsAreRead() throws {
    let options = try RenderOptions([
      "--language", "de-AT", "--language=fr", "--style", "dark", "A.xib",
    ])
    #expect(options.document.languages == ["de-AT", "fr"])
    #expect(options.document.style == .dark)
  }

  @Test func badStringsAreAnErrorOfTheFile() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("Looks-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in ["Base.lproj/A.xib": Self.xib, "de.lproj/A.strings": "L.text = "] {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let file = folder.appendingPathComponent("Base.lproj/A.xib").path
    #expect(Render.run([file], output: StandardOutput()) == .success)
    #expect(Render.run(["--language", "fr", file], output: StandardOutput()) == .success)
    #expect(Render.run(["--language", "de", file], output: StandardOutput()) == .failure)
  }
}
