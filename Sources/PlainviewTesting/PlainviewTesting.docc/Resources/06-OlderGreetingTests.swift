import PlainviewXCTest
import UIKit
import XCTest
import XCUIAutomation

@testable import Hello

final class OlderGreetingTests: XCTestCase {
  @MainActor func testGreetsByName() async {
    let app = XCUIApplication(rootViewController: GreetingViewController(), screen: .iPhone4)
    app.launch()
    app.buttons["Greet"].tap()
    assertSnapshot(of: app)
  }
}
