import Canvas

/// Replaces what differs from run to run before a text is compared with its golden.
///
/// Filters hold for one call (`assertSnapshot(of: receipt, as: .lines, filters: [.dates])`), for a
/// suite or a test (`@Suite(.snapshots(filters: [.uuids]))`), or for the whole package (a file
/// `Snapshots/filters.json`, a list of names and patterns). Those of the call come first, then
/// those of suites from the inside out, then the package's.
///
/// In the row of a picture the replacement takes the room of what it stands for: it is filled up
/// with spaces, or takes the spaces after it, so that the frame stays straight. A text that a
/// picture wraps or cuts is not recognized.
public struct SnapshotFilter: Sendable {
  /// Replaces what is to be replaced in a whole text.
  let apply: @Sendable (String) -> String

  /// Replaces every match of a regular expression.
  ///
  /// ```swift
  /// assertSnapshot(of: log, as: .lines, filters: [.replacing(/build \d+/, with: "build N")])
  /// ```
  public static func replacing<Pattern: RegexComponent & SendableMetatype>(
    _ pattern: @autoclosure @escaping @Sendable () -> Pattern, with replacement: String
  ) -> SnapshotFilter {
    SnapshotFilter { text in
      Replacement.replace(text.ranges(of: pattern()), in: text) { _ in replacement }
    }
  }

  /// Replaces UUIDs by `uuid-1`, `uuid-2` and so on: the same UUID by the same name.
  public static let uuids = SnapshotFilter { text in
    let digits = /\b[0-9A-Fa-f]{8}-(?:[0-9A-Fa-f]{4}-){3}[0-9A-Fa-f]{12}\b/
      .wordBoundaryKind(.simple)
    var known: [String: Int] = [:]
    return Replacement.replace(text.ranges(of: digits), in: text) { found in
      let number = known[found.lowercased()] ?? known.count + 1
      known[found.lowercased()] = number
      return "uuid-\(number)"
    }
  }

  /// Replaces dates, and the times that follow them, by `date`.
  ///
  /// Known are ISO 8601 (`2024-05-01`, `2024-05-01T12:30:00.5Z`), what `Date` prints (`2024-05-01
  /// 12:30:00 +0000`), the short forms of the English, German and French formatters (`5/1/24, 12:30
  /// PM`, `01.05.2024, 12:30`) and the long ones in English (`May 1, 2024 at 12:30 PM`, `1 May
  /// 2024`). Other names of months, and a time alone, are none.
  public static let dates = SnapshotFilter { text in
    Replacement.replace(text.ranges(of: DatePatterns.any), in: text) { _ in "date" }
  }
}

/// What dates look like.
private enum DatePatterns {
  static var any: some RegexComponent {
    // The day in numbers or with the month's name, then the time of day, then the zone.
    #/
    \b
    (?:
      \d{4}-\d{2}-\d{2}
      | \d{1,2}\/\d{1,2}\/(?:\d{4}|\d{2})
      | \d{2}\.\d{2}\.\d{2}
      | \d{1,2}\.\d{1,2}\.\d{4}
      | (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\h\d{1,2},\h\d{4}
      | \d{1,2}\h(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\h\d{4}
    )
    (?:
      (?:T|,\h|\hat\h|\h)
      \d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?
      (?:\h?[AP]M)?
      (?:Z|\h?[+\-]\d{2}:?\d{2})?
    )?
    \b(?!\.?\d)
    /#
    .wordBoundaryKind(.simple)
  }
}

/// Puts other words in the place of some.
enum Replacement {
  /// Replaces each range by what `words` says, from the front to the back.
  static func replace(
    _ ranges: [Range<String.Index>], in text: String, by words: (Substring) -> String
  ) -> String {
    var result = ""
    var start = text.startIndex
    for range in ranges where range.lowerBound >= start && !range.isEmpty {
      result += text[start..<range.lowerBound]
      let old = text[range]
      let new = words(old)
      result += new
      start = range.upperBound
      guard isInPicture(range, of: text) else { continue }
      let missing = DisplayWidth.of(String(old)) - DisplayWidth.of(new)
      if missing > 0 { result += String(repeating: " ", count: missing) }
      // A longer text takes the spaces after it, all but the last.
      for _ in 0..<max(0, -missing) {
        let next = text.index(start, offsetBy: 2, limitedBy: text.endIndex) ?? text.endIndex
        guard text[start..<next] == "  " else { break }
        start = text.index(after: start)
      }
    }
    return result + text[start...]
  }

  /// Whether a range stands in one row between the sides of a frame.
  private static func isInPicture(_ range: Range<String.Index>, of text: String) -> Bool {
    let before = text[..<range.lowerBound]
    let after = text[range.upperBound...]
    let start = before.lastIndex(where: \.isNewline).map(text.index(after:)) ?? text.startIndex
    let end = after.firstIndex(where: \.isNewline) ?? text.endIndex
    guard !text[range].contains(where: \.isNewline) else { return false }
    let line = text[start..<end]
    return line.hasPrefix("│") && line.hasSuffix("│")
  }
}
