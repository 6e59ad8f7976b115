@_exported import ScreenSnapshots
import XCTest

extension XCTestCase {
  /// Asserts that a value looks as its golden file says.
  ///
  /// ```swift
  /// final class GreetingTests: XCTestCase {
  ///   @MainActor func testGreets() async {
  ///     assertSnapshot(of: "Hello", as: .lines)
  ///   }
  /// }
  /// ```
  /// compares with `Snapshots/GreetingTests/testGreets.txt`. All else is as with Swift Testing: a
  /// golden that does not exist yet is written, which fails the test, and nothing is written while
  /// `CI` is set. Off Apple's platforms XCTest cannot run a test that is bound to the main actor
  /// and not `async`, and it keeps no attachments.
  ///
  /// - Parameters:
  ///   - value: The value. It is evaluated once, on the main actor.
  ///   - strategy: How the value becomes text.
  ///   - name: The last part of the golden's name. Without one, the first golden of a test has no
  ///     number, the next is `.2`.
  ///   - record: When to write this golden. Nothing is written while `CI` is set, whatever it says.
  ///   - filters: What is replaced before the text is compared, besides what the package replaces.
  ///   - testName: Stands for the name of the method in the golden's.
  ///   - fileID: The module and file of the assertion.
  ///   - filePath: The path of that file, above which the package is looked for.
  ///   - line: The line of the assertion.
  @preconcurrency @MainActor
  public func assertSnapshot<Value>(
    of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value>,
    named name: String? = nil, record: SnapshotMode? = nil, filters: [SnapshotFilter] = [],
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String? = nil, line: UInt = #line
  ) {
    let message = verifySnapshot(
      of: try value(), as: strategy, named: name, record: record, filters: filters, fileID: fileID,
      file: filePath, testName: testName, line: line)
    if let message { XCTFail(message, file: filePath, line: line) }
  }

  /// Asserts that a screen looks as its golden file says: picture and elements.
  ///
  /// The short form of `assertSnapshot(of:as:)` with the strategy `.screen`.
  @preconcurrency @MainActor
  public func assertSnapshot<Value: ScreenSource>(
    of value: @autoclosure () throws -> Value, named name: String? = nil,
    record: SnapshotMode? = nil, filters: [SnapshotFilter] = [],
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String? = nil, line: UInt = #line
  ) {
    assertSnapshot(
      of: try value(), as: .screen, named: name, record: record, filters: filters, fileID: fileID,
      file: filePath, testName: testName, line: line)
  }

  /// Compares a value with its golden file as `assertSnapshot` does, but returns what went wrong in
  /// place of recording it; nil if the value looks as its golden says.
  ///
  /// `snapshotDirectory` is the folder that stands for `Snapshots`; a relative path counts from the
  /// root of the package.
  @preconcurrency @MainActor
  public func verifySnapshot<Value>(
    of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value>,
    named name: String? = nil, record: SnapshotMode? = nil, filters: [SnapshotFilter] = [],
    snapshotDirectory: String? = nil, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    testName: String? = nil, line: UInt = #line
  ) -> String? {
    assertion(
      named: name, record, filters, fileID, filePath, testName, line, directory: snapshotDirectory
    ).check { try strategy.take(value) }?.message
  }

  /// An assertion of this test case.
  func assertion(
    named name: String?, _ record: SnapshotMode?, _ filters: [SnapshotFilter],
    _ fileID: StaticString, _ filePath: StaticString, _ testName: String?, _ line: UInt,
    directory: String? = nil
  ) -> SnapshotAssertion {
    var identity = TestIdentity(self)
    if let testName { identity.function = testName }
    return SnapshotAssertion(
      name: name, record: record, filters: filters, directory: directory, identity: identity,
      fileID: fileID, filePath: filePath, line: line)
  }
}
