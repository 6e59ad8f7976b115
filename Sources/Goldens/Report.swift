/// Words a verdict: what happened first, then the place, the diff, and last how to accept it.
struct Report {
  let check: GoldenCheck
  let verdict: Verdict
  let golden: String?
  let actual: String
  let pending: GoldenCheck.Pending

  /// The whole message; nil if there is nothing to tell.
  var message: String? {
    switch verdict {
    case .matches:
      return nil
    case .write(let reason):
      let (heading, diff, line) = body(of: reason, written: true)
      let ending = "Every write fails its test: run again to compare with it."
      return ([heading, "\(check.name):\(line)"] + diff + [ending]).joined(separator: "\n")
    case .fail(let reason):
      let (heading, diff, line) = body(of: reason, written: false)
      let parts = [heading, "\(check.name):\(line)"] + diff + howToAccept(reason)
      return parts.joined(separator: "\n")
    }
  }

  private func body(
    of reason: Reason, written: Bool
  ) -> (heading: String, diff: [String], line: Int) {
    switch reason {
    case .missing:
      if written { return ("Recorded a new golden.", [], 1) }
      let diff = LineDiff(from: "", to: actual)
      return ("There is no golden yet.", drawn(diff), 1)
    case .different:
      let golden = golden ?? ""
      let diff =
        check.context == .full
        ? LineDiff(from: golden, to: actual) : LineDiff.readable(from: golden, to: actual)
      let subject = written ? "Replaced a golden the text differs from" : "The text differs"
      let lines = (check.context == .full ? nil : sideBySide()) ?? drawn(diff)
      return ("\(subject): \(changes(diff)).", lines, diff.firstLine)
    case .damaged(let damage):
      return damaged(damage, written: written)
    case .refused(let refusal):
      return (refusal.description, [], 1)
    case .tooLarge(let size, let limit):
      return ("The text has \(size) bytes; a golden may have \(limit).", [], 1)
    }
  }

  private func damaged(
    _ damage: Damage, written: Bool
  ) -> (heading: String, diff: [String], line: Int) {
    let subject = written ? "Replaced a golden that is no good: it" : "The golden"
    let heading = "\(subject) \(damage)."
    guard let golden else { return (heading, [], damage.line) }
    // What is wrong with every line would hide what else differs, so it is set right first.
    var bytes = Array(golden.utf8)
    if bytes.starts(with: GoldenText.byteOrderMark) { bytes.removeFirst(3) }
    bytes.removeAll { $0 == UInt8(ascii: "\r") }
    let diff = LineDiff(from: String(decoding: bytes, as: UTF8.self), to: actual)
    if diff.changes.isEmpty { return (heading, ["Apart from that, it is the same."], damage.line) }
    return ("\(heading) Apart from that: \(changes(diff)).", drawn(diff), damage.line)
  }

  private func changes(_ diff: LineDiff) -> String {
    let reindented = diff.reindented > 0 ? ", \(diff.reindented) only indented otherwise" : ""
    return "\(counted(diff.removed, "line")) removed, \(diff.added) added\(reindented)"
  }

  private func drawn(_ diff: LineDiff) -> [String] {
    UnifiedDiff.lines(
      of: diff, oldName: check.name.description, newName: Self.newName,
      limits: .failure(check.context), coloured: check.isColoured)
  }

  private static let newName = "this run"

  /// Two screens beside each other, and what changed below them; nil if a diff tells it better.
  private func sideBySide() -> [String]? {
    guard let golden,
      let screens = SideBySide(from: golden, to: actual, coloured: check.isColoured)
    else { return nil }
    return screens.lines(
      oldName: check.name.description, newName: Self.newName,
      limits: .failure(check.context))
  }

  private func howToAccept(_ reason: Reason) -> [String] {
    let needed: SnapshotMode
    switch reason {
    case .missing: needed = .missing
    case .different: needed = .failed
    case .damaged: needed = .all
    case .refused: return ["Put that right and run again; no mode writes there."]
    case .tooLarge: return ["Take a snapshot of less; no mode writes it."]
    }
    switch pending {
    case .left:
      let review = check.store.commandToAccept(check.name)
      return ["To accept it: \(review)", "or: \(command(for: needed))"]
    case .refused(let refusal):
      return ["No \(check.name.pendingPath) for a review: \(refusal)"]
        + ["To accept it: \(command(for: needed))"]
    case .none:
      break
    }
    let locked = "CI is set, so nothing is written here."
    let wouldWrite = check.choice.source != .environment && check.choice.mode.includes(needed)
    if wouldWrite { return ["\(locked) To accept it, run this test where CI is not set."] }
    return ["\(locked) To accept it elsewhere: \(command(for: needed))"]
  }

  private func command(for needed: SnapshotMode) -> String {
    // What the call or what is around it says is stronger than the variable, so that must change.
    if check.choice.mode != needed {
      let said = "(record: .\(check.choice.mode))` to `.\(needed)`"
      switch check.choice.source {
      case .call: return "change the call's `record: .\(check.choice.mode)` to `.\(needed)`"
      case .trait: return "change the trait `.snapshots\(said)"
      case .scope: return "change `withSnapshotTesting\(said)"
      case .environment, .standard: break
      }
    }
    let filter = check.filter.map { " --filter \($0)" } ?? ""
    let record = "\(RecordingEnvironment.recordVariable)=\(needed.rawValue)"
    return "\(check.store.variableForRuns)\(record) swift test\(filter)"
  }
}
