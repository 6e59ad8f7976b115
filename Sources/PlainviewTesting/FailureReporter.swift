import Testing
import XCUIAutomation

/// Reports the failed steps of a driven application to Swift Testing.
///
/// The driver knows no test framework: it finds this class by its name at run time.
@MainActor
public final class TestingFailureReporter: XCUIFailureReporter {
  /// Records one issue at the given place in a test's source; lines and columns count from 1.
  public static func report(
    _ message: String, fileID: String, filePath: String, line: Int, column: Int
  ) {
    let location = SourceLocation(
      fileID: fileID, filePath: filePath, line: max(1, line), column: max(1, column))
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  }
}
