import UIKit
import XCUIAutomation

extension FlowRecording {
  /// Records the steps that `body` takes, which may await something between two of them.
  package func record(awaiting body: @MainActor () async throws -> Void) async rethrows {
    var log: CallbackLog?
    // Nothing has happened yet, so this adds no step.
    record { log = CallbackLog.current }
    try await FlowRecording.$current.withValue(self) {
      try await CallbackLog.$current.withValue(log) { try await body() }
    }
    // What happened after the last step is noted at the end of a recording.
    record {}
  }
}
