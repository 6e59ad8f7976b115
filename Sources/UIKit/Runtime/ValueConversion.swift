import Foundation

/// An `Optional` of any type, to ask about it without knowing what it wraps.
private protocol OptionalValue {
  static var empty: Any { get }
  static func wrapping(_ value: Any) -> Any?
  var flattened: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate static var empty: Any { Self.none as Any }
  fileprivate static func wrapping(_ value: Any) -> Any? {
    // Not `value as? Self`: that is a nil of this type when the value is of another one.
    _convert(value, to: Wrapped.self).map { Self.some($0) as Any }
  }
  fileprivate var flattened: Any? {
    guard case .some(let value) = self else { return nil }
    return _flattened(value)
  }
}

/// Removes the optionals around a value, so that a nested `nil` is a plain one.
func _flattened(_ value: Any) -> Any? {
  guard let optional = value as? any OptionalValue else { return value }
  return optional.flattened
}

/// Converts a value from outside to the type a property or parameter has; `nil` when it does not
/// fit.
///
/// Objects and values pass by a cast. Numbers convert among each other as `NSNumber` does, and a
/// string converts to a number or a truth value when it spells one, because files store both as
/// text.
public func _convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
  let optional = type as? any OptionalValue.Type
  guard let value = value.flatMap(_flattened) else { return optional?.empty as? Value }
  if let optional {
    guard let wrapped = optional.wrapping(value) else { return nil }
    return wrapped as? Value
  }
  if let direct = value as? Value { return direct }
  return number(value, as: type) as? Value
}

private func number(_ value: Any, as type: Any.Type) -> Any? {
  guard let number = number(from: value) else { return nil }
  if type == Bool.self { return number.boolValue }
  if type == CGFloat.self { return CGFloat(number.doubleValue) }
  if type == Double.self { return number.doubleValue }
  if type == Float.self { return number.floatValue }
  if type == NSNumber.self { return number }
  guard let integer = type as? any FixedWidthInteger.Type else { return nil }
  return integer.exactly(number)
}

extension FixedWidthInteger {
  /// Cuts off the fraction; `nil` when the rest is out of range.
  fileprivate static func exactly(_ number: NSNumber) -> Any? {
    if let value = Self(exactly: number.int64Value), number.doubleValue.magnitude < 9e18 {
      return value
    }
    let value = number.doubleValue
    guard value.isFinite else { return nil }
    return Self(exactly: value.rounded(.towardZero))
  }
}

private func number(from value: Any) -> NSNumber? {
  switch value {
  case let value as NSNumber: return value
  case let value as Bool: return NSNumber(value: value)
  case let value as CGFloat: return NSNumber(value: Double(value))
  case let value as Double: return NSNumber(value: value)
  case let value as Float: return NSNumber(value: value)
  case let value as any BinaryInteger: return NSNumber(value: Int64(clamping: value))
  case let value as String: return number(spelled: value)
  default: return nil
  }
}

private func number(spelled text: String) -> NSNumber? {
  switch text {
  case "YES", "true": return NSNumber(value: true)
  case "NO", "false": return NSNumber(value: false)
  default:
    if let value = Int64(text) { return NSNumber(value: value) }
    return Double(text).map { NSNumber(value: $0) }
  }
}
