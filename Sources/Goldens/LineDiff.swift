/// What changed from one text to another, line by line.
package struct LineDiff {
  /// A run of old lines and the run of new lines that stands in its place; one may be empty.
  package struct Change: Equatable {
    package var old: Range<Int>
    package var new: Range<Int>
  }

  /// The lines with their newlines, so that a last line without one differs from one with it.
  let oldLines: [ArraySlice<UInt8>]
  let newLines: [ArraySlice<UInt8>]
  package let changes: [Change]
  /// How many lines of both texts stand for each other although their indentation differs.
  let reindented: Int

  /// How many lines the old text has that the new one has not.
  var removed: Int { changes.reduce(0) { $0 + $1.old.count } }
  /// How many lines the new text has that the old one has not.
  var added: Int { changes.reduce(0) { $0 + $1.new.count } }

  /// The line of the old text where the first change is, from 1.
  var firstLine: Int {
    guard let first = changes.first else { return 1 }
    return max(1, min(first.old.lowerBound + 1, oldLines.count))
  }

  /// Compares two texts; lines that are only indented otherwise may count as the same.
  package init(from old: String, to new: String, ignoringIndentation: Bool = false) {
    oldLines = Self.lines(of: old)
    newLines = Self.lines(of: new)
    var numbers: [LineKey: Int] = [:]
    let number = { (line: ArraySlice<UInt8>) -> Int in
      let key = LineKey(bytes: ignoringIndentation ? Self.unindented(line) : line)
      if let known = numbers[key] { return known }
      numbers[key] = numbers.count
      return numbers.count - 1
    }
    let shared = SharedLines(old: oldLines.map(number), new: newLines.map(number))
    let matches = shared.matches()
    changes = Self.gaps(between: matches, oldLines.count, newLines.count)
    let (before, after) = (oldLines, newLines)
    let isReindented = { (match: (old: Int, new: Int)) in
      before[match.old].count != after[match.new].count || before[match.old] != after[match.new]
    }
    reindented = ignoringIndentation ? matches.count(where: isReindented) : 0
  }

  /// The difference that a reader looks for: where something around a block came or went, and so
  /// most lines that differ are only indented otherwise, the difference without these.
  static func readable(from old: String, to new: String) -> LineDiff {
    let diff = LineDiff(from: old, to: new)
    guard diff.mayBeIndentation else { return diff }
    let rest = LineDiff(from: old, to: new, ignoringIndentation: true)
    let isSmall = 2 * (rest.removed + rest.added) <= diff.removed + diff.added
    // Where nothing else differs, the indentation is what a reader looks for.
    return isSmall && !rest.changes.isEmpty ? rest : diff
  }

  /// Whether at least three lines went and came again, indented otherwise.
  private var mayBeIndentation: Bool {
    guard removed >= 3, added >= 3 else { return false }
    var gone: Set<LineKey> = []
    for change in changes {
      for line in oldLines[change.old] { gone.insert(LineKey(bytes: Self.unindented(line))) }
    }
    var back = 0
    for change in changes {
      for line in newLines[change.new] where gone.contains(LineKey(bytes: Self.unindented(line))) {
        back += 1
        if back == 3 { return true }
      }
    }
    return false
  }

  private static func unindented(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    line.drop { $0 == 0x20 || $0 == 0x09 }
  }

  /// How many lines a text has.
  static func count(of text: String) -> Int { lines(of: text).count }

  private static func lines(of text: String) -> [ArraySlice<UInt8>] {
    let bytes = Array(text.utf8)
    var result: [ArraySlice<UInt8>] = []
    bytes.withUnsafeBytes { buffer in
      buffer.forEachLine { line in
        result.append(bytes[line.lowerBound..<min(line.upperBound + 1, bytes.count)])
        return true
      }
    }
    return result
  }

  private static func gaps(
    between matches: [(old: Int, new: Int)], _ oldCount: Int, _ newCount: Int
  ) -> [Change] {
    var result: [Change] = []
    var (x, y) = (0, 0)
    for match in matches + [(oldCount, newCount)] {
      if match.old > x || match.new > y {
        result.append(Change(old: x..<match.old, new: y..<match.new))
      }
      (x, y) = (match.old + 1, match.new + 1)
    }
    return result
  }
}
