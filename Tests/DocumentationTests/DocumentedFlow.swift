import PlainviewTesting
import Testing
import UIKit
import XCUIAutomation

@testable import PassingCountry

@MainActor @Test func aCountryGoesForward() {
  let app = XCUIApplication(delegate: AppDelegate(), screen: .iPhone4)
  app.launch()
  app.textFields["Enter Country Code here"].tap()
  app.textFields["Enter Country Code here"].typeText("CA")
  app.buttons["Next View"].tap()
  assertSnapshot(of: app, named: "second-view")
}
