import UIKit

extension XCUIElement {
  /// Taps the middle of the part that can be seen; scrolls it into view first if it must.
  ///
  /// Fails on an element that is missing, hidden, covered, disabled, off-screen or ambiguous.
  public func tap(
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    touch("tap()", told: "tap \(path.words)", at: place) { application, hit in
      Finger.tap(application, at: hit.windowPoint, in: hit.window)
    }
  }

  /// Taps twice in quick succession.
  public func doubleTap(
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    touch("doubleTap()", told: "double tap \(path.words)", at: place) { application, hit in
      Finger.tap(application, at: hit.windowPoint, in: hit.window, count: 2)
    }
  }

  /// Leaves a finger on the element for `duration` seconds.
  public func press(
    forDuration duration: TimeInterval, fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let words = "press \(path.words) for \(ElementNames.seconds(duration))"
    touch("press(forDuration:)", told: words, at: place) { application, hit in
      let finger = Finger(application, down: hit.windowPoint, in: hit.window)
      finger.hold(duration)
      finger.lift()
    }
  }

  /// Presses the element for `duration` seconds, then drags the finger to another one.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let middle = CGVector(dx: 0.5, dy: 0.5)
    coordinate(withNormalizedOffset: middle).press(
      forDuration: duration,
      thenDragTo: otherElement.coordinate(withNormalizedOffset: middle), fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Swipes upwards, which shows what lies further down.
  public func swipeUp(
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    swipe(.up, "swipeUp()", told: "swipe up on", at: place)
  }

  /// Swipes downwards, which shows what lies further up.
  public func swipeDown(
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    swipe(.down, "swipeDown()", told: "swipe down on", at: place)
  }

  /// Swipes to the left.
  public func swipeLeft(
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    swipe(.left, "swipeLeft()", told: "swipe left on", at: place)
  }

  /// Swipes to the right.
  public func swipeRight(
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    swipe(.right, "swipeRight()", told: "swipe right on", at: place)
  }

  private func swipe(
    _ direction: Swipe.Direction, _ name: String, told words: String, at place: SourcePlace
  ) {
    touch(name, told: "\(words) \(path.words)", at: place) { application, hit in
      let swipe = Swipe(direction, over: hit.visible, on: application.screen.bounds)
      let finger = Finger(
        application, down: hit.window.convert(swipe.start, from: nil), in: hit.window)
      finger.drag(to: hit.window.convert(swipe.end, from: nil))
      finger.lift()
    }
  }

  func touch(
    _ name: String, told words: String, at place: SourcePlace,
    _ body: (UIApplication, HitPoint) -> Void
  ) {
    let text = "\(name) on \(path.text)"
    flow.step(text, told: words, at: place) { application throws(StepProblem) in
      let tree = ElementTree(of: application)
      let index = try tree.find(path, in: application)
      if case .key(let stroke) = tree.nodes[index].source {
        return try Typing(application: application).press(stroke, in: tree)
      }
      let reached = try application.reach(index, in: tree, path: path)
      try reached.tree.checkEnabled(reached.index)
      body(application, reached.hit)
    }
  }
}
