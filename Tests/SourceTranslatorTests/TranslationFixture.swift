@testable import SourceTranslator

/// One translated source, and what a test asks about it.
struct Translated {
  let source: SourceText
  let output: String
  let index: String
  let diagnostics: [Diagnostic]

  init(_ text: String, name: String = "Screen.swift", context: [String] = []) {
    self.init(bytes: Array(text.utf8), name: name, context: context)
  }

  init(bytes: [UInt8], name: String = "Screen.swift", context: [String] = []) {
    source = SourceText(path: "/app/\(name)", bytes: bytes)
    let base = name.prefix { $0 != "." }
    let input = ModuleTranslation.Input(
      source: source, outputName: "\(base).uikit.swift", locationPath: source.path)
    let contextSources = context.map { SourceText(path: "/kit/Kit.swift", bytes: Array($0.utf8)) }
    let result = ModuleTranslation.translate([input], context: contextSources)
    output = String(decoding: result.outputs[0], as: UTF8.self)
    index = result.index
    diagnostics = result.diagnostics
  }

  /// The source as the compiler is made to see it: without the header, the tables and what comes below.
  var body: String {
    var result = ""
    var rest = Substring(output)
    while let mark = rest.firstRange(of: "#sourceLocation(file:") {
      rest = rest[mark.upperBound...]
      guard let lineEnd = rest.firstIndex(where: \.isNewline) else { break }
      rest = rest[rest.index(after: lineEnd)...]
      let end = rest.firstRange(of: "\n#sourceLocation()\n")?.lowerBound ?? rest.endIndex
      let part = rest[..<end]
      // A table is followed by spaces up to the column its closing brace had; these repeat what stands before it.
      result += result.isEmpty ? part : part.drop { $0 == " " }
      rest = rest[end...]
    }
    return result
  }

  /// The lines of all tables, without indentation.
  var tableLines: [String] {
    var result: [String] = []
    for line in output.split(separator: "\n") {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("t.") || text.hasPrefix("r.add") { result.append(String(text)) }
    }
    return result
  }
}
