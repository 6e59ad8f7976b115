import PlainviewTesting
import Testing
import XCUIAutomation

@testable import TabBarDirect

@MainActor @Suite struct TabBarDirectTests {
  private let app = XCUIApplication(
    mainNib: TabBarDirectApp.mainNib, bundle: TabBarDirectApp.bundle, screen: .iPhone4)

  init() {
    app.launch()
  }

  private var field: XCUIElement { app.textFields["Text"] }

  private func openTab(_ title: String) {
    app.tabBars.buttons[title].tap()
  }

  @Test func theFirstScreenShowsTheTextOfTheSecond() {
    assertSnapshot(of: app, named: "first-view-not-initialized")
    openTab("Second")
    assertSnapshot(of: app, named: "second-view")
    field.tap()
    field.typeText("Hello")
    assertSnapshot(of: app, named: "second-view-typing")
    field.typeText("\n")
    assertSnapshot(of: app, named: "second-view-after-return")
    openTab("First")
    assertSnapshot(of: app, named: "first-view-with-text")
  }

  @Test func anOpenedTabWithoutTextIsInitialized() {
    openTab("Second")
    openTab("First")
    assertSnapshot(of: app, named: "first-view-without-text")
  }

  @Test func theTextIsAskedForEachTime() {
    openTab("Second")
    field.tap()
    field.typeText("One\n")
    openTab("First")
    assertSnapshot(of: app, named: "first-view-with-one")
    openTab("Second")
    field.tap()
    field.typeText(", two")
    openTab("First")
    assertSnapshot(of: app, named: "first-view-with-two-before-return")
  }
}
