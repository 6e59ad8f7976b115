import UIKit

/// Why a step could not be done, and what would help.
@MainActor struct StepProblem: Error {
  /// The reason as a sentence without its full stop.
  let reason: String
  /// What the person could do, as whole sentences.
  var advice: String?
  /// What is listed instead of the nearest candidates, under a heading of its own.
  var list: (heading: String, lines: [String])?
  /// What was looked for.
  var wanted = Wanted()
  /// The elements on the screen when the step failed.
  let tree: ElementTree

  /// What a step looked for, to find what the test may have meant.
  struct Wanted {
    var name: String?
    var kind: AccessibilityKind?
    /// The element itself, if it was found.
    var index: Int?
  }

  /// The whole message: the reason, the nearest candidates, the screen.
  func message(for step: String, _ application: UIApplication) -> String {
    var parts = ["\(step): \(reason).\(advice.map { " \($0)" } ?? "")"]
    if let list { parts.append(StepProblem.block(list.heading, list.lines)) }
    if list == nil {
      let candidates = Candidates.nearest(to: wanted, in: tree)
      if !candidates.isEmpty {
        parts.append(StepProblem.block("Nearest on the screen:", candidates))
      }
    }
    parts.append("The screen:\n\(Pictures.picture(of: application))")
    return parts.joined(separator: "\n\n")
  }

  private static func block(_ heading: String, _ lines: [String]) -> String {
    ([heading] + lines.map { "  \($0)" }).joined(separator: "\n")
  }
}
