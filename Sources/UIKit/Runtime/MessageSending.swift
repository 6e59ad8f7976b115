import Foundation

/// Sends a message by name. Arguments beyond those the selector takes are dropped, missing ones are
/// `nil`.
///
/// - Returns: whether the object has such a method, and what it returned.
@MainActor @discardableResult
public func _send(
  _ selector: Selector, to object: AnyObject, arguments: [Any?] = []
) -> (found: Bool, result: Any?) {
  sendHere(selector, to: object, arguments: arguments)
}

/// Sends a message on the current thread, whichever it is.
///
/// A class of the main actor is only ever messaged from there, but a plain model object may be
/// messaged from any thread, as on iOS; its method is called where the message was sent.
func sendHere(
  _ selector: Selector, to object: AnyObject, arguments: [Any?]
) -> (found: Bool, result: Any?) {
  let bindings = ClassRegistry.bindings(of: type(of: object))
  guard let method = bindings.methods[selector.name] else { return (false, nil) }
  let count = selector.argumentCount
  var values = Array(arguments.prefix(count))
  while values.count < count { values.append(nil) }
  typealias Unisolated = (AnyObject, [Any?]) -> Any?
  let call = unsafeBitCast(method, to: Unisolated.self)
  return (true, call(object, values))
}

/// Sends a message that the object should have a method for, and reports when it has not.
@discardableResult
func sendOrReport(_ selector: Selector, to object: AnyObject, arguments: [Any?]) -> Any? {
  let (found, result) = sendHere(selector, to: object, arguments: arguments)
  if !found {
    _UIKitDiagnostics.report("\(type(of: object)) has no method \(selector.name)")
  }
  return result
}

extension NSObjectProtocol {
  /// Whether the object has a method of this name that can be called by name.
  public func responds(to selector: Selector?) -> Bool {
    guard let selector else { return false }
    return ClassRegistry.bindings(of: type(of: self)).methods[selector.name] != nil
  }

  /// Sends a message without an argument; the result stays valid until the next message that
  /// returns an object.
  @discardableResult
  public func perform(_ selector: Selector) -> Unmanaged<AnyObject>! {
    LastResult.keep(sendOrReport(selector, to: self, arguments: []))
  }

  /// Sends a message with one argument; the result stays valid until the next message that returns
  /// an object.
  @discardableResult
  public func perform(_ selector: Selector, with object: Any?) -> Unmanaged<AnyObject>! {
    LastResult.keep(sendOrReport(selector, to: self, arguments: [object]))
  }

  /// Sends a message with two arguments; the result stays valid until the next message that returns
  /// an object.
  @discardableResult
  public func perform(
    _ selector: Selector, with object1: Any?, with object2: Any?
  ) -> Unmanaged<AnyObject>! {
    LastResult.keep(sendOrReport(selector, to: self, arguments: [object1, object2]))
  }
}

/// Keeps the last object that `perform` returned, in place of an autorelease pool.
private enum LastResult {
  nonisolated(unsafe) private static var object: AnyObject?
  private static let lock = NSLock()

  static func keep(_ result: Any?) -> Unmanaged<AnyObject>? {
    guard let result else { return nil }
    // A value that is no object (a number, a string) travels in a box, as it does on iOS.
    let object = result as AnyObject
    lock.withLock { self.object = object }
    return Unmanaged.passUnretained(object)
  }
}
