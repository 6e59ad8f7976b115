import PlainviewTesting
import Testing
import XCUIAutomation

@testable import TabBarSharedModel

@MainActor @Suite struct TabBarSharedModelTests {
  private let app = XCUIApplication(
    mainNib: TabBarSharedModelApp.mainNib, bundle: TabBarSharedModelApp.bundle, screen: .iPhone4)

  init() {
    app.launch()
  }

  private var field: XCUIElement { app.textFields["Text"] }

  private func openTab(_ title: String) {
    app.tabBars.buttons[title].tap()
  }

  @Test func theModelChangesOnlyOnReturn() {
    assertSnapshot(of: app, named: "first-view-not-updated")
    openTab("Second")
    field.tap()
    field.typeText("Hello")
    assertSnapshot(of: app, named: "second-view-typing")
    openTab("First")
    assertSnapshot(of: app, named: "first-view-before-return")
    openTab("Second")
    field.tap()
    assertSnapshot(of: app, named: "second-view-again")
    field.typeText("\n")
    assertSnapshot(of: app, named: "second-view-after-return")
    openTab("First")
    assertSnapshot(of: app, named: "first-view-updated")
  }

  @Test func openingTheSecondTabChangesNothing() {
    openTab("Second")
    assertSnapshot(of: app, named: "second-view")
    openTab("First")
    assertSnapshot(of: app, named: "first-view-not-updated")
  }

  @Test func anEmptyTextIsAnUpdate() {
    openTab("Second")
    field.tap()
    field.typeText("\n")
    openTab("First")
    assertSnapshot(of: app, named: "first-view-with-empty-text")
  }
}
