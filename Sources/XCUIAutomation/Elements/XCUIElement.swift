import UIKit

/// Something on an application's screen, found anew each time it is used.
///
/// ```swift
/// let field = app.textFields["Enter Country Code here"]
/// field.tap()
/// field.typeText("US")
/// #expect(field.value as? String == "US")
/// ```
@MainActor open class XCUIElement: XCUIElementTypeQueryProvider {
  let flow: Flow
  let path: ElementPath
  /// Where the element was named in the test's source, for properties, which have no place.
  private let place: SourcePlace?

  init(flow: Flow, path: ElementPath, place: SourcePlace?) {
    self.flow = flow
    self.path = path
    self.place = place
  }

  // MARK: Whether it is there

  /// Whether exactly this element, or several of its name, can be found on the screen.
  public var exists: Bool {
    flow.ask { !$0.follow(path).indices.isEmpty } ?? false
  }

  /// Whether the element exists; nothing is waited for, since all that happens has happened.
  public func waitForExistence(timeout: TimeInterval) -> Bool { exists }

  /// Whether the element is gone; nothing is waited for, since all that happens has happened.
  public func waitForNonExistence(timeout: TimeInterval) -> Bool { !exists }

  /// Whether a finger reaches the element where it stands at present.
  public var isHittable: Bool {
    guard !flow.hasFailed, let application = flow.application else { return false }
    return application.run {
      let tree = ElementTree(of: application)
      let found = tree.follow(path).indices
      guard found.count == 1, let index = found.first else { return false }
      if tree.nodes[index].isKeyboard { return true }
      return (try? tree.hitPoint(of: index, in: application)) != nil
    }
  }

  // MARK: What it is

  /// Whether the user may use the element.
  public var isEnabled: Bool { read("isEnabled", or: false) { $0.isEnabled } }
  /// Whether the element is chosen.
  public var isSelected: Bool { read("isSelected", or: false) { $0.isSelected } }
  /// Whether the element receives keys.
  public var hasFocus: Bool { read("hasFocus", or: false) { $0.hasFocus } }
  /// What the user knows the element by.
  public var label: String { read("label", or: "") { $0.label } }
  /// The name that no user sees.
  public var identifier: String { read("identifier", or: "") { $0.identifier } }
  /// The title; empty on iOS.
  public var title: String { read("title", or: "") { _ in "" } }
  /// What the element holds, as text: a field's text or else its placeholder, `1` or `0` of a
  /// switch.
  public var value: Any? { read("value", or: nil) { $0.shownValue } }
  /// What an empty field shows.
  public var placeholderValue: String? { read("placeholderValue", or: nil) { $0.placeholder } }
  /// Where the element is, in points of the screen.
  public var frame: CGRect { read("frame", or: .zero) { $0.frame } }
  /// What kind of element it is.
  public var elementType: ElementType { read("elementType", or: .any) { ElementType($0.kind) } }

  private func read<Value>(
    _ property: String, or neutral: Value, _ body: (ElementNode) -> Value
  ) -> Value {
    let value = flow.read("\(property) of \(path.text)", at: place) {
      application throws(StepProblem) in
      let tree = ElementTree(of: application)
      return body(tree.nodes[try tree.find(path, in: application)])
    }
    return value ?? neutral
  }

  /// The element and all it holds, one line each.
  public var debugDescription: String {
    let lines = flow.ask { tree in
      tree.follow(path).indices.map { tree.outline(from: $0) }.joined(separator: "\n")
    }
    guard let lines, !lines.isEmpty else { return "\(path.text): no such element" }
    return "\(path.text):\n\(lines)"
  }

  // MARK: What is inside

  /// The elements inside this one, at any depth.
  public func descendants(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(flow: flow, path: path.descendants(type))
  }

  /// The elements directly inside this one.
  public func children(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(flow: flow, path: path.children(type))
  }

  /// The element itself: it is what it finds first.
  public var firstMatch: XCUIElement {
    XCUIElement(flow: flow, path: path.adding(.at(0), ".firstMatch"), place: place)
  }

  /// A point of the element: (0, 0) is its top left corner, (1, 1) its bottom right one.
  public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate(self, normalized: normalizedOffset)
  }
}

extension XCUIElement: @MainActor CustomDebugStringConvertible {}
