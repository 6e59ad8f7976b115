import InterfaceBuilder

/// How a property of a UIKit class is set by name.
///
/// Answers false when the value does not fit the property.
typealias KeyedProperty = @MainActor (AnyObject, Any?) -> Bool

/// Setting properties by name: what outlets and user-defined runtime attributes need.
@MainActor enum KeyValueCoding {
  /// Makes the setter of an optional reference, such as a delegate outlet.
  static func reference<Owner: AnyObject, Value>(
    _ path: ReferenceWritableKeyPath<Owner, Value?>
  ) -> KeyedProperty {
    return { object, value in
      guard let owner = object as? Owner else { return false }
      guard let value else {
        owner[keyPath: path] = nil
        return true
      }
      guard let typed = value as? Value else { return false }
      owner[keyPath: path] = typed
      return true
    }
  }

  /// Makes the setter of a value, with the conversions between numbers that Objective-C makes.
  static func value<Owner: AnyObject, Value>(
    _ path: ReferenceWritableKeyPath<Owner, Value>
  ) -> KeyedProperty {
    return { object, value in
      guard let owner = object as? Owner, let typed = _convert(value, to: Value.self) else {
        return false
      }
      owner[keyPath: path] = typed
      return true
    }
  }

  /// Sets `key` on `object`; false when neither its source nor UIKit has such a property.
  static func set(_ value: Any?, forKey key: String, on object: AnyObject) -> Bool {
    if let setter = ClassRegistry.bindings(of: type(of: object)).outlets[key] {
      return setter(object, value)
    }
    if let setter = keyedProperty(key, of: object) { return setter(object, value) }
    return false
  }

  /// Sets the property at the end of a key path with at most a few steps.
  static func set(_ value: Any?, forKeyPath keyPath: String, on object: AnyObject) -> Bool {
    guard let dot = keyPath.firstIndex(of: ".") else {
      if let responder = object as? UIResponder {
        responder.setValue(value, forKey: keyPath)
        return true
      }
      return set(value, forKey: keyPath, on: object)
    }
    let head = String(keyPath[..<dot])
    let rest = String(keyPath[keyPath.index(after: dot)...])
    guard let next = step(head, from: object) else { return false }
    if isAttribute(keyPath, of: object) { attributes.append((ObjectIdentifier(next), rest)) }
    return set(value, forKeyPath: rest, on: next)
  }

  /// Outlets of Apple's widgets that not all of those here have: on iOS they can be set.
  private static let widgetOutlets: Set<String> = [
    "delegate", "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate",
  ]
  /// Likewise of their controllers and of all objects.
  private static let commonOutlets: Set<String> = [
    "searchDisplayController", "searchResultsDelegate", "searchResultsDataSource",
    "searchContentsController", "accessibilityElements",
  ]

  /// Whether Apple's class of `object` has an outlet that the one here has not.
  private static func isOfApple(_ key: String, _ object: AnyObject) -> Bool {
    if commonOutlets.contains(key) { return true }
    guard widgetOutlets.contains(key), object is UIView else { return false }
    var type: AnyClass? = Swift.type(of: object)
    while let current = type, !String(reflecting: current).hasPrefix("UIKit.") {
      type = _getSuperclass(current)
    }
    return type != UIView.self
  }

  /// The user-defined runtime attribute that is being set, with the objects its key path has led to.
  private static var attributes: [(object: ObjectIdentifier, keyPath: String)] = []

  /// Runs `body`, which sets a user-defined runtime attribute: iOS tells of one that nothing has and
  /// goes on, and raises an exception for all other keys, such as those that its setter sets.
  static func settingAttribute<Result>(
    _ keyPath: String, of object: AnyObject, _ body: () throws -> Result
  ) rethrows -> Result {
    let before = attributes
    attributes = [(ObjectIdentifier(object), keyPath)]
    defer { attributes = before }
    return try body()
  }

  private static func isAttribute(_ keyPath: String, of object: AnyObject) -> Bool {
    attributes.contains { $0.object == ObjectIdentifier(object) && $0.keyPath == keyPath }
  }

  /// Reports a key that nothing has.
  static func reportUndefinedKey(_ key: String, on object: AnyObject) {
    // Objective-C takes a delegate of any class.
    let isKnown = keyedProperty(key, of: object) != nil || isOfApple(key, object)
    Diagnostics.report(
      "\(type(of: object)) has no property \"\(key)\" for this value",
      severity: isKnown || isAttribute(key, of: object) ? .warning : .error)
  }

  private static func keyedProperty(_ key: String, of object: AnyObject) -> KeyedProperty? {
    let id = ObjectIdentifier(type(of: object))
    if let known = properties[id] { return known[key] }
    var found: [String: KeyedProperty] = [:]
    if let responder = object as? UIResponder {
      found = type(of: responder).keyedProperties
    } else if let keyed = object as? any KeyedObject {
      found = type(of: keyed).keyedProperties
    }
    properties[id] = found
    return found[key]
  }

  /// The properties of each class that was asked for.
  private static var properties: [ObjectIdentifier: [String: KeyedProperty]] = [:]

  /// The object that the first part of a key path leads to.
  private static func step(_ key: String, from object: AnyObject) -> AnyObject? {
    switch (key, object) {
    case ("layer", let view as UIView): return view.layer
    case ("titleLabel", let button as UIButton): return button.titleLabel
    case ("view", let controller as UIViewController): return controller.view
    default:
      let child = Mirror(reflecting: object).children.first { $0.label == key }
      guard let child else { return nil }
      return child.value as AnyObject
    }
  }
}

/// An object that is no responder and yet has properties a nib sets by name: items, recognizers.
@MainActor protocol KeyedObject: AnyObject {
  static var keyedProperties: [String: KeyedProperty] { get }
}
