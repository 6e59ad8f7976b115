import Goldens
import Synchronization

/// What holds for the assertions of one task. A value, so that tests side by side never share it.
package struct SnapshotContext: Sendable {
  /// The context of the running task.
  @TaskLocal package static var current = SnapshotContext()

  /// What the innermost trait or scope asks for.
  package var record: ModeChoice?
  /// Where the innermost trait or scope says that goldens are.
  package var directory: String?
  /// What the traits replace, from the innermost out.
  package var filters: [SnapshotFilter] = []
  /// Stands in for the environment of the process.
  package var environment: RecordingEnvironment?
  /// Stands in for the package of the test's source file.
  package var root: String?
  /// Who owns which golden.
  package var ledger = SharedLedger.ofThisRun

  /// Makes a context that takes everything from the process.
  package init() {}

  /// The context of what is further inside, where something is said anew.
  package func inside(
    _ record: ModeChoice?, _ filters: [SnapshotFilter], _ directory: String?
  ) -> SnapshotContext {
    var context = self
    context.record = record ?? self.record
    context.filters = filters + self.filters
    context.directory = directory ?? self.directory
    return context
  }
}

/// A ledger that tests on any thread may write in.
package final class SharedLedger: Sendable {
  /// The ledger of all tests of this process.
  package static let ofThisRun = SharedLedger()

  private let ledger = Mutex(Ledger())

  /// Makes a ledger in which nobody owns anything.
  package init() {}

  /// Does one change that no other thread sees half of.
  package func update<Result: Sendable>(
    _ change: (inout sending Ledger) -> sending Result
  ) -> Result {
    ledger.withLock(change)
  }
}
