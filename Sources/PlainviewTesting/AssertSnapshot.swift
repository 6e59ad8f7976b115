@_exported import enum Goldens.SnapshotMode
import Goldens
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
///   - testName: Stands for the name of the test in the golden's, where there is no running test,
///     as in a detached task, or where several tests go through one helper.
@MainActor
public func assertSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value>,
  named name: String? = nil, record: SnapshotMode? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String? = nil, line: UInt = #line, column: UInt = #column
) {
  let assertion = SnapshotAssertion(
    name: name, record: record, testName: testName, fileID: "\(fileID)",
    filePath: "\(filePath)", line: Int(clamping: line))
  guard let failure = assertion.check({ try strategy.snapshot(value()) }) else { return }
  let location = SourceLocation(
    fileID: "\(fileID)", filePath: "\(filePath)", line: max(1, Int(clamping: line)),
    column: max(1, Int(clamping: column)))
  for (name, text) in failure.attachments {
    Attachment.record(text, named: name, sourceLocation: location)
  }
  Issue.record(Comment(rawValue: failure.message), sourceLocation: location)
}

/// Compares a value with its golden file as `assertSnapshot` does, but returns what went wrong in
/// place of recording it; nil if the value looks as its golden says.
@MainActor
public func verifySnapshot<Value>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value>,
  named name: String? = nil, record: SnapshotMode? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String? = nil, line: UInt = #line
) -> String? {
  let assertion = SnapshotAssertion(
    name: name, record: record, testName: testName, fileID: "\(fileID)",
    filePath: "\(filePath)", line: Int(clamping: line))
  return assertion.check { try strategy.snapshot(value()) }?.message
}
