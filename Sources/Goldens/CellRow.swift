import Canvas

/// A line as the cells of a terminal.
enum CellRow {
  /// One text a cell; the second cell of a wide character is empty.
  static func cells(of row: Substring) -> [String] {
    var result: [String] = []
    for character in row {
      if character.isASCII, let byte = character.asciiValue, byte >= 0x20, byte < 0x7F {
        result.append(String(character))
        continue
      }
      let width = DisplayWidth.of(character)
      if width == 0, let last = result.popLast() {
        result.append(last + String(character))
        continue
      }
      // With ink after it, a blank is not taken for one at the end of a line.
      result.append(String(visibleText(String(character) + "|").dropLast()))
      if width > 1 { result.append("") }
    }
    return result
  }

  /// The cells in which two rows differ; a wide character counts with both of its cells.
  static func changed(_ first: [String], _ second: [String]) -> Set<Int> {
    var result: Set<Int> = []
    for index in 0..<max(first.count, second.count) {
      let one = index < first.count ? first[index] : " "
      let other = index < second.count ? second[index] : " "
      guard !one.utf8.elementsEqual(other.utf8) else { continue }
      result.insert(index)
      for cells in [first, second] {
        if index < cells.count, cells[index].isEmpty { result.insert(index - 1) }
        if index + 1 < cells.count, cells[index + 1].isEmpty { result.insert(index + 1) }
      }
    }
    return result
  }
}
