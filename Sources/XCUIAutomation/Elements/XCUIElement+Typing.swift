import UIKit

extension XCUIElement {
  /// Types text key by key into the input that has the focus, which must be this element or stand
  /// in it.
  ///
  /// A line break is the return key, and `XCUIKeyboardKey.delete` the delete key.
  public func typeText(
    _ text: String, fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let name = "typeText(\(ElementNames.quoted(text))) on \(path.text)"
    let words = "type \(ElementNames.quoted(text)) into \(path.words)"
    flow.step(name, told: words, at: place) { application throws(StepProblem) in
      let tree = ElementTree(of: application)
      let index = try tree.find(path, in: application)
      try Typing(application: application).type(text, in: tree, element: index)
    }
  }

  /// Deletes all text of a text input with the delete key; taps the element first if it has no
  /// focus.
  public func clearText(
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let name = "clearText() on \(path.text)"
    flow.step(name, told: "clear \(path.words)", at: place) { application throws(StepProblem) in
      var tree = ElementTree(of: application)
      var index = try tree.find(path, in: application)
      if tree.focusedInput(in: index) == nil {
        let reached = try application.reach(index, in: tree, path: path)
        try reached.tree.checkEnabled(reached.index)
        Finger.tap(application, at: reached.hit.windowPoint, in: reached.hit.window)
        tree = ElementTree(of: application)
        index = try tree.find(path, in: application)
      }
      try Typing(application: application).clear(in: tree, element: index)
    }
  }
}
