/// How many goldens a test run wrote, and how many it would have to.
public struct RunSum: Sendable, Equatable {
  private var recorded = 0
  private var replaced = 0
  private var failed = 0

  /// Makes a sum of nothing.
  public init() {}

  /// Adds a comparison.
  public mutating func add(_ verdict: Verdict) {
    switch verdict {
    case .matches: break
    case .write(.missing): recorded += 1
    case .write: replaced += 1
    case .fail: failed += 1
    }
  }

  /// What a person wants to know at the end of a run; nil if all goldens match.
  public var words: String? {
    let parts = [(recorded, "recorded"), (replaced, "replaced"), (failed, "failed")]
      .filter { $0.0 > 0 }
    guard let first = parts.first else { return nil }
    let rest = parts.dropFirst().map { ", \($0.0) \($0.1)" }.joined()
    return "\(counted(first.0, "golden")) \(first.1)\(rest)"
  }
}
