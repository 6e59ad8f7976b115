import PlainviewTesting
import Testing
import UIKit
import XCUIAutomation

@testable import FurtherWays

@MainActor @Suite struct StateRestorationTests {
  private let app = XCUIApplication(
    storyboard: "StateRestoration", bundle: FurtherWaysApp.bundle, screen: .iPhone4)

  init() {
    app.launch()
  }

  private func draftViewController() throws -> UIViewController {
    let root = app.application?.windows.first?.rootViewController as? UINavigationController
    return try #require(root?.viewControllers.first)
  }

  private func enter(_ text: String, into placeholder: String) {
    app.textFields[placeholder].tap()
    app.textFields[placeholder].typeText(text)
  }

  @Test func aViewMadeAgainShowsWhatItsControllerKept() throws {
    enter("Dear Ada", into: "Kept")
    enter("Dear Grace", into: "Not Kept")
    assertSnapshot(of: app, named: "draft")
    app.buttons["Preview"].tap()
    assertSnapshot(of: app, named: "preview")
    app.application?.sendMemoryWarning()
    #expect(try draftViewController().isViewLoaded == false)
    app.navigationBars.buttons["Draft"].tap()
    assertSnapshot(of: app, named: "draft-restored")
    enter(" and Grace", into: "Kept")
    assertSnapshot(of: app, named: "draft-can-be-edited")
  }

  @Test func aViewInSightStaysLoaded() throws {
    enter("Dear Ada", into: "Kept")
    enter("Dear Grace", into: "Not Kept")
    app.application?.sendMemoryWarning()
    assertSnapshot(of: app, named: "draft")
    #expect(try draftViewController().isViewLoaded)
  }
}
