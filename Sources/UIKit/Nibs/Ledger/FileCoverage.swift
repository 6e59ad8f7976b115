import InterfaceBuilder

/// What a file holds, and which of it is read.
///
/// Found by reading: the file is opened in every way it can be, as at run time and as on Xcode's
/// canvas, with a ledger that notes what the readers ask for. Nothing here says what a widget
/// reads.
@MainActor package struct FileCoverage {
  /// What becomes of an element or an attribute.
  package enum State: Sendable, Equatable {
    /// Some reader asks for it.
    case read
    /// Nobody asks for it, as it changes nothing a user sees; the reason stands in ``UnreadNames``.
    case listed(reason: String)
    /// Nobody asks for it, and nobody says why.
    case unknown
  }

  /// One element or attribute of the file.
  package struct Entry: Sendable, Equatable {
    package let name: UnreadName
    package let state: State
    /// Whether it lies in another element that is not read and says so already.
    package let isInUnread: Bool
    /// Counted from 1.
    package let line: Int
    /// The object id of the element, or of the nearest one around it that has one.
    package let id: String?
  }

  /// The path of the file, as the caller gave it.
  package let file: String
  /// Every element and attribute in the order of the file.
  package private(set) var entries: [Entry] = []
  private let ledger = ReadLedger()

  /// Reads `document` with a ledger.
  package init(of document: IBDocument) {
    file = document.file
    let noted = document.noting(in: ledger)
    FileReading.read(noted, ledger)
    add(noted.root, in: nil, id: nil, inherited: nil)
  }

  /// What nobody reads and nobody knows, as diagnostics; what is in an unknown element is left out.
  package var diagnostics: [Diagnostic] {
    entries.filter { $0.state == .unknown && !$0.isInUnread }.map {
      Diagnostic(
        severity: .warning, file: file, line: $0.line, id: $0.id, message: "\($0.name) is not read")
    }
  }

  /// What is read though ``UnreadNames`` says that nobody does: the table must not say so.
  var readThoughListed: [UnreadName] {
    UnreadNames.certain.filter { name in
      guard case .attribute(let attribute, let element) = name else { return false }
      return ledger.hasRead(attribute: attribute, of: element)
    }
      + entries.filter { $0.state == .read && UnreadNames.certain.contains($0.name) }.map(\.name)
  }

  // MARK: Walking

  /// Goes no deeper than the reader of the file allows.
  private mutating func add(
    _ element: IBElement, in parent: String?, id: String?, inherited: State?
  ) {
    let id = element.id ?? id
    // What is in a variation stands for what is in the element it varies.
    let reader = element.name == "variation" ? parent ?? "variation" : element.name
    let state = inherited ?? self.state(of: element, in: parent)
    entries.append(
      Entry(
        name: .element(element.name, key: element.key, in: parent), state: state,
        isInUnread: inherited != nil, line: element.line, id: id))
    // A widget nobody knows is shown as a plain view, which reads what it holds.
    let isClosed = state != .read && !ledger.hasMade(element)
    let inside = inherited ?? (isClosed ? state : nil)
    for attribute in element.attributes {
      let name = UnreadName.attribute(attribute.name, of: reader)
      let state = inside ?? self.state(of: attribute.name, of: reader)
      entries.append(
        Entry(name: name, state: state, isInUnread: inside != nil, line: element.line, id: id))
    }
    for child in element.children { add(child, in: reader, id: id, inherited: inside) }
  }

  private func state(of element: IBElement, in parent: String?) -> State {
    guard let parent else { return .read }
    if ledger.hasRead(element, in: parent) { return .read }
    if element.name == "mask", ledger.hasRead(element, in: "variation") { return .read }
    let name = UnreadName.element(element.name, key: element.key, in: parent)
    return UnreadNames.reason(for: name).map { .listed(reason: $0) } ?? .unknown
  }

  private func state(of attribute: String, of element: String) -> State {
    if ledger.hasRead(attribute: attribute, of: element) { return .read }
    let name = UnreadName.attribute(attribute, of: element)
    return UnreadNames.reason(for: name).map { .listed(reason: $0) } ?? .unknown
  }
}
