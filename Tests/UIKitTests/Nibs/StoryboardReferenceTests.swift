import Testing

@testable import UIKit

@MainActor @Suite struct StoryboardReferenceTests {
  /// A folder of files that an application takes for its resources, gone at the end.
  private func withStoryboards(
    _ files: [String: String], _ body: (UIApplication) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("StoryboardReferences-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let url = folder.appendingPathComponent("\(name).storyboard")
      try Data(text.utf8).write(to: url)
    }
    let application = UIApplication(screen: UIScreen(size: CGSize(width: 320, height: 480)))
    application.resourceFolder = folder
    try application.run { try body(application) }
  }

  private func storyboard(_ objects: String, initial: String?) -> String {
    let attribute = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21507" targetRuntime="iOS.CocoaTouch"\(attribute)>
      <scenes>\(objects)</scenes></document>
      """
  }

  private func scene(_ object: String) -> String {
    "<scene sceneID=\"s\"><objects>\(object)</objects></scene>"
  }

  private func start(_ reference: String) -> String {
    storyboard(
      scene(
        """
        <navigationController id="N" sceneMemberID="viewController"><connections>
        <segue destination="P" kind="relationship" relationship="rootViewController" id="r"/>
        </connections></navigationController>
        """)
        + scene(
          "<viewControllerPlaceholder id=\"P\" \(reference) sceneMemberID=\"viewController\"/>")
        + scene(
          """
          <viewController id="L" storyboardIdentifier="local" title="Local" \
          sceneMemberID="viewController"/>
          """), initial: "N")
  }

  private var other: String {
    storyboard(
      scene("<viewController id=\"X\" title=\"First\" sceneMemberID=\"viewController\"/>")
        + scene(
          """
          <viewController id="Y" storyboardIdentifier="second" title="Second" \
          sceneMemberID="viewController"/>
          """), initial: "X")
  }

  @Test(arguments: [
    ("storyboardName=\"Other\"", "First"),
    ("storyboardName=\"Other\" referencedIdentifier=\"second\"", "Second"),
    ("referencedIdentifier=\"local\"", "Local"),
    ("storyboardName=\"Start\" referencedIdentifier=\"local\"", "Local"),
  ]) func aReferenceLeadsToAControllerOfAnotherFile(reference: String, title: String) throws {
    try withStoryboards(["Start": start(reference), "Other": other]) { _ in
      let root = UIStoryboard(name: "Start", bundle: nil).instantiateInitialViewController()
      let stack = root as? UINavigationController
      #expect(stack?.topViewController?.title == title)
    }
  }

  @Test(arguments: [
    (
      "storyboardName=\"Missing\"",
      "storyboard \"Missing\" has no controller for a reference to the initial one"
    ),
    (
      "storyboardName=\"Other\" referencedIdentifier=\"no\"",
      "storyboard \"Other\" has no controller for a reference to \"no\""
    ),
    (
      "referencedIdentifier=\"no\"",
      "storyboard \"Start\" has no controller for a reference to \"no\""
    ),
  ]) func aReferenceToNothingIsReported(reference: String, message: String) throws {
    try withStoryboards(["Start": start(reference), "Other": other]) { _ in
      let (root, diagnostics) = Diagnostics.collecting {
        UIStoryboard(name: "Start", bundle: nil).instantiateInitialViewController()
      }
      #expect((root as? UINavigationController)?.topViewController == nil)
      #expect(diagnostics.map(\.message).contains(message))
      #expect(diagnostics.last?.id == "P")
    }
  }

  @Test func filesThatReferToEachOtherComeToAnEnd() throws {
    try withStoryboards([
      "Start": start("storyboardName=\"Other\""),
      "Other": start("storyboardName=\"Start\""),
    ]) { _ in
      let (root, diagnostics) = Diagnostics.collecting {
        UIStoryboard(name: "Start", bundle: nil).instantiateInitialViewController()
      }
      #expect(root is UINavigationController)
      #expect(!diagnostics.isEmpty)
    }
  }
}
