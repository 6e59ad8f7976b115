/// A type's body, or a file, with the tables that come to stand in it.
///
/// The tables of a class are written into the body of the class or extension itself, in front of
/// its closing brace: only there are its private members and private nested types in reach.
final class BindingScope {
  enum Kind {
    case file, classBody, extensionBody, other
    /// A body inside a function: nothing outside can name it.
    case unreachable
  }

  struct Entry {
    let conditions: [String]
    /// A table line for this method is only needed if something names this selector.
    let neededFor: String?
    let text: String
  }

  let kind: Kind
  /// The type's name as it reads inside the body.
  let name: String
  let path: String
  let number: Int
  let isGeneric: Bool
  let exposesAll: Bool
  /// The `#if` conditions between the surrounding scope and this one.
  let conditions: [String]
  /// How deep in conditions the body itself stands.
  let conditionDepth: Int
  /// Whether members are private to the file without saying so.
  var isPrivate = false
  /// Whether the type can be named only inside the body around it.
  var isHidden = false
  /// The name given with `@objc(Name)`.
  var objectiveCName: String?
  var entries: [Entry] = []
  var children: [BindingScope] = []

  init(
    kind: Kind, name: String, path: String, number: Int, isGeneric: Bool = false,
    exposesAll: Bool = false, conditions: [String] = [], conditionDepth: Int = 0
  ) {
    self.kind = kind
    self.name = name
    self.path = path
    self.number = number
    self.isGeneric = isGeneric
    self.exposesAll = exposesAll
    self.conditions = conditions
    self.conditionDepth = conditionDepth
  }

  /// Whether a table has to be written into this body or one inside it.
  func isNeeded(_ selectors: Set<String>) -> Bool {
    switch kind {
    case .unreachable: return false
    case .classBody: return true
    case .extensionBody where !neededEntries(selectors).isEmpty: return true
    case .file, .extensionBody, .other: return children.contains { $0.isNeeded(selectors) }
    }
  }

  private func neededEntries(_ selectors: Set<String>) -> [Entry] {
    entries.filter { entry in entry.neededFor.map(selectors.contains) ?? true }
  }

  /// The functions for this body: one enters its classes, one fills in the table of its own class.
  func functions(_ selectors: Set<String>) -> String {
    let entries = neededEntries(selectors)
    let access = isPrivate ? "" : "fileprivate "
    let attributes = "@available(*, deprecated) \(access)nonisolated static func"
    var result = ""
    if !isGeneric || children.contains(where: { $0.isNeeded(selectors) }) {
      result += "  \(attributes) __uikit_\(number)(_ r: inout UIKit._BindingRegistrar) {\n"
      result += ownRegistration(hasEntries: !entries.isEmpty)
      result += registrations(of: children, selectors)
      result += "  }\n"
    }
    guard !entries.isEmpty || (isGeneric && kind == .classBody) else { return result }
    result += "  \(attributes) __uikitTable_\(number)(_ t: inout UIKit._ClassBindings) {\n"
    for entry in entries { result += conditional(entry.text, entry.conditions) }
    return result + "  }\n"
  }

  private func ownRegistration(hasEntries: Bool) -> String {
    guard !isGeneric, kind == .classBody || (kind == .extensionBody && hasEntries) else {
      return ""
    }
    var arguments = "\(name).self"
    if kind == .classBody { arguments += ", named: \(stringLiteral(path))" }
    if let objectiveCName { arguments += ", objectiveC: \(stringLiteral(objectiveCName))" }
    if hasEntries { arguments += ", __uikitTable_\(number)" }
    return "    r.add(\(arguments))\n"
  }

  /// The calls that enter the classes of scopes inside this one.
  private func registrations(of scopes: [BindingScope], _ selectors: Set<String>) -> String {
    var result = ""
    for scope in scopes where scope.isNeeded(selectors) && !scope.isGeneric {
      result += conditional("    \(scope.name).__uikit_\(scope.number)(&r)\n", scope.conditions)
    }
    return result
  }

  /// The class through which the module finds the tables of a file, and what generic classes need
  /// beside it.
  func fileTables(named name: String, _ selectors: Set<String>) -> String {
    let generics = reachableGenerics()
    var body = registrations(of: children, selectors)
    var declarations = ""
    for scope in generics {
      let identifier = "__UIKitGeneric_\(scope.number)"
      let table = "__uikitTable_\(scope.number)"
      let requirement = "static func \(table)(_ t: inout UIKit._ClassBindings)"
      let text = """
        fileprivate nonisolated protocol \(identifier) { \(requirement) }
        extension \(scope.path): nonisolated \(identifier) {}

        """
      declarations += conditional(text, scope.allConditions)
      let call = """
            r.addGeneric { type in
              guard let type = type as? any \(identifier).Type else { return nil }
              return { type.\(table)(&$0) }
            }

        """
      body += conditional(call, scope.allConditions)
    }
    return """
      nonisolated final class \(name): UIKit._SourceTables {
        @available(*, deprecated)
        static func register(_ r: inout UIKit._BindingRegistrar) {
      \(body)  }
      }
      \(declarations)
      """
  }

  /// The conditions from file level down, filled in for generic classes.
  private var allConditions: [String] { outerConditions + conditions }
  private var outerConditions: [String] = []

  private func reachableGenerics() -> [BindingScope] {
    var result: [BindingScope] = []
    for child in children {
      child.outerConditions = kind == .file ? [] : outerConditions + conditions
      // A hidden generic class can be given no conformance, so nothing can recognise it.
      if child.kind == .unreachable || child.isHidden { continue }
      if child.isGeneric && child.kind == .classBody { result.append(child) }
      result += child.reachableGenerics()
    }
    return result
  }
}

/// The text inside `#if`, where it depends on conditions.
func conditional(_ text: String, _ conditions: [String]) -> String {
  guard !conditions.isEmpty else { return text }
  let all = conditions.map { "(\($0))" }.joined(separator: " && ")
  return "#if \(all)\n\(text)#endif\n"
}
