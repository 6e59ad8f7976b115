import SwiftSyntax

/// The second walk: finds what has to change in one file, and the members its tables have to list.
final class SourceRewriter: SyntaxVisitor {
  let source: SourceText
  let facts: Facts
  var edits = SourceEdits()
  private(set) var diagnostics: [Diagnostic] = []
  /// The selectors the file names.
  private(set) var selectors: Set<String> = []
  /// What comes below the file: the declarations for protocols.
  var tail = ""
  private(set) var importsUIKit = false
  var usesUIKit = false
  let file = BindingScope(kind: .file, name: "", path: "", number: 0)
  /// The bodies tables may be written into, with the place of their closing brace.
  private(set) var bodies: [(scope: BindingScope, brace: Int)] = []

  private var scopes: [BindingScope]
  private(set) var conditions: [String] = []
  private(set) var functionDepth = 0

  init(source: SourceText, facts: Facts) {
    self.source = source
    self.facts = facts
    scopes = [file]
    super.init(viewMode: .sourceAccurate)
  }

  private var scope: BindingScope { scopes.last ?? file }

  func report(
    _ message: String, at node: some SyntaxProtocol, severity: Diagnostic.Severity = .error
  ) {
    let place = source.place(of: node.range.lowerBound)
    diagnostics.append(
      Diagnostic(
        severity: severity, path: source.path, line: place.line, column: place.column,
        message: message))
  }

  // MARK: Scopes

  private func enter(
    _ kind: BindingScope.Kind, name: String, path: String, members: MemberBlockSyntax,
    modifiers: DeclModifierListSyntax, isGeneric: Bool = false, exposesAll: Bool = false
  ) {
    let kind = functionDepth > 0 || scope.kind == .unreachable ? .unreachable : kind
    let depth = scope.conditionDepth
    let new = BindingScope(
      kind: kind, name: name, path: path, number: bodies.count + 1,
      isGeneric: isGeneric || scope.isGeneric, exposesAll: exposesAll,
      conditions: Array(conditions[min(depth, conditions.count)...]),
      conditionDepth: conditions.count)
    new.isHidden = scope.kind != .file && modifiers.has("private")
    scope.children.append(new)
    scopes.append(new)
    if members.rightBrace.presence == .present {
      bodies.append((new, members.rightBrace.range.lowerBound))
    }
  }

  private func path(of name: String) -> String {
    scope.path.isEmpty ? name : "\(scope.path).\(name)"
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = path(of: node.name.plainName)
    let exposesAll = facts.chain(of: path).contains { facts.types[$0]?.hasObjcMembers == true }
    enter(
      .classBody, name: node.name.text, path: path, members: node.memberBlock,
      modifiers: node.modifiers, isGeneric: node.genericParameterClause != nil,
      exposesAll: exposesAll)
    scope.objectiveCName = node.attributes.objectiveCName
    if !scope.isGeneric && !node.attributes.hasForeignActor {
      let creation = bindings.creation(path)
      if !creation.isEmpty {
        scope.entries.append(.init(conditions: [], neededFor: nil, text: creation))
      }
    }
    blankEntryPoint(node.attributes, of: path)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      .other, name: node.name.text, path: path(of: node.name.plainName), members: node.memberBlock,
      modifiers: node.modifiers, isGeneric: node.genericParameterClause != nil)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      .other, name: node.name.text, path: path(of: node.name.plainName), members: node.memberBlock,
      modifiers: node.modifiers, isGeneric: node.genericParameterClause != nil)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      .other, name: node.name.text, path: path(of: node.name.plainName), members: node.memberBlock,
      modifiers: node.modifiers, isGeneric: node.genericParameterClause != nil)
    return .visitChildren
  }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = path(of: node.name.plainName)
    rewriteProtocol(node, path: path)
    enter(
      .unreachable, name: node.name.text, path: path, members: node.memberBlock,
      modifiers: node.modifiers)
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.plainText
    let path = facts.path(of: name) ?? name
    let type = facts.types[path]
    let isClass = type == nil || type?.kind == .classType
    let isConstrained = node.genericWhereClause != nil
    enter(
      isClass && !isConstrained ? .extensionBody : .other, name: name, path: path,
      members: node.memberBlock, modifiers: node.modifiers,
      isGeneric: isConstrained || type?.isGeneric == true || isForeignGeneric(node.extendedType),
      exposesAll: node.attributes.has(["objc", "objcMembers"]))
    // Members of a private extension are private to the file already, and saying so again is a
    // warning.
    scope.isPrivate = node.modifiers.has("private") || node.modifiers.has("fileprivate")
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  /// Whether an extension is one of a generic type of the standard library.
  private func isForeignGeneric(_ type: TypeSyntax) -> Bool {
    let known: Set<String> = [
      "Array", "ArraySlice", "ContiguousArray", "Dictionary", "Optional", "Range", "Result", "Set",
    ]
    guard type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self) else { return true }
    let name = type.plainText
    return name.contains("<") || known.contains(name)
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    conditions.append(node.effectiveCondition)
    if let condition = node.condition { enableIOS(condition) }
    return .visitChildren
  }
  override func visitPost(_ node: IfConfigClauseSyntax) { conditions.removeLast() }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: CodeBlockSyntax) { functionDepth -= 1 }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { functionDepth -= 1 }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) { functionDepth -= 1 }

  // MARK: Members

  private var bindings: MemberBindings {
    MemberBindings(facts: facts, type: scope.name, exposesAll: scope.exposesAll)
  }

  private func add(_ text: String, neededFor selector: String? = nil) {
    let depth = min(scope.conditionDepth, conditions.count)
    scope.entries.append(
      .init(conditions: Array(conditions[depth...]), neededFor: selector, text: text))
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard functionDepth == 0, !node.signature.hasError, !node.name.hasError else {
      return .visitChildren
    }
    if scope.kind == .classBody || scope.kind == .extensionBody,
      let method = DelegateMethod(node, of: scope.path, facts: facts)
    {
      method.rewrite(&edits)
      usesUIKit = true
    }
    let isExposed = bindings.isExposed(node.attributes)
    let isExplicit = node.attributes.has(exposingAttributes)
    let base = node.name.plainName
    switch scope.kind {
    case .classBody, .extensionBody:
      switch bindings.method(node) {
      case .impossible(let reason):
        if isExplicit {
          report("'\(base)' cannot be called by name: \(reason)", at: node.name, severity: .warning)
        }
      case .line(let selector, let text):
        let isRequirement = facts.optionalMethod(base: base, labels: node.labels) != nil
        let isAsked = UIKitSelectors.askedFor.contains(selector)
        let always = isExposed || isAsked || (isRequirement && canHoldRequirements)
        if always || facts.types[scope.path] != nil {
          add(text, neededFor: always ? nil : selector)
        }
      }
    case .unreachable where isExplicit && scopes.count > 1 && !isInProtocol(node):
      report(
        "'\(base)' cannot be called by name: its class is declared inside a function",
        at: node.name, severity: .warning)
    default: break
    }
    return .visitChildren
  }

  private func isInProtocol(_ node: FunctionDeclSyntax) -> Bool {
    facts.types[scope.path]?.kind == .protocolType
  }

  /// An extension of a type from elsewhere may extend a structure, which has no table.
  private var canHoldRequirements: Bool {
    scope.kind == .classBody || facts.types[scope.path]?.kind == .classType
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard functionDepth == 0, !node.hasError,
      scope.kind == .classBody || scope.kind == .extensionBody
    else { return .visitChildren }
    let isRequirement = node.bindings.contains {
      facts.optionalProperties.contains($0.pattern.plainText)
    }
    if bindings.isExposed(node.attributes) || (isRequirement && canHoldRequirements) {
      add(bindings.properties(node))
    }
    return .visitChildren
  }

  // MARK: Attributes, imports, conditions

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let blanked: Set<String> = [
      "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable",
      "IBDesignable", "GKInspectable", "UIApplicationMain",
    ]
    let name = node.attributeName.plainText
    let isBlock = name == "convention" && node.arguments?.plainText == "block"
    if isBlock || blanked.contains(name) { edits.blank(node.range, in: source) }
    return .visitChildren
  }

  /// A target of an application is a library here; its entry point would be a second one.
  private func blankEntryPoint(_ attributes: AttributeListSyntax, of path: String) {
    guard facts.inherits(path, from: "UIApplicationDelegate") else { return }
    for attribute in attributes.attributes where attribute.attributeName.plainText == "main" {
      edits.blank(attribute.range, in: source)
    }
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    // Their names come with UIKit.
    let absent: Set<String> = ["CoreGraphics", "QuartzCore", "ObjectiveC"]
    guard let first = node.path.first else { return .skipChildren }
    if absent.contains(first.name.text) {
      edits.blank(node.range, in: source)
      usesUIKit = true
    } else if first.name.text == "UIKit" {
      importsUIKit = true
      // `import UIKit.UIGestureRecognizerSubclass` names a part of the module that does not exist
      // on its own.
      if node.path.count > 1, node.importKindSpecifier == nil {
        let end = node.path.range.upperBound
        edits.blank(first.name.range.upperBound..<end, in: source)
      }
    }
    return .skipChildren
  }

  /// The sources are written for iOS, so their `#if os(iOS)` holds.
  private func enableIOS(_ condition: ExprSyntax) {
    for token in condition.tokens(viewMode: .sourceAccurate) where token.text == "os" {
      guard let call = token.parent?.parent?.as(FunctionCallExprSyntax.self),
        call.arguments.plainText == "iOS"
      else { continue }
      edits.replaceKeepingLength(call.range, with: "true", in: source)
    }
  }

  // MARK: Macros

  /// A preview is for Xcode's canvas only.
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    edits.blank(node.range, in: source)
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" {
      edits.blank(node.range, in: source)
      return .skipChildren
    }
    let resolver = SelectorResolver(facts: facts, scope: scope.path)
    do {
      switch node.macroName.text {
      case "selector":
        let name = try resolver.selector(node)
        selectors.insert(name)
        usesUIKit = true
        let type = facts.types["Selector"] == nil ? "Selector" : "UIKit.Selector"
        edits.replaceKeepingLength(
          node.range, with: "\(type)(\(stringLiteral(name))", padding: ")", in: source)
      case "keyPath":
        let path = stringLiteral(try resolver.keyPath(node))
        edits.replaceKeepingLength(node.range, with: path, in: source)
      default: return .visitChildren
      }
    } catch let failure as SelectorResolver.Failure {
      report(failure.message, at: node)
    } catch {
      report("\(error)", at: node)
    }
    return .skipChildren
  }

  // MARK: Optional requirements

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    OptionalCall(node, facts: facts)?.rewrite(&edits, in: source)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    OptionalReference(node, facts: facts)?.rewrite(&edits)
    return .visitChildren
  }
}
