import SwiftSyntax

/// Finds the Objective-C names that `#selector` and `#keyPath` stand for.
struct SelectorResolver {
  struct Failure: Error {
    let message: String
  }

  let facts: Facts
  /// The type the expression stands in; empty at file level.
  let scope: String

  private enum Accessor { case method, getter, setter }

  func selector(_ node: MacroExpansionExprSyntax) throws -> String {
    guard node.arguments.count == 1, let argument = node.arguments.first else {
      throw Failure(message: "#selector needs exactly one method")
    }
    switch argument.label?.text {
    case "getter": return try property(argument.expression, .getter)
    case "setter": return try property(argument.expression, .setter)
    default: return try method(argument.expression)
    }
  }

  /// The path without the types it starts at: `#keyPath(Person.address.street)` is
  /// `"address.street"`.
  func keyPath(_ node: MacroExpansionExprSyntax) throws -> String {
    guard node.arguments.count == 1, let expression = node.arguments.first?.expression,
      var names = dottedNames(expression)
    else { throw Failure(message: "#keyPath needs a property, or several joined by dots") }
    if names.first == "self" || names.first == "Self" { names.removeFirst() }
    while names.count > 1, let first = names.first, isType(first) { names.removeFirst() }
    guard !names.isEmpty else { throw Failure(message: "#keyPath names no property") }
    return names.map { facts.properties[$0]?.first?.key ?? $0 }.joined(separator: ".")
  }

  private func isType(_ name: String) -> Bool {
    facts.path(of: name, in: scope) != nil || name.first?.isUppercase == true
  }

  private func dottedNames(_ expression: ExprSyntax) -> [String]? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return [reference.baseName.plainName]
    }
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      return dottedNames(chain.expression)
    }
    if let unwrapped = expression.as(ForceUnwrapExprSyntax.self) {
      return dottedNames(unwrapped.expression)
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      let names = dottedNames(base)
    else { return nil }
    return names + [member.declName.baseName.plainName]
  }

  private func property(_ expression: ExprSyntax, _ accessor: Accessor) throws -> String {
    guard let (owner, name) = reference(unwrapped(expression).0) else {
      throw Failure(message: "#selector needs a property after its label")
    }
    let property = facts.properties[name.baseName.plainName] ?? []
    let owners = owner.map { facts.chain(of: $0) } ?? []
    let known = property.first { owners.contains($0.owner) } ?? property.first
    let plain = name.baseName.plainName
    if accessor == .getter { return known?.getter ?? plain }
    return known?.setter ?? ObjectiveCNames.setter(plain)
  }

  private func method(_ expression: ExprSyntax) throws -> String {
    let (expression, type) = unwrapped(expression)
    guard let (owner, name) = reference(expression) else {
      throw Failure(message: "#selector needs the name of a method")
    }
    let base = name.baseName.plainName
    let labels = name.argumentNames?.arguments.map(\.name.plainName)
    let owners = owner.map { facts.chain(of: $0) } ?? []
    var candidates = (facts.methods[base] ?? []).filter { labels == nil || $0.labels == labels }
    if let parameters = type.flatMap(parameterTypes) {
      let exact = candidates.filter { $0.parameterTypes == parameters }
      let counted = candidates.filter { $0.parameterTypes.count == parameters.count }
      candidates = exact.isEmpty ? counted : exact
    }
    for owner in owners {
      let own = candidates.filter { $0.owner == owner }
      if !own.isEmpty { return try only(own, base) }
    }
    if let labels {
      if let only = try? only(candidates, base) { return only }
      return ObjectiveCNames.selector(base: base, labels: labels)
    }
    if let owner, facts.types[owner] == nil, let known = UIKitSelectors.selector(base: base) {
      return known
    }
    if candidates.isEmpty { return UIKitSelectors.selector(base: base) ?? base }
    return try only(candidates, base)
  }

  /// The one selector the candidates agree on; methods that Objective-C sees come first.
  private func only(_ candidates: [MethodFacts], _ base: String) throws -> String {
    let exposed = candidates.filter(\.isExposed)
    let selectors = Set((exposed.isEmpty ? candidates : exposed).map(\.selector))
    if selectors.count == 1, let selector = selectors.first { return selector }
    let names = candidates.map { method in
      "'\(base)\(method.labels.isEmpty ? "()" : "(\(method.labels.map { $0 + ":" }.joined()))")'"
    }
    throw Failure(
      message:
        "ambiguous use of '\(base)': it can be \(Set(names).sorted().joined(separator: " or "))")
  }

  /// The type a reference starts at (`nil` when it is not known) and the name it ends with.
  private func reference(
    _ expression: ExprSyntax
  ) -> (owner: String?, name: DeclReferenceExprSyntax)? {
    if let name = expression.as(DeclReferenceExprSyntax.self) { return (scope, name) }
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
    guard let base = member.base, let names = dottedNames(base) else {
      return (nil, member.declName)
    }
    if names == ["self"] || names == ["Self"] { return (scope, member.declName) }
    if names == ["super"] { return (facts.superclass(of: scope) ?? "super", member.declName) }
    let path = names.joined(separator: ".")
    if let known = facts.path(of: path, in: scope) { return (known, member.declName) }
    return (names.last?.first?.isUppercase == true ? path : nil, member.declName)
  }

  /// The expression without parentheses and cast, and the type of the cast.
  private func unwrapped(_ expression: ExprSyntax) -> (ExprSyntax, TypeSyntax?) {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first?.expression
    {
      return unwrapped(inner)
    }
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type
      return (unwrapped(first).0, type)
    }
    if let cast = expression.as(AsExprSyntax.self) {
      return (unwrapped(cast.expression).0, cast.type)
    }
    return (expression, nil)
  }

  /// The parameter types of the method in `as (Owner) -> (A, B) -> C` or `as (A, B) -> C`.
  private func parameterTypes(_ type: TypeSyntax) -> [String]? {
    var type = type
    if let optional = type.as(OptionalTypeSyntax.self) { type = optional.wrappedType }
    guard var function = type.functionType else { return nil }
    while let inner = function.returnClause.type.functionType { function = inner }
    return function.parameters.map { $0.type.plainText.filter { $0 != " " } }
  }
}
