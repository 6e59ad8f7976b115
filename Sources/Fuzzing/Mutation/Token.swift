/// A piece of markup.
enum Token: Equatable, Sendable {
  /// A start tag, with its attributes in order; `isEmpty` for `<a/>`.
  case start(name: String, attributes: [Attribute], isEmpty: Bool)
  case end(name: String)
  /// Everything else, byte for byte: text, comments, declarations, what is no markup.
  case other([UInt8])

  /// A name and a value, still escaped.
  struct Attribute: Equatable, Sendable {
    var name: String
    var value: String
  }
}

/// Takes markup apart and puts it together again; anything at all can be taken apart.
enum Tokens {
  static func read(_ bytes: [UInt8]) -> [Token] {
    var tokens: [Token] = []
    var pending: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "<"), let (token, end) = tag(bytes, at: index) {
        if !pending.isEmpty { tokens.append(.other(pending)) }
        pending = []
        tokens.append(token)
        index = end
      } else {
        pending.append(bytes[index])
        index += 1
      }
    }
    if !pending.isEmpty { tokens.append(.other(pending)) }
    return tokens
  }

  static func write(_ tokens: some Sequence<Token>) -> [UInt8] {
    var bytes: [UInt8] = []
    for token in tokens {
      switch token {
      case .start(let name, let attributes, let isEmpty):
        bytes += "<\(name)".utf8
        for attribute in attributes {
          bytes += " \(attribute.name)=\"".utf8
          bytes += attribute.value.utf8
          bytes.append(UInt8(ascii: "\""))
        }
        bytes += (isEmpty ? "/>" : ">").utf8
      case .end(let name): bytes += "</\(name)>".utf8
      case .other(let piece): bytes += piece
      }
    }
    return bytes
  }

  /// The range of tokens from a start tag to its end tag; nil where no element starts or ends.
  static func element(at index: Int, of tokens: [Token]) -> Range<Int>? {
    guard case .start(_, _, let isEmpty) = tokens[index] else { return nil }
    if isEmpty { return index..<(index + 1) }
    var depth = 0
    for end in index..<tokens.count {
      switch tokens[end] {
      case .start(_, _, false): depth += 1
      case .end: depth -= 1
      default: break
      }
      if depth == 0 { return index..<(end + 1) }
    }
    return nil
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: ":"):
      return true
    default: return false
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (9...13).contains(byte) }

  /// The tag that starts at a `<`, and where it ends; nil when it is none.
  private static func tag(_ bytes: [UInt8], at start: Int) -> (Token, Int)? {
    var index = start + 1
    func name() -> String {
      let first = index
      while index < bytes.count, isNameByte(bytes[index]) { index += 1 }
      return String(decoding: bytes[first..<index], as: UTF8.self)
    }
    func skipBlanks() {
      while index < bytes.count, isBlank(bytes[index]) { index += 1 }
    }
    if index < bytes.count, bytes[index] == UInt8(ascii: "/") {
      index += 1
      let name = name()
      skipBlanks()
      guard !name.isEmpty, index < bytes.count, bytes[index] == UInt8(ascii: ">") else {
        return nil
      }
      return (.end(name: name), index + 1)
    }
    let element = name()
    if element.isEmpty { return nil }
    var attributes: [Token.Attribute] = []
    while true {
      skipBlanks()
      guard index < bytes.count else { return nil }
      if bytes[index] == UInt8(ascii: ">") {
        return (.start(name: element, attributes: attributes, isEmpty: false), index + 1)
      }
      if bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: ">")
      {
        return (.start(name: element, attributes: attributes, isEmpty: true), index + 2)
      }
      let key = name()
      guard !key.isEmpty, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "="),
        bytes[index + 1] == UInt8(ascii: "\"")
      else { return nil }
      index += 2
      guard let end = bytes[index...].firstIndex(of: UInt8(ascii: "\"")) else { return nil }
      attributes.append(
        Token.Attribute(name: key, value: String(decoding: bytes[index..<end], as: UTF8.self)))
      index = end + 1
    }
  }
}
