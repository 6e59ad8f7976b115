@_exported import ScreenSnapshots
import Testing

/// Asserts that a value looks as its golden file says.
///
/// ```swift
/// @Test func greets() {
///   assertSnapshot(of: "Hello", as: .lines)
/// }
/// ```
/// compares with `Snapshots/<suite>/greets.txt`. A golden that does not exist yet is written. That
/// fails the test, as every write does, so a run that recorded is never green.
///
/// - Parameters:
///   - value: The value. It is evaluated once, on the main actor.
///   - strategy: How the value becomes text.
///   - name: The last part of the golden's name. Without one, the first golden of a test has no
///     number, the next is `.2`. A test needs names where it asserts from several tasks at once.
///   - record: When to write this golden. Nothing is written while `CI` is set, whatever it says.
///   - filters: What is replaced before the text is compared, besides what the suite and the
///     package replace.
///   - testName: Stands for the name of the test in the golden's, where there is no running test,
///     as in a detached task, or where several tests go through one helper.
///   - fileID: The module and file of the assertion.
///   - filePath: The path of that file, above which the package is looked for.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
@MainActor
public func assertSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value>,
  named name: String? = nil, record: SnapshotMode? = nil, filters: [SnapshotFilter] = [],
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String? = nil, line: UInt = #line, column: UInt = #column
) {
  let assertion = SnapshotAssertion(
    name: name, record: record, filters: filters,
    identity: .running(testName: testName, fileID: fileID), fileID: fileID, filePath: filePath,
    line: line, column: column)
  assertion.report(assertion.check { try strategy.take(value) })
}

/// Asserts that a screen looks as its golden file says: picture and elements.
///
/// The short form of `assertSnapshot(of:as:)` with the strategy `.screen`.
@MainActor
public func assertSnapshot<Value: ScreenSource>(
  of value: @autoclosure () throws -> Value, named name: String? = nil,
  record: SnapshotMode? = nil, filters: [SnapshotFilter] = [],
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String? = nil, line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: .screen, named: name, record: record, filters: filters, fileID: fileID,
    file: filePath, testName: testName, line: line, column: column)
}

/// Compares a value with its golden file as `assertSnapshot` does, but returns what went wrong in
/// place of recording it; nil if the value looks as its golden says.
///
/// `snapshotDirectory` is the folder that stands for `Snapshots`; a relative path counts from the
/// root of the package.
@MainActor
public func verifySnapshot<Value>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value>,
  named name: String? = nil, record: SnapshotMode? = nil, filters: [SnapshotFilter] = [],
  snapshotDirectory: String? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String? = nil, line: UInt = #line
) -> String? {
  let assertion = SnapshotAssertion(
    name: name, record: record, filters: filters, directory: snapshotDirectory,
    identity: .running(testName: testName, fileID: fileID), fileID: fileID, filePath: filePath,
    line: line)
  return assertion.check { try strategy.take(value) }?.message
}

/// Asserts that a value looks as its golden files say, one for each of several named strategies.
///
/// ```swift
/// assertSnapshots(of: app, as: ["screen": .screen, "spoken": .accessibility])
/// ```
/// compares with `<test>.screen.txt` and `<test>.spoken.txt`, in the order of the names.
///
/// The value is evaluated anew for each strategy, so that a controller is made on the device of
/// each. The key of a strategy is the last part of the golden's name; `name` stands before each of
/// them, where a test has several such assertions. All else is as in `assertSnapshot`.
@MainActor
public func assertSnapshots<Value>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value>],
  named name: String? = nil, record: SnapshotMode? = nil, filters: [SnapshotFilter] = [],
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String? = nil, line: UInt = #line, column: UInt = #column
) {
  for (key, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name.map { "\($0)-\(key)" } ?? key, record: record,
      filters: filters, fileID: fileID, file: filePath, testName: testName, line: line,
      column: column)
  }
}

/// Asserts that a value looks as its golden files say, one for each of several strategies.
///
/// ```swift
/// assertSnapshots(of: user, as: [.dump, .json])
/// ```
/// compares with `<test>.txt` and `<test>.2.txt`, as two calls of `assertSnapshot` without names
/// do. The value is evaluated anew for each strategy.
@MainActor
public func assertSnapshots<Value>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value>],
  record: SnapshotMode? = nil, filters: [SnapshotFilter] = [],
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String? = nil, line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, filters: filters, fileID: fileID,
      file: filePath, testName: testName, line: line, column: column)
  }
}
