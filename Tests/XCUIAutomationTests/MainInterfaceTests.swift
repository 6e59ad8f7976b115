import Foundation
import Testing
import XCUIAutomation

@MainActor struct MainInterfaceTests {
  /// Launches an application from one file and runs `body` with it.
  private func withApp(
    _ file: String, _ text: String, _ make: (Bundle) -> XCUIApplication,
    _ body: (XCUIApplication) -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("XCUIAutomationTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try text.write(to: folder.appendingPathComponent(file), atomically: true, encoding: .utf8)
    let app = make(try #require(Bundle(url: folder)))
    app.launch()
    body(app)
  }

  @Test func aStoryboardsInitialControllerIsShown() throws {
    try withApp("Main.storyboard", MainInterfaceFiles.storyboard) {
      XCUIApplication(storyboard: "Main", bundle: $0)
    } _: { app in
      #expect(app.staticTexts["From a storyboard"].exists)
      #expect(app.windows.count == 1)
    }
  }

  @Test func aStoryboardsWindowIsGivenToTheDelegate() throws {
    let journal = Journal()
    try withApp("Main.storyboard", MainInterfaceFiles.storyboard) {
      XCUIApplication(storyboard: "Main", bundle: $0, delegate: makeWindowKeeper(journal))
    } _: { app in
      #expect(app.staticTexts["From a storyboard"].exists)
      #expect(journal.lines == ["launched with a window"])
    }
  }

  @Test func aMainNibsWindowIsShown() throws {
    try withApp("MainWindow.xib", MainInterfaceFiles.mainWindow) {
      XCUIApplication(mainNib: "MainWindow", bundle: $0, screen: .iPhone4)
    } _: { app in
      #expect(app.staticTexts["From a nib"].exists)
      #expect(app.buttons["Second"].exists)
      app.tabBars.buttons["Second"].tap()
      #expect(!app.staticTexts["From a nib"].exists)
    }
  }
}

/// Main interfaces as small as can be.
private enum MainInterfaceFiles {
  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    initialViewController="one">
      <scenes>
        <scene sceneID="s1">
          <objects>
            <viewController id="one" sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="v1">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                  <label text="From a storyboard" id="l1">
                    <rect key="frame" x="20" y="40" width="200" height="20"/>
                  </label>
                </subviews>
              </view>
            </viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="f1" \
    sceneMemberID="firstResponder"/>
          </objects>
        </scene>
      </scenes>
    </document>
    """

  static let mainWindow = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="UIApplication"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <window id="w1">
          <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
          <connections>
            <outlet property="rootViewController" destination="tabs" id="c1"/>
          </connections>
        </window>
        <tabBarController id="tabs">
          <tabBar key="tabBar" id="bar">
            <rect key="frame" x="0.0" y="431" width="320" height="49"/>
          </tabBar>
          <viewControllers>
            <viewController id="one">
              <tabBarItem key="tabBarItem" title="First" id="t1"/>
              <view key="view" id="v1">
                <rect key="frame" x="0.0" y="0.0" width="320" height="431"/>
                <subviews>
                  <label text="From a nib" id="l1">
                    <rect key="frame" x="20" y="40" width="200" height="20"/>
                  </label>
                </subviews>
              </view>
            </viewController>
            <viewController id="two">
              <tabBarItem key="tabBarItem" title="Second" id="t2"/>
              <view key="view" id="v2">
                <rect key="frame" x="0.0" y="0.0" width="320" height="431"/>
              </view>
            </viewController>
          </viewControllers>
        </tabBarController>
      </objects>
    </document>
    """
}
