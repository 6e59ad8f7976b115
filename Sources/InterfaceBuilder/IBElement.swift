/// One attribute of an element, as it stands in the file.
public struct IBAttribute: Sendable, Equatable {
  /// The attribute's name; equal names of one document share their storage.
  public let name: String
  /// The attribute's value, character references resolved.
  public let value: String
}

/// One element of an Interface Builder document.
///
/// Elements are immutable and know what is inside them; ``IBDocument`` knows what they are in.
public final class IBElement: Sendable {
  /// The element's name, `label` for `<label …>`; equal names of one document share their storage.
  public let name: String
  /// The attributes in the order of the file.
  public let attributes: [IBAttribute]
  /// The elements inside this one, in the order of the file.
  public let children: [IBElement]
  /// The character data inside this element; empty where only white space stands around children.
  public let text: String

  private let storedLine: Int32
  /// The place of this element among all of its document, counted from 0 in the order of the file.
  let number: Int32
  /// What notes the lookups of this element; nil unless somebody wants to know.
  let ledger: ReadLedger?
  /// Where it is said that a value is not what it should be; nil where nobody wants to know.
  let problems: ValueProblems?

  init(
    name: String, attributes: [IBAttribute], children: [IBElement], text: String, line: Int,
    number: Int, problems: ValueProblems? = nil, ledger: ReadLedger? = nil
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.storedLine = Int32(clamping: line)
    self.number = Int32(clamping: number)
    self.problems = problems
    self.ledger = ledger
  }

  /// The same element with other parts; what is not given stays.
  func copy(
    attributes: [IBAttribute]? = nil, children: [IBElement]? = nil, text: String? = nil,
    ledger: ReadLedger? = nil
  ) -> IBElement {
    IBElement(
      name: name, attributes: attributes ?? self.attributes, children: children ?? self.children,
      text: text ?? self.text, line: line, number: Int(number), problems: problems,
      ledger: ledger ?? self.ledger)
  }

  /// The line of the file on which the element begins, counted from 1.
  public var line: Int { Int(storedLine) }

  /// The object id, by which other elements refer to this one.
  public var id: String? { self["id"] }

  /// The name under which the element that holds this one knows it, such as `view` or `frame`.
  public var key: String? { self["key"] }

  /// The value of the attribute called `attribute`, or nil if there is none.
  public subscript(_ attribute: String) -> String? {
    ledger?.note(attribute: attribute, of: self)
    let length = attribute.utf8.count
    // Lengths differ far more often than not, and cost nothing to compare.
    for candidate in attributes
    where candidate.name.utf8.count == length && candidate.name == attribute {
      return candidate.value
    }
    return nil
  }

  /// The first child called `name`.
  public func first(_ name: String) -> IBElement? {
    ledger?.note(child: name, key: nil, of: self)
    return children.first { $0.name == name }
  }

  /// The first child called `name` whose `key` is `key`.
  public func first(_ name: String, key: String) -> IBElement? {
    ledger?.note(child: name, key: key, of: self)
    return children.first { $0.name == name && $0.key == key }
  }

  /// The first child whose `key` is `key`, whatever it is called.
  public func first(key: String) -> IBElement? {
    ledger?.note(child: nil, key: key, of: self)
    return children.first { $0.key == key }
  }

  /// All children called `name`, in the order of the file.
  public func all(_ name: String) -> [IBElement] {
    ledger?.note(child: name, key: nil, of: self)
    return children.filter { $0.name == name }
  }
}
