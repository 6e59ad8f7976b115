/// What changed from one text to another, line by line.
struct LineDiff {
  /// A run of old lines and the run of new lines that stands in its place; one may be empty.
  struct Change: Equatable {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// The lines with their newlines, so that a last line without one differs from one with it.
  let oldLines: [ArraySlice<UInt8>]
  let newLines: [ArraySlice<UInt8>]
  let changes: [Change]

  /// How many lines the old text has that the new one has not.
  var removed: Int { changes.reduce(0) { $0 + $1.old.count } }
  /// How many lines the new text has that the old one has not.
  var added: Int { changes.reduce(0) { $0 + $1.new.count } }

  /// The line of the old text where the first change is, from 1.
  var firstLine: Int {
    guard let first = changes.first else { return 1 }
    return max(1, min(first.old.lowerBound + 1, oldLines.count))
  }

  init(from old: String, to new: String) {
    oldLines = Self.lines(of: old)
    newLines = Self.lines(of: new)
    var numbers: [LineKey: Int] = [:]
    let number = { (line: ArraySlice<UInt8>) -> Int in
      let key = LineKey(bytes: line)
      if let known = numbers[key] { return known }
      numbers[key] = numbers.count
      return numbers.count - 1
    }
    let shared = SharedLines(old: oldLines.map(number), new: newLines.map(number))
    changes = Self.gaps(between: shared.matches(), oldLines.count, newLines.count)
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
