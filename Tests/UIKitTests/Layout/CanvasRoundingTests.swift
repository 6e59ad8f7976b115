import InterfaceBuilder
import Testing

@testable import UIKit

@MainActor @Suite struct CanvasRoundingTests {
  /// The sizes of a label in the scenes of a storyboard, beside what else stands in each.
  private func sizes(beside others: [String], isDesignTime: Bool) throws -> [CGSize] {
    let scenes = others.enumerated().map { index, other in
      """
      <scene sceneID="s\(index)"><objects><viewController id="c\(index)"><view key="view" id="v\(index)">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <label text="Some text" id="l\(index)"/>\(other)</subviews></view></viewController>
      </objects></scene>
      """
    }
    let document = try NibFixtures.storyboard(scenes.joined()).document
    var options = DocumentOptions()
    options.isDesignTime = isDesignTime
    let (screens, _) = DocumentScreens.screens(of: document, options: options)
    return screens.compactMap { $0.root.subviews.first?.intrinsicContentSize }
  }

  @Test func theCanvasRoundsLabelsToPointsUnlessTheSceneHasAStackView() throws {
    let stack = "<view id=\"w\"><subviews><stackView id=\"st\"/></subviews></view>"
    let sizes = try sizes(beside: ["", stack], isDesignTime: true)
    try #require(sizes.count == 2)
    #expect(sizes[0].height == 21 && sizes[0].width == sizes[0].width.rounded())
    #expect(sizes[1].height == 20.5)
  }

  @Test func anAppRoundsLabelsToPixels() throws {
    let sizes = try sizes(beside: [""], isDesignTime: false)
    #expect(sizes.map(\.height) == [20.5])
  }
}
