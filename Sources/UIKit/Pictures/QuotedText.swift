/// Text in quotation marks on one line, as JSON writes it.
enum QuotedText {
  /// `text` in quotation marks; quotes, backslashes, line breaks and control characters are
  /// escaped, what Unicode calls no characters is left out.
  static func of(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}",
        // Signs that would turn the words around them over.
        "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}",
        // A sign that nobody sees.
        "\u{FEFF}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      case _ where (0xFDD0...0xFDEF).contains(scalar.value): break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
