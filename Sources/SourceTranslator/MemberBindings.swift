import SwiftSyntax

/// The table lines for the members of a class.
struct MemberBindings {
  let facts: Facts
  /// The class as it is named in its body.
  let type: String
  /// Whether the class or extension exposes all its members.
  let exposesAll: Bool

  /// The line for one method, or why it cannot be called by name.
  enum Line {
    case line(selector: String, text: String)
    case impossible(String)
  }

  func isExposed(_ attributes: AttributeListSyntax) -> Bool {
    if attributes.has(["nonobjc"]) { return false }
    return exposesAll || attributes.has(exposingAttributes)
  }

  func method(_ node: FunctionDeclSyntax) -> Line {
    if let reason = obstacle(node) { return .impossible(reason) }
    let base = node.name.plainName
    let selector =
      node.attributes.objectiveCName
      ?? facts.optionalMethod(base: base, labels: node.labels)?.selector
      ?? UIKitSelectors.selector(
        base: base, labels: node.labels, first: node.parameters.first?.type.plainText ?? "")
      ?? ObjectiveCNames.selector(base: base, labels: node.labels)
    var conditions: [String] = []
    var arguments: [String] = []
    for (index, parameter) in node.parameters.enumerated() {
      let type = valueType(of: parameter.type)
      conditions.append("let p\(index) = a.value(\(index), as: (\(type)).self)")
      let label = parameter.firstName.text
      arguments.append(label == "_" ? "p\(index)" : "\(label): p\(index)")
    }
    let call = "o.\(node.name.text)(\(arguments.joined(separator: ", ")))"
    let body = node.resultType == nil ? "\(call); return nil" : "return \(call)"
    let input = conditions.isEmpty ? "o, _" : "o, a"
    let check =
      conditions.isEmpty
      ? "" : "guard \(conditions.joined(separator: ", ")) else { return nil }; "
    let text =
      "    t.method(\(stringLiteral(selector)), of: \(type).self) { \(input) in \(check)\(body) }\n"
    return .line(selector: selector, text: text)
  }

  private func obstacle(_ node: FunctionDeclSyntax) -> String? {
    if node.modifiers.has("static") || node.modifiers.has("class") { return "it is a type method" }
    if node.genericParameterClause != nil || node.genericWhereClause != nil {
      return "it is generic"
    }
    if case .binaryOperator = node.name.tokenKind { return "it is an operator" }
    let effects = node.signature.effectSpecifiers
    if effects?.asyncSpecifier != nil { return "it is asynchronous" }
    if effects?.throwsClause != nil { return "it throws" }
    if node.attributes.hasForeignActor { return "it belongs to another actor" }
    if node.attributes.isUnavailable { return "it is unavailable" }
    for parameter in node.parameters {
      let type = parameter.type
      let specifiers = Set(type.specifierNames).subtracting(["sending", "consuming", "borrowing"])
      if let specifier = specifiers.first { return "it has an \(specifier) parameter" }
      if parameter.ellipsis != nil { return "it has a variadic parameter" }
      if type.attributeNames.contains("autoclosure") { return "it has an autoclosure parameter" }
      let words = type.plainText.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      if words.contains("some") || words.contains("Self") {
        return "it has a parameter of open type"
      }
    }
    return nil
  }

  /// The type of a parameter as a value can have it.
  private func valueType(of type: TypeSyntax) -> String {
    guard let attributed = type.as(AttributedTypeSyntax.self) else { return type.writtenType }
    let kept = attributed.attributes.attributes.filter { $0.attributeName.plainText != "escaping" }
    let attributes = kept.map { $0.plainText + " " }.joined()
    return attributes + attributed.baseType.writtenType
  }

  /// The lines for the properties of one declaration.
  func properties(_ node: VariableDeclSyntax) -> String {
    if node.modifiers.has("static") || node.modifiers.has("class") { return "" }
    if node.attributes.hasForeignActor || node.attributes.isUnavailable { return "" }
    var result = ""
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let name = pattern.identifier.plainName
      let code = pattern.identifier.text
      let names = AccessorNames(node, binding, name: name)
      guard let access = access(node, binding) else { continue }
      var arguments = "\(stringLiteral(names.key)), of: \(type).self"
      if names.getter != names.key { arguments += ", getter: \(stringLiteral(names.getter))" }
      if access == .settable, names.setter != ObjectiveCNames.setter(names.key) {
        arguments += ", setter: \(stringLiteral(names.setter))"
      }
      arguments += ", get: { $0.\(code) }"
      if access == .settable { arguments += ", set: { $0.\(code) = $1 }" }
      result += "    t.property(\(arguments))\n"
    }
    return result
  }

  private enum Access { case settable, readable }

  /// What can be done with a property from outside; `nil` when even reading has effects a table
  /// cannot have.
  private func access(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax) -> Access? {
    guard node.bindingSpecifier.text == "var" else { return .readable }
    switch binding.accessorBlock?.accessors {
    case nil: return .settable
    case .getter?: return .readable
    case .accessors(let accessors)?:
      var isSettable = false
      for accessor in accessors {
        if accessor.effectSpecifiers != nil { return nil }
        let settable: Set<String> = ["set", "willSet", "didSet", "_modify", "init"]
        if settable.contains(accessor.accessorSpecifier.text) { isSettable = true }
      }
      return isSettable ? .settable : .readable
    @unknown default: return nil
    }
  }

  /// The lines that make objects of the class.
  func creation(_ path: String) -> String {
    var result = ""
    if facts.hasPlainInit(path) { result += "    t.create = { \(type)() }\n" }
    if facts.hasSegueInit(path) {
      result += """
            t.createSegue = { i, s, d in
              guard let s = s as? UIKit.UIViewController, let d = d as? UIKit.UIViewController else {
                return nil
              }
              return \(type)(identifier: i, source: s, destination: d)
            }

        """
    }
    return result
  }
}
