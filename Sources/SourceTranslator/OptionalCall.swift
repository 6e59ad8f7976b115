import SwiftSyntax

/// A call of an optional requirement: `delegate?.step?(for: 1)`.
///
/// The requirement is a property that holds an optional closure, and closures take no labels; so
/// the labels move into the name of the property.
struct OptionalCall {
  private let node: FunctionCallExprSyntax
  private let name: DeclReferenceExprSyntax
  private let method: OptionalMethod
  private let isForced: Bool

  /// `nil` when the call is none of an optional requirement, or compiles as it is.
  init?(_ node: FunctionCallExprSyntax, facts: Facts) {
    let called: ExprSyntax
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      called = chain.expression
      isForced = false
    } else if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
      called = forced.expression
      isForced = true
    } else {
      return nil
    }
    guard let member = called.as(MemberAccessExprSyntax.self), member.base != nil,
      let candidates = facts.optionalMethods[member.declName.baseName.plainName],
      let method = candidates.first(where: { Self.matches(node, member.declName, $0) })
    else { return nil }
    self.node = node
    name = member.declName
    self.method = method
  }

  private static func matches(
    _ node: FunctionCallExprSyntax, _ name: DeclReferenceExprSyntax, _ method: OptionalMethod
  ) -> Bool {
    if let names = name.argumentNames {
      return names.arguments.map(\.name.plainName) == method.labels
    }
    let labels = node.arguments.map { $0.label?.plainName ?? "_" }
    let more = node.additionalTrailingClosures.map(\.label.plainName)
    let trailing = (node.trailingClosure == nil ? 0 : 1) + more.count
    return labels.count + trailing == method.labels.count
      && Array(method.labels.prefix(labels.count)) == labels
      && Array(method.labels.suffix(more.count)) == more
  }

  func rewrite(_ edits: inout SourceEdits, in source: SourceText) {
    let property = method.property
    var growth = 0
    if property != name.baseName.plainName || name.argumentNames != nil {
      edits.replace(name.range, with: property)
      growth = property.utf8.count - name.range.count
    }
    for argument in node.arguments {
      guard argument.label != nil, let colon = argument.colon else { continue }
      let start = argument.range.lowerBound
      // Take away as much as the name has grown, and blank the rest.
      var end = colon.range.upperBound
      var removed = end - start
      while removed < growth, end < source.bytes.count, source.bytes[end] == 32 {
        end += 1
        removed += 1
      }
      let kept = max(0, removed - max(0, growth))
      edits.replace(start..<end, with: String(repeating: " ", count: kept))
      growth -= removed - kept
    }
    if isForced && method.returnsPlainValue { edits.insert("!", at: node.range.upperBound) }
  }
}

/// A mention of an optional requirement with its labels, to ask whether it is there:
/// `delegate?.step(for:) != nil`, `if let step = delegate?.step(for:)`.
struct OptionalReference {
  private let name: DeclReferenceExprSyntax
  private let method: OptionalMethod

  init?(_ node: MemberAccessExprSyntax, facts: Facts) {
    guard node.base != nil, let names = node.declName.argumentNames else { return nil }
    let labels = names.arguments.map(\.name.plainName)
    let base = node.declName.baseName.plainName
    guard let method = facts.optionalMethod(base: base, labels: labels), Self.asks(Syntax(node))
    else { return nil }
    name = node.declName
    self.method = method
  }

  private static func asks(_ node: Syntax) -> Bool {
    guard let parent = node.parent else { return false }
    if let initializer = parent.as(InitializerClauseSyntax.self) {
      return initializer.parent?.is(OptionalBindingConditionSyntax.self) == true
    }
    if let list = parent.as(ExprListSyntax.self) {
      // `a?.b(c:) != nil` before operators are folded: three elements in a row.
      return list.contains { $0.is(NilLiteralExprSyntax.self) }
    }
    if parent.is(OptionalChainingExprSyntax.self) { return false }
    return parent.is(ExprSyntax.self) && asks(parent)
  }

  func rewrite(_ edits: inout SourceEdits) {
    edits.replace(name.range, with: method.property)
  }
}
