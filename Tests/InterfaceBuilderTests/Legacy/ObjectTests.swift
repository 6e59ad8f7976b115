import Foundation
import InterfaceBuilder
import Testing

/// One row a rule: class, keys of the archive, what is written today.
@Suite struct ArchivedObjects {
  private static let views: [(String, String, String)] = [
    (
      "IBUIView", #"<bool key="IBUIOpaque">NO</bool><int key="IBUITag">3</int>"#,
      #"<view opaque="NO" tag="3"/>"#
    ),
    (
      "IBUIView", #"<float key="IBUIAlpha">0.40000000596046448</float>"#,
      #"<view alpha="0.40000000596046448"/>"#
    ),
    ("IBUIView", #"<int key="IBUIContentMode">9</int>"#, #"<view contentMode="topLeft"/>"#),
    (
      "IBUIView", #"<string key="NSHuggingPriority">{250, 750}</string>"#,
      #"<view horizontalHuggingPriority="250" verticalHuggingPriority="750"/>"#
    ),
    (
      "IBUIView",
      #"<object class="IBUIAccessibilityConfiguration" key="IBUIAccessibilityConfiguration">"#
        + #"<string key="IBUIAccessibilityLabel">Tip</string>"#
        + #"<integer value="5" key="IBUIAccessibilityTraits"/>"#
        + #"<boolean value="NO" key="IBUIIsAccessibilityElement"/></object>"#,
      #"<view><accessibility key="accessibilityConfiguration" label="Tip">"#
        + #"<accessibilityTraits key="traits" button="YES" image="YES"/>"#
        + #"<bool key="isElement" value="NO"/></accessibility></view>"#
    ),
    (
      "IBUIWindow", #"<bool key="IBUIVisibleAtLaunch">YES</bool>"#,
      #"<window visibleAtLaunch="YES" resizesToFullScreen="NO"/>"#
    ),
    ("IBUIWindow", #"<bool key="IBUIResizesToFullScreen">YES</bool>"#, "<window/>"),
    (
      "IBUIImageView", #"<bool key="IBUIUserInteractionEnabled">NO</bool>"#,
      #"<imageView userInteractionEnabled="NO"/>"#
    ),
    ("IBUIPickerView", #"<bool key="IBUIShowsSelectionIndicator">YES</bool>"#, "<pickerView/>"),
    (
      "IBUIWebView", #"<int key="IBUIDataDetectorTypes">3</int>"#,
      #"<webView><dataDetectorType key="dataDetectorTypes" phoneNumber="YES" link="YES"/></webView>"#
    ),
    (
      "IBMKMapView", #"<bool key="IBMKShowsUserLocation">YES</bool>"#,
      #"<mapView mapType="standard" showsUserLocation="YES"/>"#
    ),
  ]

  private static let controls: [(String, String, String)] = [
    (
      "IBUISwitch",
      #"<bool key="IBUIOn">YES</bool><int key="IBUIContentHorizontalAlignment">0</int>"#,
      #"<switch contentHorizontalAlignment="center" contentVerticalAlignment="top" on="YES"/>"#
    ),
    (
      "IBUISlider", #"<float key="IBUIMaxValue">2.000000e+00</float>"#,
      #"<slider contentHorizontalAlignment="left" contentVerticalAlignment="top" value="0.0" "#
        + #"minValue="0.0" maxValue="2"/>"#
    ),
    (
      "IBUIStepper", #"<double key="IBUIMaximumValue">5</double>"#,
      #"<stepper contentHorizontalAlignment="left" contentVerticalAlignment="top" maximumValue="5"/>"#
    ),
    (
      "IBUIPageControl", #"<int key="IBUINumberOfPages">4</int>"#,
      #"<pageControl contentHorizontalAlignment="left" contentVerticalAlignment="top" "#
        + #"numberOfPages="4"/>"#
    ),
    (
      "IBUIActivityIndicatorView", "",
      #"<activityIndicatorView hidesWhenStopped="YES" style="white"/>"#
    ),
    (
      "IBUIActivityIndicatorView",
      #"<bool key="IBUIHidesWhenStopped">NO</bool><int key="IBUIStyle">2</int>"#,
      #"<activityIndicatorView style="gray"/>"#
    ),
    (
      "IBUIProgressView",
      #"<int key="IBUIProgressViewStyle">1</int><float key="IBUIProgress">0.5</float>"#,
      #"<progressView progressViewStyle="bar" progress="0.5"/>"#
    ),
    (
      "IBUIDatePicker", #"<int key="IBUIDatePickerMode">1</int>"#,
      #"<datePicker contentHorizontalAlignment="left" contentVerticalAlignment="top" "#
        + #"datePickerMode="date" useCurrentDate="NO"/>"#
    ),
    (
      "IBUIDatePicker",
      #"<object class="NSLocale" key="IBUILocale"><string key="NS.identifier">de</string></object>"#,
      #"<datePicker contentHorizontalAlignment="left" contentVerticalAlignment="top" "#
        + #"datePickerMode="dateAndTime" useCurrentDate="NO">"#
        + #"<locale key="locale" localeIdentifier="de"/></datePicker>"#
    ),
    (
      "IBUISegmentedControl",
      #"<int key="IBSegmentControlStyle">2</int><int key="IBNumberOfSegments">2</int>"#
        + #"<int key="IBSelectedSegmentIndex">1</int>"#
        + #"<array key="IBSegmentTitles"><string>One</string><string/></array>"#
        + #"<array key="IBSegmentWidths"><real value="0.0"/><real value="40"/></array>"#
        + #"<array key="IBSegmentEnabledStates"><boolean value="NO"/><boolean value="YES"/></array>"#
        + #"<array key="IBSegmentImages"><object class="NSNull" id="4"/>"#
        + #"<object class="NSCustomResource"><string key="NSResourceName">b.png</string></object></array>"#,
      #"<segmentedControl contentHorizontalAlignment="left" contentVerticalAlignment="top" "#
        + #"segmentControlStyle="bar" selectedSegmentIndex="1"><segments>"#
        + #"<segment title="One" enabled="NO"/><segment title="" image="b.png" width="40"/>"#
        + "</segments></segmentedControl>"
    ),
  ]

  private static let lists: [(String, String, String)] = [
    (
      "IBUIScrollView",
      #"<bool key="IBUIPagingEnabled">YES</bool><bool key="IBUIBouncesZoom">NO</bool>"#
        + #"<float key="IBUIMinimumZoomScale">0.0</float><int key="IBUIIndicatorStyle">2</int>"#
        + #"<double key="IBUIContentInset.top">4</double>"#,
      #"<scrollView pagingEnabled="YES" minimumZoomScale="0.0" bouncesZoom="NO" indicatorStyle="white">"#
        + #"<inset key="contentInset" minX="0.0" minY="4" maxX="0.0" maxY="0.0"/></scrollView>"#
    ),
    (
      "IBUITableView",
      #"<int key="IBUISeparatorStyle">1</int><float key="IBUIRowHeight">4.400000e+01</float>"#
        + #"<bool key="IBUIShowsSelectionImmediatelyOnTouchBegin">YES</bool>"#
        + #"<int key="IBUISectionIndexMinimumDisplayRowCount">0</int>"#,
      #"<tableView style="plain" separatorStyle="default" rowHeight="44" sectionHeaderHeight="22" "#
        + #"sectionFooterHeight="22"/>"#
    ),
    (
      "IBUITableView", #"<int key="IBUIStyle">1</int>"#,
      #"<tableView style="grouped" separatorStyle="none" showsSelectionImmediatelyOnTouchBegin="NO" "#
        + #"rowHeight="44" sectionHeaderHeight="22" sectionFooterHeight="22"/>"#
    ),
    (
      "IBUITableViewCell",
      #"<int key="IBUIAccessoryType">1</int><string key="IBUIReuseIdentifier">Row</string>"#,
      #"<tableViewCell selectionStyle="blue" accessoryType="disclosureIndicator" "#
        + #"indentationWidth="10" reuseIdentifier="Row"/>"#
    ),
  ]

  @Test(arguments: views + controls + lists)
  func viewsAreWrittenInTheWordsOfToday(type: String, keys: String, expected: String) throws {
    #expect(try translated(type, viewBasics + keys) == expected)
  }

  @Test(
    arguments: [
      (274, "widthSizable=\"YES\" heightSizable=\"YES\""),
      (290, "widthSizable=\"YES\" flexibleMaxY=\"YES\""),
      (1325, "flexibleMinX=\"YES\" flexibleMaxX=\"YES\" flexibleMinY=\"YES\" flexibleMaxY=\"YES\""),
    ])
  func theLowestSixFlagsAreTheAutoresizingMask(flags: Int, mask: String) throws {
    let keys =
      #"<int key="NSvFlags">\#(flags)</int><string key="NSFrame">{{1, 2}, {3, 4}}</string>"#
    let file = archive(#"<object class="IBUIView" id="20">\#(keys)</object>"#)
    let view = try elementAtTop(of: document(file))
    #expect(view.rect(key: "frame") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      view.first("autoresizingMask").map(compact)
        == "<autoresizingMask key=\"autoresizingMask\" \(mask)/>")
    #expect(view["hidden"] == nil)
  }

  @Test(
    arguments: [
      ("IBUIView", "", #"<view key="view""#), ("IBUITableView", "", #"<tableView key="view""#),
    ])
  func controllersHoldTheirViews(type: String, keys: String, expected: String) throws {
    let view = #"<object class="\#(type)" key="IBUIView" id="21">\#(viewBasics)</object>"#
    let controller = try translated(
      "IBUIViewController", #"<string key="IBUINibName">Other</string>\#(view)"#)
    #expect(
      controller.hasPrefix(
        #"<viewController nibName="Other"><extendedEdge key="edgesForExtendedLayout"/>\#(expected)"#
      ))
  }

  @Test(
    arguments: [
      (
        "<object class='IBUISimulatedStatusBarMetrics' key='IBUISimulatedStatusBarMetrics'>"
          + "<int key='IBUIStatusBarStyle'>2</int></object>",
        #"<simulatedStatusBarMetrics key="simulatedStatusBarMetrics" statusBarStyle="blackOpaque"/>"#
      ),
      (
        "<reference key='IBUISimulatedStatusBarMetrics'/>",
        #"<nil key="simulatedStatusBarMetrics"/>"#
      ),
      (
        "<object class='IBUISimulatedNavigationBarMetrics' key='IBUISimulatedTopBarMetrics'>"
          + "<bool key='IBUIPrompted'>NO</bool></object>",
        #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#
      ),
      (
        "<object class='IBUISimulatedOrientationMetrics' key='IBUISimulatedOrientationMetrics'>"
          + "<int key='interfaceOrientation'>3</int></object>",
        #"<simulatedOrientationMetrics key="simulatedOrientationMetrics" orientation="landscapeRight"/>"#
      ),
      (
        "<object class='IBUISimulatedSizeMetrics' key='IBUISimulatedDestinationMetrics'>"
          + "<string key='IBUISimulatedSizeMetricsClass'>IBUISimulatedFreeformSizeMetricsSentinel</string>"
          + "</object>", #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#
      ),
      (
        "<object class='IBUIScreenMetrics' key='IBUISimulatedDestinationMetrics'>"
          + "<int key='IBUIType'>2</int></object>",
        #"<simulatedScreenMetrics key="simulatedDestinationMetrics" type="retina4"/>"#
      ),
    ])
  func whatTheCanvasShowsAroundAViewIsKept(keys: String, expected: String) throws {
    #expect(try translated("IBUIView", viewBasics + keys) == "<view>\(expected)</view>")
  }

  @Test(
    arguments: [
      (
        "IBUITapGestureRecognizer", "<int key='IBUINumberOfTapsRequired'>2</int>",
        #"<tapGestureRecognizer numberOfTapsRequired="2"/>"#
      ),
      (
        "IBUISwipeGestureRecognizer", "<int key='IBUIDirection'>2</int>",
        #"<swipeGestureRecognizer direction="left"/>"#
      ),
      (
        "IBUIPongPressGestureRecognizer", "<double key='IBUIMinimumPressDuration'>0.5</double>",
        #"<pongPressGestureRecognizer minimumPressDuration="0.5"/>"#
      ),
      (
        "IBUISearchDisplayController", "<string key='IBUISearchResultsTitle'>All</string>",
        #"<searchDisplayController searchResultsTitle="All"/>"#
      ),
    ])
  func objectsThatAreNoViewsAreWrittenToo(type: String, keys: String, expected: String) throws {
    #expect(try translated(type, keys) == expected)
  }
}
