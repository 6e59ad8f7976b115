import ConstraintSolver
import InterfaceBuilder

/// Something required that cannot hold together with what was required before it.
struct LayoutConflict {
  /// What is left out.
  let dropped: LayoutRows.Origin
  /// What it contradicts, in the order of adding; empty where it cannot hold by itself.
  let others: [LayoutRows.Origin]
}

/// Required constraints that cannot hold are left out in document order, as UIKit leaves one out
/// and logs it.
extension LayoutSystem {
  /// What is left out.
  var conflicts: [LayoutConflict] {
    var conflicts: [LayoutConflict] = []
    var known: Set<LayoutRows.Origin> = []
    for refusal in rows.refusals {
      let dropped = rows.rows[refusal.row].origin
      guard known.insert(dropped).inserted else { continue }
      var others: [LayoutRows.Origin] = []
      for row in refusal.others {
        let origin = rows.rows[row].origin
        if origin != dropped, !others.contains(origin) { others.append(origin) }
      }
      conflicts.append(LayoutConflict(dropped: dropped, others: others))
    }
    return conflicts
  }

  /// Says what is left out and was not before.
  func reportConflicts() {
    let conflicts = conflicts
    var broken: Set<Int> = []
    for conflict in conflicts {
      if case .constraint(let number) = conflict.dropped { broken.insert(number) }
      guard isNew(conflict.dropped) else { continue }
      if let diagnostic = diagnostic(of: conflict) {
        Diagnostics.report(diagnostic)
      } else {
        _UIKitDiagnostics.report(log(of: conflict))
      }
    }
    for (number, constraint) in scope.constraints.enumerated() {
      constraint.isBroken = broken.contains(number)
    }
  }

  private func isNew(_ dropped: LayoutRows.Origin) -> Bool {
    switch dropped {
    case .constraint(let number): return !scope.constraints[number].isBroken
    default:
      guard let storage = view(of: dropped)?.layout, !storage.saysConflict else { return false }
      storage.saysConflict = true
      return true
    }
  }

  /// The view that a row is about; nil for a constraint.
  func view(of origin: LayoutRows.Origin) -> UIView? {
    switch origin {
    case .root: return scope.root
    case .mask(let number), .size(let number): return participants[number]
    case .content(let number): return number < 0 ? scope.root : participants[number]
    case .stack(let number): return index.stacks[number].map { participants[$0] } ?? scope.root
    case .constraint: return nil
    }
  }

  /// What is left out, as something in a file; nil when it was made in code.
  func diagnostic(of conflict: LayoutConflict) -> Diagnostic? {
    let origin: NibOrigin?
    if case .constraint(let number) = conflict.dropped {
      origin = scope.constraints[number].nibOrigin
    } else {
      origin = view(of: conflict.dropped)?.nibOrigin
    }
    guard let origin else { return nil }
    let shown = conflict.others.prefix(3).map { text(of: $0, withPlace: true) }
    let more = conflict.others.count - shown.count
    var reason = shown.joined(separator: ", ")
    if more > 0 { reason += " and \(more) more" }
    let what = text(of: conflict.dropped, withPlace: false)
    return Diagnostic(
      severity: .warning, file: origin.file, line: origin.line, id: origin.id,
      message: reason.isEmpty
        ? "\(what) cannot hold; it is left out"
        : "\(what) cannot hold together with \(reason); it is left out")
  }

  /// What is left out, as UIKit logs it.
  private func log(of conflict: LayoutConflict) -> String {
    let dropped = text(of: conflict.dropped, withPlace: true)
    let all = conflict.others.map { text(of: $0, withPlace: true) } + [dropped]
    return "Unable to simultaneously satisfy constraints.\n"
      + all.map { "    \($0)\n" }.joined()
      + "Will attempt to recover by breaking constraint\n    \(dropped)"
  }

  private func text(of origin: LayoutRows.Origin, withPlace: Bool) -> String {
    if case .constraint(let number) = origin {
      let constraint = scope.constraints[number]
      return withPlace ? constraint.equationWithPlace : constraint.equation
    }
    let name = view(of: origin).map { LayoutNames.name(of: $0) } ?? "nothing"
    let line = view(of: origin)?.nibOrigin.map { " (line \($0.line))" } ?? ""
    let what: String
    switch origin {
    case .root: what = "the size of \(name)"
    case .mask: what = "the autoresizing mask of \(name)"
    case .content: what = "the content of \(name)"
    case .stack: what = "the arrangement of \(name)"
    case .size: what = "the least size of \(name)"
    case .constraint: what = name
    }
    return withPlace ? what + line : what
  }
}
