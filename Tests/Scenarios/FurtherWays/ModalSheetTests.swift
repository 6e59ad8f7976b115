import PlainviewTesting
import Testing
import XCUIAutomation

@testable import FurtherWays

@MainActor @Suite struct ModalSheetTests {
  private let app = XCUIApplication(
    rootViewController: SheetHostViewController(), screen: .iPhone4)

  init() {
    app.launch()
  }

  @Test func aSheetHandsItsResultToAClosure() {
    assertSnapshot(of: app, named: "host")
    app.buttons["Ask…"].tap()
    assertSnapshot(of: app, named: "sheet")
    app.textFields["Answer"].tap()
    app.textFields["Answer"].typeText("Soup")
    assertSnapshot(of: app, named: "sheet-with-answer")
    app.buttons["Send"].tap()
    assertSnapshot(of: app, named: "host-with-answer")
    app.buttons["Ask…"].tap()
    assertSnapshot(of: app, named: "sheet-is-fresh")
    app.buttons["Send"].tap()
    assertSnapshot(of: app, named: "host-with-empty-answer")
  }

  @Test func aCancelledSheetHandsBackNothing() {
    app.buttons["Ask…"].tap()
    app.textFields["Answer"].tap()
    app.textFields["Answer"].typeText("Never sent")
    app.buttons["Cancel"].tap()
    assertSnapshot(of: app, named: "host-after-cancel")
  }
}
