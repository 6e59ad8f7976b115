import Foundation
import UIKit

/// Renders many files in several processes at once and tells the outcome in the order of the files.
///
/// UIKit runs on the main actor, so that one process draws one screen at a time. Each process gets a
/// piece of the list; what it writes waits in a file without a name, so that a long list takes no
/// memory, and the output is the same as that of one process.
struct RenderJobs: Sendable {
  /// Fewer files are done sooner than another process starts.
  private static let smallest = 24
  /// More files would wait too long for what stands before them.
  private static let largest = 512

  /// The `plainview` that the processes run.
  let executable: URL
  /// The arguments after `render` that are no files.
  let options: [String]
  /// How many processes run at once.
  let count: Int
  /// The files of each process, in order.
  let pieces: [[String]]

  /// Divides the files of `options`; nil when one process does them as well.
  init?(_ options: RenderOptions, executable: URL?) {
    count = options.jobs ?? ProcessInfo.processInfo.activeProcessorCount
    pieces = RenderJobs.pieces(of: options.files, jobs: count)
    guard let executable, count > 1, pieces.count > 1,
      RenderJobs.hasDescriptors(for: pieces.count)
    else { return nil }
    self.executable = executable
    self.options = options.optionArguments + ["--jobs=1", "--"]
  }

  /// Whether the standard streams are open, so that no other file gets their numbers, and enough
  /// further files may be opened: two for each piece, and those of the processes that run.
  private static func hasDescriptors(for pieces: Int) -> Bool {
    let standard = [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    guard standard.allSatisfy({ fcntl($0, F_GETFD) != -1 }) else { return false }
    return sysconf(Int32(_SC_OPEN_MAX)) >= 2 * pieces + 128
  }

  /// Two equal pieces for each process, because some files take longer than others.
  static func pieces(of files: [String], jobs: Int) -> [[String]] {
    let fewest = (files.count + largest - 1) / largest
    let count = max(1, min(files.count / smallest, max(2 * jobs, fewest)))
    return (0..<count).map { index in
      Array(files[files.count * index / count..<files.count * (index + 1) / count])
    }
  }

  /// Runs the processes; what none can be started for is rendered here, by `one`.
  @MainActor func run(output: StandardOutput, one: (String) -> Bool) -> ExitStatus {
    let jobs = pieces.compactMap { RenderJob(executable, options + $0) }
    guard jobs.count == pieces.count else { return Command.each(pieces.flatMap { $0 }, one) }
    let signals = RenderSignals { for job in jobs { job.stop() } }
    defer { signals.cancel() }
    let next = NextIndex()
    for _ in 0..<min(count, jobs.count) {
      Thread.detachNewThread {
        while let job = next.take(from: jobs) { job.run() }
      }
    }
    var status = ExitStatus.success
    for (job, files) in zip(jobs, pieces) {
      let isRendered = job.tell(output, files: files) ?? (Command.each(files, one) == .success)
      if !isRendered { status = .failure }
    }
    return status
  }
}

/// Which job is taken next, asked by several threads.
private final class NextIndex: @unchecked Sendable {
  private let lock = NSLock()
  private var index = 0

  func take<Job>(from jobs: [Job]) -> Job? {
    lock.withLock {
      defer { index += 1 }
      return index < jobs.count ? jobs[index] : nil
    }
  }
}
