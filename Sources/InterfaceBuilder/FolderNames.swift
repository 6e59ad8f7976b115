import Foundation
import Synchronization

/// The names in folders, asked of the disk once as long as a folder stays as it was: many files of
/// a run lie in one folder, and each of them asks what lies beside it.
package enum FolderNames {
  private struct Listing {
    var changed: ChangeTime
    var names: [String]
  }

  /// When a folder got or lost a name.
  private struct ChangeTime: Equatable {
    var seconds: Int
    var nanoseconds: Int

    init?(of path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      seconds = Int(time.tv_sec)
      nanoseconds = Int(time.tv_nsec)
    }

    /// Whether no change made from now on can have the same time as the last one: clocks of disks
    /// are coarse.
    var isPast: Bool { Date().timeIntervalSince1970 - Double(seconds) > 2 }
  }

  /// How many folders are kept in mind.
  private static let limit = 32
  private static let known = Mutex<[String: Listing]>([:])

  /// The names in the folder at `path` that end in `suffix`, in the order of the alphabet; none
  /// where there is no such folder or it cannot be read.
  package static func names(in path: String, endingIn suffix: String) -> [String] {
    let path = path.isEmpty ? "." : path
    guard let changed = ChangeTime(of: path) else { return [] }
    let names = known.withLock { $0[path].flatMap { $0.changed == changed ? $0.names : nil } }
    return (names ?? list(path, changed)).filter { $0.hasSuffix(suffix) }.sorted()
  }

  private static func list(_ path: String, _ changed: ChangeTime) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    guard changed.isPast else { return names }
    known.withLock { known in
      if known.count >= limit { known = [:] }
      known[path] = Listing(changed: changed, names: names)
    }
    return names
  }
}
