import Foundation
import Goldens
import Synchronization

/// The records of this run that this process writes in, one a package.
package final class SharedManifests: Sendable {
  /// The records of all tests of this process.
  package static let ofThisRun = SharedManifests()

  private let run: String
  // A package whose record cannot be written, as in a read-only tree, has none: its tests go on.
  private let manifests = Mutex<[String: RunManifest?]>([:])
  private let folders = Mutex<Set<[String]>>([])
  private let sum = Mutex(RunSum())

  private init() {
    run = RunIdentity.ofThisProcess()
    #if canImport(Glibc)
      // Only this tells how a process ends, and so whether its tests passed.
      on_exit({ status, _ in SharedManifests.ofThisRun.end(status) }, nil)
    #else
      atexit { SharedManifests.ofThisRun.end(nil) }
    #endif
  }

  /// Notes how a comparison ended.
  ///
  /// - Parameters:
  ///   - package: The root of the package whose record tells that there is a folder elsewhere; nil
  ///     for none.
  ///   - isSummed: Whether it counts for what is said at the end of the process.
  package func note(
    _ outcome: GoldenCheck.Outcome, _ golden: GoldenName, in store: GoldenStore, package: String?,
    location: String, isSummed: Bool
  ) {
    if isSummed { sum.withLock { $0.add(outcome.verdict) } }
    if store.isElsewhere, let package, package != store.root {
      let isNew = folders.withLock { $0.insert([package, store.folder]).inserted }
      if isNew { manifest(of: package)?.add(folder: store.folder, process: getpid()) }
    }
    guard let manifest = manifest(of: store.root) else { return }
    manifest.note(
      RunEvent(outcome, golden: golden, location: location, process: getpid()))
  }

  private func manifest(of root: String) -> RunManifest? {
    manifests.withLock { manifests in
      if let known = manifests[root] { return known }
      let manifest = try? RunManifest(root: root, run: run)
      manifest?.begin(
        process: getpid(), time: Date().timeIntervalSince1970, arguments: CommandLine.arguments)
      manifests[root] = .some(manifest)
      return manifest
    }
  }

  private func end(_ status: Int32?) {
    // Neither test framework has a place for it, and behind all its own lines it is seen.
    if let words = sum.withLock({ $0.words }) {
      try? FileHandle.standardError.write(contentsOf: Data("plainview: \(words)\n".utf8))
    }
    manifests.withLock { manifests in
      for manifest in manifests.values { manifest?.end(process: getpid(), status: status) }
    }
  }
}
