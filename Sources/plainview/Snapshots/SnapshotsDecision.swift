import Goldens
import InterfaceBuilder

/// `plainview snapshots accept` and `reject`: what becomes of the texts that wait.
@MainActor enum SnapshotsDecision {
  static let locked = "plainview: error: CI is set, so no golden is written here.\n"

  /// Does the same with all that was asked for; one that fails does not stop the others.
  static func run(
    _ action: SnapshotsOptions.Action, _ work: SnapshotsWork, isAll: Bool
  ) -> ExitStatus {
    if action == .accept, work.environment.isCI {
      StandardError.write(locked)
      return .failure
    }
    var isDone = work.reportRefusals()
    for pending in work.pending {
      do throws(Refusal) {
        if action == .accept {
          try work.store.accept(pending)
        } else {
          try work.store.reject(pending)
        }
        work.output.write("\(action)ed \(pending.name.description.printable)\n")
      } catch {
        StandardError.write("\(error)\n")
        isDone = false
      }
    }
    if action == .reject, isAll, !removeLeftovers(work) { isDone = false }
    if work.pending.isEmpty, isDone { work.output.write("No golden waits for a review.\n") }
    return isDone ? .success : .failure
  }

  /// Removes what killed runs left half written.
  private static func removeLeftovers(_ work: SnapshotsWork) -> Bool {
    var isDone = true
    for leftover in work.leftovers {
      do throws(Refusal) {
        try work.store.remove(leftover)
        work.output.write("removed \(leftover.description.printable)\n")
      } catch {
        StandardError.write("\(error)\n")
        isDone = false
      }
    }
    return isDone
  }
}
