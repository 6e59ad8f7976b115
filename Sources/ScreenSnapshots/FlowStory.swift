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

/// What changed from one screen to the next.
enum FlowChanges {
  /// The lines that went, marked `-`, and those that came, marked `+`; the whole screen where that
  /// is shorter, or where there was none before.
  static func text(from old: String?, to new: String) -> String {
    guard let old else { return new }
    let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false)
    let newLines = new.split(separator: "\n", omittingEmptySubsequences: false)
    if oldLines == newLines { return "  the screen stays as it was" }
    // Rows of two pictures of one size stand for each other, whatever they hold.
    let rows = rowCount(oldLines)
    let picture = rows == rowCount(newLines) ? rows : 0
    let changes =
      rowChanges(oldLines[..<picture], newLines[..<picture])
      + lineChanges(Array(oldLines[picture...]), Array(newLines[picture...]))
    return changes.count < newLines.count ? changes.joined(separator: "\n") : new
  }

  /// How many lines belong to the picture that a text begins with.
  private static func rowCount(_ lines: [Substring]) -> Int {
    guard lines.first?.hasPrefix("┌") == true else { return 0 }
    return (lines.firstIndex { $0.hasPrefix("└") } ?? -1) + 1
  }

  private static func rowChanges(
    _ old: ArraySlice<Substring>, _ new: ArraySlice<Substring>
  ) -> [String] {
    var result: [String] = []
    var added: [String] = []
    for (before, after) in zip(old, new) {
      if before == after {
        result += added
        added = []
      } else {
        result.append("- \(before)")
        added.append("+ \(after)")
      }
    }
    return result + added
  }

  private static func lineChanges(_ old: [Substring], _ new: [Substring]) -> [String] {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(offset))
    let inserted = Set(difference.insertions.map(offset))
    var result: [String] = []
    var (from, to) = (0, 0)
    while from < old.count || to < new.count {
      if from < old.count, removed.contains(from) {
        result.append("- \(old[from])")
        from += 1
      } else if to < new.count, inserted.contains(to) {
        result.append("+ \(new[to])")
        to += 1
      } else {
        from += 1
        to += 1
      }
    }
    return result
  }

  private static func offset(of change: CollectionDifference<Substring>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
