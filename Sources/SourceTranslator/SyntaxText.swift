import SwiftSyntax

extension SyntaxProtocol {
  /// Where the node stands, without the white space and comments around it.
  var range: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The node's text on one line, without comments.
  var plainText: String {
    var result = ""
    var needsSpace = false
    for token in tokens(viewMode: .sourceAccurate) {
      if !result.isEmpty, needsSpace || !token.leadingTrivia.isEmpty { result += " " }
      result += token.text
      needsSpace = !token.trailingTrivia.isEmpty
    }
    return result
  }
}

extension TokenSyntax {
  /// The name without back-ticks.
  var plainName: String {
    text.count > 2 && text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }
}

extension AttributeListSyntax {
  /// All attributes, those inside `#if` as well.
  var attributes: [AttributeSyntax] {
    var result: [AttributeSyntax] = []
    for element in self {
      if case .attribute(let attribute) = element {
        result.append(attribute)
      } else if case .ifConfigDecl(let conditional) = element {
        for clause in conditional.clauses {
          if case .attributes(let list)? = clause.elements { result += list.attributes }
        }
      }
    }
    return result
  }

  func has(_ names: Set<String>) -> Bool {
    attributes.contains { names.contains($0.attributeName.plainText) }
  }

  /// The name in `@objc(name)`.
  var objectiveCName: String? {
    for attribute in attributes where attribute.attributeName.plainText == "objc" {
      if let arguments = attribute.arguments {
        return arguments.plainText.filter { $0 != " " }
      }
    }
    return nil
  }

  /// Whether the declaration belongs to an actor other than the main one.
  var hasForeignActor: Bool {
    attributes.contains {
      let name = $0.attributeName.plainText
      return name.hasSuffix("Actor") && name != "MainActor"
    }
  }

  /// Whether calling the declaration is an error everywhere.
  var isUnavailable: Bool {
    attributes.contains {
      guard $0.attributeName.plainText == "available", let arguments = $0.arguments else {
        return false
      }
      let words = arguments.plainText.split { !$0.isLetter && $0 != "*" }
      return words.first == "*" && words.contains("unavailable")
    }
  }
}

extension DeclModifierListSyntax {
  func has(_ name: String) -> Bool {
    contains { $0.name.text == name && $0.detail == nil }
  }
}

extension FunctionDeclSyntax {
  var parameters: [FunctionParameterSyntax] { Array(signature.parameterClause.parameters) }

  /// The argument labels, `_` for none.
  var labels: [String] { parameters.map(\.firstName.plainName) }

  /// The type the function returns; `nil` for none.
  var resultType: TypeSyntax? {
    guard let type = signature.returnClause?.type else { return nil }
    let text = type.plainText
    return text == "Void" || text == "()" || text == "Swift.Void" ? nil : type
  }
}

extension TypeSyntax {
  var isOptional: Bool {
    if self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return true
    }
    return self.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
  }

  /// The type as it may stand in any place: `T!` as `T?`.
  var writtenType: String {
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return "(\(type.wrappedType.plainText))?"
    }
    return plainText
  }

  /// The function type without attributes, if the type is one.
  var functionType: FunctionTypeSyntax? {
    if let attributed = self.as(AttributedTypeSyntax.self) {
      return attributed.baseType.functionType
    }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.type.functionType
    }
    return self.as(FunctionTypeSyntax.self)
  }

  var attributeNames: [String] {
    self.as(AttributedTypeSyntax.self)?.attributes.attributes.map(\.attributeName.plainText) ?? []
  }

  /// The words before the type: `inout`, `borrowing`, `sending`.
  var specifierNames: [String] {
    self.as(AttributedTypeSyntax.self)?.specifiers.map(\.plainText) ?? []
  }
}
