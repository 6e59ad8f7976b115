import PlainviewTesting
import Testing
import XCUIAutomation

@testable import ColorGrid

@MainActor @Suite struct ColorGridTests {
  private let app = XCUIApplication(
    storyboard: ColorGridApp.mainStoryboard, bundle: ColorGridApp.bundle,
    delegate: AppDelegate(), screen: .iPhone4)

  init() {
    app.launch()
  }

  @Test func aTappedCellShowsItsColor() {
    assertSnapshot(of: app, named: "colors")
    #expect(app.collectionViews.cells.count == 9)
    app.collectionViews.cells.staticTexts["Teal"].tap()
    assertSnapshot(of: app, named: "teal")
    app.navigationBars.buttons["Colors"].tap()
    assertSnapshot(of: app, named: "colors-with-teal-selected")
  }
}
