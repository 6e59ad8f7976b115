/// What one line of a ledger is about: an attribute of elements of one name, or a child of them.
package enum UnreadName: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// An element, by its name, its key and the name of the element it is in.
  case element(String, key: String?, in: String?)
  /// An attribute, by its name and the name of its element.
  case attribute(String, of: String)

  /// As a message names it: `text of <label>`, `<color key="shadowColor"> in <label>`.
  package var description: String {
    switch self {
    case .element(let name, let key, let parent):
      let element = key.map { "<\(name) key=\"\($0)\">" } ?? "<\(name)>"
      return parent.map { "\(element) in <\($0)>" } ?? element
    case .attribute(let name, let element):
      return "\(name) of <\(element)>"
    }
  }

  package static func < (left: UnreadName, right: UnreadName) -> Bool {
    left.sortKey.lexicographicallyPrecedes(right.sortKey)
  }

  /// Elements by their parents, then attributes by their elements.
  private var sortKey: [String] {
    switch self {
    case .element(let name, let key, let parent): ["0", parent ?? "", name, key ?? ""]
    case .attribute(let name, let element): ["1", element, name]
    }
  }
}
