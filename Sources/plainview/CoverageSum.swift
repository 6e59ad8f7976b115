import UIKit

/// What `plainview coverage` tells of all files together.
@MainActor struct CoverageSum {
  /// How often something is there.
  private struct Count {
    var count = 0
    var files = 0
    var lastFile = -1
    let place: String
    let state: FileCoverage.State
  }

  private var counts: [UnreadName: Count] = [:]
  private var fileCount = 0
  private var read = 0
  private var listed = 0
  private var unknown = 0

  /// Whether some file holds what is neither read nor listed.
  var hasUnknown: Bool { unknown > 0 }

  /// Adds what one file holds.
  mutating func add(_ coverage: FileCoverage) {
    for entry in coverage.entries {
      switch entry.state {
      case .read: read += 1
      case .listed: listed += 1
      case .unknown: unknown += 1
      }
      guard entry.state != .read, !entry.isInUnread else { continue }
      var count =
        counts[entry.name]
        ?? Count(place: "\(coverage.file):\(entry.line)", state: entry.state)
      count.count += 1
      if count.lastFile != fileCount {
        count.lastFile = fileCount
        count.files += 1
      }
      counts[entry.name] = count
    }
    fileCount += 1
  }

  /// The table and the totals.
  var text: String {
    let sorted = counts.sorted { $0.key < $1.key }
    var lines: [String] = []
    for (name, count) in sorted where count.state == .unknown {
      lines.append("unknown: \(name): \(Self.places(count))")
    }
    for (name, count) in sorted {
      guard case .listed(let reason) = count.state else { continue }
      lines.append("listed: \(name): \(Self.places(count)): \(reason)")
    }
    lines.append(
      "\(read + listed + unknown) elements and attributes, \(read) read, \(listed) listed, "
        + "\(unknown) unknown")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func places(_ count: Count) -> String {
    "\(count.count) in \(count.files) \(count.files == 1 ? "file" : "files"), first \(count.place)"
  }
}
