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
  }

  /// Where the goldens are.
  public var store: GoldenStore
  /// The golden to compare with.
  public var name: GoldenName
  /// When to write.
  public var choice: ModeChoice
  /// Whether writing is locked, whatever the mode says.
  public var isCI: Bool
  /// What selects the test for `swift test --filter`, if anything short does.
  public var filter: String?

  /// Makes a comparison that has not happened yet.
  public init(
    store: GoldenStore, name: GoldenName, choice: ModeChoice, isCI: Bool, filter: String? = nil
  ) {
    self.store = store
    self.name = name
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
    let report = Report(check: self, verdict: verdict, golden: golden.text, actual: actual)
    return Outcome(
      verdict: verdict, message: report.message, golden: golden.text, actual: actual)
  }
}
