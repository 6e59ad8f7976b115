import PlainviewTesting
import Testing
import XCUIAutomation

@testable import Places

@MainActor @Suite struct PlacesTests {
  private let app = XCUIApplication(delegate: AppDelegate(), screen: .iPhone4)

  init() {
    app.launch()
  }

  @Test func aPointOfAMapLeadsToItsPage() {
    assertSnapshot(of: app, named: "map")
    app.otherElements["Rome"].tap()
    assertSnapshot(of: app, named: "bubble")
    app.maps.buttons["More Info"].tap()
    assertSnapshot(of: app, named: "page")
    app.navigationBars.buttons["Share"].tap()
    assertSnapshot(of: app, named: "safari")
    app.buttons["Done"].tap()
    #expect(app.navigationBars["Rome"].exists)
  }

  @Test func aMenuLeadsToAMail() {
    app.navigationBars.buttons["Share"].tap()
    assertSnapshot(of: app, named: "menu")
    app.collectionViews.buttons["Mail"].tap()
    assertSnapshot(of: app, named: "mail")
    app.buttons["Send"].tap()
    #expect(app.navigationBars["Sent"].exists)
  }
}
