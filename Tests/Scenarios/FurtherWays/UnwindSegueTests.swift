import PlainviewTesting
import Testing
import XCUIAutomation

@testable import FurtherWays

@MainActor @Suite struct UnwindSegueTests {
  private let app = XCUIApplication(
    storyboard: "UnwindSegue", bundle: FurtherWaysApp.bundle, screen: .iPhone4)

  init() {
    app.launch()
  }

  @Test func theScreenReturnedToReadsTheOneThatIsLeft() {
    assertSnapshot(of: app, named: "palette")
    app.buttons["Choose…"].tap()
    assertSnapshot(of: app, named: "chooser")
    app.buttons["Red"].tap()
    assertSnapshot(of: app, named: "palette-with-red")
    app.buttons["Choose…"].tap()
    app.buttons["Cancel"].tap()
    assertSnapshot(of: app, named: "palette-still-with-red")
    app.buttons["Choose…"].tap()
    app.buttons["Blue"].tap()
    assertSnapshot(of: app, named: "palette-with-blue")
  }
}
