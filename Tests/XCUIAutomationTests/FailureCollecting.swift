import Foundation
import XCUIAutomation

/// One failure that a flow reported.
struct ReportedFailure {
  let message: String
  let line: Int

  /// The message without the picture of the screen.
  var text: String {
    message.components(separatedBy: "\n\nThe screen:\n").first ?? message
  }
}

@MainActor private final class Collector {
  var failures: [ReportedFailure] = []
}

/// Runs `body` and returns the failures that flows reported meanwhile.
@MainActor func failures(_ body: () -> Void) -> [ReportedFailure] {
  let collector = Collector()
  let collect: @MainActor @Sendable (String, Int) -> Void = { message, line in
    collector.failures.append(ReportedFailure(message: message, line: line))
  }
  FailureReporting.$handler.withValue(collect) { body() }
  return collector.failures
}
