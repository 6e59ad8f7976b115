/// The encodings a document may have. Anything else is refused by name.
///
/// All are turned into UTF-8 here, so that libxml2 never converts: which encodings it knows depends
/// on how it was built, and its converters report errors to standard error.
enum TextEncoding: String {
  case utf8 = "UTF-8"
  case utf16LittleEndian = "UTF-16LE"
  case utf16BigEndian = "UTF-16BE"
  case ascii = "US-ASCII"
  case latin1 = "ISO-8859-1"

  /// The text of `bytes` in UTF-8, without byte order mark, valid and free of NUL characters.
  ///
  /// Throws a ``Refusal`` with the position of what cannot be decoded.
  static func decode(_ bytes: [UInt8]) throws(Refusal) -> [UInt8] {
    let (visible, markLength) = try visibleEncoding(of: bytes)
    let text: [UInt8]
    switch visible {
    case .utf16LittleEndian?, .utf16BigEndian?:
      let isBigEndian = visible == .utf16BigEndian
      text = try decodeUTF16(bytes.dropFirst(markLength), isBigEndian: isBigEndian)
    default:
      text = markLength == 0 ? bytes : Array(bytes.dropFirst(markLength))
    }
    let declared = declaredName(in: text)
    let encoding = try reconcile(declared: declared, visible: visible)
    if encoding == .latin1 { return try checkNoNUL(utf8(ofLatin1: text)) }
    try checkUTF8(text, encoding: encoding)
    return try checkNoNUL(text)
  }

  /// What the first bytes alone say: the encoding, if they do, and the length of the mark.
  private static func visibleEncoding(
    of bytes: [UInt8]
  ) throws(Refusal) -> (TextEncoding?, markLength: Int) {
    guard bytes.count > 1 else { return (nil, 0) }
    let start = bytes.prefix(4) + [1, 1]
    switch (start[0], start[1], start[2], start[3]) {
    case (0xFF, 0xFE, 0, 0), (0, 0, 0xFE, 0xFF), (0x3C, 0, 0, 0), (0, 0, 0, 0x3C):
      throw unsupported("UTF-32")
    case (0xEF, 0xBB, 0xBF, _): return (.utf8, 3)
    case (0xFF, 0xFE, _, _): return (.utf16LittleEndian, 2)
    case (0xFE, 0xFF, _, _): return (.utf16BigEndian, 2)
    // No mark: a document starts with "<" or white space, each with a zero byte beside it.
    case (1..., 0, _, _): return (.utf16LittleEndian, 0)
    case (0, 1..., _, _): return (.utf16BigEndian, 0)
    default: return (nil, 0)
    }
  }

  /// The encoding that both the bytes and the XML declaration agree on.
  private static func reconcile(
    declared name: String?, visible: TextEncoding?
  ) throws(Refusal) -> TextEncoding {
    guard let name else { return visible ?? .utf8 }
    let contradiction = Refusal(
      "the file declares the encoding \"\(Refusal.quotable(name))\", but is not written in it",
      at: IBReadError.Position(line: 1, column: 1))
    switch (name.uppercased(), visible) {
    case ("UTF-8", nil), ("UTF8", nil), ("UTF-8", .utf8?), ("UTF8", .utf8?): return .utf8
    case ("US-ASCII", nil), ("ASCII", nil): return .ascii
    case ("ISO-8859-1", nil), ("ISO_8859-1", nil), ("LATIN1", nil), ("ISO-LATIN-1", nil):
      return .latin1
    case ("UTF-16", let visible?) where visible != .utf8: return visible
    case ("UTF-16LE", .utf16LittleEndian?): return .utf16LittleEndian
    case ("UTF-16BE", .utf16BigEndian?): return .utf16BigEndian
    case ("UTF-8", _), ("UTF8", _), ("US-ASCII", _), ("ASCII", _), ("ISO-8859-1", _),
      ("ISO_8859-1", _), ("LATIN1", _), ("ISO-LATIN-1", _), ("UTF-16", _), ("UTF-16LE", _),
      ("UTF-16BE", _):
      throw contradiction
    default: throw unsupported(name)
    }
  }

  private static func unsupported(_ name: String) -> Refusal {
    Refusal(
      "the encoding \"\(Refusal.quotable(name))\" is not supported; save the file as UTF-8",
      at: IBReadError.Position(line: 1, column: 1))
  }

  /// The value of `encoding` in `<?xml version="1.0" encoding="UTF-8"?>`.
  private static func declaredName(in text: [UInt8]) -> String? {
    guard text.starts(with: "<?xml".utf8) else { return nil }
    guard let end = text.prefix(1024).firstIndex(of: UInt8(ascii: ">")) else { return nil }
    let name = Array("encoding".utf8)
    let declaration = text[..<end]
    let start = declaration.indices.first { declaration[$0...].starts(with: name) }
    guard let start else { return nil }
    let rest = declaration[(start + name.count)...].drop { $0 <= 0x20 || $0 == UInt8(ascii: "=") }
    guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return nil
    }
    return String(decoding: rest.dropFirst().prefix { $0 != quote }, as: UTF8.self)
  }

  private static func checkUTF8(_ text: [UInt8], encoding: TextEncoding) throws(Refusal) {
    if encoding == .ascii, let offset = text.firstIndex(where: { $0 >= 0x80 }) {
      throw malformed(text, at: offset, encoding)
    }
    if String(validating: text, as: UTF8.self) != nil { return }
    var parser = UTF8.ForwardParser()
    var iterator = text.makeIterator()
    var offset = 0
    while case .valid(let scalar) = parser.parseScalar(from: &iterator) { offset += scalar.count }
    throw malformed(text, at: offset, encoding)
  }

  private static func malformed(
    _ text: [UInt8], at offset: Int, _ encoding: TextEncoding
  ) -> Refusal {
    let byte = text[min(offset, text.count - 1)]
    let digits = String(byte, radix: 16, uppercase: true)
    return Refusal(
      "not valid \(encoding.rawValue): the byte 0x\(digits) cannot stand here",
      at: IBReadError.Position(offset: offset, in: text))
  }

  private static func checkNoNUL(_ text: [UInt8]) throws(Refusal) -> [UInt8] {
    guard let offset = text.firstIndex(of: 0) else { return text }
    throw Refusal(
      "the file contains a NUL character", at: IBReadError.Position(offset: offset, in: text))
  }

  private static func utf8(ofLatin1 bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    for byte in bytes {
      if byte < 0x80 {
        text.append(byte)
      } else {
        text.append(0xC0 | byte >> 6)
        text.append(0x80 | byte & 0x3F)
      }
    }
    return text
  }

  private static func decodeUTF16(
    _ bytes: ArraySlice<UInt8>, isBigEndian: Bool
  ) throws(Refusal) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count / 2)
    var parser = UTF16.ForwardParser()
    var units = UTF16Units(bytes: bytes, index: bytes.startIndex, isBigEndian: isBigEndian)
    while true {
      switch parser.parseScalar(from: &units) {
      case .valid(let encoded):
        let scalar = UTF16.decode(encoded)
        if scalar.value < 0x80 {
          text.append(UInt8(truncatingIfNeeded: scalar.value))
        } else {
          text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
      case .emptyInput where bytes.count.isMultiple(of: 2):
        return text
      case .emptyInput:
        let position = IBReadError.Position(offset: text.count, in: text)
        throw Refusal("the file ends in the middle of a UTF-16 character", at: position)
      case .error:
        let position = IBReadError.Position(offset: text.count, in: text)
        throw Refusal("not valid UTF-16: half of a surrogate pair stands alone", at: position)
      }
    }
  }
}

/// The 16-bit units of `bytes`, a last odd byte left out.
private struct UTF16Units: IteratorProtocol {
  let bytes: ArraySlice<UInt8>
  var index: Int
  let isBigEndian: Bool

  mutating func next() -> UInt16? {
    guard index + 1 < bytes.endIndex else { return nil }
    let first = UInt16(bytes[index])
    let second = UInt16(bytes[index + 1])
    index += 2
    return isBigEndian ? first << 8 | second : second << 8 | first
  }
}
