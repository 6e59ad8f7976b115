import InterfaceBuilder
import PlainviewTesting
import Testing

@testable import UIKit

/// The scenes of a storyboard as its app shows them: each on the stack that it is pushed onto.
@MainActor @Suite struct PushedSceneGoldens {
  /// A label at the top of the safe area and a button that leads on.
  private static func scene(_ id: String, text: String, item: String, segues: String) -> String {
    """
    <scene sceneID="s-\(id)"><objects>
    <viewController storyboardIdentifier="\(id)" id="\(id)" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="v-\(id)">
    <rect key="frame" x="0" y="0" width="320" height="320"/>
    <subviews>
    <label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="l-\(id)"/>
    <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="b-\(id)">
    <state key="normal" title="Next"/><connections>\(segues)</connections></button>
    </subviews>
    <viewLayoutGuide key="safeArea" id="a-\(id)"/>
    <constraints>
    <constraint firstItem="l-\(id)" firstAttribute="top" secondItem="a-\(id)" \
    secondAttribute="top" constant="16" id="c1-\(id)"/>
    <constraint firstItem="l-\(id)" firstAttribute="leading" secondItem="a-\(id)" \
    secondAttribute="leading" constant="16" id="c2-\(id)"/>
    <constraint firstItem="b-\(id)" firstAttribute="bottom" secondItem="a-\(id)" \
    secondAttribute="bottom" constant="-16" id="c3-\(id)"/>
    <constraint firstItem="b-\(id)" firstAttribute="centerX" secondItem="a-\(id)" \
    secondAttribute="centerX" id="c4-\(id)"/>
    </constraints>
    </view>
    \(item)
    <toolbarItems>
    <barButtonItem title="Sort \(id)" id="t-\(id)"/>
    </toolbarItems>
    </viewController></objects></scene>
    """
  }

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" initialViewController="N">
    <scenes>
    <scene sceneID="s-N"><objects>
    <navigationController toolbarHidden="NO" id="N" sceneMemberID="viewController">
    <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="bar"/>
    <connections>
    <segue destination="list" kind="relationship" relationship="rootViewController" id="r"/>
    </connections></navigationController></objects></scene>
    \(scene(
      "list", text: "All places",
      item: """
        <navigationItem key="navigationItem" title="Places">
        <barButtonItem key="rightBarButtonItem" systemItem="add" id="add"/></navigationItem>
        """,
      segues: "<segue destination=\"place\" kind=\"show\" id=\"g1\"/>"))
    \(scene(
      "place", text: "One place",
      item: """
        <navigationItem key="navigationItem" title="Place" prompt="Choose a colour" \
        largeTitleDisplayMode="never">
        <barButtonItem key="backBarButtonItem" title="Cancel" id="cancel"/>
        <rightBarButtonItems><barButtonItem title="Done" style="done" id="done"/>
        <barButtonItem systemItem="search" id="find"/></rightBarButtonItems></navigationItem>
        """,
      segues: "<segue destination=\"map\" kind=\"show\" id=\"g2\"/>"))
    \(scene("map", text: "A map", item: "", segues: ""))
    \(scene(
      "help", text: "Some help",
      item: "<navigationItem key=\"navigationItem\" title=\"Help\"/>", segues: ""))
    </scenes>
    </document>
    """

  @Test(arguments: ["list", "place", "map", "help"])
  func theSceneUnderItsBar(_ scene: String) throws {
    var options = DocumentOptions()
    options.size = CGSize(width: 320, height: 320)
    options.scene = scene
    let document = try IBDocument(bytes: Array(Self.storyboard.utf8), file: "Places.storyboard")
    let outcome = DocumentScreens.screens(of: document, options: options)
    #expect(outcome.diagnostics.isEmpty)
    #expect(outcome.screens.map(\.id) == [scene])
    assertSnapshot(of: try #require(outcome.screens.first).root)
  }
}
