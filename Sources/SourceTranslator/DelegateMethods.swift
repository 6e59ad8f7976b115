import SwiftSyntax

/// Methods that a class has for a delegate's protocol: each notes that it begins, for flow goldens.
///
/// The note stands on the line of the opening brace, so that lines and, mostly, columns stay.
struct DelegateMethod {
  private let node: FunctionDeclSyntax
  private let body: CodeBlockSyntax
  /// The expression that is the whole body and the result.
  private let result: ExprSyntax?

  /// Nil when the method is none of a delegate's, or its body cannot hold another statement.
  init?(_ node: FunctionDeclSyntax, of path: String, facts: Facts) {
    guard let body = node.body, body.leftBrace.presence == .present,
      facts.types[path]?.kind == .classType, !node.modifiers.has("static"),
      !node.modifiers.has("class"), !node.modifiers.has("private"),
      !node.modifiers.has("override"), !node.attributes.has(exposingAttributes),
      Self.isRequirement(node, of: path, facts: facts)
    else { return nil }
    self.node = node
    self.body = body
    guard node.resultType != nil, body.statements.count == 1,
      let only = body.statements.first?.item
    else {
      result = nil
      return
    }
    // `if` and `switch` may be the result as well, but cannot stand after `return`.
    if case .stmt(let statement) = only, statement.is(ExpressionStmtSyntax.self) { return nil }
    guard case .expr(let expression) = only else {
      result = nil
      return
    }
    let isStatementLike = expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self)
    if isStatementLike || expression.is(MacroExpansionExprSyntax.self) { return nil }
    // What never returns may stand for a result of any type, but only alone.
    if let call = expression.as(FunctionCallExprSyntax.self),
      ["fatalError", "preconditionFailure"].contains(call.calledExpression.plainText)
    {
      return nil
    }
    result = expression
  }

  private static func isRequirement(
    _ node: FunctionDeclSyntax, of path: String, facts: Facts
  ) -> Bool {
    let base = node.name.plainName
    for type in facts.chain(of: path) {
      for name in facts.types[type]?.inherited ?? [] {
        if let known = facts.path(of: name, in: facts.outer(type)) {
          let methods = facts.methods[base] ?? []
          let isNamed = methods.contains { $0.owner == known && $0.labels == node.labels }
          if facts.types[known]?.kind == .protocolType, isNamed { return true }
        } else if name.hasSuffix("Delegate"), isCocoaMessage(node) {
          return true
        }
      }
    }
    return false
  }

  /// Whether the method is called as messages to Cocoa's delegates are: it begins with who sends it,
  /// as `tableView(_:didSelectRowAt:)` does, and tells something or asks whether something should be.
  private static func isCocoaMessage(_ node: FunctionDeclSyntax) -> Bool {
    guard node.labels.first == "_", let sender = node.parameters.first else { return false }
    let base = node.name.plainName
    let type = sender.type.plainText
    let name = type.drop { $0.isUppercase }
    guard type.count > name.count + 1 else { return false }
    // `UITableView`: the prefix, the first letter of the name, the rest.
    let first = type.dropLast(name.count).suffix(1).lowercased()
    guard base.hasPrefix(first + name) || base == sender.secondName?.plainName else { return false }
    if node.resultType == nil { return true }
    let words = ([base] + node.labels).joined(separator: " ").lowercased()
    return ["should", "did", "will"].contains { words.contains($0) }
  }

  func rewrite(_ edits: inout SourceEdits) {
    let labels = node.labels.map { "\($0):" }.joined()
    let name = "\(node.name.plainName)(\(labels))"
    var note = " UIKit._noteCall(self, \(stringLiteral(name)));"
    if let result {
      edits.insert("return ", at: result.range.lowerBound)
    } else if body.statements.isEmpty {
      note = " UIKit._noteCall(self, \(stringLiteral(name)))"
    }
    edits.insert(note, at: body.leftBrace.range.upperBound)
  }
}
