import Foundation

/// What can be reached by name in one class and its superclasses: outlets, attributes and methods.
///
/// The source translator writes these tables for the classes it translates; a class that is not
/// translated can get one by hand with `ClassRegistry.register(_:named:_:)`. All closures run on
/// the main actor.
public struct _ClassBindings: Sendable {
  /// Sets a property by name; `false` when the value has the wrong type.
  public typealias Setter = @MainActor @Sendable (AnyObject, Any?) -> Bool
  /// Reads a property by name.
  public typealias Getter = @MainActor @Sendable (AnyObject) -> Any?
  /// Calls a method with exactly as many arguments as its selector has colons.
  public typealias Method = @MainActor @Sendable (AnyObject, [Any?]) -> Any?
  /// Makes a segue from its identifier, its source and its destination controller.
  public typealias SegueCreation =
    @MainActor @Sendable (String?, AnyObject, AnyObject) -> AnyObject?

  /// Setters by property name, for outlets, outlet collections and attributes.
  public var outlets: [String: Setter] = [:]
  /// Getters by property name.
  public var getters: [String: Getter] = [:]
  /// Methods by Objective-C selector name.
  public var methods: [String: Method] = [:]
  /// Calls the plain `init()` of exactly this class, where it is known to have one.
  public var create: (@MainActor @Sendable () -> AnyObject)?
  /// Makes a segue of exactly this class, where it is a `UIStoryboardSegue` with the usual
  /// initializer.
  public var createSegue: SegueCreation?

  /// Creates an empty table.
  public init() {}

  /// Adds a property that can be set, under its name and as the methods `name` and `setName:`.
  public mutating func property<Object: AnyObject, Value>(
    _ name: String, of: Object.Type, getter: String? = nil, setter: String? = nil,
    get: @escaping @MainActor @Sendable (Object) -> Value,
    set: @escaping @MainActor @Sendable (Object, Value) -> Void
  ) {
    property(name, of: Object.self, getter: getter, get: get)
    let assign: Setter = { object, value in
      guard let object = object as? Object, let value = _convert(value, to: Value.self) else {
        return false
      }
      set(object, value)
      return true
    }
    outlets[name] = assign
    let selector = setter ?? "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
    methods[selector] = { object, arguments in
      guard let value = arguments.first else { return nil }
      if !assign(object, value) {
        _reportWrongType(
          value, expected: Value.self, place: "argument 1 of \(selector)", in: object)
      }
      return nil
    }
  }

  /// Adds a property that can only be read, under its name and as a method.
  public mutating func property<Object: AnyObject, Value>(
    _ name: String, of: Object.Type, getter: String? = nil,
    get: @escaping @MainActor @Sendable (Object) -> Value
  ) {
    let read: Getter = { object in
      guard let object = object as? Object else { return nil }
      return _flattened(get(object))
    }
    getters[name] = read
    methods[getter ?? name] = { object, _ in read(object) }
  }

  /// Adds a method under its Objective-C selector name.
  public mutating func method<Object: AnyObject>(
    _ selector: String, of: Object.Type,
    _ call: @escaping @MainActor @Sendable (Object, _Arguments) -> Any?
  ) {
    methods[selector] = { object, values in
      guard let receiver = object as? Object else { return nil }
      return call(receiver, _Arguments(values: values, selector: selector, receiver: object))
    }
  }
}

/// The arguments of one message, read by position and type.
public struct _Arguments {
  let values: [Any?]
  let selector: String
  let receiver: AnyObject

  /// Returns one argument, or `nil` and a report when it has another type; the caller then drops
  /// the message.
  public func value<Value>(_ index: Int, as type: Value.Type) -> Value? {
    let value = values.indices.contains(index) ? values[index] : nil
    if let converted = _convert(value, to: type) { return converted }
    _reportWrongType(
      value, expected: type, place: "argument \(index + 1) of \(selector)", in: receiver)
    return nil
  }
}

func _reportWrongType(_ value: Any?, expected: Any.Type, place: String, in receiver: AnyObject) {
  let found = value.map { "\(type(of: $0))" } ?? "nil"
  _UIKitDiagnostics.report(
    "\(type(of: receiver)): \(place) is \(found) where \(expected) is needed; nothing was called")
}
