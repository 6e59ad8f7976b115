import SwiftSyntax

extension SourceRewriter {
  /// Changes a protocol that Objective-C sees, and adds the declarations its optional requirements
  /// need.
  func rewriteProtocol(_ node: ProtocolDeclSyntax, path: String) {
    let optional = OptionalProtocol(node: node, facts: facts, path: path)
    let requirements = optional.requirements
    guard node.attributes.has(["objc"]) || !requirements.isEmpty else { return }
    inherit(node, from: requirements.isEmpty ? "AnyObject" : optional.defaultsName)
    guard !requirements.isEmpty else { return }
    if functionDepth > 0 {
      report("a protocol with optional requirements cannot stand inside a function", at: node.name)
      return
    }
    usesUIKit = true
    for (member, _) in requirements { rewriteRequirement(member) }
    tail += conditional(optional.declarations, conditions)
  }

  /// Every `@objc` protocol is a protocol of objects.
  private func inherit(_ node: ProtocolDeclSyntax, from name: String) {
    guard let clause = node.inheritanceClause, let last = clause.inheritedTypes.last else {
      let end = node.primaryAssociatedTypeClause?.range.upperBound ?? node.name.range.upperBound
      edits.insert(": \(name)", at: end)
      return
    }
    let objects: Set<String> = ["AnyObject", "class", "NSObjectProtocol"]
    let isObject = clause.inheritedTypes.contains { objects.contains($0.type.plainText) }
    if name != "AnyObject" || !isObject {
      edits.insert(", \(name)", at: last.range.upperBound)
    }
  }

  private func rewriteRequirement(_ member: MemberBlockItemSyntax) {
    var effectsPlace: Int?
    if let function = member.decl.as(FunctionDeclSyntax.self) {
      blankOptional(function.modifiers)
      if let reason = obstacle(function) {
        report("the optional requirement '\(function.name.text)' \(reason)", at: function.name)
        return
      }
      if function.signature.effectSpecifiers?.throwsClause == nil {
        effectsPlace = function.signature.parameterClause.range.upperBound
      }
    } else if let variable = member.decl.as(VariableDeclSyntax.self) {
      blankOptional(variable.modifiers)
      if variable.modifiers.has("static") {
        report("an optional requirement cannot be static", at: variable.bindingSpecifier)
        return
      }
      for binding in variable.bindings {
        guard let accessors = binding.accessorBlock else { continue }
        edits.replaceKeepingLength(accessors.range, with: "{ get throws }", in: source)
      }
    }
    favorProperty(over: member)
    if let effectsPlace { edits.insert(" throws", at: effectsPlace) }
  }

  private func obstacle(_ function: FunctionDeclSyntax) -> String? {
    if function.modifiers.has("static") { return "cannot be static" }
    if function.genericParameterClause != nil { return "cannot be generic" }
    if function.signature.effectSpecifiers?.asyncSpecifier != nil {
      return "cannot be asynchronous"
    }
    if function.parameters.contains(where: { $0.ellipsis != nil }) { return "cannot be variadic" }
    return nil
  }

  private func blankOptional(_ modifiers: DeclModifierListSyntax) {
    for modifier in modifiers where modifier.name.text == "optional" {
      edits.blank(modifier.range, in: source)
    }
  }

  /// Lets a mention of the requirement mean its optional property, if both would do.
  ///
  /// The attribute goes at the end of the line before where that can be, so that columns stay.
  private func favorProperty(over member: MemberBlockItemSyntax) {
    let attribute = "@_disfavoredOverload"
    let start = member.range.lowerBound
    guard let previous = member.previousToken(viewMode: .sourceAccurate),
      previous.parent?.is(IfConfigDeclSyntax.self) == false,
      member.parent?.parent?.is(IfConfigClauseSyntax.self) == false
    else {
      edits.insert("\(attribute) ", at: start)
      return
    }
    let end = previous.range.upperBound
    if source.place(of: end).line == source.place(of: start).line {
      edits.insert("\(attribute) ", at: start)
    } else {
      let separator = previous.text == "{" || previous.text == ";" ? "" : ";"
      edits.insert("\(separator) \(attribute)", at: end)
    }
  }
}
