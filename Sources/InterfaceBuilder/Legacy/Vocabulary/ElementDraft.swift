/// An element in the making.
struct ElementDraft {
  /// The element's name.
  var name: String
  /// Its character data.
  var text = ""
  /// The line of the archive it comes from.
  let line: Int
  private(set) var attributes: [IBAttribute] = []
  private(set) var children: [ElementDraft] = []

  init(_ name: String, key: String? = nil, line: Int) {
    self.name = name
    self.line = line
    set("key", key)
  }

  /// Sets an attribute, or none if there is no value.
  mutating func set(_ name: String, _ value: String?) {
    guard let value else { return }
    attributes.append(IBAttribute(name: name, value: value.onlyXMLCharacters))
  }

  /// Adds an element inside this one.
  mutating func add(_ child: ElementDraft?) {
    if let child { children.append(child) }
  }

  /// Whether there is an attribute called `name`.
  func has(_ name: String) -> Bool { attributes.contains { $0.name == name } }

  /// The value of the attribute called `name`.
  subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// Sets a text as Xcode does: as an attribute, or as a `<string>` inside if it is long, has line
  /// breaks, or holds what no XML can hold.
  mutating func setText(_ key: String, _ text: String) {
    let isXML = text.isXML
    if isXML, text.utf8.count < 512, text.utf16.count < 128,
      !text.utf8.contains(where: { $0 < 0x20 })
    {
      return set(key, text)
    }
    var child = ElementDraft("string", key: key, line: line)
    if isXML {
      child.text = text
    } else {
      child.set("base64-UTF8", "YES")
      child.text = encodedBase64Text(text)
    }
    add(child)
  }

  /// The finished element; `count` numbers the elements of the document and is kept below what a
  /// document may hold.
  func element(count: inout Int, problems: ValueProblems) throws(Refusal) -> IBElement {
    let number = count
    count += 1
    guard count <= ReadingLimits.elements else {
      throw Refusal("more than \(ReadingLimits.elements) elements")
    }
    var finished: [IBElement] = []
    finished.reserveCapacity(children.count)
    for child in children { finished.append(try child.element(count: &count, problems: problems)) }
    return IBElement(
      name: name, attributes: attributes, children: finished, text: text, line: line,
      number: number, problems: problems)
  }
}

extension String {
  /// Whether XML can hold all of the text.
  fileprivate var isXML: Bool {
    // Only control characters and what begins with EF can be at fault.
    if utf8.allSatisfy({ $0 >= 0x20 && $0 != 0xEF || $0 == 0x0A || $0 == 0x09 }) { return true }
    return unicodeScalars.allSatisfy(\.isXMLCharacter)
  }

  /// The text without the characters that XML cannot hold, not even by reference.
  var onlyXMLCharacters: String {
    if isXML { return self }
    return String(String.UnicodeScalarView(unicodeScalars.filter(\.isXMLCharacter)))
  }
}

extension Unicode.Scalar {
  /// Whether XML 1.0 can hold the character.
  fileprivate var isXMLCharacter: Bool {
    switch value {
    case 0x20...0xFFFD, 0x10000...0x10FFFF, 0x09, 0x0A, 0x0D: true
    default: false
    }
  }
}
