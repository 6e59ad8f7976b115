/// All that files hold and nobody here reads, with the reason why a user sees the same without it.
///
/// What is read is not listed: a ``ReadLedger`` finds that out. A name that somebody begins to read
/// must leave the table; tests see to it.
enum UnreadNames {
  /// Names that one reason holds for.
  struct Row {
    let reason: String
    /// Attributes, each as `attribute` of any element or as `element.attribute`.
    var attributes: [String] = []
    /// Elements, each as `name` or `name[key]`, in any other or as `parent/name[key]`.
    var elements: [String] = []
  }

  /// Why nothing of that name is read; nil for what is not known.
  static func reason(for name: UnreadName) -> String? {
    reasons[name] ?? reasons[name.anywhere]
  }

  private static let reasons: [UnreadName: String] = {
    var reasons: [UnreadName: String] = [:]
    for row in rows {
      for text in row.attributes { reasons[UnreadName(attribute: text)] = row.reason }
      for text in row.elements { reasons[UnreadName(element: text)] = row.reason }
    }
    return reasons
  }()

  /// The names that stand in the table with the element they are in.
  static var certain: [UnreadName] { reasons.keys.filter { $0 != $0.anywhere }.sorted() }

  static let rows: [Row] = document + canvas + objects + looks + past + notDone
}

extension UnreadName {
  /// Reads `element.attribute`, or `attribute` for that of any element.
  fileprivate init(attribute text: String) {
    let parts = text.split(separator: ".").map(String.init)
    self = parts.count > 1 ? .attribute(parts[1], of: parts[0]) : .attribute(text, of: "")
  }

  /// Reads `parent/name[key]`, or `name[key]` for one in any parent.
  fileprivate init(element text: String) {
    let path = text.split(separator: "/").map(String.init)
    let parts = (path.last ?? "").split { $0 == "[" || $0 == "]" }.map(String.init)
    self = .element(
      parts.first ?? "", key: parts.count > 1 ? parts[1] : nil, in: path.count > 1 ? path[0] : "")
  }

  /// The same name, whatever element it is in.
  fileprivate var anywhere: UnreadName {
    switch self {
    case .element(let name, let key, _): .element(name, key: key, in: "")
    case .attribute(let name, _): .attribute(name, of: "")
    }
  }
}
