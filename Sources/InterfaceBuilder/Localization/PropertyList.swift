/// A property list as strings files have it: texts, numbers as texts, lists and dictionaries.
indirect enum PropertyList: Sendable, Equatable {
  case text(String)
  case list([PropertyList])
  case dictionary([Entry])

  /// A key of a dictionary with its value and the line it stands on; 1 where a format has no lines.
  struct Entry: Sendable, Equatable {
    let key: String
    let value: PropertyList
    let line: Int
  }

  /// Reads a property list in whichever format it is: XML, binary, or the old one of strings files.
  ///
  /// Throws a ``Refusal`` for what is none of these.
  init(_ bytes: [UInt8]) throws(Refusal) {
    if bytes.starts(with: "bplist".utf8) {
      self = try BinaryPropertyList.read(bytes)
      return
    }
    guard !bytes.isEmpty else {
      self = .dictionary([])
      return
    }
    let text = try TextEncoding.decode(bytes)
    let start = text.first { !isXMLSpace($0) }
    self = try start == UInt8(ascii: "<") ? XMLPropertyList.read(text) : StringsText.read(text)
  }

  /// The entries of a dictionary; none for anything else.
  var entries: [Entry] {
    if case .dictionary(let entries) = self { entries } else { [] }
  }

  /// The text, if it is one.
  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}

/// Reads property lists in XML: `<plist><dict><key>…</key><string>…</string></dict></plist>`.
enum XMLPropertyList {
  /// The list in `text`, which must be UTF-8; depth and size are limited as in documents.
  static func read(_ text: [UInt8]) throws(Refusal) -> PropertyList {
    let root = try ElementTreeReader.read(withoutDocumentType(text)) {
      (name, _) throws(Refusal) in
      guard name == "plist" else {
        throw Refusal("not a property list: the root element is <\(Refusal.quotable(name))>")
      }
    }
    guard let content = root.children.first else { return .dictionary([]) }
    return try value(of: content)
  }

  /// The text with blanks for a DOCTYPE that only names Apple's definition; lines stay the same.
  private static func withoutDocumentType(_ text: [UInt8]) -> [UInt8] {
    let head = text.prefix(1024)
    guard let start = head.firstRange(of: Array("<!DOCTYPE plist".utf8))?.lowerBound,
      let end = head[start...].firstIndex(of: UInt8(ascii: ">")),
      !head[start..<end].contains(UInt8(ascii: "["))
    else { return text }
    var result = text
    for place in start...end where result[place] != UInt8(ascii: "\n") {
      result[place] = UInt8(ascii: " ")
    }
    return result
  }

  private static func value(of element: IBElement) throws(Refusal) -> PropertyList {
    switch element.name {
    case "string", "integer", "real", "date", "data": return .text(element.text)
    case "true", "false": return .text(element.name)
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
