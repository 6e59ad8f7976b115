import Foundation

/// The tables of one translated source file.
public protocol _SourceTables {
  /// Enters every class of the file.
  static func register(_ registrar: inout _BindingRegistrar)
}

/// The tables of one translated module; the class `__UIKitTables` of the module conforms to it.
public protocol _ModuleTables {
  /// The tables of all its files.
  static var files: [any _SourceTables.Type] { get }
  /// The modules it imports, which may hold tables as well.
  static var imports: [String] { get }
}

/// Collects the tables of one file.
public struct _BindingRegistrar {
  /// Fills in what one file knows about one class.
  public typealias Fill = (inout _ClassBindings) -> Void

  struct Entry {
    let type: AnyClass
    let name: String?
    let objectiveCName: String?
    let fill: Fill?
  }

  var entries: [Entry] = []
  var genericEntries: [(AnyClass) -> Fill?] = []

  /// Enters a class under its Swift name (`Outer.Inner`, without the module) and the one given with
  /// `@objc(Name)`.
  public mutating func add(
    _ type: AnyClass, named name: String? = nil, objectiveC: String? = nil, _ fill: Fill? = nil
  ) {
    entries.append(Entry(type: type, name: name, objectiveCName: objectiveC, fill: fill))
  }

  /// Enters a generic class by a function that recognises its specializations and their subclasses.
  public mutating func addGeneric(_ match: @escaping (AnyClass) -> Fill?) {
    genericEntries.append(match)
  }
}

/// Finds classes by name, and what can be reached by name in a class.
///
/// Nothing has to be registered by hand: a translated module is found by its own name the first
/// time one of its classes is asked for.
public enum ClassRegistry {
  private static let storage = RegistryStorage()

  /// What can be reached by name in `type`, superclasses included.
  public static func bindings(of type: AnyClass) -> _ClassBindings {
    _ = FrameworkMethods.registered
    return storage.bindings(of: type)
  }

  /// The class with the given name in the first of the modules that has one.
  ///
  /// The name is a Swift name (`Outer.Inner` for a nested class) or one given with `@objc(Name)`.
  public static func `class`(named name: String, modules: [String]) -> AnyClass? {
    storage.findClass(named: name, modules: modules)
  }

  /// Enters a table written by hand, for a class that is not translated.
  public static func register(
    _ type: AnyClass, named name: String? = nil,
    _ fill: @escaping @Sendable (inout _ClassBindings) -> Void
  ) {
    storage.register(type, named: name, fill)
  }

  /// Makes the tables of a module known before one of its classes is asked for.
  ///
  /// Only needed for a module that does nothing but extend classes of UIKit.
  public static func load(module: String) {
    storage.load(module: module)
  }

  /// Whether the module that declares `type` was translated, so that its table lists all that can
  /// be called.
  static func isTranslated(_ type: AnyClass) -> Bool {
    storage.isTranslated(type)
  }
}

/// The state of the registry behind a lock: a class may be asked for from any thread.
private final class RegistryStorage: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var modules: [String: Bool] = [:]
  private var moduleNames: [ObjectIdentifier: String] = [:]
  private var fills: [ObjectIdentifier: [_BindingRegistrar.Fill]] = [:]
  private var generics: [(AnyClass) -> _BindingRegistrar.Fill?] = []
  private var names: [String: AnyClass] = [:]
  private var objectiveCNames: [String: AnyClass] = [:]
  private var found: [String: AnyClass?] = [:]
  private var merged: [ObjectIdentifier: _ClassBindings] = [:]

  func bindings(of type: AnyClass) -> _ClassBindings {
    lock.lock()
    defer { lock.unlock() }
    if let known = merged[ObjectIdentifier(type)] { return known }
    var chain: [AnyClass] = [type]
    while let parent = chain.last.flatMap({ _getSuperclass($0) }) { chain.append(parent) }
    for type in chain { load(module: module(of: type)) }
    var result = _ClassBindings()
    for match in generics { match(type)?(&result) }
    for type in chain.reversed() {
      // Only a class itself knows how it is made; what it inherits would make its superclass.
      result.create = nil
      result.createSegue = nil
      for fill in fills[ObjectIdentifier(type)] ?? [] { fill(&result) }
    }
    merged[ObjectIdentifier(type)] = result
    return result
  }

  func findClass(named name: String, modules: [String]) -> AnyClass? {
    lock.lock()
    defer { lock.unlock() }
    for module in modules {
      load(module: module)
      if let type = findClass("\(module).\(name)") { return type }
    }
    return objectiveCNames[name]
  }

  private func findClass(_ name: String) -> AnyClass? {
    if let type = names[name] { return type }
    if let known = found[name] { return known }
    // The runtime also reads mangled names and searches all types for a name it does not know, so
    // it is asked once, and only for two plain identifiers.
    let type: AnyClass? = isQualifiedIdentifier(name) ? _typeByName(name) as? AnyClass : nil
    found[name] = .some(type)
    return type
  }

  func register(_ type: AnyClass, named name: String?, _ fill: @escaping _BindingRegistrar.Fill) {
    lock.lock()
    defer { lock.unlock() }
    fills[ObjectIdentifier(type), default: []].append(fill)
    if let name { names["\(module(of: type)).\(name)"] = type }
    merged.removeAll()
  }

  func isTranslated(_ type: AnyClass) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    let module = module(of: type)
    load(module: module)
    return modules[module] == true
  }

  /// The module that declares a class; taking it out of the class's name takes long.
  private func module(of type: AnyClass) -> String {
    if let known = moduleNames[ObjectIdentifier(type)] { return known }
    let name = moduleName(of: type)
    moduleNames[ObjectIdentifier(type)] = name
    return name
  }

  func load(module: String) {
    lock.lock()
    defer { lock.unlock() }
    guard modules[module] == nil else { return }
    modules[module] = false
    let name = "\(module).__UIKitTables"
    guard isQualifiedIdentifier(name), let tables = _typeByName(name) as? any _ModuleTables.Type
    else { return }
    modules[module] = true
    var registrar = _BindingRegistrar()
    for file in tables.files { file.register(&registrar) }
    for entry in registrar.entries {
      if let fill = entry.fill { fills[ObjectIdentifier(entry.type), default: []].append(fill) }
      if let name = entry.name { names["\(module).\(name)"] = entry.type }
      if let name = entry.objectiveCName { objectiveCNames[name] = entry.type }
    }
    generics += registrar.genericEntries
    merged.removeAll()
    for name in tables.imports { load(module: name) }
  }
}

/// The module that declares a class: the first part of its full name, `Module.Outer.Inner` or
/// `(extension in Module):Other.Outer.Inner`.
private func moduleName(of type: AnyClass) -> String {
  var name = Substring(String(reflecting: type))
  let prefix = "(extension in "
  if name.hasPrefix(prefix) {
    name = name.dropFirst(prefix.count)
    return String(name.prefix { $0 != ")" })
  }
  return String(name.prefix { $0 != "." })
}

private func isQualifiedIdentifier(_ name: String) -> Bool {
  let parts = name.split(separator: ".", omittingEmptySubsequences: false)
  guard parts.count == 2 else { return false }
  for part in parts {
    guard let first = part.first, first == "_" || first.isLetter else { return false }
    guard part.allSatisfy({ $0 == "_" || $0.isLetter || $0.isNumber }) else { return false }
  }
  return true
}
