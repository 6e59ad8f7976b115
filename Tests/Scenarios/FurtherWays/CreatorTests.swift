import PlainviewTesting
import Testing
import XCUIAutomation

@testable import FurtherWays

@MainActor @Suite struct CreatorTests {
  private let app = XCUIApplication(
    storyboard: "Creator", bundle: FurtherWaysApp.bundle, screen: .iPhone4)

  init() {
    app.launch()
  }

  @Test func aControllerGetsItsDataInItsInitializer() {
    assertSnapshot(of: app, named: "contacts")
    app.buttons["Ada"].tap()
    assertSnapshot(of: app, named: "ada")
    app.navigationBars.buttons["Contacts"].tap()
    app.buttons["Grace"].tap()
    assertSnapshot(of: app, named: "grace")
  }
}
