import PlainviewTesting
import Testing
import XCUIAutomation

@testable import FurtherWays

@MainActor @Suite struct NotificationsTests {
  private let app = XCUIApplication(
    storyboard: "Notifications", bundle: FurtherWaysApp.bundle, screen: .iPhone4)

  init() {
    app.launch()
  }

  @Test func aScreenOutOfSightHearsWhatIsPosted() {
    assertSnapshot(of: app, named: "scoreboard")
    app.buttons["Play"].tap()
    assertSnapshot(of: app, named: "game")
    app.buttons["Hit"].tap()
    app.buttons["Hit"].tap()
    app.buttons["Miss"].tap()
    app.navigationBars.buttons["Scoreboard"].tap()
    assertSnapshot(of: app, named: "scoreboard-after-two-hits")
  }

  @Test func aPostWithoutPointsIsIgnored() {
    app.buttons["Play"].tap()
    app.buttons["Miss"].tap()
    app.navigationBars.buttons["Scoreboard"].tap()
    assertSnapshot(of: app, named: "scoreboard-without-score")
  }
}
