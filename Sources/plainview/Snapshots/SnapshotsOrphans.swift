import Foundation
import Goldens
import InterfaceBuilder

/// `plainview snapshots orphans`: goldens that no test has any more.
@MainActor enum SnapshotsOrphans {
  /// Lists them, or deletes them.
  static func run(_ work: SnapshotsWork, deletes: Bool) -> ExitStatus {
    if deletes, work.environment.isCI {
      StandardError.write("plainview: error: CI is set, so no golden is deleted here.\n")
      return .failure
    }
    guard work.reportRefusals() else {
      return unknown("a folder of goldens cannot be looked into")
    }
    do throws(Refusal) {
      guard let run = try RunRecord.latest(root: work.store.root) else {
        return unknown("no test run has compared a golden here yet. \(advice)")
      }
      if let why = run.whyIncomplete { return unknown("\(why). \(advice)") }
      let root = work.store.root
      let found = Orphans(run: run, tree: work.tree) { TestPlace.find($0, root: root) }
      for kept in found.kept {
        StandardError.write("\(kept.name): kept: \(kept.reason)".printable + "\n")
      }
      let files = found.orphans + work.tree.leftovers.filter(isLeftBehind)
      return deletes ? delete(files, work) : list(files, work)
    } catch {
      StandardError.write("plainview: error: \(error)\n")
      return .failure
    }
  }

  private static let advice = "Run all tests (swift test), until they pass"

  private static func unknown(_ why: String) -> ExitStatus {
    StandardError.write(
      "plainview: error: orphans cannot be told: \(why).\n")
    return .failure
  }

  private static func list(_ files: [GoldenName], _ work: SnapshotsWork) -> ExitStatus {
    for file in files { work.output.write(file.description.printable + "\n") }
    guard !files.isEmpty else {
      work.output.write("Every golden has its test.\n")
      return .success
    }
    return .failure
  }

  private static func delete(_ files: [GoldenName], _ work: SnapshotsWork) -> ExitStatus {
    var status = ExitStatus.success
    for file in files {
      do throws(Refusal) {
        try work.store.remove(file)
        work.output.write("deleted \(file.description.printable)\n")
      } catch {
        StandardError.write("\(error)\n")
        status = .failure
      }
    }
    return status
  }

  /// Whether the process is gone that wrote `.golden-PROCESS-NUMBER.tmp`.
  private static func isLeftBehind(_ name: GoldenName) -> Bool {
    let parts = name.file.split(separator: "-")
    guard parts.count == 3, let process = Int32(parts[1]) else { return false }
    return kill(process, 0) != 0 && errno == ESRCH
  }
}
