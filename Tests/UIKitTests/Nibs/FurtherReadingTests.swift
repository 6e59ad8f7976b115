import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

/// What files hold less often, and what becomes of it.
@MainActor @Suite struct FurtherReading {
  private func screens(
    _ document: IBDocument, _ change: (inout DocumentOptions) -> Void = { _ in }
  ) -> [DocumentScreen] {
    var options = DocumentOptions()
    change(&options)
    return DocumentScreens.screens(of: document, options: options).screens
  }

  // MARK: Texts

  @Test func theContentOfAListCellIsShown() throws {
    let document = try NibFixtures.xib(
      """
      <tableView dataMode="static" id="T"><rect key="frame" width="320" height="200"/>
      <sections><tableViewSection id="S"><cells><tableViewCell id="C">
      <tableViewCellContentView key="contentView" id="V"/>
      <listContentConfiguration key="contentConfiguration" text="Feature Flags" secondaryText=""/>
      </tableViewCell></cells></tableViewSection></sections></tableView>
      """)
    let root = try #require(screens(document).first?.root)
    #expect(Pictures.picture(of: root).contains("Feature Flags"))
  }

  @Test func aBarTakesTheFontsAndColoursOfItsTitles() throws {
    let bar: UINavigationBar = try NibFixtures.view(
      """
      <navigationBar id="B"><textAttributes key="titleTextAttributes">
      <fontDescription key="fontDescription" type="boldSystem" pointSize="24"/>
      <color key="textColor" white="1"/></textAttributes>
      <items><navigationItem title="Settings" id="I"/></items></navigationBar>
      """)
    #expect(bar.titleLabel?.font.pointSize == 24)
    #expect(bar.titleLabel?.textColor == UIColor(1, 1, 1, name: nil))
  }

  @Test(arguments: [("label", 17), ("small", 12), ("system", 14)])
  func aFontMayHaveASizeByName(name: String, points: CGFloat) throws {
    let label: UILabel = try NibFixtures.view(
      """
      <label id="L"><fontDescription key="fontDescription" type="system" size="\(name)"/></label>
      """)
    #expect(label.font.pointSize == points)
  }

  @Test func aLabelKeepsHowItShrinks() throws {
    let label: UILabel = try NibFixtures.view(
      "<label baselineAdjustment=\"none\" adjustsLetterSpacingToFitWidth=\"YES\" id=\"L\"/>")
    #expect(label.baselineAdjustment == .none && label.allowsDefaultTighteningForTruncation)
  }

  @Test func aTextViewKeepsWhatBecomesALink() throws {
    let view: UITextView = try NibFixtures.view(
      """
      <textView id="T"><dataDetectorType key="dataDetectorTypes" link="YES" address="YES"/>
      <textInputTraits key="textInputTraits" smartQuotesType="no"/></textView>
      """)
    #expect(view.dataDetectorTypes == [.link, .address])
    #expect(view.smartQuotesType == .no && view.smartDashesType == .default)
  }

  // MARK: Images and buttons

  @Test func aSymbolIsAsLargeAsItsConfigurationSays() throws {
    let view: UIImageView = try NibFixtures.view(
      """
      <imageView image="star" catalog="system" id="I">
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="large"/></imageView>
      """)
    #expect(view.intrinsicContentSize.width == 20 * 1.291)
    view.preferredSymbolConfiguration = .init(pointSize: 34)
    #expect(view.intrinsicContentSize.width == 40)
  }

  @Test func aButtonKeepsItsBackgroundAndItsCorners() throws {
    let button: UIButton = try NibFixtures.view(
      """
      <button id="B"><buttonConfiguration key="configuration" style="filled" cornerStyle="capsule">
      <backgroundConfiguration key="background" cornerRadius="5"/></buttonConfiguration></button>
      """)
    #expect(button.configuration?.cornerStyle == .capsule)
    #expect(button.configuration?.background.cornerRadius == 5)
  }

  @Test(arguments: ["topLeft", "TopLeft"])
  func contentModesMayBeginWithACapital(name: String) throws {
    let view: UIView = try NibFixtures.view("<view contentMode=\"\(name)\" id=\"V\"/>")
    #expect(view.contentMode == .topLeft)
  }

  @Test(arguments: [("light", UIUserInterfaceStyle.light), ("dark", .dark), ("x", .unspecified)])
  func aViewMayBeLightOrDarkByItself(name: String, style: UIUserInterfaceStyle) throws {
    let view: UIView = try NibFixtures.view("<view interfaceStyle=\"\(name)\" id=\"V\"/>")
    #expect(view.overrideUserInterfaceStyle == style)
  }

  // MARK: Sizes

  @Test func aSwitchHasItsOwnSizeAtRunTimeAndTheStoredOneOnTheCanvas() throws {
    let document = try NibFixtures.xib(
      """
      <view id="V"><rect key="frame" width="320" height="100"/><subviews><switch id="S">
      <rect key="frame" x="20" y="10" width="94" height="27"/></switch></subviews></view>
      """)
    let control = try #require(screens(document).first?.root.subviews.first)
    #expect(control.frame == CGRect(x: 20, y: 10, width: 51, height: 31))
    control.frame = CGRect(x: 1, y: 2, width: 100, height: 100)
    #expect(control.frame == CGRect(x: 1, y: 2, width: 51, height: 31))
    let canvas = try #require(
      screens(document) { $0.isDesignTime = true }.first?.root.subviews.first)
    #expect(canvas.frame == CGRect(x: 20, y: 10, width: 94, height: 27))
  }

  @Test func marginsMayFollowTheReadableWidth() throws {
    let view: UIView = try NibFixtures.view(
      """
      <view layoutMarginsFollowReadableWidth="YES" id="V">
      <rect key="frame" width="1200" height="100"/></view>
      """)
    #expect(view.layoutMargins.left == 140 && view.layoutMargins.right == 140)
    view.layoutMarginsFollowReadableWidth = false
    #expect(view.layoutMargins.left == 8)
  }

  @Test(arguments: [
    ("", 320.0), ("<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>", 200),
  ])
  func theViewOfAXibsOwnerFillsTheScreenUnlessItHasASizeOfItsOwn(metrics: String, width: Double)
    throws
  {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <device id="retina4_0" orientation="portrait"/><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
      <outlet property="view" destination="V" id="o"/></connections></placeholder>
      <view id="V"><rect key="frame" width="200" height="100"/>\(metrics)</view>
      <view id="W"><rect key="frame" width="100" height="100"/></view></objects></document>
      """
    let document = try IBDocument(bytes: Array(text.utf8), file: "Test.xib")
    #expect(screens(document).map(\.size.width) == [CGFloat(width), 100])
    #expect(screens(document) { $0.isDesignTime = true }.map(\.size.width) == [200, 100])
  }

  @Test func aWindowMayFillTheScreenAndBeSeenAtOnce() throws {
    let (objects, _, _) = try NibFixtures.load(
      """
      <window resizesToFullScreen="YES" visibleAtLaunch="YES" id="1">
      <rect key="frame" width="100" height="100"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES"/></window>
      <window id="2"/>
      """)
    let windows = objects.compactMap { $0 as? UIWindow }
    #expect(windows.map(\.isHidden) == [false, true])
    #expect(windows.first?.frame == UIScreen.main.bounds)
    windows.first?.isHidden = true
  }

  // MARK: Controllers and documents

  @Test func aControllerMayBeKeptUnderItsStoryboardIdentifier() throws {
    let (objects, _, _) = try NibFixtures.load(
      """
      <viewController storyboardIdentifier="Start" \
      useStoryboardIdentifierAsRestorationIdentifier="YES" id="1">
      <value key="contentSizeForViewInPopover" type="size" width="320" height="480"/>
      <string key="title">Two
      lines</string></viewController>
      """)
    let controller = try #require(objects.first as? UIViewController)
    #expect(controller.restorationIdentifier == "Start")
    #expect(controller.preferredContentSize == CGSize(width: 320, height: 480))
    #expect(controller.title == "Two\nlines")
  }

  @Test func theGuidesOfAControllerInAXibAreThere() throws {
    let (objects, _, messages) = try NibFixtures.load(
      """
      <viewController id="1"><layoutGuides><viewControllerLayoutGuide type="top" id="G"/>
      </layoutGuides><view key="view" id="V"><rect key="frame" width="320" height="480"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="W"/></subviews><constraints>
      <constraint firstItem="W" firstAttribute="top" secondItem="G" secondAttribute="bottom" id="c"/>
      </constraints></view></viewController>
      """)
    #expect(messages == [])
    let view = try #require((objects.first as? UIViewController)?.view)
    #expect(view.constraints.first?.secondItem is UILayoutGuide)
  }

  @Test func aDocumentMayGiveItsWindowsATint() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="V"/></objects><color key="tintColor" red="1" green="0" blue="0" alpha="1"/></document>
      """
    let document = try IBDocument(bytes: Array(text.utf8), file: "Test.xib")
    let shown = screens(document)
    #expect(shown.first?.root.tintColor == UIColor(1, 0, 0, name: nil))
  }

  @Test func aSearchDisplayControllerIsNoScreen() throws {
    let storyboard = try NibFixtures.storyboard(
      NibFixtures.scene("<searchDisplayController id=\"S\"/><viewController id=\"C\"/>"))
    #expect(screens(storyboard.document).map(\.id) == ["C"])
  }

  @Test func aWebViewKeepsItsConfiguration() throws {
    let view: WKWebView = try NibFixtures.view(
      """
      <wkWebView id="W"><wkWebViewConfiguration key="configuration" \
      allowsAirPlayForMediaPlayback="NO" applicationNameForUserAgent="App">
      <audiovisualMediaTypes key="mediaTypesRequiringUserActionForPlayback" none="YES"/>
      <wkPreferences key="preferences" javaScriptEnabled="NO"/>
      <dataDetectorTypes key="dataDetectorTypes" link="YES"/></wkWebViewConfiguration></wkWebView>
      """)
    let configuration = view.configuration
    #expect(!configuration.allowsAirPlayForMediaPlayback)
    #expect(configuration.mediaTypesRequiringUserActionForPlayback.isEmpty)
    #expect(configuration.applicationNameForUserAgent == "App")
    #expect(!configuration.preferences.javaScriptEnabled)
    #expect(configuration.dataDetectorTypes == .link)
  }
}
