/// Text in an HTML page.
enum HTMLText {
  /// The text with everything that means something to HTML as it is read.
  static func escaped(_ text: some StringProtocol) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  /// A line of a text, in cells of a terminal.
  static func line(_ line: Substring) -> String {
    // Most lines of most texts need no look at each character.
    let isPlain = line.utf8.allSatisfy { byte in
      byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "&") && byte != UInt8(ascii: "<")
        && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "'")
    }
    return isPlain ? String(line) : cells(CellRow.cells(of: line))
  }

  /// Cells of a terminal: a wide character takes two whatever the font says.
  static func cells(_ cells: some Collection<String>) -> String {
    var result = ""
    var rest = cells[...]
    while let cell = rest.popFirst() {
      if rest.first == "" {
        rest = rest.dropFirst()
        result += "<i>\(escaped(cell))</i>"
      } else {
        result += escaped(cell)
      }
    }
    return result
  }
}
