import ScreenSnapshots
import Testing
import XCUIAutomation

/// Reports the failed steps of a driven application to Swift Testing.
///
/// The driver knows no test framework: it finds this class by its name at run time.
@MainActor
public final class TestingFailureReporter: XCUIFailureReporter {
  /// Whether the running task is that of a test of Swift Testing.
  public static var isTestRunning: Bool { Test.current != nil }

  /// Records one issue at the given place in a test's source; lines and columns count from 1.
  public static func report(
    _ message: String, fileID: String, filePath: StaticString, line: Int, column: Int
  ) {
    TestingFailure.record(
      message,
      at: SourceLocation(
        fileID: fileID, filePath: "\(filePath)", line: max(1, line), column: max(1, column)))
  }
}

/// The one way in which this module fails a test.
enum TestingFailure {
  /// Records an issue; stops the process where nobody would hear of it.
  static func record(_ message: String, at location: SourceLocation) {
    if Test.current == nil, isXCTest(arguments: CommandLine.arguments) {
      // Swift Testing drops what is recorded while XCTest runs, so the test would pass.
      fatalError(
        "\(location.filePath):\(location.line): PlainviewTesting does not work in XCTest: import "
          + "PlainviewXCTest here.\n\(message)")
    }
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  }

  /// Whether a process so started runs tests of XCTest, as `swift test` does in one of their own.
  static func isXCTest(arguments: [String]) -> Bool {
    arguments.first?.hasSuffix(".xctest") == true
      && !arguments.contains { $0.hasPrefix("--testing-library") }
  }
}

extension SnapshotAssertion {
  /// Records a failure as one issue at the caller's place, with its attachments.
  func report(_ failure: SnapshotFailure?) {
    guard let failure else { return }
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    for (name, text) in failure.attachments {
      Attachment.record(text, named: name, sourceLocation: location)
    }
    TestingFailure.record(failure.message, at: location)
  }
}
