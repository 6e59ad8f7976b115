/// One comparison of a text with its golden, from the disk to the message.
public struct GoldenCheck: Sendable {
  /// What came of a comparison.
  public struct Outcome: Sendable, Equatable {
    /// What happened to the golden.
    public var verdict: Verdict
    /// What to tell the author of the test; nil only if the texts are the same.
    public var message: String?
    /// The text the golden had, if there was one.
    public var golden: String?
    /// The new text in the form of a golden.
    public var actual: String

    /// The whole difference as a unified diff of the files so named.
    public func diff(oldName: String, newName: String) -> String {
      let diff = LineDiff(from: golden ?? "", to: actual)
      let lines = UnifiedDiff.lines(
        of: diff, oldName: oldName, newName: newName, limits: .none(.standard))
      return lines.joined(separator: "\n") + "\n"
    }
  }

  /// What became of the new text of a failure.
  enum Pending: Equatable {
    /// It was not to be kept: nothing failed, no golden can stand there, or the run is on CI.
    case none
    /// It waits beside the golden.
    case left
    /// It could not be left there.
    case refused(Refusal)
  }

  /// Where the goldens are.
  public var store: GoldenStore
  /// The golden to compare with.
  public private(set) var name: GoldenName
  /// When to write.
  public var choice: ModeChoice
  /// Whether writing is locked, whatever the mode says.
  public var isCI: Bool
  /// What selects the test for `swift test --filter`, if anything short does.
  public var filter: String?
  /// Whether the message goes to a terminal that shows colours.
  public var isColoured = false
  /// How much of the texts the message shows around what changed.
  public var context = DiffContext.standard

  /// Makes a comparison that has not happened yet.
  public init(
    store: GoldenStore, name: GoldenName, choice: ModeChoice, isCI: Bool, filter: String? = nil
  ) {
    self.store = store
    self.name = name
    self.name.base = store.folder
    self.choice = choice
    self.isCI = isCI
    self.filter = filter
  }

  /// Compares `text` with the golden, and writes it if the verdict says so.
  public func run(_ text: String) -> Outcome {
    let actual = GoldenText.normalized(text)
    let golden = store.read(name)
    var verdict = decide(mode: choice.mode, isCI: isCI, golden: golden, actual: actual)
    if case .write = verdict {
      do throws(Refusal) {
        try store.write(actual, to: name)
      } catch {
        verdict = .fail(.refused(error))
      }
    }
    let pending = settle(verdict, actual)
    let report = Report(
      check: self, verdict: verdict, golden: golden.text, actual: actual, pending: pending)
    return Outcome(
      verdict: verdict, message: report.message, golden: golden.text, actual: actual)
  }

  /// Leaves the text of a failure for a review, and clears away what an earlier run left.
  private func settle(_ verdict: Verdict, _ actual: String) -> Pending {
    if isCI { return .none }
    switch verdict {
    case .matches, .write:
      // Where it cannot be removed it does no harm: it is the same text or an old one.
      try? store.discard(name)
      return .none
    case .fail(.refused), .fail(.tooLarge):
      return .none
    case .fail(.missing), .fail(.different), .fail(.damaged):
      do throws(Refusal) {
        try store.leave(actual, for: name)
        return .left
      } catch {
        return .refused(error)
      }
    }
  }
}
