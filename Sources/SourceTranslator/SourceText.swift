import SwiftSyntax

/// The bytes of one source file, with places counted as the compiler counts them: lines from 1,
/// columns in bytes from 1.
struct SourceText {
  let path: String
  let bytes: [UInt8]
  private let lineStarts: [Int]

  /// Takes the bytes of a file; a byte order mark is left out, since a header line comes to stand
  /// before the text.
  init(path: String, bytes: [UInt8]) {
    self.path = path
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    self.bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(3)) : bytes
    var starts = [0]
    let text = self.bytes
    for (index, byte) in text.enumerated() {
      let next = index + 1
      let isReturn = byte == 13 && !(next < text.count && text[next] == 10)
      if byte == 10 || isReturn { starts.append(next) }
    }
    lineStarts = starts
  }

  /// The line and column of a byte.
  func place(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - lineStarts[low] + 1)
  }

  /// The path as a Swift string literal.
  var pathLiteral: String { stringLiteral(path) }
}

/// Replacements in a text, all in offsets of the original.
struct SourceEdits {
  private struct Edit {
    let range: Range<Int>
    let text: [UInt8]
    let order: Int
  }

  private var edits: [Edit] = []

  var isEmpty: Bool { edits.isEmpty }

  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(Edit(range: range, text: Array(text.utf8), order: edits.count))
  }

  mutating func insert(_ text: String, at offset: Int) {
    replace(offset..<offset, with: text)
  }

  /// Replaces a range, filled up with spaces to its old length where it was longer; line breaks
  /// stay.
  mutating func replaceKeepingLength(
    _ range: Range<Int>, with text: String, padding: String = "", in source: SourceText
  ) {
    var filled = Array(text.utf8)
    let tail = Array(padding.utf8)
    let old = source.bytes[range]
    let breaks = old.filter { $0 == 10 || $0 == 13 }
    if breaks.isEmpty {
      while filled.count + tail.count < old.count { filled.append(32) }
    } else {
      // The text goes on the first line, and what followed keeps its column on the last one.
      let lastLine = old.reversed().prefix { $0 != 10 && $0 != 13 }.count
      filled += breaks
      while filled.last == 32 { filled.removeLast() }
      filled += Array(repeating: 32, count: max(0, lastLine - tail.count))
    }
    edits.append(Edit(range: range, text: filled + tail, order: edits.count))
  }

  /// Replaces everything in the range but line breaks by spaces.
  mutating func blank(_ range: Range<Int>, in source: SourceText) {
    let spaces = source.bytes[range].map { $0 == 10 || $0 == 13 ? $0 : 32 }
    edits.append(Edit(range: range, text: spaces, order: edits.count))
  }

  func applied(to source: SourceText) -> [UInt8] {
    let sorted = edits.sorted {
      ($0.range.lowerBound, $0.order) < ($1.range.lowerBound, $1.order)
    }
    var result: [UInt8] = []
    var position = 0
    for edit in sorted where edit.range.lowerBound >= position {
      result += source.bytes[position..<edit.range.lowerBound]
      result += edit.text
      position = edit.range.upperBound
    }
    return result + source.bytes[position...]
  }
}

/// A message for the person who builds, in the form compilers use.
struct Diagnostic: Equatable, CustomStringConvertible {
  enum Severity: String {
    case error
    case warning
  }

  let severity: Severity
  let path: String
  let line: Int
  let column: Int
  let message: String

  var description: String { "\(path):\(line):\(column): \(severity.rawValue): \(message)" }
}

func stringLiteral(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
