import Foundation
import Goldens

/// `plainview snapshots report`: a page about what failed in the last test run.
@MainActor enum SnapshotsReport {
  /// Writes `index.html` into a folder, which is made if need be.
  static func run(_ work: SnapshotsWork, folder: String) -> ExitStatus {
    do throws(Refusal) {
      guard let record = try RunRecord.latest(root: work.store.root) else {
        StandardError.write(
          "plainview: error: no test run has compared a golden here yet: run swift test\n")
        return .failure
      }
      var others: [(record: RunRecord, store: GoldenStore)] = []
      for store in work.store.others(in: record) {
        let noted = try RunRecord.of(run: record.run, root: store.root)
        if let noted { others.append((noted, store)) }
      }
      return write(ReportPage(record, of: work.store, others: others), to: folder, work)
    } catch {
      StandardError.write("plainview: error: \(error)\n")
      return .failure
    }
  }

  private static func write(
    _ page: ReportPage, to folder: String, _ work: SnapshotsWork
  ) -> ExitStatus {
    let path = folder.hasSuffix("/") ? folder + "index.html" : folder + "/index.html"
    var bytes = Data()
    page.write { bytes.append(contentsOf: $0.utf8) }
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      // By way of another file, so that a page is either the old one or the whole new one.
      try bytes.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      StandardError.write("plainview: error: \(path) cannot be written\n")
      return .failure
    }
    let noun = page.count == 1 ? "golden" : "goldens"
    work.output.write("\(path): \(page.count) \(noun) that failed\n")
    return .success
  }
}
