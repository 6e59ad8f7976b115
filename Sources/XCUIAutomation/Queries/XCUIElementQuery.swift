import UIKit

/// Elements of a kind, found anew each time they are asked for.
@MainActor public final class XCUIElementQuery: XCUIElementTypeQueryProvider {
  private let flow: Flow
  private let path: ElementPath

  init(flow: Flow, path: ElementPath) {
    self.flow = flow
    self.path = path
  }

  // MARK: One element

  /// The only element; using it fails if there are several.
  public var element: XCUIElement { XCUIElement(flow: flow, path: path, place: nil) }

  /// The first element in reading order, however many there are.
  public var firstMatch: XCUIElement {
    XCUIElement(flow: flow, path: path.adding(.at(0), ".firstMatch"), place: nil)
  }

  /// The element with an identifier, label, value or placeholder that is exactly `key`.
  public subscript(
    key: String, fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) -> XCUIElement {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let text = "[\(ElementNames.quoted(key))]"
    return XCUIElement(flow: flow, path: path.adding(.named(key), text), place: place)
  }

  /// The element at a place in reading order, counted from 0; -1 is the last one.
  public func element(
    boundBy index: Int, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> XCUIElement {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let text = ".element(boundBy: \(index))"
    return XCUIElement(flow: flow, path: path.adding(.at(index), text), place: place)
  }

  /// The only element of a kind with a name.
  public func element(
    matching elementType: XCUIElement.ElementType, identifier: String?,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) -> XCUIElement {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let text = ".element\(XCUIElementQuery.arguments(elementType, identifier))"
    let path = path.adding(.matching(elementType.kind, identifier), text)
    return XCUIElement(flow: flow, path: path, place: place)
  }

  // MARK: All elements

  /// How many elements there are.
  public var count: Int { flow.ask { $0.follow(path).indices.count } ?? 0 }

  /// The elements that there are at present, each known by its place.
  public var allElementsBoundByIndex: [XCUIElement] { (0..<count).map { element(boundBy: $0) } }

  /// The elements that there are at present; the same as `allElementsBoundByIndex`.
  public var allElementsBoundByAccessibilityElement: [XCUIElement] { allElementsBoundByIndex }

  // MARK: Narrower queries

  /// Those with an identifier, label, value or placeholder that is exactly `identifier`.
  public func matching(identifier: String) -> XCUIElementQuery {
    adding(.named(identifier), ".matching(identifier: \(ElementNames.quoted(identifier)))")
  }

  /// Those of a kind, and with a name if one is given.
  public func matching(
    _ elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery {
    let text = ".matching\(XCUIElementQuery.arguments(elementType, identifier))"
    return adding(.matching(elementType.kind, identifier), text)
  }

  /// Those that hold an element of a kind, and with a name if one is given.
  public func containing(
    _ elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery {
    let text = ".containing\(XCUIElementQuery.arguments(elementType, identifier))"
    return adding(.containing(elementType.kind, identifier), text)
  }

  /// The elements inside these, at any depth.
  public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(flow: flow, path: path.descendants(type))
  }

  /// The elements directly inside these.
  public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(flow: flow, path: path.children(type))
  }

  /// The elements and all they hold, one line each.
  public var debugDescription: String { element.debugDescription }

  private func adding(_ step: ElementPath.Step, _ text: String) -> XCUIElementQuery {
    XCUIElementQuery(flow: flow, path: path.adding(step, text))
  }

  private static func arguments(_ type: XCUIElement.ElementType, _ name: String?) -> String {
    let name = name.map(ElementNames.quoted) ?? "nil"
    return "(.\(type), identifier: \(name))"
  }
}

extension XCUIElementQuery: @MainActor CustomDebugStringConvertible {}
