import UIKit

/// The way from the application to elements, step by step; followed anew at each use.
@MainActor struct ElementPath {
  /// One step of the way.
  enum Step {
    /// Everything inside, of a kind or of any.
    case descendants(AccessibilityKind?)
    /// Only what stands directly inside.
    case children(AccessibilityKind?)
    /// Those with a name.
    case named(String)
    /// Those of a kind, and with a name if one is given.
    case matching(AccessibilityKind?, String?)
    /// Those that hold an element of a kind, and with a name if one is given.
    case containing(AccessibilityKind?, String?)
    /// One of them, counted from 0; from -1 it counts from the end.
    case at(Int)
  }

  private(set) var steps: [Step] = []
  /// The way as the test's source has it, such as `app.buttons["Next"]`.
  private(set) var text = "app"

  func adding(_ step: Step, _ text: String) -> ElementPath {
    var path = self
    path.steps.append(step)
    path.text += text
    return path
  }

  /// The same way, with a longer text only.
  func adding(text: String) -> ElementPath {
    var path = self
    path.text += text
    return path
  }

  /// The kind of the elements that the first `count` steps lead to.
  func kind(after count: Int) -> AccessibilityKind? {
    for step in steps.prefix(count).reversed() {
      switch step {
      case .descendants(let kind), .children(let kind): return kind
      case .matching(let kind?, _): return kind
      default: continue
      }
    }
    return nil
  }

  /// The kind of the elements that the way leads to.
  var kind: AccessibilityKind? { kind(after: steps.count) }

  /// The last name on the way.
  var name: String? {
    for step in steps.reversed() {
      switch step {
      case .named(let name), .matching(_, let name?): return name
      default: continue
      }
    }
    return nil
  }

  /// Whether the way leads through the keyboard.
  var asksForKeyboard: Bool {
    steps.contains { step in
      switch step {
      case .descendants(let kind), .children(let kind), .matching(let kind, _):
        return kind == .keyboard || kind == .key
      default: return false
      }
    }
  }
}
