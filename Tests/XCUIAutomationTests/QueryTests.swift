import Testing
import XCUIAutomation

/// A query on one screen, and how many elements it finds.
struct QueryCase: Sendable, CustomStringConvertible {
  let description: String
  let query: @MainActor @Sendable (XCUIApplication) -> XCUIElementQuery
  let count: Int

  init(
    _ name: String, _ count: Int,
    _ query: @escaping @MainActor @Sendable (XCUIApplication) -> XCUIElementQuery
  ) {
    description = name
    self.query = query
    self.count = count
  }

  static let all: [QueryCase] = [
    QueryCase("all buttons", 3) { $0.buttons },
    QueryCase("buttons of a panel", 2) { $0.otherElements["panel"].buttons },
    QueryCase("children of a panel", 3) { $0.otherElements["panel"].children(matching: .any) },
    QueryCase("buttons of all other elements, each once", 3) { $0.otherElements.buttons },
    QueryCase("by label", 2) { $0.buttons.matching(identifier: "Edit") },
    QueryCase("by identifier", 1) { $0.buttons.matching(identifier: "editOutside") },
    QueryCase("by placeholder", 1) { $0.textFields.matching(identifier: "Code") },
    QueryCase("by kind and name", 2) {
      $0.descendants(matching: .any).matching(.button, identifier: "Edit")
    },
    QueryCase("that contain a text", 1) {
      $0.otherElements.matching(identifier: "panel").containing(.button, identifier: "Delete")
    },
    QueryCase("that contain no such text", 0) {
      $0.otherElements.matching(identifier: "panel").containing(.button, identifier: "Nothing")
    },
    QueryCase("of a kind that is not there", 0) { $0.sliders },
    QueryCase("inside nothing", 0) { $0.tables.cells },
    QueryCase("windows", 1) { $0.windows },
    QueryCase("the keyboard, while nothing is edited", 0) { $0.keyboards },
  ]
}

@MainActor struct QueryTests {
  private func app() -> XCUIApplication { makeApp(QueryTests.fill) }

  @Test(arguments: QueryCase.all)
  func aQueryFinds(_ query: QueryCase) {
    let app = app()
    #expect(query.query(app).count == query.count)
    #expect(query.query(app).allElementsBoundByIndex.count == query.count)
    #expect(query.query(app).firstMatch.exists == (query.count > 0))
  }

  @Test func elementsComeInReadingOrder() {
    let labels = app().buttons.allElementsBoundByIndex.map(\.identifier)
    #expect(labels == ["editOutside", "editInside", "delete"])
  }

  @Test(arguments: [(0, "editOutside"), (2, "delete"), (-1, "delete")])
  func anElementIsKnownByItsPlace(_ index: Int, _ identifier: String) {
    #expect(app().buttons.element(boundBy: index).identifier == identifier)
  }

  @Test func anElementIsFoundAnewAtEachUse() {
    let app = makeApp { root in root.addSubview(makeCounter()) }
    let counter = app.buttons["counter"]
    #expect(counter.label == "0")
    counter.tap()
    #expect(counter.label == "1")
    #expect(!app.buttons["0"].exists)
  }

  @Test func propertiesTellWhatTheElementIs() {
    let app = app()
    let delete = app.buttons["Delete"]
    #expect(delete.elementType == .button)
    #expect(delete.identifier == "delete")
    #expect(!delete.isEnabled)
    #expect(delete.frame.minY == 120)
    let field = app.textFields["Code"]
    #expect(field.placeholderValue == "Code")
    #expect(field.value as? String == "Code")
    #expect(!field.hasFocus)
    #expect(app.buttons["editOutside"].isHittable)
  }

  @Test func theElementsCanBeListed() {
    #expect(
      app().otherElements["panel"].debugDescription
        .hasPrefix("app.otherElements[\"panel\"]:\nview with identifier \"panel\" at (0, 80)"))
  }

  @Test func aQueryInsideAnAlertFindsItsChoices() {
    let app = app()
    app.showAlert("Sure?")
    #expect(app.alerts["Sure?"].buttons["OK"].exists)
    app.alerts["Sure?"].buttons["OK"].tap()
    #expect(!app.alerts.element.exists)
  }
}
