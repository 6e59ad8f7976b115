import Testing
import XCUIAutomation

@MainActor struct TypingTests {
  let journal = Journal()

  /// A field that a judge watches, and a second one below it.
  private func app(prepare: @escaping @MainActor (FieldJudge) -> Void = { _ in }) -> XCUIApplication
  {
    let journal = journal
    return makeApp { root in addFields(to: root, journal, prepare) }
  }

  @Test func eachKeyIsAskedAboutAndTyped() {
    let app = app()
    let field = app.textFields["Code"]
    field.tap()
    #expect(field.hasFocus)
    field.typeText("US")
    #expect(field.value as? String == "US")
    #expect(journal.lines == ["asked about \"U\"", "asked about \"S\""])
  }

  @Test func aRefusedKeyIsNotTyped() {
    let app = app { $0.refused = ["1"] }
    app.textFields["Code"].tap()
    app.typeText("U1S")
    #expect(app.textFields["code"].value as? String == "US")
  }

  @Test func theDeleteKeyTakesTheLastCharacterAway() {
    let app = app()
    app.textFields["Code"].tap()
    app.typeText("USA" + XCUIKeyboardKey.delete.rawValue)
    #expect(app.textFields["code"].value as? String == "US")
  }

  @Test(arguments: ["\n", "\r", "\r\n"])
  func aLineBreakIsTheReturnKey(_ text: String) {
    let app = app()
    app.textFields["Code"].tap()
    app.typeText(text)
    #expect(journal.lines == ["return"])
  }

  @Test func theReturnKeyIsAButtonOfTheKeyboard() {
    let app = app()
    #expect(!app.keyboards.element.exists)
    app.textFields["Code"].tap()
    app.keyboards.buttons["Return"].tap()
    app.buttons["Return"].tap()
    app.keys["x"].tap()
    #expect(journal.lines == ["return", "return", "asked about \"x\""])
    #expect(app.buttons.count == 0)
  }

  @Test func theReturnKeyHasTheNameOfItsType() {
    let app = makeApp { root in addSearchField(to: root) }
    app.textFields.element.tap()
    #expect(app.keyboards.buttons["Search"].exists)
    #expect(!app.keyboards.buttons["Return"].exists)
  }

  @Test func anElementOnTheScreenComesBeforeAKey() {
    let app = makeApp { root in
      addSearchField(to: root)
      root.addSubview(makeButton("Search", y: 100))
    }
    app.textFields.element.tap()
    #expect(app.buttons["Search"].frame.minY == 100)
    #expect(app.buttons.count == 1)
  }

  @Test func textFollowsTheFocus() {
    let app = app { $0.onReturn = focusNextField }
    app.textFields["Code"].tap()
    app.typeText("US\nUnited")
    #expect(app.textFields["Name"].value as? String == "United")
  }

  @Test func clearingTakesAllTextAway() {
    let app = app()
    app.textFields["Code"].tap()
    app.typeText("US")
    app.textFields["Name"].tap()
    app.textFields["code"].clearText()
    #expect(app.textFields["code"].value as? String == "Code")
    #expect(app.textFields["code"].hasFocus)
  }

  @Test func clearingFailsIfTheDeleteKeyIsRefused() {
    let app = app { $0.refused = [""] }
    app.textFields["Code"].tap()
    app.typeText("US")
    let reported = failures { app.textFields["code"].clearText() }
    #expect(reported.first?.message.contains("keeps its text: the delete key is refused") == true)
  }

  @Test func typingWithoutFocusFails() {
    let app = app()
    let reported = failures { app.textFields["Code"].typeText("US") }
    #expect(
      reported.first?.message.hasPrefix(
        """
        typeText("US") on app.textFields["Code"]: neither text field with placeholder "Code" nor \
        anything in it has keyboard focus. Tap a text input first.
        """) == true)
  }

  @Test func typingIntoAnotherFieldThanTheFocusedOneFails() {
    let app = app()
    app.textFields["Name"].tap()
    let reported = failures { app.textFields["Code"].typeText("US") }
    #expect(
      reported.first?.message.contains(
        "The focus is in text field with placeholder \"Name\"; tap the element first.") == true)
  }

  @Test func typingFailsWhenTheFocusIsLostOnTheWay() {
    let app = app { $0.onReturn = { $0.resignFirstResponder() } }
    app.textFields["Code"].tap()
    let reported = failures { app.typeText("U\nS") }
    #expect(
      reported.first?.message.contains(
        "nothing has keyboard focus any more after \"U\\n\", so \"S\" cannot be typed") == true)
  }

  @Test func aDisabledFieldTakesNoFocus() {
    let app = makeApp { root in
      let field = makeField("Code", y: 40)
      field.isEnabled = false
      root.addSubview(field)
    }
    let reported = failures { app.textFields["Code"].clearText() }
    #expect(reported.first?.message.contains("is disabled") == true)
  }
}
