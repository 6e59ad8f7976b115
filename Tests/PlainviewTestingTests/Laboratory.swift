import Goldens
import TestFolders

@testable import PlainviewTesting
@testable import ScreenSnapshots

/// Runs assertions against a package of their own, whatever this run's environment says.
struct Laboratory {
  let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// Does `body` as one whole run of the test: each call of this begins with no owners.
  @MainActor
  func run<Result>(
    _ environment: RecordingEnvironment = RecordingEnvironment(), trait: SnapshotMode? = nil,
    _ body: @MainActor () throws -> Result
  ) rethrows -> Result {
    var context = SnapshotContext()
    context.environment = environment
    context.root = scratch.path
    context.record = trait.map { ModeChoice(mode: $0, source: .trait) }
    context.ledger = SharedLedger()
    return try SnapshotContext.$current.withValue(context, operation: body)
  }

  /// The goldens, without their folder.
  var goldens: [String] {
    scratch.contents.filter { $0.hasSuffix(".txt") }.map { String($0.dropFirst(10)) }
  }
}
