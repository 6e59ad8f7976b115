import SwiftSyntax

/// The attributes that make a member reachable by name.
let exposingAttributes: Set<String> = [
  "objc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "GKInspectable", "NSManaged",
]

/// The first walk: collects what all files of the target declare.
final class FactCollector: SyntaxVisitor {
  private(set) var facts: Facts
  private var scopes: [String] = []
  private var exposesAll: [Bool] = []

  init(facts: Facts = Facts()) {
    self.facts = facts
    super.init(viewMode: .sourceAccurate)
  }

  private var scope: String { scopes.last ?? "" }

  private func enter(
    _ name: String, kind: TypeFacts.Kind, inherited: InheritanceClauseSyntax?,
    attributes: AttributeListSyntax, isGeneric: Bool
  ) {
    let outerGeneric = facts.types[scope]?.isGeneric ?? false
    let path = scope.isEmpty ? name : "\(scope).\(name)"
    var type = facts.types[path] ?? TypeFacts(kind: kind)
    if facts.types[path] == nil { facts.typesByLastName[name, default: []].append(path) }
    // What the declaration itself inherits from comes before what extensions met earlier add.
    type.inherited = names(inherited) + type.inherited
    type.kind = kind
    type.isGeneric = type.isGeneric || isGeneric || outerGeneric
    type.hasObjcMembers = type.hasObjcMembers || attributes.has(["objcMembers"])
    facts.types[path] = type
    scopes.append(path)
    exposesAll.append(type.hasObjcMembers)
  }

  private func leave() {
    scopes.removeLast()
    exposesAll.removeLast()
  }

  private func names(_ clause: InheritanceClauseSyntax?) -> [String] {
    clause?.inheritedTypes.map { inherited in
      let type = inherited.type
      return type.as(AttributedTypeSyntax.self)?.baseType.plainText ?? type.plainText
    } ?? []
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node.name.plainName, kind: .classType, inherited: node.inheritanceClause,
      attributes: node.attributes, isGeneric: node.genericParameterClause != nil)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node.name.plainName, kind: .other, inherited: node.inheritanceClause,
      attributes: node.attributes, isGeneric: node.genericParameterClause != nil)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { leave() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node.name.plainName, kind: .other, inherited: node.inheritanceClause,
      attributes: node.attributes, isGeneric: node.genericParameterClause != nil)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node.name.plainName, kind: .other, inherited: node.inheritanceClause,
      attributes: node.attributes, isGeneric: node.genericParameterClause != nil)
    return .visitChildren
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node.name.plainName, kind: .protocolType, inherited: node.inheritanceClause,
      attributes: node.attributes, isGeneric: false)
    collectOptionalRequirements(of: node)
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = node.extendedType.plainText
    if var type = facts.types[path] {
      type.inherited += names(node.inheritanceClause)
      facts.types[path] = type
    } else {
      pending.append((path, names(node.inheritanceClause)))
    }
    scopes.append(path)
    exposesAll.append(node.attributes.has(["objc", "objcMembers"]))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  private var pending: [(String, [String])] = []
  private var extensionInits: Set<String> = []

  /// Adds what extensions said about types that were met later.
  func finish() -> Facts {
    for (path, names) in pending { facts.types[path]?.inherited += names }
    for path in extensionInits { facts.types[path]?.hasPlainInit = true }
    return facts
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !scopes.isEmpty else { return .skipChildren }
    let base = node.name.plainName
    let selector =
      node.attributes.objectiveCName ?? ObjectiveCNames.selector(base: base, labels: node.labels)
    let method = MethodFacts(
      owner: scope, base: base, labels: node.labels,
      parameterTypes: node.parameters.map { $0.type.plainText.filter { $0 != " " } },
      selector: selector,
      isExposed: node.attributes.has(exposingAttributes) || exposesAll.last == true)
    facts.methods[base, default: []].append(method)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !scopes.isEmpty else { return .skipChildren }
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let name = pattern.identifier.plainName
      let names = AccessorNames(node, binding, name: name)
      let property = PropertyFacts(
        owner: scope, getter: names.getter, setter: names.setter, key: names.key)
      facts.properties[name, default: []].append(property)
    }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let effects = node.signature.effectSpecifiers
    let parameters = node.signature.parameterClause.parameters
    let isPlain =
      node.optionalMark == nil && effects?.throwsClause == nil && effects?.asyncSpecifier == nil
      && node.genericParameterClause == nil && !node.attributes.isUnavailable
      && !node.attributes.hasForeignActor && parameters.allSatisfy { $0.defaultValue != nil }
    guard var type = facts.types[scope] else {
      if isPlain { extensionInits.insert(scope) }
      return .skipChildren
    }
    if isPlain { type.hasPlainInit = true }
    if !node.modifiers.has("convenience") { type.hasDesignatedInit = true }
    let labels = parameters.map(\.firstName.text)
    if labels == ["identifier", "source", "destination"] { type.hasSegueInit = true }
    facts.types[scope] = type
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let first = node.path.first { facts.importedModules.insert(first.name.text) }
    return .skipChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func collectOptionalRequirements(of node: ProtocolDeclSyntax) {
    let members = protocolMembers(node.memberBlock.members)
    var names: [String: Int] = [:]
    var unlabelled: [String: Int] = [:]
    for (member, _) in members {
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        let base = function.name.plainName
        names[base, default: 0] += 1
        let isOptional = function.modifiers.has("optional")
        if isOptional, function.labels.allSatisfy({ $0 == "_" }) {
          unlabelled[base, default: 0] += 1
        }
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        for binding in variable.bindings { names[binding.pattern.plainText, default: 0] += 1 }
      }
    }
    for (member, _) in members {
      if let function = member.decl.as(FunctionDeclSyntax.self),
        function.modifiers.has("optional")
      {
        let base = function.name.plainName
        let method = OptionalMethod(
          owner: scope, base: base, labels: function.labels,
          selector: function.attributes.objectiveCName
            ?? ObjectiveCNames.selector(base: base, labels: function.labels),
          returnsPlainValue: function.resultType.map { !$0.isOptional } ?? false,
          isAlone: names[base] == 1, isAloneUnlabelled: unlabelled[base] == 1)
        facts.optionalMethods[base, default: []].append(method)
      } else if let variable = member.decl.as(VariableDeclSyntax.self),
        variable.modifiers.has("optional")
      {
        for binding in variable.bindings {
          facts.optionalProperties.insert(binding.pattern.plainText)
        }
      }
    }
  }
}

/// The members of a protocol, those inside `#if` with the condition they stand under.
func protocolMembers(
  _ list: MemberBlockItemListSyntax, under conditions: [String] = []
) -> [(member: MemberBlockItemSyntax, conditions: [String])] {
  var result: [(member: MemberBlockItemSyntax, conditions: [String])] = []
  for member in list {
    guard let conditional = member.decl.as(IfConfigDeclSyntax.self) else {
      result.append((member, conditions))
      continue
    }
    for clause in conditional.clauses {
      if case .decls(let inner)? = clause.elements {
        result += protocolMembers(inner, under: conditions + [clause.effectiveCondition])
      }
    }
  }
  return result
}

extension IfConfigClauseSyntax {
  /// What has to hold for this clause: its own condition, and none of those before it.
  var effectiveCondition: String {
    var parts: [String] = []
    for clause in parent?.as(IfConfigClauseListSyntax.self) ?? [] {
      if clause.id == id { break }
      if let condition = clause.condition { parts.append("!(\(condition.translatedCondition))") }
    }
    if let condition { parts.append("(\(condition.translatedCondition))") }
    return parts.joined(separator: " && ")
  }
}

extension ExprSyntax {
  /// A build condition, with `os(iOS)` holding.
  fileprivate var translatedCondition: String {
    plainText.replacing("os(iOS)", with: "true")
  }
}

/// The Objective-C names of a property.
struct AccessorNames {
  let key: String
  let getter: String
  let setter: String

  init(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax, name: String) {
    key = node.attributes.objectiveCName ?? name
    var getter = key
    var setter = ObjectiveCNames.setter(key)
    if case .accessors(let accessors)? = binding.accessorBlock?.accessors {
      for accessor in accessors {
        guard let name = accessor.attributes.objectiveCName else { continue }
        if accessor.accessorSpecifier.text == "get" { getter = name }
        if accessor.accessorSpecifier.text == "set" { setter = name }
      }
    }
    self.getter = getter
    self.setter = setter
  }
}
