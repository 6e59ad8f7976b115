import Foundation

/// Tells a test framework that a step failed.
///
/// The driver knows no test framework. It asks the class `PlainviewTesting.TestingFailureReporter`,
/// which joins it to Swift Testing, if that module is part of the program.
@MainActor public protocol XCUIFailureReporter {
  /// Records one failure at a place in the test's source; lines and columns count from 1.
  static func report(
    _ message: String, fileID: String, filePath: String, line: Int, column: Int)
}

/// Hands failures to whoever is there to hear them.
@MainActor package enum FailureReporting {
  /// Receives the failures instead, for the tests of this package.
  @TaskLocal package static var handler: (@MainActor @Sendable (String, Int) -> Void)?

  private static let reporterClass = "PlainviewTesting.TestingFailureReporter"

  static func report(_ message: String, at place: SourcePlace) {
    if let handler { return handler(message, place.line) }
    guard let found = NSClassFromString(reporterClass) as? any XCUIFailureReporter.Type else {
      // A failure that nobody hears would let a test pass.
      fatalError("\(place.filePath):\(place.line): \(message)")
    }
    found.report(
      message, fileID: place.fileID, filePath: place.filePath, line: place.line,
      column: place.column)
  }
}
