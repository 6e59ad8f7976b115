import UIKit

extension ElementPath {
  /// The element as a person would ask for it: `button "Add" in navigation bar "Notes"`.
  var words: String {
    var parts: [Part] = []
    for step in steps {
      switch step {
      case .descendants(let kind), .children(let kind): parts.append(Part(kind: kind))
      case .named(let name): parts.change { $0.name = name }
      case .matching(let kind, let name):
        parts.change {
          $0.kind = kind ?? $0.kind
          $0.name = name ?? $0.name
        }
      case .containing(let kind, let name):
        let held = Part(kind: kind, name: name).words
        parts.change { $0.content = " that holds \(held)" }
      case .at(let position): parts.change { $0.position = position }
      }
    }
    guard !parts.isEmpty else { return "the application" }
    return parts.reversed().map(\.words).joined(separator: " in ")
  }

  /// One kind of elements on the way, and which of them.
  fileprivate struct Part {
    var kind: AccessibilityKind?
    var name: String?
    var position: Int?
    var content = ""

    var words: String {
      var words = kind.map(ElementNames.singular) ?? "element"
      if let name { words += " \(ElementNames.quoted(name))" }
      words += content
      guard let position else { return words }
      if position < 0 {
        return position == -1 ? "last \(words)" : "\(Part.ordinal(-position)) last \(words)"
      }
      return "\(Part.ordinal(position + 1)) \(words)"
    }

    /// `first` to `third`, then `4th`, `21st` and so on.
    static func ordinal(_ number: Int) -> String {
      let words = ["first", "second", "third"]
      if words.indices.contains(number - 1) { return words[number - 1] }
      let isTeen = (11...13).contains(number % 100)
      let endings = [1: "st", 2: "nd", 3: "rd"]
      return "\(number)\(isTeen ? "th" : endings[number % 10] ?? "th")"
    }
  }
}

extension [ElementPath.Part] {
  fileprivate mutating func change(_ body: (inout Element) -> Void) {
    guard !isEmpty else { return }
    body(&self[count - 1])
  }
}
