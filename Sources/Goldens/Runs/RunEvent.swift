/// One line in the record of a test run.
public struct RunEvent: Codable, Sendable, Equatable {
  /// What a line tells.
  public enum Kind: String, Codable, Sendable {
    /// A process compares its first golden.
    case begins
    /// A golden was compared.
    case golden
    /// Goldens are in a folder elsewhere as well, which has a record of its own.
    case folder
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
  /// The path of the golden: `Snapshots/…`, wherever the folder of goldens stands.
  public var golden: String?
  /// The folder elsewhere; a relative path counts from the root of the package.
  public var folder: String?
  /// How its comparison ended.
  public var result: Result?
  /// Where the assertion stands, as `module/file:line`.
  public var location: String?
  /// The verdict in words, if the texts were not the same.
  public var message: String?
  /// The text of the golden before the comparison, if the texts were not the same. Of a text longer
  /// than ``lineLimit`` or ``textLimit`` the end is left out, and the last line tells how much.
  public var expected: String?
  /// The new text, if the texts were not the same, likewise.
  public var actual: String?
  /// The exit status of the process; nil where the system does not tell it.
  public var status: Int32?

  /// The most bytes of a text that a line holds.
  public static let textLimit = 256 << 10
  /// The most lines of a text that a line holds.
  public static let lineLimit = 2_000

  init(_ event: Kind, process: Int32) {
    self.event = event
    self.process = process
  }

  /// Tells how a comparison ended.
  public init(
    _ outcome: GoldenCheck.Outcome, golden: GoldenName, location: String, process: Int32
  ) {
    self.init(.golden, process: process)
    self.golden = golden.recorded
    self.location = location
    result = Result(outcome.verdict)
    guard let message = outcome.message else { return }
    self.message = message.split(separator: "\n").first.map(String.init)
    expected = outcome.golden.map(Self.bounded)
    let isTooLarge = outcome.actual.utf8.count > GoldenText.sizeLimit
    actual = isTooLarge ? nil : Self.bounded(outcome.actual)
  }

  /// The beginning of a text that is too long for a line, and how much more there is.
  static func bounded(_ text: String) -> String {
    withBytes(of: text) { bytes in
      var lines = 0
      var end = 0
      bytes.forEachLine { line in
        let next = min(line.upperBound + 1, bytes.count)
        guard lines < lineLimit, next <= textLimit else { return false }
        lines += 1
        end = next
        return true
      }
      if end == bytes.count { return text }
      let rest = UnsafeRawBufferPointer(rebasing: bytes[end...])
      if lines > 0 {
        var more = 0
        rest.forEachLine { _ in
          more += 1
          return true
        }
        let kept = String(decoding: bytes[..<end], as: UTF8.self)
        return kept + "… \(counted(more, "more line")) left out\n"
      }
      end = min(textLimit, bytes.count)
      // A cut in the middle of a character would be another one.
      while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
      let kept = String(decoding: bytes[..<end], as: UTF8.self)
      return kept + "…\n… \(counted(bytes.count - end, "more byte")) left out\n"
    }
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
