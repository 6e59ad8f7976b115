import Foundation

/// Tells a test framework that a step failed.
///
/// The driver knows no test framework. It asks the classes `PlainviewTesting.TestingFailureReporter`,
/// which joins it to Swift Testing, and `PlainviewXCTest.XCTestFailureReporter`, whichever is part of
/// the program and has a test that runs.
@MainActor public protocol XCUIFailureReporter {
  /// Whether a test of this framework runs now, so that it can hear of a failure.
  static var isTestRunning: Bool { get }

  /// Records one failure at a place in the test's source; lines and columns count from 1.
  static func report(
    _ message: String, fileID: String, filePath: StaticString, line: Int, column: Int)
}

/// Hands failures to whoever is there to hear them.
@MainActor package enum FailureReporting {
  /// Receives the failures instead, for the tests of this package.
  @TaskLocal package static var handler: (@MainActor @Sendable (String, Int) -> Void)?

  private static let reporterClasses = [
    "PlainviewTesting.TestingFailureReporter", "PlainviewXCTest.XCTestFailureReporter",
  ]

  private static var reporter: (any XCUIFailureReporter.Type)? {
    let known = reporterClasses.compactMap {
      NSClassFromString($0) as? any XCUIFailureReporter.Type
    }
    return known.first { $0.isTestRunning } ?? known.first
  }

  static func report(_ message: String, at place: SourcePlace) {
    if let handler { return handler(message, place.line) }
    guard let found = reporter else {
      // A failure that nobody hears would let a test pass.
      fatalError("\(place.filePath):\(place.line): \(message)")
    }
    found.report(
      message, fileID: place.fileID, filePath: place.filePath, line: place.line,
      column: place.column)
  }
}
