import PlainviewTesting
import Testing
import UIKit
import XCUIAutomation

@testable import PassingCountry

@MainActor @Suite struct PassingCountryTests {
  private let app = XCUIApplication(delegate: AppDelegate(), screen: .iPhone4)

  init() {
    app.launch()
  }

  private var code: XCUIElement { app.textFields["Enter Country Code here"] }
  private var name: XCUIElement { app.textFields["Enter Country Name here"] }

  private func enter(_ text: String, into field: XCUIElement) {
    field.tap()
    field.clearText()
    field.typeText(text)
  }

  private func goForward() {
    app.buttons["Next View"].tap()
  }

  private func goBack() {
    app.navigationBars.buttons["First View"].tap()
  }

  private func navigationController() throws -> UINavigationController {
    let root = app.application?.windows.first?.rootViewController
    return try #require(root as? UINavigationController)
  }

  private func firstViewController() throws -> FirstViewController {
    try #require(try navigationController().viewControllers.first as? FirstViewController)
  }

  @Test func aCountryGoesForwardAndComesBackEdited() {
    assertSnapshot(of: app, named: "first-view")
    enter("US", into: code)
    assertSnapshot(of: app, named: "first-view-with-code")
    enter("United States", into: name)
    assertSnapshot(of: app, named: "first-view-with-both")
    goForward()
    assertSnapshot(of: app, named: "second-view")
    enter("CA", into: code)
    enter("Canada", into: name)
    assertSnapshot(of: app, named: "second-view-edited")
    goBack()
    assertSnapshot(of: app, named: "first-view-after-editing")
  }

  @Test func aCountryComesBackUnedited() {
    enter("CH", into: code)
    enter("Switzerland", into: name)
    goForward()
    assertSnapshot(of: app, named: "second-view")
    goBack()
    assertSnapshot(of: app, named: "first-view-again")
  }

  @Test func emptyFieldsGoForwardAsNoText() {
    goForward()
    assertSnapshot(of: app, named: "second-view")
    enter("JP", into: code)
    goBack()
    assertSnapshot(of: app, named: "first-view-with-code-from-second")
  }

  @Test func theSecondScreenIsKeptForTheNextTrip() throws {
    enter("US", into: code)
    goForward()
    let second = try #require(try navigationController().topViewController)
    enter("CA", into: code)
    goBack()
    enter("Canada", into: name)
    goForward()
    #expect(try navigationController().topViewController === second)
    assertSnapshot(of: app, named: "second-view-on-second-trip")
    enter("Kanada", into: name)
    goBack()
    assertSnapshot(of: app, named: "first-view-after-second-trip")
  }

  @Test func withoutADelegateNothingComesBack() throws {
    try firstViewController().secondViewController.delegate = nil
    enter("US", into: code)
    goForward()
    enter("CA", into: code)
    assertSnapshot(of: app, named: "second-view-edited")
    goBack()
    assertSnapshot(of: app, named: "first-view-unchanged")
  }

  @Test func aDelegateMayLeaveTheMethodOut() throws {
    let counter = VisitCounter()
    try firstViewController().secondViewController.delegate = counter
    enter("US", into: code)
    goForward()
    enter("CA", into: code)
    assertSnapshot(of: app, named: "second-view-edited")
    goBack()
    assertSnapshot(of: app, named: "first-view-unchanged")
    #expect(counter.visits == 1)
  }
}
