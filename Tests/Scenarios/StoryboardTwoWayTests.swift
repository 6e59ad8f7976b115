import PlainviewTesting
import Testing
import XCUIAutomation

@testable import StoryboardTwoWay

@MainActor @Suite struct StoryboardTwoWayTests {
  private let app = XCUIApplication(
    storyboard: StoryboardTwoWayApp.mainStoryboard, bundle: StoryboardTwoWayApp.bundle,
    delegate: AppDelegate(), screen: .iPhone4)

  init() {
    app.launch()
  }

  private func enter(_ text: String, into placeholder: String) {
    let field = app.textFields[placeholder]
    field.tap()
    field.typeText(text)
  }

  @Test func aNameGoesForwardAndAnAnswerComesBack() {
    assertSnapshot(of: app, named: "first-view")
    enter("Ada", into: "Your Name")
    assertSnapshot(of: app, named: "first-view-with-name")
    app.buttons["Ask"].tap()
    assertSnapshot(of: app, named: "second-view")
    enter("Forty-two", into: "Your Answer")
    assertSnapshot(of: app, named: "second-view-with-answer")
    app.buttons["Send Back"].tap()
    assertSnapshot(of: app, named: "first-view-with-answer")
  }

  @Test func emptyTextsGoBothWays() {
    app.buttons["Ask"].tap()
    assertSnapshot(of: app, named: "second-view-without-name")
    app.buttons["Send Back"].tap()
    assertSnapshot(of: app, named: "first-view-with-empty-answer")
  }

  @Test func nothingComesBackByTheBackButton() {
    enter("Ada", into: "Your Name")
    app.buttons["Ask"].tap()
    enter("Never sent", into: "Your Answer")
    app.navigationBars.buttons["First View"].tap()
    assertSnapshot(of: app, named: "first-view-without-answer")
  }

  @Test func eachTripHasAScreenOfItsOwn() {
    app.buttons["Ask"].tap()
    enter("Yes", into: "Your Answer")
    app.buttons["Send Back"].tap()
    assertSnapshot(of: app, named: "first-view-with-answer")
    enter("Grace", into: "Your Name")
    app.buttons["Ask"].tap()
    assertSnapshot(of: app, named: "second-view-is-fresh")
  }
}
