/// Reads the old format of strings files: `"key" = "text";` with comments between.
///
/// Source: Apple's Internationalization and Localization Guide, and the property lists of NeXTSTEP,
/// whose escapes and words without quotation marks are still allowed.
struct StringsText {
  private let text: [UInt8]
  private var place = 0

  /// The entries in `text`, which must be UTF-8, in the order of the file.
  static func read(_ text: [UInt8]) throws(Refusal) -> PropertyList {
    var reader = StringsText(text: text)
    return .dictionary(try reader.entries())
  }

  private init(text: [UInt8]) { self.text = text }

  private mutating func entries() throws(Refusal) -> [PropertyList.Entry] {
    var entries: [PropertyList.Entry] = []
    var line = 1
    var counted = 0
    try skipBlanks()
    let isEnclosed = take("{")
    while true {
      try skipBlanks()
      if place == text.count || isEnclosed && take("}") { break }
      for byte in text[counted..<place] where byte == UInt8(ascii: "\n") { line += 1 }
      counted = place
      let key = try word("a key")
      try skipBlanks()
      var value = key
      if take("=") {
        try skipBlanks()
        value = try word("a text")
        try skipBlanks()
      }
      guard take(";") || isEnclosed && peek == UInt8(ascii: "}") || place == text.count else {
        throw problem("\";\" is missing after the text of \"\(Refusal.quotable(key))\"")
      }
      entries.append(PropertyList.Entry(key: key, value: .text(value), line: line))
    }
    try skipBlanks()
    guard place == text.count else { throw problem("nothing may follow the last brace") }
    return entries
  }

  private var peek: UInt8? { place < text.count ? text[place] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  private func problem(_ message: String, at offset: Int? = nil) -> Refusal {
    Refusal(message, at: IBReadError.Position(offset: offset ?? place, in: text))
  }

  /// Goes over white space and comments.
  private mutating func skipBlanks() throws(Refusal) {
    while let byte = peek {
      if isXMLSpace(byte) || byte == 0x0B || byte == 0x0C {
        place += 1
      } else if text[place...].starts(with: [0xE2, 0x80, 0xA8])
        || text[place...].starts(with: [0xE2, 0x80, 0xA9])
      {
        place += 3  // Line and paragraph separators.
      } else if text[place...].starts(with: "//".utf8) {
        while let next = peek, next != 0x0A, next != 0x0D { place += 1 }
      } else if text[place...].starts(with: "/*".utf8) {
        let start = place
        place += 2
        while place < text.count, !text[place...].starts(with: "*/".utf8) { place += 1 }
        guard place < text.count else { throw problem("a comment that never ends", at: start) }
        place += 2
      } else {
        return
      }
    }
  }

  /// A text in quotation marks, or a word without.
  private mutating func word(_ what: String) throws(Refusal) -> String {
    if let mark = peek, mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") {
      return try quoted(mark)
    }
    let start = place
    while let byte = peek, Self.isWordByte(byte) { place += 1 }
    guard place > start else { throw problem("\(what) is expected here") }
    return String(decoding: text[start..<place], as: UTF8.self)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private mutating func quoted(_ mark: UInt8) throws(Refusal) -> String {
    let start = place
    place += 1
    var bytes: [UInt8] = []
    while let byte = peek {
      place += 1
      if byte == mark { return String(decoding: bytes, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") {
        bytes.append(contentsOf: String(escape()).utf8)
      } else {
        bytes.append(byte)
      }
    }
    throw problem("a text that never ends", at: start)
  }

  /// What the characters after a backslash stand for.
  private mutating func escape() -> Character {
    guard let byte = peek else { return "\\" }
    place += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "a"): return "\u{7}"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "v"): return "\u{B}"
    case UInt8(ascii: "u"), UInt8(ascii: "U"): return unicode()
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      place -= 1
      return Character(Unicode.Scalar(UInt8(truncatingIfNeeded: digits(atMost: 3, radix: 8))))
    default:
      // The rest of a character that takes several bytes follows by itself.
      guard byte < 0x80 else {
        place -= 1
        return character()
      }
      return Character(Unicode.Scalar(byte))
    }
  }

  /// The character that begins here.
  private mutating func character() -> Character {
    let end = text[(place + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? text.count
    defer { place = end }
    return String(decoding: text[place..<end], as: UTF8.self).first ?? "\u{FFFD}"
  }

  /// Up to four hexadecimal digits, or two halves of a surrogate pair in a row.
  private mutating func unicode() -> Character {
    var units = [UInt16(truncatingIfNeeded: digits(atMost: 4, radix: 16))]
    let isUpper = text[place...].starts(with: "\\U".utf8)
    if UTF16.isLeadSurrogate(units[0]), isUpper || text[place...].starts(with: "\\u".utf8) {
      place += 2
      units.append(UInt16(truncatingIfNeeded: digits(atMost: 4, radix: 16)))
    }
    return String(decoding: units, as: UTF16.self).first ?? "\u{FFFD}"
  }

  private mutating func digits(atMost count: Int, radix: Int) -> Int {
    var value = 0
    for _ in 0..<count {
      guard let byte = peek,
        let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < radix
      else { break }
      value = value * radix + digit
      place += 1
    }
    return value
  }
}
