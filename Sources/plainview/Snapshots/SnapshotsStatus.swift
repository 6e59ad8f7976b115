import Goldens
import InterfaceBuilder

/// `plainview snapshots status`: which goldens wait for a review.
@MainActor enum SnapshotsStatus {
  /// Tells what waits, a line each.
  static func run(_ work: SnapshotsWork) -> ExitStatus {
    for pending in work.pending { work.output.write(line(for: pending) + "\n") }
    for leftover in work.leftovers {
      work.output.write(
        "leftover   \(leftover.description.printable) (half written by a run that was killed: "
          + "plainview snapshots reject removes it)\n")
    }
    let isReadable = work.reportRefusals()
    let canRead = work.reportStrangers() && isReadable
    guard !work.pending.isEmpty else {
      if canRead { work.output.write("No golden waits for a review.\n") }
      return canRead ? .success : .failure
    }
    let count = work.pending.count
    work.output.write(
      "\(count) \(count == 1 ? "golden waits" : "goldens wait") for a review: "
        + "plainview snapshots review, or accept NAME, or reject NAME\n")
    return .failure
  }

  /// The sort of difference, the golden, and how large the difference is.
  static func line(for pending: PendingGolden) -> String {
    let (word, detail) = description(of: pending.kind)
    let gap = String(repeating: " ", count: max(1, 11 - word.count))
    return "\(word)\(gap)\(pending.name.description.printable) (\(detail))"
  }

  private static func description(of kind: PendingGolden.Kind) -> (String, String) {
    switch kind {
    case .new(let lines): ("new", "\(lines) \(lines == 1 ? "line" : "lines")")
    case .different(let removed, let added): ("different", "\(removed) removed, \(added) added")
    case .damaged(let damage): ("damaged", "the golden \(damage)")
    case .same: ("same", "the golden is the same by now")
    case .refused(let refusal): ("refused", "\(refusal)")
    }
  }
}
