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
