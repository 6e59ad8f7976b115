/// One line in the record of a test run.
public struct RunEvent: Codable, Sendable, Equatable {
  /// What a line tells.
  public enum Kind: String, Codable, Sendable {
    /// A process compares its first golden.
    case begins
    /// A golden was compared.
    case golden
    /// A process ends by itself.
    case ends
  }

  /// How the comparison with a golden ended.
  public enum Result: String, Codable, Sendable {
    case matches
    case recorded
    case replaced
    case missing
    case different
    case damaged
    case refused
    case tooLarge
  }

  /// What the line tells.
  public var event: Kind
  /// The process that wrote it.
  public var process: Int32
  /// When the process began, in seconds since 1970.
  public var time: Double?
  /// What the process was started with.
  public var arguments: [String]?
  /// The path of the golden, from the root of the package.
  public var golden: String?
  /// How its comparison ended.
  public var result: Result?
  /// Where the assertion stands, as `module/file:line`.
  public var location: String?
  /// The verdict in words, if the texts were not the same.
  public var message: String?
  /// The text of the golden before the comparison, if the texts were not the same.
  public var expected: String?
  /// The new text, if the texts were not the same.
  public var actual: String?
  /// The exit status of the process; nil where the system does not tell it.
  public var status: Int32?

  init(_ event: Kind, process: Int32) {
    self.event = event
    self.process = process
  }

  /// Tells how a comparison ended.
  public init(
    _ outcome: GoldenCheck.Outcome, golden: GoldenName, location: String, process: Int32
  ) {
    self.init(.golden, process: process)
    self.golden = golden.description
    self.location = location
    result = Result(outcome.verdict)
    guard let message = outcome.message else { return }
    self.message = message.split(separator: "\n").first.map(String.init)
    expected = outcome.golden
    actual = outcome.actual.utf8.count > GoldenText.sizeLimit ? nil : outcome.actual
  }
}

extension RunEvent.Result {
  init(_ verdict: Verdict) {
    switch verdict {
    case .matches: self = .matches
    case .write(.missing): self = .recorded
    case .write: self = .replaced
    case .fail(.missing): self = .missing
    case .fail(.different): self = .different
    case .fail(.damaged): self = .damaged
    case .fail(.refused): self = .refused
    case .fail(.tooLarge): self = .tooLarge
    }
  }
}
