import Foundation
import Testing

@testable import XCUIAutomation

/// What iOS would stop an app for fails the step in which it happens, once.
@MainActor struct StopTests {
  /// Launches an application from a storyboard of one controller and runs `body` with it.
  private func failing(
    view: String, connections: String = "", _ body: (XCUIApplication) -> Void = { _ in }
  ) throws -> [String] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="one">
      <scenes><scene sceneID="s"><objects>
      <viewController id="one" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>
      \(view)
      </subviews></view>
      <connections>\(connections)</connections>
      </viewController></objects></scene></scenes></document>
      """
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("StopTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Main.storyboard")
    try text.write(to: file, atomically: true, encoding: .utf8)
    let bundle = try #require(Bundle(url: folder))
    let app = XCUIApplication(storyboard: "Main", bundle: bundle)
    let reported = failures {
      app.launch()
      body(app)
    }
    return reported.map { $0.text.replacingOccurrences(of: file.path, with: "Main.storyboard") }
  }

  private func button(_ title: String, _ connections: String) -> String {
    """
    <button id="\(title)"><rect key="frame" x="20" y="60" width="200" height="40"/>
    <state key="normal" title="\(title)"/><connections>\(connections)</connections></button>
    """
  }

  @Test func anOutletThatTheControllerDoesNotHaveFailsTheLaunch() throws {
    let outlet = "<outlet property=\"nothing\" destination=\"l\" id=\"o\"/>"
    let reported = try failing(view: "<label id=\"l\"/>", connections: outlet)
    #expect(
      reported == [
        "launch(): the app stops here.\n"
          + "Main.storyboard:9: error: UIViewController has no property \"nothing\" for this value"
      ])
  }

  @Test func anActionThatTheControllerDoesNotHaveFailsTheTap() throws {
    let action =
      "<action selector=\"go:\" destination=\"one\" eventType=\"touchUpInside\" id=\"a\"/>"
    let reported = try failing(view: button("Go", action)) { app in
      app.buttons["Go"].tap()
      app.buttons["Go"].tap()
      #expect(app.hasFailed)
    }
    #expect(
      reported == [
        "tap() on app.buttons[\"Go\"]: the app stops here.\n"
          + "Main.storyboard:7: error: UIViewController has no method \"go:\" for this action"
      ])
  }

  @Test func aSegueThatCannotBePerformedFailsTheTap() throws {
    let segue = "<segue destination=\"one\" kind=\"push\" id=\"s\"/>"
    let reported = try failing(view: button("Go", segue)) { $0.buttons["Go"].tap() }
    #expect(reported.count == 1)
    #expect(
      reported.first?.contains("\nMain.storyboard:8: error: a push segue needs a navigation")
        == true)
  }

  @Test func everythingOfOneStepIsToldOnce() throws {
    let outlets =
      "<outlet property=\"a\" destination=\"l\" id=\"o\"/>\n<outlet property=\"b\" destination=\"l\" id=\"p\"/>"
    let reported = try failing(view: "<label id=\"l\"/>", connections: outlets) { app in
      #expect(!app.staticTexts["nothing"].exists)
    }
    #expect(reported.count == 2)
  }

  @Test func whatIOSOnlyLogsFailsNothing() throws {
    let label = """
      <label customClass="Nowhere" text="Hello" hidden="maybe" id="l">
      <rect key="frame" x="20" y="60" width="200" height="40"/><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="nothing" value="x"/>
      </userDefinedRuntimeAttributes></label>
      """
    let reported = try failing(view: label) { #expect($0.staticTexts["Hello"].exists) }
    #expect(reported.isEmpty)
  }
}
