/// A type the target declares, from all its declarations together.
struct TypeFacts {
  enum Kind { case classType, protocolType, other }

  var kind: Kind
  /// What stands after the colon, in order, of the declaration and its extensions.
  var inherited: [String] = []
  var isGeneric = false
  var hasObjcMembers = false
  var hasPlainInit = false
  var hasDesignatedInit = false
  var hasSegueInit = false
}

/// A method, as far as selectors need to know it.
struct MethodFacts {
  let owner: String
  let base: String
  let labels: [String]
  let parameterTypes: [String]
  let selector: String
  /// Whether Objective-C would see it without a further look at the class.
  let isExposed: Bool
}

/// A property, as far as selectors and key paths need to know it.
struct PropertyFacts {
  let owner: String
  let getter: String
  let setter: String
  /// The name in key paths.
  let key: String
}

/// A method that an `@objc` protocol marks as optional.
struct OptionalMethod {
  let owner: String
  let base: String
  let labels: [String]
  let selector: String
  /// Whether a call returns a value that is no optional.
  let returnsPlainValue: Bool
  /// Whether it is the only member of that name in its protocol.
  let isAlone: Bool
  /// Whether no other optional method of that name in its protocol goes without labels.
  let isAloneUnlabelled: Bool

  var isUnlabelled: Bool { labels.allSatisfy { $0 == "_" } }

  /// The property that holds the method as an optional closure.
  ///
  /// It has the name of the method where calls have no labels, so that they compile as they are.
  /// Else every label joins the name, as long as the label it stands for, so that what follows a
  /// call keeps its column.
  var property: String {
    if isUnlabelled { return isAloneUnlabelled ? base : "\(base)_\(labels.count)" }
    return base + labels.map { $0 == "_" ? "_" : "_" + $0 }.joined()
  }
}

/// What the whole target declares.
struct Facts {
  var types: [String: TypeFacts] = [:]
  var typesByLastName: [String: [String]] = [:]
  var methods: [String: [MethodFacts]] = [:]
  var properties: [String: [PropertyFacts]] = [:]
  var optionalMethods: [String: [OptionalMethod]] = [:]
  var optionalProperties: Set<String> = []
  var importedModules: Set<String> = []

  /// The full path of a type that is named inside `scope`; `nil` when the target declares none.
  func path(of name: String, in scope: String = "") -> String? {
    var name = name
    if let generic = name.firstIndex(of: "<") { name = String(name[..<generic]) }
    var prefix = scope
    while true {
      let candidate = prefix.isEmpty ? name : "\(prefix).\(name)"
      if types[candidate] != nil { return candidate }
      guard !prefix.isEmpty else { break }
      prefix = prefix.lastIndex(of: ".").map { String(prefix[..<$0]) } ?? ""
    }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let candidates = typesByLastName[last] ?? []
    return candidates.count == 1 ? candidates[0] : nil
  }

  /// The class the target declares as superclass.
  func superclass(of path: String) -> String? {
    guard let facts = types[path], facts.kind == .classType else { return nil }
    for name in facts.inherited {
      if let parent = self.path(of: name, in: outer(path)), types[parent]?.kind == .classType {
        return parent
      }
    }
    return nil
  }

  /// A class and its superclasses in the target, nearest first.
  func chain(of path: String) -> [String] {
    var result = [path]
    while let last = result.last, let parent = superclass(of: last), !result.contains(parent) {
      result.append(parent)
    }
    return result
  }

  /// Whether one of the class's own or inherited clauses names `name`.
  func inherits(_ path: String, from name: String) -> Bool {
    for type in chain(of: path) {
      for inherited in types[type]?.inherited ?? [] {
        let last = inherited.split(separator: ".").last.map(String.init)
        if last == name { return true }
      }
    }
    return false
  }

  /// Whether `init()` of the class can be called, as far as that can be told without compiling.
  func hasPlainInit(_ path: String) -> Bool {
    let chain = chain(of: path)
    for type in chain {
      guard let facts = types[type] else { return false }
      if facts.hasPlainInit { return true }
      if facts.hasDesignatedInit || facts.isGeneric { return false }
    }
    guard let root = chain.last, let first = types[root]?.inherited.first else { return true }
    let roots: Set<String> = [
      "NSObject", "Foundation.NSObject", "UIResponder", "UIKit.UIResponder",
    ]
    if roots.contains(first) { return true }
    return self.path(of: first, in: outer(root)).map { types[$0]?.kind == .protocolType } ?? false
  }

  /// Whether the class has the initializer every segue is made with.
  func hasSegueInit(_ path: String) -> Bool {
    guard inherits(path, from: "UIStoryboardSegue") else { return false }
    for type in chain(of: path) {
      guard let facts = types[type] else { return false }
      if facts.hasSegueInit { return true }
      if facts.hasDesignatedInit { return false }
    }
    return true
  }

  /// The path without its last name.
  func outer(_ path: String) -> String {
    path.lastIndex(of: ".").map { String(path[..<$0]) } ?? ""
  }

  /// The optional requirement a method of this name implements.
  func optionalMethod(base: String, labels: [String]) -> OptionalMethod? {
    optionalMethods[base]?.first { $0.labels == labels }
  }
}
