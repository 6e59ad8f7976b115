import Goldens
import PlainviewXCTest
import TestFolders
import XCTest

/// A test case whose failures are looked at in place of failing it.
class CollectingTestCase: XCTestCase {
  struct Failure: Equatable {
    let message: String
    let file: String
    let line: Int
  }

  private var collected: [Failure]?

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    guard collected != nil else {
      super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      return
    }
    collected?.append(Failure(message: description, file: filePath, line: lineNumber))
  }

  /// The failures that `body` records in a package of its own, as one whole run of the test.
  @MainActor
  func failures(
    in scratch: ScratchFolder, _ environment: RecordingEnvironment = RecordingEnvironment(),
    _ body: @MainActor () -> Void
  ) -> [Failure] {
    var context = SnapshotContext()
    context.environment = environment
    context.root = scratch.path
    context.ledger = SharedLedger()
    collected = []
    defer { collected = nil }
    SnapshotContext.$current.withValue(context, operation: body)
    return collected ?? []
  }

  /// The failures that a `body` records which awaits something.
  @MainActor @_disfavoredOverload
  func failures(
    in scratch: ScratchFolder, _ body: @MainActor () async -> Void
  ) async -> [Failure] {
    var context = SnapshotContext()
    context.environment = RecordingEnvironment()
    context.root = scratch.path
    context.ledger = SharedLedger()
    collected = []
    defer { collected = nil }
    await SnapshotContext.$current.withValue(context) { await body() }
    return collected ?? []
  }
}
