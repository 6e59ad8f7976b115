import UIKit

extension XCUIElement {
  /// Taps with two fingers.
  public func twoFingerTap(
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let words = "tap \(path.words) with two fingers"
    touch("twoFingerTap()", told: words, at: place) { application, hit in
      let distance = XCUIElement.distance(on: hit)
      FingerPair(application, around: hit.windowPoint, in: hit.window, distance: distance).lift()
    }
  }

  /// Moves two fingers apart, or together for a scale below 1. How fast makes no difference here.
  public func pinch(
    withScale scale: CGFloat, velocity: CGFloat, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let goal = scale.isFinite ? max(0.01, min(scale, 100)) : 1
    let words = "pinch \(path.words) to \(ElementNames.number(scale)) times its size"
    touch("pinch(withScale:velocity:)", told: words, at: place) { application, hit in
      let distance = XCUIElement.distance(on: hit)
      let start = goal > 1 ? distance / goal : distance
      let fingers = FingerPair(
        application, around: hit.windowPoint, in: hit.window, distance: start)
      for step in 1...XCUIElement.steps {
        let part = CGFloat(step) / CGFloat(XCUIElement.steps)
        fingers.move(
          around: hit.windowPoint, distance: start * (1 + (goal - 1) * part), angle: 0)
      }
      fingers.lift()
    }
  }

  /// Turns two fingers around each other by `rotation` radians clockwise, less than half a turn. How
  /// fast makes no difference here.
  public func rotate(
    _ rotation: CGFloat, withVelocity velocity: CGFloat, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let words = "rotate \(path.words) by \(ElementNames.number(rotation)) radians"
    touch("rotate(_:withVelocity:)", told: words, at: place) { application, hit in
      let distance = XCUIElement.distance(on: hit)
      let fingers = FingerPair(
        application, around: hit.windowPoint, in: hit.window, distance: distance)
      for step in 1...XCUIElement.steps {
        let part = CGFloat(step) / CGFloat(XCUIElement.steps)
        fingers.move(around: hit.windowPoint, distance: distance, angle: rotation * part)
      }
      fingers.lift()
    }
  }

  private static let steps = 8

  /// Most of the width that can be seen, so that both fingers are on the element.
  private static func distance(on hit: HitPoint) -> CGFloat {
    max(2, min(hit.visible.width, hit.visible.height) * 0.8)
  }

  /// Turns the wheel of a picker to the row with this text.
  ///
  /// Fails when the element is no wheel, is disabled, or has no such row.
  public func adjust(
    toPickerWheelValue pickerWheelValue: String, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let name = "adjust(toPickerWheelValue:) on \(path.text)"
    let value = ElementNames.quoted(pickerWheelValue)
    let words = "turn \(path.words) to \(value)"
    flow.step(name, told: words, at: place) { application throws(StepProblem) in
      let tree = ElementTree(of: application)
      let index = try tree.find(path, in: application)
      let reached = try application.reach(index, in: tree, path: path)
      try reached.tree.checkEnabled(reached.index)
      let element = reached.tree.describe(reached.index)
      guard let wheel = reached.tree.nodes[reached.index].view as? any AdjustableWheel else {
        throw reached.tree.problem(reached.index, "\(element) is no wheel of a picker")
      }
      guard let row = wheel.findRow({ $0 == pickerWheelValue }) else {
        throw reached.tree.problem(reached.index, "\(element) has no row \(value)")
      }
      wheel.turn(to: row)
      application.commit()
    }
  }
}
