import UIKit

/// Types into whatever has the keyboard's focus.
@MainActor struct Typing {
  let application: UIApplication

  /// Types `text` key by key. The focus may move meanwhile, as the return key often makes it.
  func type(_ text: String, in tree: ElementTree, element index: Int) throws(StepProblem) {
    var window = try focusedWindow(tree, index)
    var typed = ""
    for character in text {
      if !Keyboard.type(String(character), in: window) {
        guard let other = ElementTree(of: application).focusedInput(in: 0)?.window,
          Keyboard.type(String(character), in: other)
        else { throw lostFocus(after: typed, of: text) }
        window = other
      }
      typed.append(character)
      application.commit()
    }
  }

  /// Presses one key of the keyboard.
  func press(_ stroke: KeyStroke, in tree: ElementTree) throws(StepProblem) {
    let text: String
    switch stroke {
    case .text(let characters): text = characters
    case .returnKey: text = "\n"
    case .delete: text = "\u{8}"
    }
    try type(text, in: tree, element: 0)
  }

  /// Deletes all text of the input inside the element at `index`.
  func clear(in tree: ElementTree, element index: Int) throws(StepProblem) {
    let window = try focusedWindow(tree, index)
    guard let input = tree.focusedInput(in: index) else { return }
    // No more keys than there are characters, so that a delegate that refuses ends the step.
    var remaining = tree.nodes[index].value?.count ?? 0
    while input.hasText, remaining > 0 {
      guard Keyboard.type("\u{8}", in: window) else { break }
      application.commit()
      remaining -= 1
    }
    guard input.hasText else { return }
    throw tree.problem(index, "\(tree.describe(index)) keeps its text: the delete key is refused")
  }

  private func focusedWindow(_ tree: ElementTree, _ index: Int) throws(StepProblem) -> UIWindow {
    if let window = tree.focusedInput(in: index)?.window { return window }
    let element = tree.describe(index)
    guard let focus = tree.focusedInput(in: 0), let place = tree.index(of: focus) else {
      throw tree.problem(
        index, "neither \(element) nor anything in it has keyboard focus",
        advice: "Tap a text input first.")
    }
    throw tree.problem(
      index, "neither \(element) nor anything in it has keyboard focus",
      advice: "The focus is in \(tree.describe(place)); tap the element first.")
  }

  private func lostFocus(after typed: String, of text: String) -> StepProblem {
    let rest = text.dropFirst(typed.count)
    return StepProblem(
      reason:
        "nothing has keyboard focus any more after \(ElementNames.quoted(typed)), so "
        + "\(ElementNames.quoted(String(rest))) cannot be typed",
      tree: ElementTree(of: application))
  }
}
