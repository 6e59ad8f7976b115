import Foundation
import Testing

@testable import XCUIAutomation

@MainActor struct FailureTests {
  @Test(arguments: FailureReasonCase.all)
  func aStepThatCannotBeDoneSaysWhy(_ reason: FailureReasonCase) {
    let app = makeApp(reason.fill)
    let reported = failures { reason.step(app) }
    #expect(reported.map(\.text) == [reason.message])
    #expect(app.hasFailed)
  }

  @Test func theMessageShowsTheScreen() throws {
    let app = makeApp { root in root.addSubview(makeButton("Next", y: 32)) }
    let picture = try #require(app.pictureOfTheScreen)
    let reported = failures { app.buttons["Nxt"].tap() }
    let message = try #require(reported.first?.message)
    #expect(picture.contains("Next"))
    #expect(message.hasSuffix("\n\nThe screen:\n\(picture)"))
  }

  @Test func theFailureIsReportedAtTheCallersLine() {
    let app = makeApp { _ in }
    let line = #line + 1
    let reported = failures { app.buttons["Next"].tap() }
    #expect(reported.map(\.line) == [line])
  }

  @Test func aPropertyFailsWhereItsElementWasNamed() {
    let app = makeApp { _ in }
    let line = #line + 1
    let next = app.buttons["Next"]
    let reported = failures { #expect(next.label == "") }
    #expect(reported.map(\.line) == [line])
    #expect(
      reported.first?.text
        == "label of app.buttons[\"Next\"]: there is no button \"Next\" on the screen.")
  }

  @Test func stepsAfterAFailureAreSkipped() {
    let journal = Journal()
    let app = makeApp { root in
      let button = makeButton("Next", y: 40)
      button.onTap = { journal.lines.append("tapped") }
      root.addSubview(button)
    }
    let reported = failures {
      app.buttons["Next"].tap()
      app.buttons["Nxt"].tap()
      app.buttons["Next"].tap()
      app.buttons["Nxt"].typeText("US")
      app.launch()
    }
    #expect(reported.count == 1)
    #expect(journal.lines == ["tapped"])
  }

  @Test func afterAFailurePropertiesAreNeutral() {
    let app = makeApp { root in root.addSubview(makeButton("Next", y: 40)) }
    _ = failures { app.buttons["Nxt"].tap() }
    let next = app.buttons["Next"]
    #expect(!next.exists)
    #expect(!next.isHittable)
    #expect(next.label == "")
    #expect(next.value == nil)
    #expect(app.buttons.count == 0)
    #expect(app.buttons.allElementsBoundByIndex.isEmpty)
  }

  @Test func anAlertCoversTheScreen() {
    let app = makeApp { root in root.addSubview(makeButton("Next", y: 40)) }
    app.showAlert("Delete?")
    let reported = failures { app.buttons["Next"].tap() }
    let reason = reported.first?.text.components(separatedBy: "\n\n").first
    #expect(
      reason == "tap() on app.buttons[\"Next\"]: button \"Next\" is covered by alert \"Delete?\".")
  }

  @Test func anApplicationThatDoesNotRunCannotBeDriven() {
    let app = XCUIApplication(rootViewController: TestScreen { _ in })
    let reported = failures { app.buttons["Next"].tap() }
    #expect(
      reported.map(\.message) == [
        "tap() on app.buttons[\"Next\"]: the application is not running; call launch() first."
      ])
  }

  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("next", "next", 0), ("nxt", "next", 1), ("kitten", "sitting", 3),
  ])
  func theDistanceOfTextsCountsChanges(_ first: String, _ second: String, _ distance: Int) {
    #expect(Candidates.editDistance(Array(first), Array(second)) == distance)
    #expect(Candidates.editDistance(Array(second), Array(first)) == distance)
  }
}
