import PlainviewTesting
import Testing
import XCUIAutomation

@testable import FurtherWays

/// Further ways to pass data, each as one golden from the launch to the answer.
@MainActor @Suite struct FurtherStories {
  private func app(_ storyboard: String) -> XCUIApplication {
    XCUIApplication(storyboard: storyboard, bundle: FurtherWaysApp.bundle, screen: .iPhone4)
  }

  @Test func unwindSegue() {
    let app = app("UnwindSegue")
    assertFlow {
      app.launch()
      app.buttons["Choose…"].tap()
      app.buttons["Red"].tap()
      app.buttons["Choose…"].tap()
      app.buttons["Cancel"].tap()
    }
  }

  @Test func modalSheet() {
    let app = XCUIApplication(rootViewController: SheetHostViewController(), screen: .iPhone4)
    assertFlow {
      app.launch()
      app.buttons["Ask…"].tap()
      app.textFields["Answer"].tap()
      app.textFields["Answer"].typeText("Soup")
      app.buttons["Send"].tap()
    }
  }

  @Test func notifications() {
    let app = app("Notifications")
    assertFlow {
      app.launch()
      app.buttons["Play"].tap()
      app.buttons["Hit"].tap()
      app.navigationBars.buttons["Scoreboard"].tap()
    }
  }

  @Test func embeddedChild() {
    let app = app("EmbeddedChild")
    assertFlow {
      app.launch()
      app.buttons["Add One"].tap()
      app.buttons["Start Over"].tap()
    }
  }
}
