/// Who owns which golden in a run.
///
/// A value: whoever runs tests side by side keeps one behind a lock.
public struct Ledger: Sendable {
  /// One assertion: the test case it belongs to, and where it stands.
  public struct Claimant: Sendable, Equatable {
    /// What tells this test case from all others.
    public var testCase: String
    /// Where the assertion stands, as `file:line`.
    public var location: String

    /// Makes a claimant.
    public init(testCase: String, location: String) {
      self.testCase = testCase
      self.location = location
    }
  }

  private var owners: [String: Claimant] = [:]
  private var claims: [String: [String]] = [:]
  private var unnamed: [String: [String: Int]] = [:]

  /// Makes a ledger in which nobody owns anything.
  public init() {}

  /// The number of the next unnamed golden of a test case, under one test name: 1, 2, 3.
  public mutating func nextNumber(for testCase: String, test: String) -> Int {
    let number = (unnamed[testCase]?[test] ?? 0) + 1
    unnamed[testCase, default: [:]][test] = number
    return number
  }

  /// Makes `claimant` the owner of a golden, or returns the one that already is.
  ///
  /// Letter case does not count: on some disks the two would be one file.
  public mutating func claim(
    _ name: GoldenName, root: String, by claimant: Claimant
  ) -> Claimant? {
    let key = root + "\u{0}" + name.folded
    if let owner = owners[key] { return owner }
    owners[key] = claimant
    claims[claimant.testCase, default: []].append(key)
    return nil
  }

  /// Forgets what a test case owns and counts, because it runs again from the beginning.
  public mutating func restart(_ testCase: String) {
    for key in claims.removeValue(forKey: testCase) ?? [] { owners[key] = nil }
    unnamed[testCase] = nil
  }
}
