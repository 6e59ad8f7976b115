import Synchronization

/// The callbacks that an app's own objects get, in the order in which they begin.
///
/// While a log is the current one of a task, these are written into it:
///
/// - of each controller: `viewDidLoad()`, `viewWillAppear(_:)`, `viewDidAppear(_:)`,
///   `viewWillDisappear(_:)`, `viewDidDisappear(_:)`, whether its class overrides them or not;
/// - `prepare(for:sender:)` with the segue's identifier, and the action of an unwind segue;
/// - actions of controls, bar button items, gestures and menus, and methods that were chosen for a
///   notification: by their selectors, as Swift would write them;
/// - methods that a translated class has for a delegate's protocol (see ``_noteCall(_:_:)``).
///
/// UIKit's own controllers are left out, and so are closures, which have no names. Layout callbacks
/// and `viewIsAppearing(_:)` are left out too: they come between each will and did.
package final class CallbackLog: Sendable {
  /// The log of the running task; nil unless a flow is recorded.
  @TaskLocal package static var current: CallbackLog?

  private struct State {
    var callbacks: [String] = []
    var hasNewScreen = false
  }

  private let state = Mutex(State())

  /// Makes an empty log.
  package init() {}

  /// Takes the callbacks so far, and whether any controller appeared or disappeared meanwhile, UIKit's
  /// included.
  package func take() -> (callbacks: [String], hasNewScreen: Bool) {
    state.withLock { state in
      defer { state = State() }
      return (state.callbacks, state.hasNewScreen)
    }
  }

  /// Notes a method that is about to be called on `object`, such as `viewDidLoad()`.
  static func note(_ method: String, of object: Any) {
    guard let current else { return }
    let type = type(of: object)
    // UIKit's own classes do what iOS does by itself.
    guard !String(reflecting: type).hasPrefix("UIKit.") else { return }
    let line = "\(String(describing: type)).\(method)"
    current.state.withLock { $0.callbacks.append(line) }
  }

  /// Notes an action that is about to be sent to `target`, if that has a method for it.
  static func note(_ action: Selector, of target: AnyObject) {
    guard current != nil,
      ClassRegistry.bindings(of: type(of: target)).methods[action.name] != nil
    else { return }
    note(swiftName(of: action), of: target)
  }

  /// Notes that a segue is about to be prepared by `controller`.
  static func note(preparing segue: UIStoryboardSegue, by controller: UIViewController) {
    guard current != nil else { return }
    let name = segue.identifier.map { " \(QuotedText.of($0))" } ?? ""
    note("prepare(for:sender:)\(name)", of: controller)
  }

  /// Notes that a controller appeared or disappeared, so that the screen shows something else.
  static func noteOtherScreen() {
    current?.state.withLock { $0.hasNewScreen = true }
  }

  /// `send()`, `send(_:)` or `send(_:forEvent:)` for the selectors of those names.
  private static func swiftName(of selector: Selector) -> String {
    let parts = selector.name.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 1, let base = parts.first else { return "\(selector.name)()" }
    let labels = parts.dropFirst().dropLast().map { $0.isEmpty ? "_:" : "\($0):" }
    return "\(base)(_:\(labels.joined()))"
  }
}

/// Notes that a method of a delegate's protocol begins; the source translator writes these calls.
///
/// It does nothing unless a flow golden is recorded.
public func _noteCall(_ object: Any, _ method: String) {
  CallbackLog.note(method, of: object)
}
