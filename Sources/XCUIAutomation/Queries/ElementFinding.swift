import UIKit

extension ElementTree {
  private static var listLimit: Int { 5 }

  /// The one element that a path leads to, or the reason why there is none.
  func find(_ path: ElementPath, in application: UIApplication) throws(StepProblem) -> Int {
    let found = follow(path)
    if let index = found.indices.first {
      if found.indices.count == 1 { return index }
      throw ambiguous(path, found.indices)
    }
    throw missing(path, found, in: application)
  }

  private func ambiguous(_ path: ElementPath, _ indices: [Int]) -> StepProblem {
    var lines = indices.prefix(ElementTree.listLimit).map(describeWithPlace)
    if indices.count > lines.count { lines.append("and \(indices.count - lines.count) more") }
    let count = ElementNames.count(indices.count, path.kind)
    return StepProblem(
      reason: "\(count) match, so it is not clear which one is meant",
      advice: "Choose with element(boundBy:), firstMatch, or an accessibility identifier.",
      list: ("These match:", lines), wanted: wanted(path), tree: self)
  }

  private func wanted(_ path: ElementPath) -> StepProblem.Wanted {
    StepProblem.Wanted(name: path.name, kind: path.kind)
  }

  private func missing(
    _ path: ElementPath, _ found: FoundElements, in application: UIApplication
  ) -> StepProblem {
    if let reason = hiddenReason(path, in: application) {
      return StepProblem(reason: reason, wanted: wanted(path), tree: self)
    }
    guard !application.windows.isEmpty else {
      return StepProblem(
        reason: "the application shows no window",
        advice: "Its delegate must call makeKeyAndVisible() on one.", tree: self)
    }
    var step = found.deadEnd?.step ?? path.steps.count - 1
    // Where there is no button at all, the name of the missing one is still what helps.
    if ElementTree.name(of: path, at: step) == nil, ElementTree.name(of: path, at: step + 1) != nil
    {
      step += 1
    }
    let kind = path.kind(after: step + 1)
    var wanted = StepProblem.Wanted(kind: kind)
    wanted.name = ElementTree.name(of: path, at: step)
    return StepProblem(
      reason: reason(path, step, before: found.deadEnd?.before ?? 0), wanted: wanted, tree: self)
  }

  private static func name(of path: ElementPath, at step: Int) -> String? {
    guard path.steps.indices.contains(step) else { return nil }
    switch path.steps[step] {
    case .named(let name), .matching(_, let name?), .containing(_, let name?): return name
    default: return nil
    }
  }

  private func reason(_ path: ElementPath, _ step: Int, before: Int) -> String {
    let kind = path.kind(after: step + 1)
    guard path.steps.indices.contains(step) else { return "there is no such element" }
    switch path.steps[step] {
    case .descendants: return "there is no \(noun(kind)) on the screen"
    case .children: return "there is no \(noun(kind)) directly inside"
    case .named(let name), .matching(_, let name?):
      let quoted = ElementNames.quoted(name)
      return "there is no \(noun(kind)) \(quoted) on the screen\(otherKind(name, kind))"
    case .matching: return "there is no \(noun(kind)) among them"
    case .containing(let inner, let name):
      let content = name.map { "\(noun(inner)) \(ElementNames.quoted($0))" }
      return "no \(noun(kind)) contains \(content ?? ElementNames.one(inner))"
    case .at(let position):
      let count = ElementNames.count(before, kind)
      return
        "there \(before == 1 ? "is" : "are") only \(count), none at \(position) counted from 0"
    }
  }

  private func noun(_ kind: AccessibilityKind?) -> String {
    kind.map(ElementNames.singular) ?? "element"
  }

  /// A hint at an element that has the name but is of another kind.
  private func otherKind(_ name: String, _ kind: AccessibilityKind?) -> String {
    guard let kind else { return "" }
    let other = nodes.indices.first { index in
      nodes[index].view != nil && nodes[index].kind != kind && nodes[index].isCalled(name)
    }
    guard let other else { return "" }
    let what = ElementNames.one(nodes[other].kind)
    return nodes[other].label == name
      ? "; \(what) is called so" : "; \(what) is called so: \(describe(other))"
  }

  /// Why an element that exists cannot be seen; nil if there is none.
  private func hiddenReason(_ path: ElementPath, in application: UIApplication) -> String? {
    let whole = ElementTree.includingHidden(of: application)
    let hidden = whole.follow(path).indices.first { whole.nodes[$0].hiding != nil }
    guard let hidden, let reason = whole.nodes[hidden].hiding else { return nil }
    return "\(whole.describe(hidden)) is hidden: \(reason)"
  }
}
