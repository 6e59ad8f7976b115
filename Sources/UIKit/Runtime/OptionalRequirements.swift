import Foundation

/// Thrown by the default of an optional protocol requirement: the object does not implement it.
public struct _NotImplemented: Error {
  /// Creates the error.
  public init() {}
}

/// Whether an object implements an optional requirement, asked before its arguments are evaluated.
///
/// A translated class answers by its table. Of any other class it is not known before the call,
/// which then tells by `_NotImplemented`.
public func _implements(_ object: AnyObject, _ selector: String) -> Bool {
  let type: AnyClass = Swift.type(of: object)
  if ClassRegistry.bindings(of: type).methods[selector] != nil { return true }
  return !ClassRegistry.isTranslated(type)
}

/// Calls an optional requirement; `nil` when it is not implemented.
public func _optional<Result>(_ call: () throws -> Result) -> Result? {
  try? call()
}

/// Calls an optional requirement that returns an optional; `nil` when it is not implemented.
public func _optionalResult<Result>(_ call: () throws -> Result?) -> Result? {
  do { return try call() } catch { return nil }
}

/// Calls an optional requirement that may throw; `nil` when it is not implemented.
public func _optionalThrowing<Result>(_ call: () throws -> Result) throws -> Result? {
  do { return try call() } catch is _NotImplemented { return nil }
}

/// Calls an optional requirement that may throw and returns an optional; `nil` when it is not
/// implemented.
public func _optionalThrowingResult<Result>(_ call: () throws -> Result?) throws -> Result? {
  do { return try call() } catch is _NotImplemented { return nil }
}

/// The default of an optional requirement: calls the method of that name which a subclass may have,
/// although the class that conforms has none.
///
/// - Throws: `_NotImplemented` when there is none.
public func _forward<Result>(
  _ object: AnyObject, _ selector: String, _ arguments: [Any?]
) throws -> Result {
  let (found, result) = sendHere(Selector(selector), to: object, arguments: arguments)
  guard found else { throw _NotImplemented() }
  if let nothing = () as? Result { return nothing }
  guard let value = _convert(result, to: Result.self) else { throw _NotImplemented() }
  return value
}
