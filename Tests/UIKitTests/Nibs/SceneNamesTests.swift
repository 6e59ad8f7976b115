import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

/// What a screen of a file is called, and by which names `--scene` finds it.
@MainActor @Suite struct SceneNamesTests {
  private func names(_ document: IBDocument, scene: String? = nil) -> [String] {
    var options = DocumentOptions()
    options.scene = scene
    options.hasAppClasses = false
    return DocumentScreens.screens(of: document, options: options).screens.map(\.name)
  }

  private func owned(_ property: String, owner: String, view: String = "") throws -> IBDocument {
    try NibFixtures.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)">
      <connections><outlet property="\(property)" destination="V" id="o"/></connections>
      </placeholder>
      <view id="V" \(view)><rect key="frame" x="0" y="0" width="80" height="80"/></view>
      """)
  }

  @Test(arguments: [
    ("view", "LoginViewController", "", "LoginViewController"),
    (
      "view", "LoginViewController", "userLabel=\"View\" customClass=\"Card\"",
      "LoginViewController"
    ),
    ("headerView", "ListController", "", "ListController.headerView"),
    ("headerView", "ListController", "customClass=\"Header\"", "Header"),
    ("view", "UIViewController", "", "V"),
    ("view", "UIViewController", "customClass=\"Card\"", "Card"),
  ])
  func aViewOfAXibIsCalledAfterItsOwner(
    property: String, owner: String, view: String, name: String
  ) throws {
    let document = try owned(property, owner: owner, view: view)
    #expect(names(document) == [name])
    for wanted in [name, "V"] { #expect(names(document, scene: wanted) == [name]) }
    #expect(names(document, scene: "Other").isEmpty)
  }

  @Test func aLaunchScreenIsCalledSo() throws {
    let view =
      "<view id=\"V\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"80\" height=\"80\"/></view>"
    #expect(
      try names(NibFixtures.xib(view, attributes: "launchScreen=\"YES\"")) == ["Launch Screen"])
    #expect(try names(NibFixtures.xib(view)) == ["V"])
  }

  @Test(arguments: [
    ("storyboardIdentifier=\"list\" title=\"All\" customClass=\"ListController\"", "list"),
    ("userLabel=\"The list\" title=\"All\"", "The list"),
    ("title=\"All\" customClass=\"ListController\"", "All"),
    ("customClass=\"ListController\"", "Notes"),
    ("", "Notes"),
  ])
  func aNavigationControllerIsCalledAsItsFirstScreen(attributes: String, name: String) throws {
    let scenes = """
      \(NibFixtures.scene("<navigationController id=\"N\"><connections><segue destination=\"C\" "
        + "kind=\"relationship\" relationship=\"rootViewController\" id=\"r\"/></connections>"
        + "</navigationController>"))
      \(NibFixtures.scene("<viewController id=\"C\" \(attributes)>"
        + "<navigationItem key=\"navigationItem\" title=\"Notes\" id=\"I\"/></viewController>"))
      """
    let document = try NibFixtures.storyboard(scenes).document
    #expect(names(document) == [name, name])
    #expect(names(document, scene: name) == [name], "the first screen itself")
  }

  @Test(arguments: [
    ("storyboardName=\"Settings\"", "Settings"),
    ("storyboardName=\"Settings\" referencedIdentifier=\"camera\"", "camera"),
    ("", "P"),
  ])
  func aSegueToAnotherStoryboardSaysWhere(attributes: String, name: String) throws {
    let scenes = """
      \(NibFixtures.scene("<viewController id=\"C\"><view key=\"view\" id=\"V\"/><connections>"
        + "<segue destination=\"P\" kind=\"show\" id=\"s\"/></connections></viewController>"))
      \(NibFixtures.scene("<viewControllerPlaceholder id=\"P\" \(attributes)/>"))
      """
    let document = try NibFixtures.storyboard(scenes).document
    #expect(DocumentNamesInCode(document)["C"].destinations == [name])
  }

  @Test(arguments: [
    ("C", ["List", "Banner", "S"]), ("List", ["List", "Banner", "S"]), ("B", ["Banner"]),
    ("Banner", ["Banner"]), ("S", ["S"]), ("First Responder", []), ("X", []),
  ])
  func aViewOfADockIsFoundAsItsSceneIs(wanted: String, found: [String]) throws {
    let scene = """
      <viewController id="C" storyboardIdentifier="List"><view key="view" id="V"/></viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="R" userLabel="First Responder"/>
      <view id="B" customClass="Banner"/><view id="S"/>
      """
    let other = "<viewController id=\"D\"><view key=\"view\" id=\"W\"/></viewController>"
    let document = try NibFixtures.storyboard(
      NibFixtures.scene(scene) + NibFixtures.scene(other)
    ).document
    #expect(names(document, scene: wanted) == found)
  }

  @Test func aStoryboardIsSoughtBesideTheFileOnlyWhereTheAppIsNot() throws {
    let scenes = """
      \(NibFixtures.scene("<navigationController id=\"N\"><connections><segue destination=\"P\" "
        + "kind=\"relationship\" relationship=\"rootViewController\" id=\"r\"/></connections>"
        + "</navigationController>"))
      \(NibFixtures.scene("<viewControllerPlaceholder id=\"P\" storyboardName=\"Other\" "
        + "sceneMemberID=\"viewController\"/>"))
      """
    let document = try NibFixtures.storyboard(scenes).document
    var options = DocumentOptions()
    options.hasAppClasses = false
    let found = DocumentScreens.screens(of: document, options: options).diagnostics
    let missing = found.map(\.message).filter { $0.hasPrefix("no file") }
    let folder = URL(fileURLWithPath: document.file).deletingLastPathComponent().lastPathComponent
    #expect(missing == ["no file \"Other.storyboard\" in \"\(folder)\""])
  }

  @Test func containersThatHoldEachOtherHaveAName() throws {
    let holder = { (id: String, other: String) in
      NibFixtures.scene(
        "<navigationController id=\"\(id)\"><connections><segue destination=\"\(other)\" "
          + "kind=\"relationship\" relationship=\"rootViewController\" id=\"r\(id)\"/>"
          + "</connections></navigationController>")
    }
    let document = try NibFixtures.storyboard(holder("A", "B") + holder("B", "A")).document
    #expect(names(document) == ["A", "B"])
  }
}
