import UIKit
import XCUIAutomation

/// What a flow golden shows of the screen after a step.
public enum FlowScreens: Sendable {
  /// The whole screen where one appeared or went, and else only the lines that changed.
  case changes
  /// The whole screen after each step.
  case whole
}

/// A recorded flow as one text.
@MainActor package enum FlowStory {
  /// What stands before the words of a step.
  private static let mark = "▸ "

  package static func text(
    of recording: FlowRecording, showing screens: FlowScreens
  ) throws -> String {
    if recording.hasFailedFlow { throw SkippedSnapshot() }
    if let problem = recording.problem { throw problem }
    guard !recording.steps.isEmpty else {
      throw NoScreen(description: "assertFlow saw no step: launch an application, tap, type")
    }
    var blocks: [String] = []
    var shown: String?
    for step in recording.steps {
      blocks.append(heading(of: step, isFirst: blocks.isEmpty))
      if let screen = step.screen {
        let isWhole = screens == .whole || step.hasNewScreen
        blocks.append(isWhole ? screen : FlowChanges.text(from: shown, to: screen))
      }
      shown = step.screen ?? shown
    }
    return blocks.joined(separator: "\n\n")
  }

  /// The step and its callbacks.
  private static func heading(of step: FlowRecording.Step, isFirst: Bool) -> String {
    let words = step.words ?? (isFirst ? "at the start" : "between two steps")
    return ([mark + words] + lines(of: step.callbacks)).joined(separator: "\n")
  }

  /// The callbacks, one line each; one that comes several times in a row has its number there.
  private static func lines(of callbacks: [String]) -> [String] {
    var runs: [(callback: String, count: Int)] = []
    for callback in callbacks {
      if runs.last?.callback == callback {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((callback, 1))
      }
    }
    return runs.map { "  \($0.callback)" + ($0.count > 1 ? " × \($0.count)" : "") }
  }
}
