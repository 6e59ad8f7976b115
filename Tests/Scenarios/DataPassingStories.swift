import PlainviewTesting
import Testing
import XCUIAutomation

@testable import NotesRouter
@testable import PassingCountry
@testable import StoryboardTwoWay
@testable import TabBarDirect
@testable import TabBarSharedModel

/// Each way to pass data between screens, as one golden that reads from the launch to the answer.
@MainActor @Suite struct DataPassingStories {
  @Test func passingCountry() {
    let app = XCUIApplication(delegate: PassingCountry.AppDelegate(), screen: .iPhone4)
    let code = app.textFields["Enter Country Code here"]
    let name = app.textFields["Enter Country Name here"]
    assertFlow {
      app.launch()
      code.tap()
      code.typeText("US")
      name.tap()
      name.typeText("United States")
      app.buttons["Next View"].tap()
      code.tap()
      code.clearText()
      code.typeText("CA")
      name.tap()
      name.clearText()
      name.typeText("Canada")
      app.navigationBars.buttons["First View"].tap()
    }
  }

  @Test func tabBarDirect() {
    let app = XCUIApplication(
      mainNib: TabBarDirectApp.mainNib, bundle: TabBarDirectApp.bundle, screen: .iPhone4)
    assertFlow {
      app.launch()
      app.tabBars.buttons["Second"].tap()
      app.textFields["Text"].tap()
      app.textFields["Text"].typeText("Hello\n")
      app.tabBars.buttons["First"].tap()
    }
  }

  @Test func tabBarSharedModel() {
    let app = XCUIApplication(
      mainNib: TabBarSharedModelApp.mainNib, bundle: TabBarSharedModelApp.bundle,
      screen: .iPhone4)
    assertFlow {
      app.launch()
      app.tabBars.buttons["Second"].tap()
      app.textFields["Text"].tap()
      app.textFields["Text"].typeText("Hello")
      app.tabBars.buttons["First"].tap()
      app.tabBars.buttons["Second"].tap()
      app.textFields["Text"].tap()
      app.textFields["Text"].typeText("\n")
      app.tabBars.buttons["First"].tap()
    }
  }

  @Test func storyboardTwoWay() {
    let app = XCUIApplication(
      storyboard: StoryboardTwoWayApp.mainStoryboard, bundle: StoryboardTwoWayApp.bundle,
      delegate: StoryboardTwoWay.AppDelegate(), screen: .iPhone4)
    assertFlow {
      app.launch()
      app.textFields["Your Name"].tap()
      app.textFields["Your Name"].typeText("Ada")
      app.buttons["Ask"].tap()
      app.textFields["Your Answer"].tap()
      app.textFields["Your Answer"].typeText("Forty-two")
      app.buttons["Send Back"].tap()
    }
  }

  @Test func notesRouter() {
    let app = XCUIApplication(delegate: NotesRouter.AppDelegate(), screen: .iPhone4)
    assertFlow {
      app.launch()
      app.navigationBars.buttons["Add"].tap()
      app.textFields["Title"].tap()
      app.textFields["Title"].typeText("Shopping")
      app.textFields["Text"].tap()
      app.textFields["Text"].typeText("Bread, cheese and apples")
      app.navigationBars.buttons["Save"].tap()
      app.cells.firstMatch.tap()
      app.navigationBars.buttons["Notes"].tap()
    }
  }
}
