import PlainviewTesting
import Testing
import UIKit
import XCUIAutomation

@testable import Hello

@MainActor @Suite struct GreetingTests {
  @Test func greetsByName() {
    let app = XCUIApplication(rootViewController: GreetingViewController(), screen: .iPhone4)
    app.launch()
    app.textFields["Name"].tap()
    app.textFields["Name"].typeText("Ada")
    app.buttons["Greet"].tap()
    assertSnapshot(of: app)
  }
}
