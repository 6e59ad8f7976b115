import PlainviewTesting
import Testing
import XCUIAutomation

@testable import FurtherWays

@MainActor @Suite struct EmbeddedChildTests {
  private let app = XCUIApplication(
    storyboard: "EmbeddedChild", bundle: FurtherWaysApp.bundle, screen: .iPhone4)

  init() {
    app.launch()
  }

  @Test func parentAndChildTellEachOther() {
    assertSnapshot(of: app, named: "count-from-parent")
    app.buttons["Add One"].tap()
    assertSnapshot(of: app, named: "total-from-child")
    app.buttons["Start Over"].tap()
    assertSnapshot(of: app, named: "child-started-over-by-parent")
  }
}
