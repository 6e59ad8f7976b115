import Testing
import XCUIAutomation

@MainActor struct GestureTests {
  let journal = Journal()

  private func app() -> XCUIApplication {
    let journal = journal
    return makeApp { root in addPad(to: root, journal) }
  }

  @Test func aTapIsAFingerInTheMiddle() {
    app().otherElements["pad"].tap()
    #expect(journal.lines == ["began 1 at 100, 50", "ended 1 at 100, 50"])
  }

  @Test func theMiddleIsThatOfThePartThatCanBeSeen() {
    let journal = journal
    let app = makeApp { root in
      addPad(to: root, journal)
      root.viewWithTag(1)?.frame.origin.x = 220
    }
    app.otherElements["pad"].tap()
    #expect(journal.lines == ["began 1 at 50, 50", "ended 1 at 50, 50"])
  }

  @Test func aDoubleTapCounts() {
    app().otherElements["pad"].doubleTap()
    let touches = journal.lines.map { String($0.prefix(7)) }
    #expect(touches == ["began 1", "ended 1", "began 2", "ended 2"])
  }

  @Test func aCoordinateIsAPartOfTheElement() {
    let corner = app().otherElements["pad"].coordinate(
      withNormalizedOffset: CGVector(dx: 0.5, dy: 0))
    corner.withOffset(CGVector(dx: -10, dy: 3)).tap()
    #expect(journal.lines == ["began 1 at 90, 3", "ended 1 at 90, 3"])
  }

  @Test func swipesMoveInTheirDirections() throws {
    for (swipe, sign) in [("left", -1), ("right", 1), ("up", -1), ("down", 1)] {
      let app = app()
      let pad = app.otherElements["pad"]
      journal.lines = []
      switch swipe {
      case "left": pad.swipeLeft()
      case "right": pad.swipeRight()
      case "up": pad.swipeUp()
      default: pad.swipeDown()
      }
      let isSideways = swipe == "left" || swipe == "right"
      let first = try #require(journal.lines.first.flatMap { coordinate($0, isSideways) })
      let last = try #require(journal.lines.last.flatMap { coordinate($0, isSideways) })
      #expect((last - first) * sign >= 50, "\(swipe)")
    }
  }

  private func coordinate(_ line: String, _ isSideways: Bool) -> Int? {
    let numbers = line.split(separator: " ").suffix(2).map {
      $0.filter { "-0123456789".contains($0) }
    }
    return Int(isSideways ? numbers[0] : numbers[1])
  }

  @Test func aLabelIsTappedThroughWhatItStandsIn() {
    let journal = journal
    let app = makeApp { root in
      addPad(to: root, journal)
      root.viewWithTag(1)?.addSubview(makeLabel("Inside", y: 0))
    }
    app.staticTexts["Inside"].tap()
    #expect(journal.lines == ["began 1 at 80, 10", "ended 1 at 80, 10"])
  }

  @Test func anElementOutsideAScrollViewIsScrolledIntoView() {
    let journal = journal
    let app = makeApp { root in addScrollView(to: root, journal) }
    let far = app.buttons["Far"]
    #expect(far.exists)
    #expect(!far.isHittable)
    far.tap()
    #expect(journal.lines == ["Far"])
    #expect(far.isHittable)
    #expect(!app.buttons["Near"].isHittable)
    app.buttons["Near"].tap()
    #expect(journal.lines == ["Far", "Near"])
  }

  @Test func swipingScrolls() {
    let journal = journal
    let app = makeApp { root in addScrollView(to: root, journal) }
    let before = app.buttons["Near"].frame.minY
    app.scrollViews.element.swipeUp()
    #expect(app.buttons["Near"].frame.minY < before)
    app.scrollViews.element.swipeDown()
    #expect(app.buttons["Near"].frame.minY == before)
  }
}
