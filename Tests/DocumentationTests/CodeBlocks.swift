import Foundation
import Testing

/// The package, and its pages.
enum Documents {
  /// The root of the package.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The README and every article of a catalogue, as paths from the root.
  static let pages: [String] = ["README.md"] + files("Sources", endingIn: ".md")

  /// The files below a folder whose names end so, sorted.
  static func files(_ folder: String, endingIn ending: String) -> [String] {
    let found = FileManager.default.enumerator(atPath: root.path + "/" + folder)
    let names = (found?.allObjects ?? []).compactMap { $0 as? String }
    return names.filter { $0.hasSuffix(ending) }.map { "\(folder)/\($0)" }.sorted()
  }

  static func text(_ path: String) -> String {
    String(
      decoding: FileManager.default.contents(atPath: root.path + "/" + path) ?? Data(),
      as: UTF8.self)
  }
}

/// A block of code in a page.
struct CodeBlock: Sendable, CustomTestStringConvertible {
  let page: String
  let line: Int
  let language: String
  /// The lines without their margins; blank ones left out.
  let lines: [String]
  /// Whether the line above says why it is not compiled.
  let isExcused: Bool

  var testDescription: String { "\(page):\(line)" }

  /// All blocks of all pages in one language.
  static func all(_ language: String) -> [CodeBlock] {
    Documents.pages.flatMap(CodeBlock.blocks).filter { $0.language == language }
  }

  static func blocks(of page: String) -> [CodeBlock] {
    var result: [CodeBlock] = []
    var open: (line: Int, language: String, lines: [String], isExcused: Bool)?
    var previous = ""
    for (index, line) in trimmedLines(Documents.text(page)).enumerated() {
      if line.hasPrefix("```"), let block = open {
        result.append(
          CodeBlock(
            page: page, line: block.line, language: block.language, lines: block.lines,
            isExcused: block.isExcused))
        open = nil
      } else if line.hasPrefix("```") {
        open = (index + 1, String(line.dropFirst(3)), [], previous.hasPrefix("<!-- not compiled:"))
      } else if !line.isEmpty {
        open?.lines.append(line)
      }
      previous = line
    }
    return result
  }

  static func trimmedLines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }
}
