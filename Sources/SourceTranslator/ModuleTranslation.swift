import SwiftParser
import SwiftSyntax

/// Translates all iOS sources of a target together.
struct ModuleTranslation {
  struct Input {
    let source: SourceText
    /// The name of the file to write, without folder; the class of the file's tables is named after
    /// it.
    let outputName: String
    /// The path `#sourceLocation` names: the source, or a link to it whose name no other source
    /// has.
    let locationPath: String
  }

  struct Result {
    /// The text for each input, in the same order.
    var outputs: [[UInt8]] = []
    /// The class through which the module's tables are found.
    var index = ""
    var diagnostics: [Diagnostic] = []
  }

  /// - Parameter context: sources of other targets, whose protocols the inputs may implement or call.
  static func translate(_ inputs: [Input], context: [SourceText] = []) -> Result {
    let collector = FactCollector()
    for source in context { collector.walk(parse(source)) }
    let trees = inputs.map { parse($0.source) }
    for tree in trees { collector.walk(tree) }
    let facts = collector.finish()

    let rewriters = zip(inputs, trees).map { input, tree in
      let rewriter = SourceRewriter(source: input.source, facts: facts)
      rewriter.walk(tree)
      return rewriter
    }
    var selectors: Set<String> = []
    for rewriter in rewriters { selectors.formUnion(rewriter.selectors) }

    var result = Result()
    var tables: [String] = []
    var taken: Set<String> = []
    for ((input, tree), rewriter) in zip(zip(inputs, trees), rewriters) {
      let identifier = unique(tableName(input.outputName), &taken)
      let writer = SourceWriter(
        input: input, rewriter: rewriter, selectors: selectors,
        tables: tree.hasError && !BraceCheck.isBalanced(tree) ? nil : identifier)
      result.outputs.append(writer.text)
      result.diagnostics += rewriter.diagnostics
      if writer.hasTables { tables.append(identifier) }
    }
    result.index = index(tables: tables, imports: facts.importedModules.sorted())
    return result
  }

  private static func parse(_ source: SourceText) -> SourceFileSyntax {
    source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  }

  private static func unique(_ name: String, _ taken: inout Set<String>) -> String {
    var candidate = name
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(name)_\(number)"
      number += 1
    }
    return candidate
  }

  private static func tableName(_ outputName: String) -> String {
    var result = "__UIKitFile_"
    for character in outputName.prefix(while: { $0 != "." }) {
      let isPart = character.isASCII && (character.isLetter || character.isNumber)
      result.append(isPart ? character : "_")
    }
    return result
  }

  private static func index(tables: [String], imports: [String]) -> String {
    let files = tables.map { "      \($0).self,\n" }.joined()
    let modules = imports.map { "      \(stringLiteral($0)),\n" }.joined()
    return """
      import UIKit

      nonisolated final class __UIKitTables: UIKit._ModuleTables {
        static var files: [any UIKit._SourceTables.Type] {
          [
      \(files)    ]
        }
        static var imports: [String] {
          [
      \(modules)    ]
        }
      }

      """
  }
}

/// Looks for braces that have no partner.
private final class BraceCheck: SyntaxVisitor {
  private var isBalanced = true

  static func isBalanced(_ tree: SourceFileSyntax) -> Bool {
    // Also walks over what the parser had to assume, such as a missing brace.
    let check = BraceCheck(viewMode: .all)
    check.walk(tree)
    return check.isBalanced
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard token.tokenKind == .leftBrace || token.tokenKind == .rightBrace else {
      return .skipChildren
    }
    let isUnexpected = token.parent?.is(UnexpectedNodesSyntax.self) == true
    if token.presence == .missing || isUnexpected { isBalanced = false }
    return .skipChildren
  }
}

/// Puts one translated file together.
private struct SourceWriter {
  let input: ModuleTranslation.Input
  let rewriter: SourceRewriter
  let selectors: Set<String>
  /// The name of the class for the file's tables; `nil` for a file with a brace too many or too
  /// few, to which nothing can be added.
  let tables: String?

  var hasTables: Bool {
    tables != nil && rewriter.file.isNeeded(selectors)
  }

  var text: [UInt8] {
    let path = stringLiteral(input.locationPath)
    var header = ""
    var edits = rewriter.edits
    var tail = rewriter.tail
    let needsUIKit = hasTables || rewriter.usesUIKit
    if needsUIKit && !rewriter.importsUIKit { header += "import UIKit\n" }
    if tables == nil { tail = "" }
    if let tables, hasTables {
      header += rewriter.file.fileTables(named: tables, selectors)
      for (scope, brace) in rewriter.bodies where scope.isNeeded(selectors) {
        let place = rewriter.source.place(of: brace)
        let padding = String(repeating: " ", count: place.column - 1)
        let functions = scope.functions(selectors)
        edits.insert(
          "\n#sourceLocation()\n\(functions)#sourceLocation(file: \(path), line: \(place.line))\n"
            + padding, at: brace)
      }
    }
    header += "#sourceLocation(file: \(path), line: 1)\n"
    let body = edits.applied(to: rewriter.source)
    let end = tail.isEmpty ? "" : "\n#sourceLocation()\n\(tail)"
    return Array(header.utf8) + body + Array(end.utf8)
  }
}
