import InterfaceBuilder
import Testing

@testable import UIKit

/// Names that files are known to hold, though few do: each is read or listed.
@MainActor @Suite struct KnownNames {
  nonisolated static let objects = [
    """
    <view contentMode="TopLeft" restorationIdentifier="Root" clearsContextBeforeDrawing="NO" \
    layoutMarginsFollowReadableWidth="YES" simulatedAppContext="notificationCenter" id="a1">
    <userGuides><userLayoutGuide location="20" affinity="minX"/></userGuides>
    <animations/><gestureRecognizers/><rect key="contentStretch" x="0" y="0" width="1" height="1"/>
    </view>
    """,
    """
    <button hasAttributedTitle="YES" adjustsImageSizeForAccessibilityContentSizeCategory="YES" \
    pointerInteraction="YES" springLoaded="YES" id="a2">
    <size key="titleShadowOffset" width="1" height="1"/>
    <inset key="insetFor6xAndEarlier" minX="0" minY="0" maxX="0" maxY="0"/>
    <state key="normal" image="star" catalog="system">
    <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="font" \
    scale="large" weight="bold">
    <fontDescription key="fontDescription" type="system" pointSize="20"/>
    </preferredSymbolConfiguration></state>
    <buttonConfiguration key="configuration" style="filled" title="Go" cornerStyle="capsule">
    <backgroundConfiguration key="background" cornerRadius="5">
    <color key="backgroundColor" white="1"/><color key="strokeColor" white="0"/>
    </backgroundConfiguration></buttonConfiguration></button>
    """,
    """
    <label text="A" baselineAdjustment="none" adjustsLetterSpacingToFitWidth="YES" \
    autoshrinkMode="none" usesAttributedText="YES" id="a3">
    <attributedString key="attributedText"><fragment content="A"><attributes>
    <font key="NSOriginalFont" size="17" metaFont="system"/><integer key="NSUnderline" value="1"/>
    <paragraphStyle key="NSParagraphStyle" alignment="left" baseWritingDirection="natural" \
    tighteningFactorForTruncation="0" allowsDefaultTighteningForTruncation="NO"><tabStops><textTab alignment="left" location="28"><options/></textTab></tabStops>
    <lineBreakStrategy key="lineBreakStrategy"/>
    </paragraphStyle></attributes></fragment></attributedString></label>
    """,
    """
    <navigationController hidesBarsWhenVerticallyCompact="YES" hidesBarsOnSwipe="YES" \
    wantsFullScreenLayout="YES" autoresizesArchivedViewToFullSize="NO" \
    useStoryboardIdentifierAsRestorationIdentifier="YES" storyboardIdentifier="Start" id="a4">
    <simulatedMetricsInferredSentinel key="simulatedTopBarMetrics"/>
    <splitViewDetailSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
    <value key="contentSizeForViewInPopover" type="size" width="320" height="480"/>
    <navigationBar key="navigationBar" id="a5">
    <textAttributes key="titleTextAttributes"><color key="textColor" white="1"/>
    <fontDescription key="fontDescription" type="system" pointSize="20"/>
    <color key="textShadowColor" white="0"/></textAttributes>
    <navigationBarAppearance key="standardAppearance" backgroundImage="bar">
    <color key="backgroundColor" white="1"/></navigationBarAppearance>
    </navigationBar><nil name="viewControllers"/></navigationController>
    """,
    """
    <tabBarItem title="A" landscapeImage="small" largeContentSizeImage="large" id="a6">
    <offsetWrapper key="titlePositionAdjustment" horizontal="0" vertical="-4"/>
    <inset key="imageInsets" minX="0" minY="6" maxX="0" maxY="-6"/></tabBarItem>
    """,
    """
    <textView allowsEditingTextAttributes="YES" id="a7">
    <mutableString key="text">A</mutableString>
    <textInputTraits key="textInputTraits" smartDashesType="no" smartInsertDeleteType="no" \
    smartQuotesType="no"/><dataDetectorType key="dataDetectorTypes" link="YES" lookupSuggestion="YES"/>
    </textView>
    """,
    """
    <wkWebView id="a8"><wkWebViewConfiguration key="configuration" \
    allowsAirPlayForMediaPlayback="NO" allowsPictureInPictureMediaPlayback="NO" \
    applicationNameForUserAgent="A" suppressesIncrementalRendering="YES">
    <audiovisualMediaTypes key="mediaTypesRequiringUserActionForPlayback" none="YES"/>
    <dataDetectorTypes key="dataDetectorTypes" link="YES"/>
    <wkPreferences key="preferences" javaScriptEnabled="NO"/></wkWebViewConfiguration></wkWebView>
    """,
    """
    <tableView separatorInsetReference="fromAutomaticInsets" contentViewInsetsToSafeArea="NO" \
    showsSelectionImmediatelyOnTouchBegin="NO" sectionIndexMinimumDisplayRowCount="1" \
    estimatedSectionHeaderHeight="-1" id="a9">
    <inset key="scrollIndicatorInsets" minX="0" minY="0" maxX="0" maxY="0"/>
    <color key="sectionIndexBackgroundColor" white="1"/><sections><tableViewSection id="b1">
    <attributedString key="userComments"/><cells><tableViewCell hidesAccessoryWhenEditing="NO" \
    id="b2"><listContentConfiguration key="contentConfiguration" text="A" secondaryText=""/>
    </tableViewCell></cells></tableViewSection></sections></tableView>
    """,
    """
    <screenEdgePanGestureRecognizer userLabel="Edge" id="b3"><rectEdge key="edges" left="YES"/>
    </screenEdgePanGestureRecognizer>
    """,
    "<mapView customClass=\"AppMap\" id=\"b4\"><frame key=\"frameInset\" minX=\"0\"/></mapView>",
    "<mtkView colorPixelFormat=\"BGRA8Unorm\" depthStencilPixelFormat=\"invalid\" id=\"b5\"/>",
    "<window visibleAtLaunch=\"YES\" resizesToFullScreen=\"YES\" id=\"b6\"/>",
    "<collectionView prefetchingEnabled=\"NO\" id=\"b7\"/>",
    "<tabBar barStyle=\"black\" id=\"b8\"><color key=\"selectedImageTintColor\" white=\"1\"/></tabBar>",
    "<toolbar barStyle=\"black\" id=\"b9\"/>",
    "<switch title=\"Sound\" id=\"c1\"/>",
    "<refreshControl key=\"refreshControl\" insetsLayoutMarginsFromSafeArea=\"NO\" id=\"c2\"/>",
  ]

  @Test(arguments: objects) func eachIsReadOrListed(object: String) throws {
    let document = try NibFixtures.xib(object, attributes: "useTraitCollections=\"YES\"")
    #expect(FileCoverage(of: document).diagnostics.map(\.message) == [])
  }
}
