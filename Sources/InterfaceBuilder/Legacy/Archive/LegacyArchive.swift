/// An archive of Interface Builder 3 to Xcode 4 as what it is: objects that refer to each other.
///
/// The archive is an XML dump of a keyed archiver in two dialects. Up to version 7.10 everything is
/// an `<object class="…">`, arrays and dictionaries included; version 8.00 has `<array>` and
/// `<dictionary>`. In both, whatever is used twice has an `id` where it stands first or anywhere
/// else, and `<reference ref="…"/>` in the other places.
final class LegacyArchive {
  /// The element `<archive>`.
  let root: IBElement
  /// References that lead nowhere, in the order of the file.
  private(set) var danglingReferences: [IBElement] = []
  /// What is said of values that are not what they are read as.
  private(set) var problems: [(line: Int, message: String)] = []
  private var faulty: Set<Int32> = []
  private var nodesByID: [String: IBElement] = [:]
  private var objects: [Int32: LegacyObject] = [:]
  private var effort = 0

  init(root: IBElement) {
    self.root = root
    var references: [IBElement] = []
    index(root, references: &references)
    danglingReferences = references.filter { $0["ref"].map { nodesByID[$0] == nil } ?? false }
  }

  /// Goes no deeper than ``ReadingLimits/depth``, as the reader has seen to it.
  private func index(_ element: IBElement, references: inout [IBElement]) {
    if let id = element.id, nodesByID[id] == nil { nodesByID[id] = element }
    if element.name == "reference" { references.append(element) }
    for child in element.children { index(child, references: &references) }
  }

  /// What stands in the place of `element`: itself, or what it refers to; nil for nothing.
  func node(_ element: IBElement?) -> IBElement? {
    var node = element
    // A reference to a reference is possible in a damaged file, and so is a circle of them.
    for _ in 0..<8 {
      guard let reference = node, reference.name == "reference" else { break }
      node = reference["ref"].flatMap { nodesByID[$0] }
    }
    guard let node, !["nil", "reference"].contains(node.name), node["class"] != "NSNull" else {
      return nil
    }
    return node
  }

  /// Counts work, and refuses a file that asks for more of it than any honest one.
  ///
  /// References let a small file ask for very much: a thousand views may each refer to one list of
  /// a thousand, or to one text of a megabyte.
  func spend(_ amount: Int) throws(Refusal) {
    effort += amount
    guard effort <= ReadingLimits.archiveEffort else {
      throw Refusal("its references ask for more than \(ReadingLimits.archiveEffort) elements")
    }
  }

  /// The object in the place of `element`, with its values by their keys; nil if there is none.
  func object(_ element: IBElement?) -> LegacyObject? {
    guard let node = node(element), node.name == "object" || node.name == "data" else { return nil }
    if let known = objects[node.number] { return known }
    let object = LegacyObject(node, in: self)
    objects[node.number] = object
    return object
  }

  // MARK: Collections

  /// The members of the array in the place of `element`, references not yet followed.
  func items(_ element: IBElement?) -> [IBElement] {
    guard let node = node(element) else { return [] }
    let array = node.first(key: "orderedObjects").flatMap { self.node($0) } ?? node
    effort += array.children.count
    return array.children.filter { $0.key == nil }
  }

  /// The keys and values of the dictionary in the place of `element`, in its order.
  ///
  /// Small dictionaries of the old dialect hold `NS.key.0`, `NS.object.0`, …; large ones two
  /// arrays.
  func entries(_ element: IBElement?) -> [(key: String, value: IBElement)] {
    guard let node = node(element) else { return [] }
    effort += node.children.count
    if let keys = node.first(key: "dict.sortedKeys") {
      let names = items(keys).map { string($0) ?? "" }
      return Array(zip(names, items(node.first(key: "dict.values"))).map { ($0, $1) })
    }
    guard node.name == "object" else {
      return node.children.compactMap { child in child.key.map { ($0, child) } }
    }
    var values: [String: IBElement] = [:]
    for child in node.children {
      if let key = child.key, key.hasPrefix("NS.object.") { values[key] = child }
    }
    return node.children.compactMap { child in
      guard let key = child.key, key.hasPrefix("NS.key."), let name = string(child),
        let value = values["NS.object." + key.dropFirst("NS.key.".count)]
      else { return nil }
      return (name, value)
    }
  }

  // MARK: Values

  /// The text in the place of `element`: a string, or a number as it is written.
  func string(_ element: IBElement?) -> String? {
    guard let node = node(element) else { return nil }
    effort += node.text.utf8.count / 64
    switch node.name {
    case "string", "characters": return node.stringValue
    case "int", "float", "double", "bool": return node.text
    case "integer", "real", "boolean": return node["value"]
    case "object":
      let text = node.first(key: "NS.bytes") ?? node.first(key: "NS.string")
      return text?.stringValue
    default: return nil
    }
  }

  /// The finite number in the place of `element`.
  func number(_ element: IBElement?) -> Double? {
    value(element, "no number") { InterfaceBuilder.number(from: $0) }
  }

  /// The whole number in the place of `element`.
  func integer(_ element: IBElement?) -> Int? { value(element, "no whole number") { Int($0) } }

  /// The truth value in the place of `element`; old files also write it as a number.
  func bool(_ element: IBElement?) -> Bool? {
    value(element, "neither YES nor NO") { text in
      switch text {
      case "YES", "1": true
      case "NO", "0": false
      default: nil
      }
    }
  }

  /// The numbers that a `<bytes>` element holds as text, such as the components of a colour.
  func numbersInBytes(_ element: IBElement?) -> [Double]? {
    guard let node = node(element), node.name == "bytes" else { return nil }
    guard let text = decodedBase64Text(node.text) else { return nil }
    let numbers = text.split(separator: " ").map { InterfaceBuilder.number(from: String($0)) }
    let known = numbers.compactMap { $0 }
    return known.count == numbers.count ? known : nil
  }

  /// The numbers in a text such as `{{20, 64}, {280, 37}}`, if there are `count` of them.
  func numbersInText(_ element: IBElement?, count: Int) -> [Double]? {
    value(element, "no text of \(count) numbers") { text in
      guard text.utf8.count < 512 else { return nil }
      let parts = text.split { "{}, ".contains($0) }
      let numbers = parts.compactMap { InterfaceBuilder.number(from: String($0)) }
      guard numbers.count == count, parts.count == count else { return nil }
      return numbers
    }
  }

  /// What `read` makes of the value in the place of `element`; a value that it makes nothing of is
  /// told once.
  private func value<Value>(
    _ element: IBElement?, _ fault: @autoclosure () -> String, _ read: (String) -> Value?
  ) -> Value? {
    guard let node = node(element) else { return nil }
    let text = string(node)
    if let value = text.flatMap(read) { return value }
    if faulty.insert(node.number).inserted {
      let name = (element?.key ?? node.key).map { "\"\(Refusal.quotable($0))\"" } ?? "a list"
      let value = text.map { "\"\(Refusal.quotable($0))\"" } ?? "<\(node.name)>"
      problems.append((node.line, "\(value) of \(name) is \(fault()); left out"))
    }
    return nil
  }
}
