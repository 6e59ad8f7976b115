import UIKit

/// A direction and length in two dimensions.
public struct CGVector: Sendable, Equatable {
  /// To the right.
  public var dx: CGFloat
  /// Downwards.
  public var dy: CGFloat

  /// Makes a vector.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}

/// A point on the screen that belongs to an element; touches there are sent whatever is hit.
@MainActor public final class XCUICoordinate {
  /// The element the point belongs to.
  public let referencedElement: XCUIElement
  private let normalized: CGVector
  private let offset: CGVector

  init(_ element: XCUIElement, normalized: CGVector, offset: CGVector = CGVector(dx: 0, dy: 0)) {
    referencedElement = element
    self.normalized = normalized
    self.offset = offset
  }

  /// The point `offsetVector` points away from this one.
  public func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
    let sum = CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy)
    return XCUICoordinate(referencedElement, normalized: normalized, offset: sum)
  }

  /// The point in points of the screen.
  public var screenPoint: CGPoint { point(in: referencedElement.frame) }

  /// Taps at the point.
  public func tap(
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    touch("tap()", told: "tap", at: place) { application, point, window in
      Finger.tap(application, at: point, in: window)
    }
  }

  /// Taps twice at the point.
  public func doubleTap(
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    touch("doubleTap()", told: "double tap", at: place) { application, point, window in
      Finger.tap(application, at: point, in: window, count: 2)
    }
  }

  /// Leaves a finger on the point for `duration` seconds.
  public func press(
    forDuration duration: TimeInterval, fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let end = " for \(ElementNames.seconds(duration))"
    touch("press(forDuration:)", told: "press", end, at: place) { application, point, window in
      let finger = Finger(application, down: point, in: window)
      finger.hold(duration)
      finger.lift()
    }
  }

  /// Presses the point for `duration` seconds, then drags the finger to another point.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let name = "press(forDuration:thenDragTo:)"
    let end = " for \(ElementNames.seconds(duration)) and drag to \(otherCoordinate.words)"
    touch(name, told: "press", end, at: place) { application, point, window throws(StepProblem) in
      let path = otherCoordinate.referencedElement.path
      let tree = ElementTree(of: application)
      let other = tree.nodes[try tree.find(path, in: application)]
      let finger = Finger(application, down: point, in: window)
      finger.hold(duration)
      finger.drag(to: window.convert(otherCoordinate.point(in: other.frame), from: nil))
      finger.lift()
    }
  }

  private func touch(
    _ name: String, told verb: String, _ end: String = "", at place: SourcePlace,
    _ body: (UIApplication, CGPoint, UIWindow) throws(StepProblem) -> Void
  ) {
    let element = referencedElement
    let text = "\(name) on a coordinate of \(element.path.text)"
    element.flow.step(text, told: "\(verb) \(words)\(end)", at: place) {
      application throws(StepProblem) in
      let tree = ElementTree(of: application)
      let index = try tree.find(element.path, in: application)
      let point = point(in: tree.nodes[index].frame)
      guard application.screen.bounds.contains(point),
        let (window, _) = ElementTree.hit(point, in: application)
      else {
        let place = "(\(ElementNames.number(point.x)), \(ElementNames.number(point.y)))"
        throw tree.problem(index, "the point \(place) is off-screen")
      }
      try body(application, window.convert(point, from: nil), window)
    }
  }

  /// The point in words, such as `the middle of button "Next"`.
  private var words: String {
    let element = referencedElement.path.words
    let (x, y) = (ElementNames.number(normalized.dx), ElementNames.number(normalized.dy))
    var words = "(\(x), \(y)) of \(element)"
    if normalized.dx == 0.5, normalized.dy == 0.5 { words = "the middle of \(element)" }
    guard offset.dx != 0 || offset.dy != 0 else { return words }
    let (right, down) = (ElementNames.number(offset.dx), ElementNames.number(offset.dy))
    return "\(words) moved by (\(right), \(down))"
  }

  private func point(in frame: CGRect) -> CGPoint {
    CGPoint(
      x: frame.minX + normalized.dx * frame.width + offset.dx,
      y: frame.minY + normalized.dy * frame.height + offset.dy)
  }
}
