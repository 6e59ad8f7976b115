import Foundation

/// Where something stands in the sources that may be the test of a golden: a function, or a text
/// that an assertion may give as `testName:`.
public struct TestPlace: Sendable, Equatable, CustomStringConvertible {
  /// The name of the test as goldens are called after it.
  var name: String
  /// Whether it is a function, and not a text.
  var isFunction: Bool
  /// What goldens may be called after that are in this file: its types, and the file itself.
  var suites: Set<String>
  var file: String
  var line: Int

  /// The place as `path:line`, the path from the root of the package.
  public var description: String { "\(file):\(line)" }

  func isPlace(of golden: GoldenName) -> Bool {
    // A text may be handed to an assertion that stands elsewhere.
    if !isFunction { return name == golden.function }
    let isNamed = name == golden.function || name == golden.function.flatMap(Self.withoutHash)
    return isNamed && golden.folders.last.map(suites.contains) ?? true
  }

  /// `shows` of `shows-1a2b3c`, as a golden is called whose `testName:` is `shows()`.
  private static func withoutHash(_ function: String) -> String? {
    guard let dash = function.utf8.lastIndex(of: UInt8(ascii: "-")),
      function.utf8[dash...].count == 7
    else { return nil }
    return String(function[..<dash])
  }

  /// Finds the tests in the Swift files of a package whose names are asked for.
  ///
  /// Throws ``Refusal`` where a file or a folder cannot be read, since it may hold any of them.
  public static func find(
    _ functions: Set<String>, root: String
  ) throws(Refusal) -> [TestPlace] {
    let wanted = functions.union(functions.compactMap(withoutHash))
    var result: [TestPlace] = []
    for path in try SourceFiles.paths(root: root) {
      result += find(wanted, in: try SourceFiles.read(path, root: root), file: path)
    }
    return result.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  static func find(_ wanted: Set<String>, in bytes: [UInt8], file: String) -> [TestPlace] {
    let functions = names(after: "func", in: bytes)
      .map { (name: NamePiece.chosen($0.name).slug, isFunction: true, offset: $0.offset) }
    let texts = literals(in: bytes, beginningAs: wanted)
      .map { (name: NamePiece.chosen($0.text).slug, isFunction: false, offset: $0.offset) }
    let found = (functions + texts).filter { wanted.contains($0.name) }
    if found.isEmpty { return [] }
    var suites: Set<String> = []
    for keyword in ["struct", "class", "enum", "actor", "extension"] {
      for found in names(after: keyword, in: bytes) {
        suites.insert(NamePiece.chosen(found.name).slug)
      }
    }
    let stem = file.split(separator: "/").last?.dropLast(".swift".count) ?? ""
    suites.insert(NamePiece.chosen(String(stem)).slug)
    return found.map { found in
      let line = 1 + bytes[..<found.offset].count { $0 == 0x0A }
      return TestPlace(
        name: found.name, isFunction: found.isFunction, suites: suites, file: file, line: line)
    }
  }

  /// The texts in quotes on one line, without escapes, whose names may be among some: names keep a
  /// letter or digit at the beginning.
  private static func literals(
    in bytes: [UInt8], beginningAs wanted: Set<String>
  ) -> [(text: String, offset: Int)] {
    let quote = UInt8(ascii: "\"")
    let starts = Set(wanted.compactMap(\.utf8.first))
    var result: [(text: String, offset: Int)] = []
    var place = 0
    while let start = offset(of: [quote], in: bytes, from: place) {
      let rest = bytes[(start + 1)...].prefix(NamePiece.sizeLimit * 4)
      let text = rest.prefix { $0 != quote && $0 != 0x0A && $0 != UInt8(ascii: "\\") }
      place = start + 1 + text.count
      guard place < bytes.count, bytes[place] == quote else { continue }
      place += 1
      guard let first = text.first, !isASCIIWord(first) || starts.contains(first) else { continue }
      result.append((String(decoding: text, as: UTF8.self), start))
    }
    return result
  }

  private static func isASCIIWord(_ byte: UInt8) -> Bool { byte < 0x80 && isPartOfName(byte) }

  /// The names declared with a keyword; of `A.B` the last part, without backticks.
  private static func names(
    after keyword: String, in bytes: [UInt8]
  ) -> [(name: String, offset: Int)] {
    let word = Array(keyword.utf8) + [0x20]
    var result: [(name: String, offset: Int)] = []
    var place = 0
    while let found = offset(of: word, in: bytes, from: place) {
      place = found + word.count
      let isWord = found == 0 || !isPartOfName(bytes[found - 1])
      if isWord, let name = name(in: bytes, at: place) { result.append((name, found)) }
    }
    return result
  }

  private static func name(in bytes: [UInt8], at start: Int) -> String? {
    let rest = bytes[start...]
    let tick = UInt8(ascii: "`")
    if rest.first == tick {
      let raw = rest.dropFirst().prefix { $0 != tick && $0 != 0x0A }
      return raw.isEmpty ? nil : String(decoding: raw, as: UTF8.self)
    }
    let name = rest.prefix { isPartOfName($0) || $0 == UInt8(ascii: ".") }
    return name.split(separator: UInt8(ascii: ".")).last.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func offset(of word: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard let first = word.first else { return nil }
    return bytes.withUnsafeBytes { buffer in
      var next = start
      while let place = buffer.place(of: first, from: next) {
        if buffer.holds(word, at: place) { return place }
        next = place + 1
      }
      return nil
    }
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      return true
    default:
      return false
    }
  }
}
