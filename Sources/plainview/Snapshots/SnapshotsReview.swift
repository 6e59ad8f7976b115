import Goldens

/// `plainview snapshots review`: a person steps through what waits and decides with single keys.
@MainActor enum SnapshotsReview {
  /// What a person may decide about one text.
  private enum Choice: Character {
    case accept = "a"
    case reject = "r"
    case skip = "s"
    case quit = "q"
  }

  private static let prompt = "(a) accept, (r) reject, (s) skip, (q) quit? "

  /// Steps through; the status tells whether anything still waits of what was asked for.
  static func run(_ work: SnapshotsWork, _ options: SnapshotsDiff.Options) -> ExitStatus {
    if work.environment.isCI {
      StandardError.write(SnapshotsDecision.locked)
      return .failure
    }
    guard Terminal.isThere else {
      StandardError.write(
        "plainview: error: review needs a terminal; without one there are plainview snapshots "
          + "status, diff, accept and reject\n")
      return .usage
    }
    guard !work.pending.isEmpty else { return SnapshotsStatus.run(work) }
    guard let counts = Terminal.readingKeys({ step(through: work, options) }) else {
      StandardError.write("plainview: error: the terminal cannot be read key by key\n")
      return .failure
    }
    let canRead = work.reportRefusals()
    let left = work.pending.count - counts.accepted - counts.rejected
    work.output.write(
      "\(counts.accepted) accepted, \(counts.rejected) rejected, \(left) left\n")
    return canRead && left == 0 ? .success : .failure
  }

  private static func step(
    through work: SnapshotsWork, _ options: SnapshotsDiff.Options
  ) -> (accepted: Int, rejected: Int) {
    var counts = (accepted: 0, rejected: 0)
    for (index, pending) in work.pending.enumerated() {
      let place = "[\(index + 1)/\(work.pending.count)] \(SnapshotsStatus.line(for: pending))"
      let heading = work.isColoured ? TerminalColour.yellow.applied(to: place) : place
      let difference = pending.picture(
        coloured: work.isColoured, context: options.context ?? work.environment.context,
        ignoresIndentation: options.ignoresIndentation)
      // What was typed before the question is no answer to it.
      Terminal.forgetKeys()
      work.output.write(heading + "\n" + SnapshotsDiff.text(difference, of: pending) + prompt)
      work.output.flush()
      let choice = choice(work.output)
      work.output.write("\(choice)\n\n")
      do throws(Refusal) {
        switch choice {
        case .accept:
          try work.store.accept(pending)
          counts.accepted += 1
        case .reject:
          try work.store.reject(pending)
          counts.rejected += 1
        case .skip:
          continue
        case .quit:
          return counts
        }
      } catch {
        work.output.write("\(error)\n")
      }
    }
    return counts
  }

  /// Waits for one of the four keys; the first other one is told that it is none.
  private static func choice(_ output: StandardOutput) -> Choice {
    var isTold = false
    while let key = Terminal.key() {
      if let choice = Choice(rawValue: key) { return choice }
      guard !isTold else { continue }
      isTold = true
      output.write("\nThis key decides nothing. \(prompt)")
      output.flush()
    }
    return .quit
  }
}
