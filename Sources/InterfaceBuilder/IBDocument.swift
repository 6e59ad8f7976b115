import Foundation

/// An Interface Builder document: the elements of a `.xib` or `.storyboard`, and who holds whom.
///
/// A document is a value. It knows no widget: what an element means is for its reader to say.
public struct IBDocument: Sendable {
  /// The two sorts of documents.
  public enum Kind: Sendable {
    /// Objects of one screen or part of it.
    case xib
    /// Scenes, and the ways between them.
    case storyboard
  }

  /// The path of the file, as the caller gave it.
  public let file: String
  /// The sort of document, told by its content, not by the file's name.
  public let kind: Kind
  /// The outermost element, `<document>`; of an archive from before Xcode 5, what Xcode makes of
  /// it.
  public let root: IBElement
  /// What is odd about the file, in the order of its lines, at most a hundred.
  public let diagnostics: [Diagnostic]

  /// What its elements say of values that are not what their readers ask for.
  package let problems: ValueProblems
  private let index: ElementIndex

  /// Reads the file at `path`.
  ///
  /// Throws an ``IBReadError`` when there is no such file, when it has more than 32 MB, when it is
  /// not well-formed XML, and when it is neither a document for iOS nor an archive of one.
  public init(contentsOfFile path: String) throws(IBReadError) {
    let bytes: [UInt8]
    do throws(Refusal) {
      bytes = try readFile(at: path)
    } catch {
      throw error.error(in: path)
    }
    try self.init(bytes: bytes, file: path)
  }

  /// Reads `data`, which came from `file`. Throws as ``init(contentsOfFile:)`` does.
  public init(data: Data, file: String) throws(IBReadError) {
    try self.init(bytes: Array(data), file: file)
  }

  /// Reads `bytes`, which came from `file`. Throws as ``init(contentsOfFile:)`` does.
  public init(bytes: [UInt8], file: String) throws(IBReadError) {
    let found: [Diagnostic]
    problems = ValueProblems(file: file)
    do throws(Refusal) {
      (kind, root, found) = try Self.read(bytes, file: file, problems)
    } catch {
      throw error.error(in: file)
    }
    self.file = file
    let more: [Diagnostic]
    (index, more) = ElementIndex.build(root: root, file: file)
    diagnostics = found + more
  }

  /// Makes a storyboard without scenes, which stands for a file that could not be read.
  public init(emptyStoryboard file: String) {
    self.file = file
    problems = ValueProblems(file: file)
    kind = .storyboard
    root = IBElement(
      name: "document", attributes: [], children: [], text: "", line: 1, number: 0)
    (index, diagnostics) = ElementIndex.build(root: root, file: file)
  }

  private init(_ other: IBDocument, notingIn ledger: ReadLedger) {
    file = other.file
    kind = other.kind
    diagnostics = other.diagnostics
    problems = other.problems
    root = other.root.noting(in: ledger)
    // Asked for before there was a document: what sort of file this is.
    _ = try? DocumentFormat(rootName: root.name, type: root["type"])
    (index, _) = ElementIndex.build(root: root, file: file)
  }

  /// The same document, whose reading is noted in `ledger` from now on.
  package func noting(in ledger: ReadLedger) -> IBDocument {
    IBDocument(self, notingIn: ledger)
  }

  /// The document with other elements and diagnostics.
  init(_ document: IBDocument, root: IBElement, diagnostics: [Diagnostic]) {
    file = document.file
    kind = document.kind
    problems = document.problems
    self.root = root
    self.diagnostics = diagnostics
    (index, _) = ElementIndex.build(root: root, file: document.file)
  }

  private static func read(
    _ bytes: [UInt8], file: String, _ problems: ValueProblems
  ) throws(Refusal) -> (Kind, IBElement, [Diagnostic]) {
    guard bytes.count <= ReadingLimits.fileSize else { throw tooLarge() }
    try DocumentFormat.checkSignature(of: bytes)
    let text = try TextEncoding.decode(bytes)
    // Other encodings may have grown on the way to UTF-8.
    guard text.count <= ReadingLimits.fileSize else { throw tooLarge() }
    try DocumentFormat.checkBeginning(of: text)

    // Asked as soon as the root is known, so that nothing of another format is read in vain.
    let root = try ElementTreeReader.read(text, problems: problems) {
      (name, attributes) throws(Refusal) in
      _ = try DocumentFormat(rootName: name, type: attributes.first { $0.name == "type" }?.value)
    }
    switch try DocumentFormat(rootName: root.name, type: root["type"]) {
    case .document(let kind): return (kind, root, [])
    case .archive:
      let document = try LegacyDocument(archive: root, file: file, problems: problems)
      return (.xib, document.root, document.diagnostics)
    }
  }

  /// The object with that id; the first one in the file if several have it. Takes constant time.
  public func element(id: String) -> IBElement? {
    index.elementsByID[id]
  }

  /// The element that directly holds `element`; nil for the root and elements of other documents.
  public func parent(of element: IBElement) -> IBElement? {
    index.parent(of: element)
  }

  /// The nearest element around `element` that has an object id: the view a constraint or an outlet
  /// belongs to, the view a subview is in.
  public func owner(of element: IBElement) -> IBElement? {
    var ancestor = parent(of: element)
    while let candidate = ancestor, candidate.id == nil { ancestor = parent(of: candidate) }
    return ancestor
  }

  /// The elements from the parent of `element` up to the root.
  public func ancestors(of element: IBElement) -> some Sequence<IBElement> {
    sequence(state: element) { [index] current -> IBElement? in
      guard let parent = index.parent(of: current) else { return nil }
      current = parent
      return parent
    }
  }
}
