/// A text that waits beside its golden for somebody to accept or reject it.
public struct PendingGolden: Sendable, Equatable {
  /// The golden the text was compared with.
  public var name: GoldenName
  /// What stands where the golden belongs.
  public var golden: StoredGolden
  /// The text that waits.
  public var actual: String

  /// How a pending text differs from its golden.
  public enum Kind: Sendable, Equatable {
    /// There is no golden yet. The text has so many lines.
    case new(lines: Int)
    /// So many lines of the golden would go, and so many would come.
    case different(removed: Int, added: Int)
    /// What stands there is no good golden.
    case damaged(Damage)
    /// The golden has become the same meanwhile.
    case same
    /// The golden cannot be read.
    case refused(Refusal)
  }

  /// How the text differs from its golden.
  public var kind: Kind {
    if let text = golden.text, sameBytes(text, actual) { return .same }
    switch golden.judged(beside: actual) {
    case .missing: return .new(lines: LineDiff.count(of: actual))
    case .text(let text):
      let diff = LineDiff(from: text, to: actual)
      return .different(removed: diff.removed, added: diff.added)
    case .damaged(let damage, _): return .damaged(damage)
    case .refused(let refusal): return .refused(refusal)
    }
  }

  /// The whole difference as a unified diff, a line each.
  ///
  /// - Parameters:
  ///   - context: How much is shown around what changed.
  ///   - ignoresIndentation: Whether lines that are only indented otherwise are but counted.
  public func diff(
    coloured: Bool = false, context: DiffContext = .standard, ignoresIndentation: Bool = false
  ) -> [String] {
    let diff = LineDiff(
      from: golden.text ?? "", to: actual, ignoringIndentation: ignoresIndentation)
    return UnifiedDiff.lines(
      of: diff, oldName: name.description, newName: name.pendingPath,
      limits: .none(context), coloured: coloured)
  }

  /// The difference as a person looks at it: screens that differ much stand side by side.
  public func picture(
    coloured: Bool, context: DiffContext = .standard, ignoresIndentation: Bool = false
  ) -> [String] {
    guard let golden = golden.text,
      let screens = SideBySide(from: golden, to: actual, coloured: coloured)
    else {
      return diff(coloured: coloured, context: context, ignoresIndentation: ignoresIndentation)
    }
    return screens.lines(
      oldName: name.description, newName: name.pendingPath, limits: .none(context))
  }
}

extension GoldenStore {
  /// What the folder of goldens holds so that git takes no pending text for a change.
  private static let ignored = "*\(GoldenName.ending)\(GoldenName.pendingEnding)\n.golden-*.tmp\n"

  /// Leaves `text` beside the golden until somebody decides about it.
  func leave(_ text: String, for name: GoldenName) throws(Refusal) {
    guard let folder = try folder(of: name, creating: true) else { return }
    try folder.replace(name.pendingFile, with: Array(text.utf8), lasting: false)
    // A project whose folder has another order of things loses nothing by it.
    try? ignorePending()
  }

  private func ignorePending() throws(Refusal) {
    guard let whole = try wholeFolder(creating: false),
      try whole.read(".gitignore", limit: 0) == nil
    else { return }
    try whole.replace(".gitignore", with: Array(Self.ignored.utf8))
  }

  /// Removes the text that waits beside the golden, if there is one.
  func discard(_ name: GoldenName) throws(Refusal) {
    try folder(of: name, creating: false)?.remove(name.pendingFile)
  }

  /// The text that waits beside a golden; nil if there is none.
  public func pending(_ name: GoldenName) throws(Refusal) -> PendingGolden? {
    guard let folder = try folder(of: name, creating: false) else { return nil }
    switch inspect(name.pendingFile, in: folder) {
    case .missing: return nil
    case .refused(let refusal): throw refusal
    // A picture may well hold one marker.
    case .text(let text), .damaged(.conflictMarker, .some(let text)):
      // An edited file, or one that a loss of power cut short, is no golden as it is.
      if text.isEmpty { throw Refusal(path: name.pendingPath, problem: .damaged(.empty)) }
      let actual = GoldenText.normalized(text)
      return PendingGolden(name: name, golden: inspect(name.file, in: folder), actual: actual)
    case .damaged(let damage, _):
      throw Refusal(path: name.pendingPath, problem: .damaged(damage))
    }
  }

  /// Makes the pending text the golden, if both are still what was looked at.
  public func accept(_ pending: PendingGolden) throws(Refusal) {
    try checkUnchanged(pending)
    if case .refused(let refusal) = pending.golden { throw refusal }
    guard let folder = try folder(of: pending.name, creating: true) else { return }
    // Writing takes a while, in which git, an editor or a test may change either file.
    try folder.replace(pending.name.file, with: Array(pending.actual.utf8)) {
      () throws(Refusal) in try checkUnchanged(pending)
    }
    // A newer text goes on waiting.
    if try self.pending(pending.name)?.actual == pending.actual { try discard(pending.name) }
  }

  /// Forgets the pending text, if it is still what was looked at; the golden stays as it is.
  public func reject(_ pending: PendingGolden) throws(Refusal) {
    try checkUnchanged(pending)
    try discard(pending.name)
  }

  private func checkUnchanged(_ pending: PendingGolden) throws(Refusal) {
    guard let now = try self.pending(pending.name) else {
      throw Refusal(path: pending.name.pendingPath, problem: .gone)
    }
    if now != pending { throw Refusal(path: pending.name.pendingPath, problem: .changed) }
  }
}
