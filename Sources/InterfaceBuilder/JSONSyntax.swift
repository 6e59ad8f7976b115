/// Finds the place where a text stops being JSON, which Foundation's decoder does not tell.
///
/// Source: RFC 8259.
package struct JSONSyntax {
  private enum Expected {
    case value
    case firstItem
    case key
    case firstKey
    case comma
  }

  private let bytes: [UInt8]
  private var place = 0
  /// The opening marks of what is not closed yet.
  private var open: [UInt8] = []

  /// The place of the first byte at which `bytes` cannot be JSON; nil where they are.
  package static func problem(in bytes: [UInt8]) -> IBReadError.Position? {
    var syntax = JSONSyntax(bytes: bytes)
    if syntax.isComplete() { return nil }
    return IBReadError.Position(offset: syntax.place, in: bytes)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func isComplete() -> Bool {
    var expected = Expected.value
    while true {
      while let byte = peek, isXMLSpace(byte) { place += 1 }
      if expected == .comma, open.isEmpty { return place == bytes.count }
      guard let next = step(expected) else { return false }
      expected = next
    }
  }

  private var peek: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  /// Goes over what comes next; nil where it is something else than what is expected.
  private mutating func step(_ expected: Expected) -> Expected? {
    switch expected {
    case .value: return value()
    case .firstItem: return take("]") ? close() : value()
    case .firstKey: return take("}") ? close() : key()
    case .key: return key()
    case .comma:
      let isObject = open.last == UInt8(ascii: "{")
      if take(isObject ? "}" : "]") { return close() }
      return take(",") ? (isObject ? .key : .value) : nil
    }
  }

  private mutating func close() -> Expected {
    open.removeLast()
    return .comma
  }

  private mutating func key() -> Expected? {
    guard string() else { return nil }
    while let byte = peek, isXMLSpace(byte) { place += 1 }
    return take(":") ? .value : nil
  }

  private mutating func value() -> Expected? {
    switch peek {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let isObject = bytes[place] == UInt8(ascii: "{")
      open.append(bytes[place])
      place += 1
      return isObject ? .firstKey : .firstItem
    case UInt8(ascii: "\""): return string() ? .comma : nil
    case UInt8(ascii: "t"): return word("true") ? .comma : nil
    case UInt8(ascii: "f"): return word("false") ? .comma : nil
    case UInt8(ascii: "n"): return word("null") ? .comma : nil
    default: return number() ? .comma : nil
    }
  }

  private mutating func word(_ word: String) -> Bool {
    guard bytes[place...].starts(with: word.utf8) else { return false }
    place += word.utf8.count
    return true
  }

  private mutating func string() -> Bool {
    let start = place
    guard take("\"") else { return false }
    while let byte = peek, byte >= 0x20 {
      place += 1
      if byte == UInt8(ascii: "\"") { return true }
      if byte == UInt8(ascii: "\\") { place += 1 }
    }
    // Where the text should have ended, unless it goes on to the end of the file.
    place = place < bytes.count ? place : start
    return false
  }

  private mutating func digits() -> Bool {
    let start = place
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { place += 1 }
    return place > start
  }

  private mutating func number() -> Bool {
    _ = take("-")
    guard digits() else { return false }
    if take("."), !digits() { return false }
    guard take("e") || take("E") else { return true }
    _ = take("+") || take("-")
    return digits()
  }
}
