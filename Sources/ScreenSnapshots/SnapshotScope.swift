import Goldens

/// Says when goldens are written, what is replaced in them and where they are, for all assertions
/// in `operation`: as the trait `.snapshots` does, where there are no traits.
///
/// ```swift
/// final class LoginTests: XCTestCase {
///   override func invokeTest() {
///     withSnapshotTesting(record: .failed) { super.invokeTest() }
///   }
/// }
/// ```
/// What is nil or empty stays as it is around the scope. A call inside is stronger, and so is a
/// scope or a trait further inside. Nothing is written while `CI` is set.
///
/// - Parameters:
///   - record: When to write goldens.
///   - filters: What is replaced before texts are compared, besides what is replaced already.
///   - snapshotDirectory: The folder that stands for `Snapshots`; a relative path counts from the
///     root of the package.
///   - operation: What the scope is for.
public func withSnapshotTesting<Result>(
  record: SnapshotMode? = nil, filters: [SnapshotFilter] = [], snapshotDirectory: String? = nil,
  operation: () throws -> Result
) rethrows -> Result {
  let context = SnapshotContext.current.inside(
    record.map { ModeChoice(mode: $0, source: .scope) }, filters, snapshotDirectory)
  return try SnapshotContext.$current.withValue(context, operation: operation)
}

/// Says when goldens are written, what is replaced in them and where they are, for all assertions
/// in an `operation` that awaits something.
@_disfavoredOverload
public func withSnapshotTesting<Result>(
  record: SnapshotMode? = nil, filters: [SnapshotFilter] = [], snapshotDirectory: String? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
) async rethrows -> Result {
  let context = SnapshotContext.current.inside(
    record.map { ModeChoice(mode: $0, source: .scope) }, filters, snapshotDirectory)
  return try await SnapshotContext.$current.withValue(context, operation: operation)
}
