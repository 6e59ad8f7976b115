/// Reads the old format of strings files: `"key" = "text";` with comments between.
///
/// Source: Apple's Internationalization and Localization Guide, and the property lists of NeXTSTEP,
/// whose escapes and words without quotation marks are still allowed.
struct StringsText {
  private let text: [UInt8]
  private var place = 0
  /// The line of the byte at `counted`.
  private var line = 1
  private var counted = 0
  private var remarks: [Remark] = []

  /// The entries in `text`, which must be UTF-8, in the order of the file.
  static func read(_ text: [UInt8], remarks: inout [Remark]) throws(Refusal) -> PropertyList {
    var reader = StringsText(text: text)
    let entries = try reader.entries()
    remarks += reader.remarks
    return .dictionary(entries)
  }

  private init(text: [UInt8]) { self.text = text }

  private mutating func entries() throws(Refusal) -> [PropertyList.Entry] {
    var entries: [PropertyList.Entry] = []
    try skipBlanks()
    let opening = currentLine()
    let isEnclosed = take("{")
    while true {
      try skipBlanks()
      guard place < text.count else {
        if isEnclosed { remarks.add("the brace here is never closed", line: opening) }
        return entries
      }
      if isEnclosed, take("}") { break }
      guard entries.count < ReadingLimits.elements else {
        throw problem("more than \(ReadingLimits.elements) texts")
      }
      if let entry = try entry(isEnclosed: isEnclosed) { entries.append(entry) }
    }
    try skipBlanks()
    guard place == text.count else { throw problem("nothing may follow the last brace") }
    return entries
  }

  /// A key with its text; nil, with a remark, for a word at the end that is neither.
  private mutating func entry(isEnclosed: Bool) throws(Refusal) -> PropertyList.Entry? {
    let line = currentLine()
    let key = try word("a key")
    try skipBlanks()
    var value: String?
    if take("=") {
      try skipBlanks()
      value = try word("a text")
      try skipBlanks()
    }
    if !take(";") {
      let isLast = place == text.count || isEnclosed && peek == UInt8(ascii: "}")
      let message = "\";\" is missing after the text of \"\(Refusal.quotable(key))\""
      guard isLast else { throw problem(message) }
      guard value != nil else {
        remarks.add("\"\(Refusal.quotable(key))\" has no text", line: line)
        return nil
      }
      remarks.add(message, line: line)
    }
    // A key alone is its own text.
    return PropertyList.Entry(key: key, value: .text(value ?? key), line: line)
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

  /// Counts on from where it was last asked, so that all of a file is counted once.
  private mutating func currentLine() -> Int {
    while counted < place {
      if text[counted] == UInt8(ascii: "\n") { line += 1 }
      counted += 1
    }
    return line
  }

  /// Whether these bytes stand here.
  private func follows(_ first: UInt8, _ second: UInt8, after offset: Int = 0) -> Bool {
    let start = place + offset
    return start + 1 < text.count && text[start] == first && text[start + 1] == second
  }

  /// Goes over white space and comments.
  private mutating func skipBlanks() throws(Refusal) {
    let (slash, star) = (UInt8(ascii: "/"), UInt8(ascii: "*"))
    while let byte = peek {
      switch byte {
      case 0x09...0x0D, 0x20: place += 1
      // Line and paragraph separators.
      case 0xE2 where follows(0x80, 0xA8, after: 1) || follows(0x80, 0xA9, after: 1): place += 3
      case slash where follows(slash, slash):
        while let next = peek, next != 0x0A, next != 0x0D { place += 1 }
      case slash where follows(slash, star):
        let start = place
        place += 2
        while place < text.count, !follows(star, slash) { place += 1 }
        guard place < text.count else { throw problem("a comment that never ends", at: start) }
        place += 2
      default: return
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
    let opening = place
    place += 1
    var bytes: [UInt8] = []
    while true {
      let start = place
      while let byte = peek, byte != mark, byte != UInt8(ascii: "\\") { place += 1 }
      guard let end = peek else { throw problem("a text that never ends", at: opening) }
      let piece = text[start..<place]
      place += 1
      if end == mark {
        return String(decoding: bytes.isEmpty ? piece : (bytes + piece)[...], as: UTF8.self)
      }
      bytes += piece
      bytes += String(escape()).utf8
    }
  }

  /// What the characters after a backslash stand for.
  private mutating func escape() -> String.UnicodeScalarView {
    guard let byte = peek else { return "\\".unicodeScalars }
    place += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n".unicodeScalars
    case UInt8(ascii: "t"): return "\t".unicodeScalars
    case UInt8(ascii: "r"): return "\r".unicodeScalars
    case UInt8(ascii: "a"): return "\u{7}".unicodeScalars
    case UInt8(ascii: "b"): return "\u{8}".unicodeScalars
    case UInt8(ascii: "f"): return "\u{C}".unicodeScalars
    case UInt8(ascii: "v"): return "\u{B}".unicodeScalars
    case UInt8(ascii: "u"), UInt8(ascii: "U"): return unicode()
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      place -= 1
      let value = UInt8(truncatingIfNeeded: digits(atMost: 3, radix: 8))
      return String(Unicode.Scalar(value)).unicodeScalars
    case ..<0x80: return String(Unicode.Scalar(byte)).unicodeScalars
    default:
      // A character that takes several bytes follows by itself.
      place -= 1
      return "".unicodeScalars
    }
  }

  /// Up to four hexadecimal digits, or two halves of a surrogate pair in a row.
  private mutating func unicode() -> String.UnicodeScalarView {
    let start = place
    var units = [UInt16(truncatingIfNeeded: digits(atMost: 4, radix: 16))]
    if place == start { remarks.add("an escape of Unicode without digits", line: currentLine()) }
    let backslash = UInt8(ascii: "\\")
    if UTF16.isLeadSurrogate(units[0]),
      follows(backslash, UInt8(ascii: "U")) || follows(backslash, UInt8(ascii: "u"))
    {
      let next = place
      place += 2
      let second = UInt16(truncatingIfNeeded: digits(atMost: 4, radix: 16))
      // What is no second half is an escape of its own.
      if UTF16.isTrailSurrogate(second) { units.append(second) } else { place = next }
    }
    if units.count == 1, UTF16.isSurrogate(units[0]) {
      remarks.add("half of a surrogate pair stands alone", line: currentLine())
    }
    return String(decoding: place == start ? [] : units, as: UTF16.self).unicodeScalars
  }

  private mutating func digits(atMost count: Int, radix: Int) -> Int {
    var value = 0
    for _ in 0..<count {
      guard let byte = peek, let digit = Self.digit(byte), digit < radix else { break }
      value = value * radix + digit
      place += 1
    }
    return value
  }

  private static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
