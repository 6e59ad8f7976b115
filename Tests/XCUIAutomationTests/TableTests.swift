import Testing
import XCUIAutomation

@MainActor struct TableTests {
  private func app(rows: Int, _ journal: Journal = Journal()) -> XCUIApplication {
    XCUIApplication.launched(showing: makeTableScreen(rows: rows, journal))
  }

  @Test func aCellIsTappedThroughItsLabel() {
    let journal = Journal()
    let app = app(rows: 3, journal)
    #expect(app.tables.cells.count == 3)
    app.tables.cells.staticTexts["Row 1"].tap()
    #expect(journal.lines == ["selected 1"])
  }

  @Test func aCellIsFoundByWhatItHolds() {
    let journal = Journal()
    let app = app(rows: 3, journal)
    app.cells.containing(.staticText, identifier: "Row 2").element.tap()
    app.cells.element(boundBy: 0).tap()
    #expect(journal.lines == ["selected 2", "selected 0"])
  }

  @Test func swipingShowsFurtherRows() {
    let app = app(rows: 50)
    #expect(!app.staticTexts["Row 20"].isHittable)
    app.tables.element.swipeUp()
    app.tables.element.swipeUp()
    app.tables.element.swipeUp()
    #expect(app.staticTexts["Row 20"].isHittable)
  }

  @Test func swipingARowOffersToDeleteIt() {
    let app = app(rows: 3)
    app.staticTexts["Row 1"].swipeLeft()
    app.buttons["Delete"].tap()
    #expect(app.cells.count == 2)
    #expect(!app.staticTexts["Row 1"].exists)
  }
}
