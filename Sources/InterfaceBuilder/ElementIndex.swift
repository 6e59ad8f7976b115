/// Who has which id, and who is in whom.
struct ElementIndex: Sendable {
  /// Objects by id.
  private(set) var elementsByID: [String: IBElement] = [:]
  /// All elements, and the number of each one's parent, by their own number.
  private var elements: [IBElement] = []
  private var parents: [Int32] = []

  /// The index of all in `root`, and what is odd about their ids.
  static func build(root: IBElement, file: String) -> (ElementIndex, [Diagnostic]) {
    var index = ElementIndex()
    var duplicates: [IBElement] = []
    index.add(root, parent: -1, hasObjects: true, duplicates: &duplicates)
    return (index, index.diagnostics(for: duplicates, file: file))
  }

  /// The parent of `element`, if it is one of this index.
  func parent(of element: IBElement) -> IBElement? {
    let number = Int(element.number)
    guard elements.indices.contains(number), elements[number] === element else { return nil }
    let parent = Int(parents[number])
    return elements.indices.contains(parent) ? elements[parent] : nil
  }

  /// Goes no deeper than ``ReadingLimits/depth``, as the reader has seen to it.
  private mutating func add(
    _ element: IBElement, parent: Int32, hasObjects: Bool, duplicates: inout [IBElement]
  ) {
    elements.append(element)
    parents.append(parent)
    // `<device id="retina6_1">` names a model, and what is in it is no object either.
    let hasObjects = hasObjects && element.name != "device"
    if hasObjects, let id = element.id {
      if elementsByID[id] == nil {
        elementsByID[id] = element
      } else {
        duplicates.append(element)
      }
    }
    for child in element.children {
      add(child, parent: element.number, hasObjects: hasObjects, duplicates: &duplicates)
    }
  }

  private func diagnostics(for duplicates: [IBElement], file: String) -> [Diagnostic] {
    duplicates.prefix(ReadingLimits.diagnostics).map { element in
      let id = element.id ?? ""
      let line = elementsByID[id]?.line ?? 0
      return Diagnostic(
        severity: .error, file: file, line: element.line, id: id,
        message: "the id \"\(Refusal.quotable(id))\" is already used on line \(line), "
          + "and only the element there can be referred to")
    }
  }
}
