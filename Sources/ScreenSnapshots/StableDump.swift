import Foundation

/// Prints all that a value holds, without what changes from run to run.
enum StableDump {
  /// Values inside values deeper than this are left out.
  private static let depthLimit = 64

  /// The lines of a value, as Swift's `dump` has them.
  static func text(of value: Any) -> String {
    var objects: Set<ObjectIdentifier> = []
    return lines(of: value, label: nil, depth: 0, inside: &objects).joined(separator: "\n")
  }

  /// - Parameter objects: The objects around the value.
  private static func lines(
    of value: Any, label: String?, depth: Int, inside objects: inout Set<ObjectIdentifier>
  ) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    let prefix = label.map { "\($0): " } ?? ""
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      guard let wrapped = mirror.children.first?.value else { return ["\(indent)- \(prefix)nil"] }
      return lines(of: wrapped, label: label, depth: depth, inside: &objects)
    }
    if let leaf = leaf(value, mirror) { return ["\(indent)- \(prefix)\(leaf)"] }

    let identity =
      mirror.displayStyle == .class ? ObjectIdentifier(value as AnyObject) : nil
    if let identity, objects.contains(identity) {
      return ["\(indent)- \(prefix)\(typeName(value)) (again)"]
    }
    if let identity { objects.insert(identity) }
    defer { if let identity { objects.remove(identity) } }

    var entries: [[String]] = []
    for child in children(of: mirror) {
      if depth >= depthLimit {
        entries.append(["\(indent)  …"])
        break
      }
      let isNumbered = mirror.displayStyle == .collection || mirror.displayStyle == .set
      let label = isNumbered ? nil : child.label.map(withoutStorage)
      entries.append(lines(of: child.value, label: label, depth: depth + 1, inside: &objects))
    }
    if isUnordered(mirror) {
      entries.sort { $0.joined(separator: "\n") < $1.joined(separator: "\n") }
    }
    let mark = entries.isEmpty ? "-" : "▿"
    return ["\(indent)\(mark) \(prefix)\(heading(value, mirror))"] + entries.flatMap { $0 }
  }

  /// The words for a value that is not entered.
  private static func leaf(_ value: Any, _ mirror: Mirror) -> String? {
    switch value {
    case let text as String: return quoted(text)
    case let text as Substring: return quoted(String(text))
    case let character as Character: return quoted(String(character))
    case let url as URL: return url.absoluteString
    case let date as Date: return date.ISO8601Format()
    case let data as Data: return "\(data.count) \(data.count == 1 ? "byte" : "bytes")"
    case let id as UUID: return id.uuidString
    case let type as Any.Type: return String(describing: type)
    default: break
    }
    // Only of objects: a collection would be bridged to one, and lose its order.
    if mirror.displayStyle == .class, let object = value as? NSObject {
      return withoutAddresses(object.description)
    }
    if mirror.displayStyle == .enum, mirror.children.isEmpty {
      return "\(typeName(value)).\(withoutAddresses(String(describing: value)))"
    }
    guard mirror.displayStyle == nil, mirror.children.isEmpty else { return nil }
    // Functions have no words of their own: Swift prints where they lie.
    let text = String(describing: value)
    return text == "(Function)" ? typeName(value) : withoutAddresses(text)
  }

  private static func heading(_ value: Any, _ mirror: Mirror) -> String {
    let count = mirror.children.count
    switch mirror.displayStyle {
    case .collection: return "\(count) \(count == 1 ? "element" : "elements")"
    case .set: return "\(count) \(count == 1 ? "member" : "members")"
    case .dictionary: return "\(count) key/value \(count == 1 ? "pair" : "pairs")"
    case .tuple: return "(\(count) \(count == 1 ? "element" : "elements"))"
    case .enum:
      let name = mirror.children.first?.label ?? String(describing: value)
      return "\(typeName(value)).\(name)"
    default: return typeName(value)
    }
  }

  /// What is inside a value, with what its superclasses hold first.
  private static func children(of mirror: Mirror) -> [Mirror.Child] {
    var result = Array(mirror.children)
    var ancestor = mirror.superclassMirror
    while let mirror = ancestor {
      result = mirror.children + result
      ancestor = mirror.superclassMirror
    }
    return result
  }

  private static func isUnordered(_ mirror: Mirror) -> Bool {
    mirror.displayStyle == .set || mirror.displayStyle == .dictionary
  }

  private static func typeName(_ value: Any) -> String {
    withoutAddresses(String(describing: type(of: value)))
  }

  /// A lazy property is stored under a name of the compiler's.
  private static func withoutStorage(_ label: String) -> String {
    label.replacing("$__lazy_storage_$_", with: "")
  }

  private static func quoted(_ text: String) -> String { text.debugDescription }

  /// A text without what looks like `: 0x00007f8ca7c0e35c`.
  static func withoutAddresses(_ text: String) -> String {
    text.replacing(/:?\s*0x[0-9a-fA-F]{6,}/, with: "")
  }
}
