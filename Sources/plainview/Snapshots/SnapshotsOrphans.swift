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
    let status = find(work, deletes: deletes)
    return work.reportStrangers() || status != .success ? status : .failure
  }

  private static func find(_ work: SnapshotsWork, deletes: Bool) -> ExitStatus {
    do throws(Refusal) {
      guard let run = try RunRecord.latest(root: work.store.root) else {
        return unknown("no test run has compared a golden here yet. \(advice)")
      }
      if let why = run.whyIncomplete { return unknown("\(why). \(advice)") }
      guard let found = orphans(run, work) else { return .failure }
      for kept in found.kept {
        StandardError.write("\(kept.name): kept: \(kept.reason)".printable + "\n")
      }
      let files = found.orphans + work.leftovers
      return deletes ? delete(files, work) : list(files, work)
    } catch {
      StandardError.write("plainview: error: \(error)\n")
      return .failure
    }
  }

  /// The orphans of a run; nil where the sources do not tell which tests there are, which is said.
  private static func orphans(_ run: RunRecord, _ work: SnapshotsWork) -> Orphans? {
    do throws(Refusal) {
      // What stands in folders elsewhere is told by their own records.
      let tree = work.tree.without(work.store.others(in: run), in: work.store)
      return try Orphans(run: run, tree: tree) { functions throws(Refusal) in
        guard let package = work.package else {
          throw Refusal(path: work.store.folder, problem: .noSources)
        }
        return try TestPlace.find(functions, root: package)
      }
    } catch {
      _ = unknown("\(error)".printable)
      return nil
    }
  }

  private static let advice = "Run all tests (swift test), until they pass"

  private static func unknown(_ why: String) -> ExitStatus {
    let ending = why.hasSuffix(".") ? "" : "."
    StandardError.write("plainview: error: orphans cannot be told: \(why)\(ending)\n")
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
        for path in try work.store.removeOrphan(file) {
          work.output.write("deleted \(path.printable)\n")
        }
      } catch {
        StandardError.write("\(error)\n")
        status = .failure
      }
    }
    return status
  }
}
