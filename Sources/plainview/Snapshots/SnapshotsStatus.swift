import Goldens
import InterfaceBuilder

/// `plainview snapshots status`: which goldens wait for a review.
@MainActor enum SnapshotsStatus {
  /// Tells what waits, a line each, also in the folders elsewhere that tests name.
  static func run(_ work: SnapshotsWork) -> ExitStatus {
    var folders = [work.folder]
    var canRead = true
    do throws(Refusal) {
      folders += try work.others()
    } catch {
      StandardError.write("\(error)".printable + "\n")
      canRead = false
    }
    for folder in folders {
      tell(folder, work.output)
      if !folder.reportRefusals() { canRead = false }
      if !folder.reportStrangers() { canRead = false }
    }
    let isNothing = folders.allSatisfy(\.pending.isEmpty)
    if isNothing, canRead { work.output.write("No golden waits for a review.\n") }
    return isNothing && canRead ? .success : .failure
  }

  private static func tell(_ folder: WaitingFolder, _ output: StandardOutput) {
    for pending in folder.pending { output.write(line(for: pending) + "\n") }
    let option = folder.store.option.printable
    for leftover in folder.leftovers {
      output.write(
        "leftover   \(leftover.description.printable) (half written by a run that was killed: "
          + "plainview snapshots reject\(option) removes it)\n")
    }
    let count = folder.pending.count
    guard count > 0 else { return }
    output.write(
      "\(count) \(count == 1 ? "golden waits" : "goldens wait") for a review: "
        + "plainview snapshots review\(option), or accept\(option) NAME, or reject\(option) NAME\n")
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
