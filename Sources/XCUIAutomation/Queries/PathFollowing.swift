import UIKit

/// What following a path led to.
struct FoundElements {
  /// The places of the elements, in the order of the screen.
  var indices: [Int]
  /// The number of the first step that led to nothing, and how many elements there were before it.
  var deadEnd: (step: Int, before: Int)?
}

extension ElementTree {
  /// Follows a path from the application on, in one walk over the elements for each step.
  ///
  /// Keys have no place on the screen: unless the path asks for the keyboard, they are found by
  /// name only, and only if nothing else is called so, as in `app.buttons["Done"]`.
  func follow(_ path: ElementPath) -> FoundElements {
    let asksForKeyboard = path.asksForKeyboard
    var found = [0]
    var keepsKeys = asksForKeyboard
    for (number, step) in path.steps.enumerated() {
      if case .at = step, !keepsKeys { found.removeAll { nodes[$0].isKeyboard } }
      var next = take(step, from: found)
      if !asksForKeyboard, ElementTree.isByName(step) {
        keepsKeys = next.allSatisfy { nodes[$0].isKeyboard }
        if !keepsKeys { next.removeAll { nodes[$0].isKeyboard } }
      }
      if next.isEmpty { return FoundElements(indices: [], deadEnd: (number, found.count)) }
      found = next
    }
    if !keepsKeys { found.removeAll { nodes[$0].isKeyboard } }
    return FoundElements(indices: found, deadEnd: nil)
  }

  private static func isByName(_ step: ElementPath.Step) -> Bool {
    switch step {
    case .named, .matching(_, .some): return true
    default: return false
    }
  }

  private func take(_ step: ElementPath.Step, from found: [Int]) -> [Int] {
    switch step {
    case .descendants(let kind): return descendants(of: found, kind)
    case .children(let kind): return children(of: found, kind)
    case .named(let name): return found.filter { nodes[$0].isCalled(name) }
    case .matching(let kind, let name): return found.filter { matches($0, kind, name) }
    case .containing(let kind, let name): return containing(found, kind, name)
    case .at(let position):
      let index = position < 0 ? found.count + position : position
      return found.indices.contains(index) ? [found[index]] : []
    }
  }

  private func matches(_ index: Int, _ kind: AccessibilityKind?, _ name: String?) -> Bool {
    let node = nodes[index]
    if let kind, node.kind != kind { return false }
    guard let name else { return true }
    return node.isCalled(name)
  }

  private func descendants(of found: [Int], _ kind: AccessibilityKind?) -> [Int] {
    var result: [Int] = []
    var next = 0
    for index in found {
      // Elements inside each other share their descendants; each counts once.
      let start = max(index + 1, next)
      let end = nodes[index].end
      guard start < end else { continue }
      for candidate in start..<end where kind == nil || nodes[candidate].kind == kind {
        result.append(candidate)
      }
      next = end
    }
    return result
  }

  private func children(of found: [Int], _ kind: AccessibilityKind?) -> [Int] {
    var result: [Int] = []
    for index in found {
      var child = index + 1
      while child < nodes[index].end {
        if kind == nil || nodes[child].kind == kind { result.append(child) }
        child = nodes[child].end
      }
    }
    return result.sorted()
  }

  private func containing(
    _ found: [Int], _ kind: AccessibilityKind?, _ name: String?
  ) -> [Int] {
    var before = [0]
    before.reserveCapacity(nodes.count + 1)
    var count = 0
    for index in nodes.indices {
      if matches(index, kind, name) { count += 1 }
      before.append(count)
    }
    return found.filter { before[nodes[$0].end] > before[$0 + 1] }
  }
}
