import Testing

@testable import UIKit

/// What Xcode's canvas covers of a root view; the numbers are those of files that Xcode saved.
@MainActor @Suite struct CanvasMetricsTests {
  private func insets(_ screens: [DocumentScreen], of id: String) throws -> (CGFloat, CGFloat) {
    let root = try #require(screens.lazy.compactMap { $0.root.withID("v-\(id)") }.first)
    let inner = try #require(root.withID("in-v-\(id)"))
    return (inner.frame.minY, root.bounds.height - inner.frame.maxY)
  }

  @Test(
    arguments: [
      ("retina4_7", "14113", 375, 667, 20, 0), ("retina4_7", "16097", 375, 667, 0, 0),
      ("retina4_7", "22505", 375, 667, 20, 0), ("retina5_9", "17506", 375, 812, 44, 34),
      ("retina5_9", "21507", 375, 812, 50, 34), ("retina6_1", "17506", 414, 896, 44, 34),
      ("retina6_1", "21701", 414, 896, 48, 34), ("retina6_12", "32700", 393, 852, 59, 34),
      ("ipad9_7", "13771", 768, 1024, 20, 0), ("ipad9_7", "16096", 768, 1024, 0, 0),
      // Lower than the device for no reason that is known: the status bar stays, home does not.
      ("retina6_1", "17506", 414, 400, 44, 0), ("retina4_7", "14113", 375, 550, 20, 0),
      // Much lower, on a phone with a home button: no status bar before Xcode 14.
      ("retina4_7", "14113", 375, 150, 0, 0), ("retina4_7", "22505", 375, 150, 20, 0),
      // Sheets, and roots that begin below a status bar.
      ("retina6_1", "17506", 414, 842, 0, 34), ("retina4_7", "14113", 375, 647, 0, 0),
      // Wider or narrower than the device.
      ("retina6_1", "16096", 461, 167, 44, 34), ("retina6_1", "16096", 350, 400, 44, 0),
    ] as [(String, String, CGFloat, CGFloat, CGFloat, CGFloat)])
  func statusBarAndHomeIndicator(
    device: String, tools: String, width: CGFloat, height: CGFloat, top: CGFloat, bottom: CGFloat
  ) throws {
    let scene = CanvasFixtures.scene("a", size: CGSize(width: width, height: height))
    let screens = try CanvasFixtures.storyboard(scene, device: device, tools: tools)
    let found = try insets(screens, of: "a")
    #expect(found == (top, bottom))
  }

  @Test(
    arguments: [
      ("<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>", 667, 64, 0),
      (
        "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"YES\"/>", 667,
        94, 0
      ),
      ("<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>", 603, 0, 0),
      ("<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>", 613, 56, 0),
      ("<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>", 667, 20, 49),
      ("<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>", 667, 20, 44),
      ("<nil key=\"simulatedStatusBarMetrics\"/>", 667, 0, 0),
    ] as [(String, CGFloat, CGFloat, CGFloat)])
  func barsThatAreSimulated(
    settings: String, height: CGFloat, top: CGFloat, bottom: CGFloat
  ) throws {
    let size = CGSize(width: 375, height: height)
    let scene = CanvasFixtures.scene("a", size: size, settings: settings)
    #expect(try insets(CanvasFixtures.storyboard(scene), of: "a") == (top, bottom))
  }

  @Test func aPushedSceneStandsBelowTheBarOfItsContainer() throws {
    let full = CGSize(width: 375, height: 667)
    let navigation = """
      <scene sceneID="n"><objects>
      <navigationController id="nav" sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="bar" largeTitles="YES"/>
      <connections>
      <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>
      </connections></navigationController></objects></scene>
      """
    let push = "<segue destination=\"b\" kind=\"show\" id=\"p\"/>"
    let screens = try CanvasFixtures.storyboard(
      navigation + CanvasFixtures.scene("a", size: full, segues: push)
        + CanvasFixtures.scene("b", size: full))
    #expect(try insets(screens, of: "a") == (116, 0))
    #expect(try insets(screens, of: "b") == (116, 0))
  }

  @Test func anEmbeddedSceneHasTheStatusBarOnly() throws {
    let embed = "<segue destination=\"b\" kind=\"embed\" id=\"e\"/>"
    let screens = try CanvasFixtures.storyboard(
      CanvasFixtures.scene("a", size: CGSize(width: 414, height: 896), segues: embed)
        + CanvasFixtures.scene("b", size: CGSize(width: 414, height: 150)),
      device: "retina6_1", tools: "17506")
    #expect(try insets(screens, of: "b") == (44, 0))
  }

  @Test func aContainerIsShownWithoutTheScenesItHolds() throws {
    let navigation = """
      <scene sceneID="n"><objects>
      <navigationController id="nav" sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="bar"/>
      <connections>
      <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>
      </connections></navigationController></objects></scene>
      """
    let size = CGSize(width: 320, height: 300)
    let screens = try CanvasFixtures.storyboard(
      navigation + CanvasFixtures.scene("a", size: size))
    #expect(screens.map { $0.root.withID("v-a") != nil } == [false, true])
    #expect(screens.last?.size == size)
  }

  @Test func viewsInTheDockOfASceneAreScreensOfTheirOwn() throws {
    let docked =
      "<view id=\"d\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"90\" height=\"40\"/></view>"
    let scene = CanvasFixtures.scene("a", size: CGSize(width: 375, height: 667), more: docked)
    let screens = try CanvasFixtures.storyboard(scene)
    #expect(screens.map(\.id) == ["a", "d"])
    #expect(screens.last?.size == CGSize(width: 90, height: 40))
  }
}
