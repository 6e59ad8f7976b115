/// A property list as strings files have it: texts, lists and dictionaries.
enum PropertyList: Sendable, Equatable {
  case text(String)
  case list([PropertyList])
  case dictionary([Entry])
  /// What strings files have no use for, by what it is: a number, a date, data.
  case other(String)

  /// A key of a dictionary with its value and the line it stands on; 1 where a format has no lines.
  struct Entry: Sendable, Equatable {
    let key: String
    let value: PropertyList
    let line: Int
  }

  /// Reads a property list in whichever format it is: XML, binary, or the old one of strings files.
  ///
  /// Throws a ``Refusal`` for what is none of these; what is odd and can be read goes to `remarks`.
  init(_ bytes: [UInt8], remarks: inout [Remark]) throws(Refusal) {
    if bytes.starts(with: "bplist".utf8) {
      self = try BinaryPropertyList.read(bytes, remarks: &remarks)
      return
    }
    guard !bytes.isEmpty else {
      self = .dictionary([])
      return
    }
    let text = try TextEncoding.decode(bytes)
    let start = text.first { !isXMLSpace($0) }
    self =
      try start == UInt8(ascii: "<")
      ? XMLPropertyList.read(text) : StringsText.read(text, remarks: &remarks)
  }

  /// The entries of a dictionary; none for anything else.
  var entries: [Entry] {
    if case .dictionary(let entries) = self { entries } else { [] }
  }

  /// The text, if it is one.
  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// What it is, as part of a sentence.
  var kind: String {
    switch self {
    case .text: "a text"
    case .list: "a list"
    case .dictionary: "a dictionary"
    case .other(let kind): kind
    }
  }
}

/// Reads property lists in XML: `<plist><dict><key>…</key><string>…</string></dict></plist>`.
enum XMLPropertyList {
  /// The list in `text`, which must be UTF-8; depth and size are limited as in documents.
  static func read(_ text: [UInt8]) throws(Refusal) -> PropertyList {
    let root = try ElementTreeReader.read(
      withoutDocumentType(text), documentType: refusal(ofDocumentType:)
    ) {
      (name, _) throws(Refusal) in
      guard name == "plist" else {
        throw Refusal("not a property list: the root element is <\(Refusal.quotable(name))>")
      }
    }
    guard let content = root.children.first else { return .dictionary([]) }
    return try value(of: content)
  }

  private static func refusal(ofDocumentType name: String) -> String {
    name == "plist"
      ? "a <!DOCTYPE plist> with declarations of its own is not allowed"
      : "not a property list: its document type is \(Refusal.quotable(name))"
  }

  /// The text with blanks for a DOCTYPE that only names Apple's definition; lines stay the same.
  private static func withoutDocumentType(_ text: [UInt8]) -> [UInt8] {
    let words = Array("<!DOCTYPE".utf8)
    // It stands before the root; comments of any length may stand before it.
    guard let root = text.firstRange(of: Array("<plist".utf8))?.lowerBound,
      let start = text[..<root].firstRange(of: words)?.lowerBound,
      let end = text[start..<root].firstIndex(of: UInt8(ascii: ">")),
      !text[start..<end].contains(UInt8(ascii: "[")),
      text[(start + words.count)..<end].split(whereSeparator: isXMLSpace).first
        .map({ $0.elementsEqual("plist".utf8) }) == true
    else { return text }
    var result = text
    for place in start...end where result[place] != UInt8(ascii: "\n") {
      result[place] = UInt8(ascii: " ")
    }
    return result
  }

  private static func value(of element: IBElement) throws(Refusal) -> PropertyList {
    switch element.name {
    case "string": return .text(element.text)
    case "integer", "real": return .other("a number")
    case "date": return .other("a date")
    case "data": return .other("data")
    case "true", "false": return .other("a truth value")
    case "array":
      var items: [PropertyList] = []
      for child in element.children { items.append(try value(of: child)) }
      return .list(items)
    case "dict": return try dictionary(element)
    default:
      throw Refusal(
        "<\(Refusal.quotable(element.name))> cannot stand in a property list",
        at: IBReadError.Position(line: element.line, column: 1))
    }
  }

  private static func dictionary(_ element: IBElement) throws(Refusal) -> PropertyList {
    var entries: [PropertyList.Entry] = []
    var key: IBElement?
    for child in element.children {
      if let name = key {
        let value = try value(of: child)
        entries.append(PropertyList.Entry(key: name.text, value: value, line: name.line))
        key = nil
      } else if child.name == "key" {
        key = child
      } else {
        throw Refusal(
          "a value without a <key> before it",
          at: IBReadError.Position(line: child.line, column: 1))
      }
    }
    guard let key else { return .dictionary(entries) }
    throw Refusal(
      "the key \"\(Refusal.quotable(key.text))\" has no value",
      at: IBReadError.Position(line: key.line, column: 1))
  }
}
