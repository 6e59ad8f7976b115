import Foundation

/// Where a function stands in the sources that may be the test of a golden.
public struct TestPlace: Sendable, Equatable, CustomStringConvertible {
  /// The name of the function as goldens are called after it.
  var function: String
  /// What goldens may be called after that are in this file: its types, and the file itself.
  var suites: Set<String>
  var file: String
  var line: Int

  /// The place as `path:line`, the path from the root of the package.
  public var description: String { "\(file):\(line)" }

  func isPlace(of name: GoldenName) -> Bool {
    function == name.function && name.folders.last.map(suites.contains) ?? true
  }

  /// Finds the functions in the Swift files of a package whose names are asked for.
  public static func find(_ functions: Set<String>, root: String) -> [TestPlace] {
    guard !functions.isEmpty, let files = FileManager.default.enumerator(atPath: root) else {
      return []
    }
    var result: [TestPlace] = []
    for case let path as String in files {
      // Builds and everything else that is hidden are no sources.
      if path.split(separator: "/").last?.hasPrefix(".") == true {
        files.skipDescendants()
        continue
      }
      guard path.hasSuffix(".swift"),
        let bytes = FileManager.default.contents(atPath: root + "/" + path)
      else { continue }
      result += find(functions, in: Array(bytes), file: path)
    }
    return result.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  static func find(_ functions: Set<String>, in bytes: [UInt8], file: String) -> [TestPlace] {
    let declared = names(after: "func", in: bytes)
      .map { (slug: NamePiece.chosen($0.name).slug, offset: $0.offset) }
      .filter { functions.contains($0.slug) }
    if declared.isEmpty { return [] }
    var suites: Set<String> = []
    for keyword in ["struct", "class", "enum", "actor", "extension"] {
      for found in names(after: keyword, in: bytes) {
        suites.insert(NamePiece.chosen(found.name).slug)
      }
    }
    let stem = file.split(separator: "/").last?.dropLast(".swift".count) ?? ""
    suites.insert(NamePiece.chosen(String(stem)).slug)
    return declared.map { function in
      let line = 1 + bytes[..<function.offset].count { $0 == 0x0A }
      return TestPlace(function: function.slug, suites: suites, file: file, line: line)
    }
  }

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
