import Goldens
import ScreenSnapshots
import Testing

/// Says when the goldens of a test, or of all tests of a suite, are written, what is replaced in
/// them, and where they are.
///
/// The trait is needed only for one of these, or for tests that are repeated within one run: it
/// begins the count of unnamed goldens anew each time a test runs.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  let record: SnapshotMode?
  let filters: [SnapshotFilter]
  let directory: String?

  /// Always true: a suite's trait holds for the suites inside it.
  public var isRecursive: Bool { true }

  /// Runs a test case with the trait's mode; a trait further inside is stronger.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let context = SnapshotContext.current.inside(
      record.map { ModeChoice(mode: $0, source: .trait) }, filters, directory)
    let identity = TestIdentity(test: test, testCase: testCase)
    // Cases whose arguments have no names cannot be told apart, so none may free another's golden.
    if identity.arguments != nil { context.ledger.update { $0.restart(identity.testCase) } }
    try await SnapshotContext.$current.withValue(context, operation: function)
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Says when goldens are written: stronger than the environment, weaker than a call, and never
  /// stronger than the lock on CI. Says also what is replaced before texts are compared, and which
  /// folder stands for `Snapshots`; a relative path counts from the root of the package.
  ///
  /// ```swift
  /// @Suite(.snapshots(record: .failed, filters: [.uuids])) struct LoginTests { … }
  /// ```
  public static func snapshots(
    record: SnapshotMode? = nil, filters: [SnapshotFilter] = [], directory: String? = nil
  ) -> Self {
    SnapshotsTrait(record: record, filters: filters, directory: directory)
  }
}
