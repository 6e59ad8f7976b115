/// Text broken into rows of cells, regardless of how wide its letters are in points.
public enum CellWrap {
  /// Breaks a text at words into rows of at most `columns` cells; line breaks in it stay, runs of
  /// spaces become one. A single word that is wider keeps its row, and the text is not whole then.
  ///
  /// - Returns: at most `rows` rows, the last one ending in `…` when there was more, and whether
  ///   everything found room.
  public static func rows(
    of text: String, columns: Int, atMost rows: Int
  ) -> (lines: [String], isWhole: Bool) {
    guard columns > 0, rows > 0 else { return ([], text.isEmpty) }
    var found: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var row = ""
      var width = 0
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: true) {
        let length = DisplayWidth.of(String(word))
        if width > 0, width + 1 + length > columns {
          found.append(row)
          row = ""
          width = 0
          if found.count > rows { return (cut(found, rows, columns), false) }
        }
        row += width > 0 ? " " + word : String(word)
        width += (width > 0 ? 1 : 0) + length
      }
      found.append(row)
      if found.count > rows { return (cut(found, rows, columns), false) }
    }
    let isWhole = found.allSatisfy { DisplayWidth.of($0) <= columns }
    return (found, isWhole)
  }

  private static func cut(_ lines: [String], _ rows: Int, _ columns: Int) -> [String] {
    var kept = Array(lines.prefix(rows))
    guard let last = kept.popLast() else { return [] }
    var head = ""
    var width = 0
    for character in last {
      let next = width + DisplayWidth.of(character)
      if next >= columns { break }
      head.append(character)
      width = next
    }
    while head.last == " " { head.removeLast() }
    kept.append(head + "…")
    return kept
  }
}
