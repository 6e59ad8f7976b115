import Testing

@testable import UIKit

/// Notes everything a field says while it is edited: to its delegate, its targets and all others.
@MainActor final class EditingLog: NSObject, UITextFieldDelegate, UITextViewDelegate {
  private(set) var calls: [String] = []
  /// The questions that are answered with no.
  var refused: Set<String> = []
  private var targets: [ClosureTarget] = []
  private var observers: [NSObjectProtocol] = []

  /// Takes the calls so far.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  func add(_ call: String) { calls.append(call) }

  func watch(_ field: UITextField, onExit: Bool = false) {
    field.delegate = self
    var events: [(String, UIControl.Event)] = [
      ("editingDidBegin", .editingDidBegin), ("editingChanged", .editingChanged),
      ("editingDidEnd", .editingDidEnd), ("primaryActionTriggered", .primaryActionTriggered),
    ]
    if onExit { events.append(("editingDidEndOnExit", .editingDidEndOnExit)) }
    for (name, event) in events {
      let target = ClosureTarget { [weak self] _ in self?.add(name) }
      targets.append(target)
      field.addTarget(target, action: Selector(name), for: event)
    }
    observe(UITextField.textDidBeginEditingNotification, field, "begin notification")
    observe(UITextField.textDidChangeNotification, field, "change notification")
    observe(UITextField.textDidEndEditingNotification, field, "end notification")
  }

  func observe(_ name: Notification.Name, _ object: NSObject, _ call: String) {
    observers.append(
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
        MainActor.assumeIsolated { self.add(call) }
      })
  }

  private func ask(_ question: String, _ detail: String = "") -> Bool {
    add(question + detail)
    return !refused.contains(question)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("shouldBegin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { add("didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("shouldEnd") }
  func textFieldDidEndEditing(_ textField: UITextField) { add("didEnd") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    ask("shouldChange", " \(range.location)+\(range.length) \(string)")
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { add("didChangeSelection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("shouldClear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("shouldReturn") }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("shouldBegin") }
  func textViewDidBeginEditing(_ textView: UITextView) { add("didBegin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("shouldEnd") }
  func textViewDidEndEditing(_ textView: UITextView) { add("didEnd") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    ask("shouldChange", " \(range.location)+\(range.length) \(text == "\n" ? "return" : text)")
  }
  func textViewDidChange(_ textView: UITextView) { add("didChange") }
  func textViewDidChangeSelection(_ textView: UITextView) { add("didChangeSelection") }
}
