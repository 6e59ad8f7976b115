import ScreenSnapshots
import XCTest
import XCUIAutomation

extension XCTestCase {
  /// Asserts that a value looks as its golden files say, one for each of several named strategies,
  /// as `assertSnapshots` does under Swift Testing.
  @preconcurrency @MainActor
  public func assertSnapshots<Value>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value>],
    named name: String? = nil, record: SnapshotMode? = nil, filters: [SnapshotFilter] = [],
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String? = nil, line: UInt = #line
  ) {
    for (key, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
      assertSnapshot(
        of: try value(), as: strategy, named: name.map { "\($0)-\(key)" } ?? key, record: record,
        filters: filters, fileID: fileID, file: filePath, testName: testName, line: line)
    }
  }

  /// Asserts that a value looks as its golden files say, one for each of several strategies.
  @preconcurrency @MainActor
  public func assertSnapshots<Value>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value>],
    record: SnapshotMode? = nil, filters: [SnapshotFilter] = [],
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String? = nil, line: UInt = #line
  ) {
    for strategy in strategies {
      assertSnapshot(
        of: try value(), as: strategy, record: record, filters: filters, fileID: fileID,
        file: filePath, testName: testName, line: line)
    }
  }

  /// Asserts that a whole flow goes as its golden file tells: each step, the callbacks it caused in
  /// order, and the screen after it, as `assertFlow` does under Swift Testing.
  @preconcurrency @MainActor
  public func assertFlow(
    as strategy: Snapshotting<XCUIApplication> = .screen,
    showing screens: FlowScreens = .changes, named name: String? = nil,
    record: SnapshotMode? = nil, filters: [SnapshotFilter] = [],
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String? = nil, line: UInt = #line, _ steps: () throws -> Void
  ) rethrows {
    let recording = FlowRecording { try strategy.snapshot($0) }
    try strategy.onItsDevice { try recording.record(steps) }
    let failure = assertion(named: name, record, filters, fileID, filePath, testName, line)
      .check { try FlowStory.text(of: recording, showing: screens) }
    if let failure { XCTFail(failure.message, file: filePath, line: line) }
  }

  /// Asserts that a flow goes as its golden file tells whose steps await something between them.
  @preconcurrency @MainActor @_disfavoredOverload
  public func assertFlow(
    as strategy: Snapshotting<XCUIApplication> = .screen,
    showing screens: FlowScreens = .changes, named name: String? = nil,
    record: SnapshotMode? = nil, filters: [SnapshotFilter] = [],
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String? = nil, line: UInt = #line, _ steps: @MainActor () async throws -> Void
  ) async rethrows {
    let recording = FlowRecording { try strategy.snapshot($0) }
    try await strategy.onItsDevice { try await recording.record(awaiting: steps) }
    let failure = assertion(named: name, record, filters, fileID, filePath, testName, line)
      .check { try FlowStory.text(of: recording, showing: screens) }
    if let failure { XCTFail(failure.message, file: filePath, line: line) }
  }
}
