import InterfaceBuilder
import Testing

@testable import UIKit

/// Which scenes of a storyboard stand under a navigation bar at run time, and what lies below them.
@MainActor @Suite struct NavigationStackTests {
  private typealias Story = NavigationStackFixtures

  /// Scenes, the one that is looked at, and what its bar reads.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let scenes: [String]
    var scene = "B"
    var initial: String?
    let shown: String

    init(
      _ name: String, _ scenes: [String], scene: String = "B", initial: String? = nil,
      shown: String
    ) {
      testDescription = name
      self.scenes = scenes
      self.scene = scene
      self.initial = initial
      self.shown = shown
    }
  }

  private nonisolated static let stack = Story.navigation(root: "A")
  private nonisolated static let first = Story.item("First")
  private nonisolated static let second = Story.item("Second")

  nonisolated static let pushed: [Case] = [
    Case("the root", [stack, Story.scene("A", first)], scene: "A", shown: "First"),
    Case(
      "shown by the root",
      [stack, Story.scene("A", first, ways: [("show", "B")]), Story.scene("B", second)],
      shown: "‹ First · Second"),
    Case(
      "pushed by the root, before both in the file",
      [Story.scene("B", second), Story.scene("A", first, ways: [("push", "B")]), stack],
      shown: "‹ First · Second"),
    Case(
      "without an item of its own",
      [stack, Story.scene("A", first, ways: [("show", "B")]), Story.scene("B")],
      shown: "‹ First · "),
    Case(
      "two steps from the root",
      [
        stack, Story.scene("A", first, ways: [("show", "B")]),
        Story.scene("B", second, ways: [("show", "C")]), Story.scene("C", Story.item("Third")),
      ], scene: "C", shown: "‹ Second · Third"),
    Case(
      "shown by two: the first of the file counts",
      [
        stack, Story.scene("C", Story.item("Third"), ways: [("show", "B")]),
        Story.scene("A", first, ways: [("show", "B"), ("show", "C")]), Story.scene("B", second),
      ], shown: "‹ Third · Second"),
    Case(
      "shown on the stacks of two controllers: what lies below is on the same",
      [
        stack, Story.scene("C", Story.item("Third"), ways: [("show", "B")]),
        Story.scene("A", first, ways: [("show", "B")]), Story.scene("B", second),
        Story.navigation("M", root: "C"),
      ], shown: "‹ First · Second"),
    Case(
      "the root of one controller, shown on the stack of another",
      [
        stack, Story.scene("A", first, ways: [("show", "B")]),
        Story.scene("B", second), Story.navigation("M", root: "B"),
      ], shown: "Second"),
    Case(
      "scenes that show each other",
      [
        stack, Story.scene("A", first, ways: [("show", "B")]),
        Story.scene("B", second, ways: [("show", "A"), ("show", "B")]),
      ], shown: "‹ First · Second"),
    Case(
      "presented as well as shown",
      [
        stack, Story.scene("A", first, ways: [("presentation", "B"), ("show", "B")]),
        Story.scene("B", second),
      ], shown: "‹ First · Second"),
    Case(
      "shown by what a container view holds",
      [
        stack, Story.scene("A", first, ways: [("embed", "E")]),
        Story.scene("E", Story.item("Inner"), ways: [("show", "B")]), Story.scene("B", second),
      ], shown: "‹ First · Second"),
    Case(
      "shown by a tab of a tab bar controller on the stack",
      [
        stack, Story.scene("A", first, ways: [("tab", "E")], element: "tabBarController"),
        Story.scene("E", Story.item("Inner"), ways: [("show", "B")]), Story.scene("B", second),
      ], shown: "‹ First · Second"),
    Case(
      "through a reference to a scene of the same storyboard",
      [
        stack, Story.scene("A", first, ways: [("show", "R")]),
        """
        <scene sceneID="s-R"><objects><viewControllerPlaceholder id="R" \
        referencedIdentifier="second" sceneMemberID="viewController"/></objects></scene>
        """,
        Story.scene("B", second, attributes: "storyboardIdentifier=\"second\""),
      ], shown: "‹ First · Second"),
  ]

  @Test(arguments: pushed) func aSceneThatIsPushedStandsUnderABar(_ story: Case) throws {
    let screen = try Story.screen(story.scene, of: story.scenes.joined(), initial: story.initial)
    #expect(Story.bar(of: screen) == story.shown)
  }

  nonisolated static let alone: [Case] =
    [
      "presentation", "modal", "popover", "popoverPresentation", "showDetail", "replace", "embed",
    ].map { kind in
      Case(
        "reached by \(kind)",
        [stack, Story.scene("A", first, ways: [(kind, "B")]), Story.scene("B", second)],
        shown: "alone")
    } + [
      Case(
        "a tab",
        [
          stack, Story.scene("A", first, ways: [("tab", "B")], element: "tabBarController"),
          Story.scene("B", second),
        ], shown: "alone"),
      Case(
        "shown by what is presented",
        [
          stack, Story.scene("A", first, ways: [("presentation", "C")]),
          Story.scene("C", ways: [("show", "B")]), Story.scene("B", second),
        ], shown: "alone"),
      Case(
        "a navigation controller that is shown",
        [
          stack, Story.scene("A", first, ways: [("show", "M")]), Story.navigation("M", root: "B"),
          Story.scene("B", second),
        ], scene: "M", shown: "alone"),
      Case(
        "a split view controller that is shown",
        [
          stack, Story.scene("A", first, ways: [("show", "B")]),
          Story.scene("B", second, element: "splitViewController"),
        ], shown: "alone"),
      Case("reached by nothing", [Story.scene("B")], shown: "alone"),
      Case("with an empty item", [Story.scene("B", Story.item(nil))], shown: "alone"),
      Case("with an empty title", [Story.scene("B", Story.item(""))], shown: "alone"),
      Case(
        "with a canvas that has no bar",
        [Story.scene("B", second, more: "<nil key=\"simulatedTopBarMetrics\"/>")], shown: "alone"),
      Case(
        "with a canvas that has no bar, in older files",
        [Story.scene("B", second, settings: "<nil key=\"simulatedTopBarMetrics\"/>")],
        shown: "alone"),
      Case(
        "shown by a scene that nothing leads to, without an item",
        [Story.scene("A", ways: [("show", "B")]), Story.scene("B")], shown: "alone"),
      Case(
        "scenes that show each other and that nothing leads to",
        [
          Story.scene("A", first, ways: [("show", "B")]),
          Story.scene("B", second, ways: [("show", "A")]),
        ],
        shown: "alone"),
    ]

  @Test(arguments: alone) func otherScenesHaveNoBar(_ story: Case) throws {
    let screen = try Story.screen(story.scene, of: story.scenes.joined(), initial: story.initial)
    #expect(Story.bar(of: screen) == story.shown)
  }

  nonisolated static let pushedByCode: [Case] = [
    Case("reached by nothing", [Story.scene("B", second)], shown: "Second"),
    Case("the initial scene", [Story.scene("B", second)], initial: "B", shown: "Second"),
    Case("reached by itself", [Story.scene("B", second, ways: [("show", "B")])], shown: "Second"),
    Case(
      "with buttons only",
      [
        Story.scene(
          "B", Story.item(nil, "", "<barButtonItem key=\"rightBarButtonItem\" id=\"R\"/>"))
      ],
      shown: ""),
    Case("with a prompt only", [Story.scene("B", Story.item(nil, "prompt=\"Choose\""))], shown: ""),
    Case(
      "by a segue of the app's own",
      [Story.scene("A", ways: [("custom", "B")]), Story.scene("B", second)],
      shown: "Second"),
    Case(
      "shown by such a scene", [Story.scene("A", first, ways: [("show", "B")]), Story.scene("B")],
      shown: "‹ First · "),
    Case(
      "the initial scene, which another leads back to",
      [Story.scene("A", first, ways: [("show", "B")]), Story.scene("B", ways: [("show", "A")])],
      scene: "A", initial: "A", shown: "First"),
    Case(
      "with an item, shown by a scene that says nothing of a bar",
      [Story.scene("A", ways: [("show", "B")]), Story.scene("B", second)],
      shown: "‹ Back · Second"),
  ]

  @Test(arguments: pushedByCode) func anItemTellsOfAStackThatCodeMakes(_ story: Case) throws {
    let screen = try Story.screen(story.scene, of: story.scenes.joined(), initial: story.initial)
    #expect(Story.bar(of: screen) == story.shown)
  }

  // MARK: What the button back is named for

  nonisolated static let names: [(item: String, attributes: String, name: String)] = [
    (Story.item("First"), "title=\"Controller\"", "First"),
    (Story.item(nil), "title=\"Controller\"", "Controller"),
    ("", "title=\"Controller\"", "Controller"), (Story.item(nil), "", "Back"), ("", "", "Back"),
    (Story.item("First", "backButtonTitle=\"Home\""), "", "Home"),
    (
      Story.item(
        "First", "", "<barButtonItem key=\"backBarButtonItem\" title=\"Cancel\" id=\"K\"/>"), "",
      "Cancel"
    ),
    (Story.item("First", "", "<barButtonItem key=\"backBarButtonItem\" id=\"K\"/>"), "", "First"),
  ]

  @Test(arguments: names)
  func theButtonBackIsNamedForTheSceneBelow(item: String, attributes: String, name: String) throws {
    let below = Story.scene("A", item, ways: [("show", "B")], attributes: attributes)
    let screen = try Story.screen(
      "B", of: Self.stack + below + Story.scene("B", Story.item("Second")))
    #expect(Story.bar(of: screen) == "‹ \(name) · Second")
  }

  @Test func anItemMayHideTheButtonBack() throws {
    let screen = try Story.screen(
      "B",
      of: Self.stack + Story.scene("A", Self.first, ways: [("show", "B")])
        + Story.scene("B", Story.item("Second", "hidesBackButton=\"YES\"")))
    let root = try #require(screen?.root)
    #expect(!Pictures.screen(of: root).contains("First"))
  }
}
