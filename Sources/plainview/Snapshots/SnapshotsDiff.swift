import Goldens

/// `plainview snapshots diff`: how the texts that wait differ from their goldens.
@MainActor enum SnapshotsDiff {
  /// What a person says about how differences are shown.
  struct Options {
    /// Nil for what the environment says.
    var context: DiffContext?
    var ignoresIndentation = false
  }

  /// Shows each difference whole.
  static func run(_ work: SnapshotsWork, _ options: Options) -> ExitStatus {
    for pending in work.pending {
      let difference = pending.diff(
        coloured: work.isColoured, context: options.context ?? work.environment.context,
        ignoresIndentation: options.ignoresIndentation)
      work.output.write(text(difference, of: pending))
    }
    let canRead = work.reportRefusals()
    return canRead && work.pending.isEmpty ? .success : .failure
  }

  /// A difference with what is wrong with the golden, if anything is.
  static func text(_ difference: [String], of pending: PendingGolden) -> String {
    var lines = difference
    switch pending.kind {
    case .damaged(let damage): lines.append("(the golden \(damage))")
    case .same: lines.append("(the golden is the same by now)")
    case .refused(let refusal): lines.append("(\(refusal))")
    case .new, .different: break
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
