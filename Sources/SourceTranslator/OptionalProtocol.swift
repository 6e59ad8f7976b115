import SwiftSyntax

/// The declarations that give an `@objc` protocol its optional requirements.
///
/// A requirement `func step(for: Int) -> Int` stays, but may throw: a class implements it with a
/// method that does not, and the default of the others throws. It becomes callable with `?` through
/// a property of the method's name, an optional closure, so that `delegate?.step?(for: 1) ?? 0` is
/// ordinary optional chaining.
struct OptionalProtocol {
  let node: ProtocolDeclSyntax
  let facts: Facts
  let path: String

  /// The protocol that holds the defaults; they must not stand beside the properties of the same
  /// name.
  var defaultsName: String {
    "__UIKitOptional_" + path.replacing(".", with: "_")
  }

  private var access: String {
    for modifier in node.modifiers {
      switch modifier.name.text {
      case "public", "package": return modifier.name.text + " "
      case "private", "fileprivate": return "fileprivate "
      default: break
      }
    }
    return ""
  }

  /// The requirements marked as optional.
  var requirements: [(member: MemberBlockItemSyntax, conditions: [String])] {
    protocolMembers(node.memberBlock.members).filter { member, _ in
      member.decl.as(FunctionDeclSyntax.self)?.modifiers.has("optional")
        ?? member.decl.as(VariableDeclSyntax.self)?.modifiers.has("optional") ?? false
    }
  }

  /// The text that comes to stand below the file.
  var declarations: String {
    var defaults = ""
    var properties = ""
    for (member, conditions) in requirements {
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        defaults += conditional(defaultMethod(function), conditions)
        properties += conditional(closureProperties(function), conditions)
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        for binding in variable.bindings {
          guard let type = binding.typeAnnotation?.type else { continue }
          let name = binding.pattern.plainText
          let key = AccessorNames(variable, binding, name: name).getter
          defaults += conditional(defaultProperty(name, key, type.writtenType), conditions)
          properties += conditional(optionalProperty(name, type), conditions)
        }
      }
    }
    return """
      \(access)protocol \(defaultsName): AnyObject {}
      extension \(defaultsName) {
      \(defaults)}
      extension \(path) {
      \(properties)}

      """
  }

  private func selector(_ node: FunctionDeclSyntax) -> String {
    facts.optionalMethods[node.name.plainName]?
      .first { $0.owner == path && $0.labels == node.labels }?.selector
      ?? ObjectiveCNames.selector(base: node.name.plainName, labels: node.labels)
  }

  /// The default is no better than the requirement itself: a call in the properties below has to
  /// reach what the class implements.
  private func defaultMethod(_ node: FunctionDeclSyntax) -> String {
    var parameters: [String] = []
    var values: [String] = []
    var canForward = true
    for (index, parameter) in node.parameters.enumerated() {
      let type = parameter.type
      parameters.append("\(parameter.firstName.text) p\(index): \(type.plainText)")
      values.append("p\(index)")
      let isEscaping = type.attributeNames.contains("escaping")
      if !type.specifierNames.isEmpty || (type.functionType != nil && !isEscaping) {
        canForward = false
      }
    }
    let result = node.resultType.map { " -> \($0.writtenType)" } ?? ""
    let list = values.joined(separator: ", ")
    let body =
      canForward
      ? "return try UIKit._forward(self, \(stringLiteral(selector(node))), [\(list)])"
      : "throw UIKit._NotImplemented()"
    return """
        @_disfavoredOverload \(access)func \(node.name.text)(\(parameters.joined(separator: ", "))) throws\(result) {
          \(body)
        }

      """
  }

  private func defaultProperty(_ name: String, _ key: String, _ type: String) -> String {
    """
      @_disfavoredOverload \(access)var \(name): \(type) {
        get throws { try UIKit._forward(self, \(stringLiteral(key)), []) }
      }

    """
  }

  private func optionalProperty(_ name: String, _ type: TypeSyntax) -> String {
    """
      \(access)var \(name): (\(type.writtenType))? {
        UIKit._optional { () throws -> \(type.writtenType) in try self.\(name) }
      }

    """
  }

  private func closureProperties(_ node: FunctionDeclSyntax) -> String {
    let base = node.name.plainName
    guard
      let method = facts.optionalMethods[base]?
        .first(where: { $0.owner == path && $0.labels == node.labels })
    else { return "" }
    var names = [method.property]
    // `delegate?.step != nil` names the method without its labels.
    if method.isAlone && !names.contains(base) { names.append(base) }
    return names.map { closureProperty(escaped($0, like: node.name), node, method) }.joined()
  }

  private func escaped(_ name: String, like token: TokenSyntax) -> String {
    name == token.plainName ? token.text : name
  }

  private func closureProperty(
    _ name: String, _ node: FunctionDeclSyntax, _ method: OptionalMethod
  ) -> String {
    var types: [String] = []
    var arguments: [String] = []
    for (index, parameter) in node.parameters.enumerated() {
      types.append(parameter.type.writtenType)
      let isInOut = parameter.type.specifierNames.contains("inout")
      let label = parameter.firstName.text
      arguments.append((label == "_" ? "" : "\(label): ") + (isInOut ? "&" : "") + "p\(index)")
    }
    let throwing = node.signature.effectSpecifiers?.throwsClause != nil
    let result = node.resultType?.writtenType ?? "Void"
    let isOptional = node.resultType?.isOptional == true
    let closureResult = isOptional ? result : "(\(result))?"
    let helper =
      (throwing ? "try UIKit._optionalThrowing" : "UIKit._optional") + (isOptional ? "Result" : "")
    let inputs = (0..<types.count).map { "p\($0)" }.joined(separator: ", ")
    let call = "try self.\(node.name.text)(\(arguments.joined(separator: ", ")))"
    let parameters = types.joined(separator: ", ")
    return """
        \(access)var \(name): ((\(parameters))\(throwing ? " throws" : "") -> \(closureResult))? {
          guard UIKit._implements(self, \(stringLiteral(method.selector))) else { return nil }
          return { \(inputs.isEmpty ? "" : "\(inputs) in ")\(helper) { () throws -> \(result) in \(call) } }
        }

      """
  }
}
