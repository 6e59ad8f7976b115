import InterfaceBuilder
import Testing

@testable import UIKit

/// How a scene stands under its navigation bar at run time: what the bar shows, and what is left.
@MainActor @Suite struct PushedSceneTests {
  private typealias Story = NavigationStackFixtures

  private static let first = Story.scene("A", Story.item("First"), ways: [("show", "B")])

  /// A scene with a view that fills its safe area.
  private static func filled(_ id: String, _ item: String, more: String = "") -> String {
    """
    <scene sceneID="s-\(id)"><objects>
    <viewController id="\(id)" sceneMemberID="viewController" \(more)>
    \(CanvasFixtures.filledView("v-\(id)", size: CGSize(width: 375, height: 667), key: "view"))
    \(item)<connections/></viewController></objects></scene>
    """
  }

  private func navigation(_ screen: DocumentScreen?) throws -> UINavigationController {
    try #require(screen?.root.viewController as? UINavigationController)
  }

  // MARK: What is left of the screen

  struct Room: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let attributes: String
    let bar: String
    let item: String
    /// From the top of the screen to the safe area of the scene, and its height, in points.
    let top: CGFloat
    let height: CGFloat
  }

  @Test(arguments: [
    Room(testDescription: "a bar", attributes: "", bar: "", item: "", top: 64, height: 603),
    Room(
      testDescription: "a bar that hides nothing", attributes: "", bar: "translucent=\"NO\"",
      item: "", top: 64, height: 603),
    Room(
      testDescription: "no bar", attributes: "navigationBarHidden=\"YES\"", bar: "", item: "",
      top: 20, height: 647),
    Room(
      testDescription: "a prompt", attributes: "", bar: "", item: "prompt=\"Choose\"", top: 94,
      height: 573),
    Room(
      testDescription: "a large title", attributes: "", bar: "largeTitles=\"YES\"", item: "",
      top: 116, height: 551),
    Room(
      testDescription: "no large title by the item", attributes: "", bar: "largeTitles=\"YES\"",
      item: "largeTitleDisplayMode=\"never\"", top: 64, height: 603),
    Room(
      testDescription: "a toolbar", attributes: "toolbarHidden=\"NO\"", bar: "", item: "",
      top: 64, height: 559),
  ])
  func theSafeAreaBeginsBelowTheBar(_ room: Room) throws {
    let scenes =
      Story.navigation(root: "A", room.attributes, bar: room.bar) + Self.first
      + Self.filled("B", Story.item("Second", room.item))
    let screen = try #require(try Story.screen("B", of: scenes))
    let inner = try #require(screen.root.withID("in-v-B"))
    let frame = inner.convert(inner.bounds, to: screen.root)
    #expect(frame == CGRect(x: 0, y: room.top, width: 375, height: room.height))
    #expect(screen.size == CGSize(width: 375, height: 667))
  }

  @Test func aHiddenBarIsNotShown() throws {
    let scenes =
      Story.navigation(root: "A", "navigationBarHidden=\"YES\"") + Self.first
      + Story.scene("B", Story.item("Second"))
    let screen = try #require(try Story.screen("B", of: scenes))
    #expect(Story.bar(of: screen) == "hidden")
    #expect(!Pictures.screen(of: screen.root).contains("Second"))
  }

  // MARK: What the bar shows

  @Test(arguments: [
    ("never", "automatic", false), ("always", "automatic", true), ("automatic", "automatic", true),
    ("never", "always", true), ("always", "never", false),
  ])
  func aTitleThatLeavesItOpenIsAsLargeAsThoseBelow(
    lowest: String, top: String, isLarge: Bool
  ) throws {
    let scenes =
      Story.navigation(root: "A", bar: "largeTitles=\"YES\"")
      + Story.scene(
        "A", Story.item("First", "largeTitleDisplayMode=\"\(lowest)\""), ways: [("show", "M")])
      + Story.scene("M", Story.item("Middle"), ways: [("show", "B")])
      + Story.scene("B", Story.item("Second", "largeTitleDisplayMode=\"\(top)\""))
    let navigation = try navigation(try Story.screen("B", of: scenes))
    #expect(navigation.navigationBar.hasLargeTitle == isLarge)
    #expect(navigation.navigationBar.bounds.height == (isLarge ? 96 : 44))
  }

  @Test func theBarIsTheOneOfTheFile() throws {
    let scenes =
      Story.navigation(root: "A", bar: "barStyle=\"black\" translucent=\"NO\"") + Self.first
      + Story.scene("B", Story.item("Second"))
    let bar = try navigation(try Story.screen("B", of: scenes)).navigationBar
    #expect(bar.barStyle == .black)
    #expect(!bar.isTranslucent)
    #expect(bar.nibOrigin?.id == "bar-N")
  }

  @Test func theToolbarShowsTheItemsOfTheScene() throws {
    let items = """
      <toolbarItems><barButtonItem title="Sort" id="T"/></toolbarItems>
      """
    let scene = Story.scene("B", Story.item("Second"), more: items)
    let shown = try Story.screen(
      "B", of: Story.navigation(root: "A", "toolbarHidden=\"NO\"") + Self.first + scene)
    #expect(Pictures.screen(of: try #require(shown?.root)).contains("\"Sort\""))
    let hidden = try Story.screen("B", of: Story.navigation(root: "A") + Self.first + scene)
    #expect(!Pictures.screen(of: try #require(hidden?.root)).contains("\"Sort\""))
  }

  // MARK: What is told of a screen

  @Test func theScreenIsStillThatOfTheScene() throws {
    let scenes =
      Story.navigation(root: "A") + Self.first
      + Story.scene(
        "B", Story.item("Second"), element: "tableViewController",
        attributes: "storyboardIdentifier=\"second\"",
        more: """
          <tableView key="view" contentMode="scaleToFill" id="view-B">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/></tableView>
          """)
    let screen = try #require(try Story.screen("B", of: scenes))
    #expect(screen.id == "B")
    #expect(screen.name == "second")
    #expect(screen.className == "UITableViewController")
    #expect(screen.controller is UITableViewController)
    #expect(screen.root.withID("view-B") != nil)
    #expect(screen.root.viewController is UINavigationController)
  }

  @Test func xcodesCanvasShowsTheSceneAlone() throws {
    let scenes = Story.navigation(root: "A") + Self.first + Story.scene("B", Story.item("Second"))
    let screen = try Story.screen("B", of: scenes, isDesignTime: true)
    #expect(screen?.root.nibOrigin?.id == "view-B")
  }

  @Test(arguments: [
    (
      "<navigationBar key=\"navigationBar\" customClass=\"MissingBar\" id=\"bar\"/>",
      "class MissingBar is not here; shown as UINavigationBar"
    ),
    (
      """
      <navigationBar key="navigationBar" id="bar"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="wrong" value="1"/>
      </userDefinedRuntimeAttributes></navigationBar>
      """, "UINavigationBar has no property \"wrong\" for this value"
    ),
    (
      "<navigationBar key=\"navigationBar\" barStyle=\"pink\" id=\"bar\"/>",
      "barStyle=\"pink\" of <navigationBar> is not known; left out"
    ),
  ])
  func whatIsWrongWithTheNavigationControllerIsToldOnce(bar: String, message: String) throws {
    // Whichever is made first.
    for isFirst in [false, true] {
      let navigation = Story.navigation(root: "A", ownBar: bar)
      let scenes = Self.first + Story.scene("B", Story.item("Second"))
      let text = isFirst ? navigation + scenes : scenes + navigation
      let document = try Story.document(text)
      let found = DocumentScreens.screens(of: document, options: DocumentOptions()).diagnostics
      #expect(found.map(\.message) == [message])
      // Then the controller is made only to hold the scene.
      var options = DocumentOptions()
      options.scene = "A"
      let again = try Story.document(text)
      let ofScene = DocumentScreens.screens(of: again, options: options).diagnostics
      #expect(ofScene.map(\.message) == [message])
    }
  }

  // MARK: How much is made

  @Test func fiveHundredScenesThatShowEachOtherAreAllMade() throws {
    let ids = (0..<500).map { "S\($0)" }
    let scenes = ids.enumerated().map { index, id in
      let ways = (1...40).map { ("show", ids[(index + $0) % ids.count]) }
      return Story.scene(id, Story.item(id), ways: ways)
    }
    let document = try Story.document(Story.navigation(root: "S0") + scenes.joined())
    let outcome = DocumentScreens.screens(of: document, options: DocumentOptions())
    #expect(outcome.diagnostics.filter { $0.severity == .error }.isEmpty)
    let bars = outcome.screens.map { Story.bar(of: $0) }
    #expect(bars.count == 501)
    #expect(bars[1] == "S0")
    #expect(bars[300] == "‹ S259 · S299")
  }

  @Test func aLongChainOfScenesIsNoStackOfControllers() throws {
    let scenes = (0..<500).map {
      Story.scene("S\($0)", Story.item("\($0)"), ways: [("show", "S\($0 + 1)")])
    }
    let document = try Story.document(
      Story.navigation(root: "S0") + scenes.joined() + Story.scene("S500", Story.item("500")))
    let outcome = DocumentScreens.screens(of: document, options: DocumentOptions())
    #expect(outcome.diagnostics.isEmpty)
    let last = try navigation(outcome.screens.last)
    #expect(last.viewControllers.count == 2)
    #expect(last.viewControllers.first?.isViewLoaded == false)
  }
}
