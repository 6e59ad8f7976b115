import XCTest
import XCUIAutomation

/// Reports the failed steps of a driven application to XCTest.
///
/// The driver knows no test framework: it finds this class by its name at run time.
@MainActor
public final class XCTestFailureReporter: XCUIFailureReporter {
  /// Whether this process runs the tests of XCTest: `swift test` has one for each framework.
  public static let isTestRunning = !CommandLine.arguments.contains {
    $0 == "swift-testing" || $0 == "--testing-library=swift-testing"
  }

  /// Records one failure of the running test at the given place in its source; lines count from 1.
  public static func report(
    _ message: String, fileID: String, filePath: StaticString, line: Int, column: Int
  ) {
    XCTFail(message, file: filePath, line: UInt(max(1, line)))
  }
}
