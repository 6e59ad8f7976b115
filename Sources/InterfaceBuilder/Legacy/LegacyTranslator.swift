/// Writes the objects of an archive in the vocabulary of today.
///
/// Knows no class: what becomes of an object is declared by its ``LegacyClass``. Sees to what holds
/// for all of them: that an object stands in one place, that nothing is left out silently, and that
/// a file cannot ask for more than ``ReadingLimits`` allow.
final class LegacyTranslator {
  let archive: LegacyArchive
  let container: LegacyContainer
  /// Whether constraints place the views.
  let usesAutolayout: Bool
  /// The names of all images in use.
  private(set) var images: Set<String> = []
  private(set) var diagnostics: [Diagnostic] = []

  private let file: String
  private var heldConstraints: [Int32: [LegacyObject]] = [:]
  private var leftOutDiagnostics = 0
  private var placed: Set<Int32> = []
  private var parts: Set<Int32> = []
  private var checked: Set<Int32> = []
  private var nesting = 0

  init(_ archive: LegacyArchive, data: LegacyObject, file: String) throws(Refusal) {
    self.archive = archive
    self.file = file
    container = try LegacyContainer(data, in: archive)
    usesAutolayout = data.bool("IBDocument.UseAutolayout") ?? false
    for record in container.records {
      if let view = record.object.object("containingView") {
        heldConstraints[view.number, default: []].append(record.object)
      }
    }
    findParts(below: archive.root)
    for reference in archive.danglingReferences {
      warn(reference.line, "\(quoted(reference["ref"] ?? "")) is the id of no object")
    }
    for problem in container.problems { warn(problem.line, problem.message) }
  }

  /// Archives list a custom view of a bar button item among the subviews of the toolbar as well, a
  /// content view among those of the cell. Today each stands inside what it is part of.
  private func findParts(below element: IBElement) {
    if let type = element["class"].flatMap({ LegacyClass.of($0) }), !type.partKeys.isEmpty {
      let object = archive.object(element)
      for key in type.partKeys {
        if let part = archive.object(object?.value(key)) { parts.insert(part.number) }
      }
    }
    for child in element.children { findParts(below: child) }
  }

  // MARK: Translating

  /// The element that stands today for what is in the place of `node`; nil if nothing is there, or
  /// if the object stands elsewhere already.
  func draft(
    _ node: IBElement?, key: String? = nil, as type: LegacyClass? = nil
  ) throws(Refusal) -> ElementDraft? {
    guard let object = archive.object(node) else { return nil }
    try archive.spend(1)
    let known = type ?? LegacyClass.of(object.className)
    if known == nil {
      warn(object, "the class \(quoted(object.className)) is not known; kept as far as it can be")
    }
    let type = known ?? LegacyClass.guess(for: object)
    if type.nature == .object, !placed.insert(object.number).inserted {
      warn(object, "the \(type.element) stands in a second place, and is left out there")
      return nil
    }
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= ReadingLimits.nestedObjects else {
      throw Refusal("more than \(ReadingLimits.nestedObjects) objects within each other")
    }
    var draft = ElementDraft(type.element, key: key, line: object.element.line)
    for property in type.properties { try property.write(object, self, &draft) }
    try archive.spend(draft.children.count)
    if checked.insert(object.number).inserted { warnOfUnknownKeys(of: object, type) }
    return draft
  }

  /// Whether what is in the place of `node` stands inside something else than the list it is in.
  func isPart(_ node: IBElement) -> Bool {
    archive.object(node).map { parts.contains($0.number) } ?? false
  }

  /// Whether the object stands somewhere by now.
  func isPlaced(_ object: LegacyObject) -> Bool { placed.contains(object.number) }

  /// The constraints that say of themselves that the view holds them.
  func constraints(heldBy view: LegacyObject) -> [LegacyObject] {
    heldConstraints[view.number] ?? []
  }

  /// Notes that an image is in use.
  func noteImage(_ name: String) { images.insert(name) }

  // MARK: Diagnostics

  /// Says what is odd about an object.
  func warn(_ object: LegacyObject, _ message: String) {
    warn(object.element.line, message, id: container.id(of: object))
  }

  /// Says what is odd about a line.
  func warn(_ line: Int, _ message: String, id: String? = nil) {
    guard diagnostics.count < ReadingLimits.diagnostics else { return leftOutDiagnostics += 1 }
    diagnostics.append(
      Diagnostic(severity: .warning, file: file, line: line, id: id, message: message))
  }

  /// All diagnostics in the order of their lines, with the number of those that were too many.
  func finishedDiagnostics() -> [Diagnostic] {
    for problem in archive.problems { warn(problem.line, problem.message) }
    var result = diagnostics.enumerated()
      .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map(\.element)
    if leftOutDiagnostics > 0, let last = result.last {
      result.append(
        Diagnostic(
          severity: .warning, file: file, line: last.line,
          message: "\(leftOutDiagnostics) more like these"))
    }
    return result
  }

  /// Reports the connections of objects that stand nowhere.
  func warnOfUnusedConnections() {
    for (source, connections) in container.connectionSources.sorted(by: { $0.key < $1.key })
    where !placed.contains(source) {
      for connection in connections {
        warn(connection.object.element.line, "a connection starts at no object; left out")
      }
    }
  }

  private func warnOfUnknownKeys(of object: LegacyObject, _ type: LegacyClass) {
    for child in object.element.children {
      guard let key = child.key, !type.knownKeys.contains(key) else { continue }
      warn(
        child.line, "\(quoted(key)) of \(object.className) is not known; left out",
        id: container.isRecorded(object) ? container.id(of: object) : nil)
    }
  }

  private func quoted(_ text: String) -> String { "\"\(Refusal.quotable(text))\"" }
}
