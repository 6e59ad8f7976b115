import PlainviewTesting
import Testing
import UIKit
import XCUIAutomation

@testable import NotesRouter

@MainActor @Suite struct NotesRouterTests {
  private let app = XCUIApplication(delegate: AppDelegate(), screen: .iPhone4)

  init() {
    app.launch()
  }

  private func tapBarButton(_ title: String) {
    app.navigationBars.buttons[title].tap()
  }

  private func write(_ title: String, _ text: String) {
    app.textFields["Title"].tap()
    app.textFields["Title"].typeText(title)
    app.textFields["Text"].tap()
    app.textFields["Text"].typeText(text)
  }

  private func addNote(_ title: String, _ text: String) {
    tapBarButton("Add")
    write(title, text)
    tapBarButton("Save")
  }

  private func router() throws -> Router {
    try #require(app.application?.windows.first?.rootViewController as? Router)
  }

  @Test func notesAreCreatedListedAndOpened() {
    assertSnapshot(of: app, named: "empty-list")
    tapBarButton("Add")
    assertSnapshot(of: app, named: "new-note")
    write("Shopping", "Bread, cheese and apples")
    assertSnapshot(of: app, named: "new-note-written")
    tapBarButton("Save")
    assertSnapshot(of: app, named: "list-with-one-note")
    addNote("Call Grace", "About the compiler")
    assertSnapshot(of: app, named: "list-with-two-notes")
    app.cells.element(boundBy: 0).tap()
    assertSnapshot(of: app, named: "detail-of-first-note")
    tapBarButton("Notes")
    assertSnapshot(of: app, named: "list-again")
    app.cells.element(boundBy: 1).tap()
    assertSnapshot(of: app, named: "detail-of-second-note")
  }

  @Test func leavingWithoutSavingAddsNothing() {
    tapBarButton("Add")
    write("Secret", "Never mind")
    tapBarButton("Notes")
    assertSnapshot(of: app, named: "empty-list")
  }

  @Test func aNoteNeedsATitle() {
    tapBarButton("Add")
    app.textFields["Text"].tap()
    app.textFields["Text"].typeText("Text alone")
    assertSnapshot(of: app, named: "save-is-off")
    app.textFields["Title"].tap()
    app.textFields["Title"].typeText("T")
    assertSnapshot(of: app, named: "save-is-on")
    app.textFields["Title"].clearText()
    assertSnapshot(of: app, named: "save-is-off-again")
  }

  @Test func thePopGestureIsOff() throws {
    #expect(try router().interactivePopGestureRecognizer?.isEnabled == false)
  }

  /// A screen that must not keep itself alive.
  private struct WeakScreen {
    weak var controller: UIViewController?
  }

  private func topScreen() throws -> WeakScreen {
    WeakScreen(controller: try router().topViewController)
  }

  @Test func poppedScreensGoAway() throws {
    tapBarButton("Add")
    let newNote = try topScreen()
    #expect(newNote.controller is NewNoteViewController)
    write("Shopping", "Bread")
    tapBarButton("Save")
    #expect(newNote.controller == nil)

    app.cells.element(boundBy: 0).tap()
    let detail = try topScreen()
    #expect(detail.controller is NoteDetailViewController)
    tapBarButton("Notes")
    #expect(detail.controller == nil)
  }
}
