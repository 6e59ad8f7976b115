/// One target and action: whom to call when something happens.
///
/// The target is held weakly, as UIKit does. A nil target means the first responder on the chain
/// that has the method.
@MainActor struct TargetAction {
  weak var target: AnyObject?
  let action: Selector
  var events: UIControl.Event
  private let isNilTargeted: Bool

  init(target: AnyObject?, action: Selector, events: UIControl.Event) {
    self.target = target
    self.action = action
    self.events = events
    isNilTargeted = target == nil
  }

  /// Whether this is the pair of `target` and `action`.
  func matches(target other: AnyObject?, action otherAction: Selector?) -> Bool {
    let sameTarget = other.map { target === $0 } ?? isNilTargeted
    return sameTarget && (otherAction == nil || otherAction == action)
  }

  /// Calls the action; the arguments are as many as its name takes: none, sender, event.
  func send(sender: AnyObject, event: UIEvent?, from view: UIView?) {
    if let target {
      TargetAction.call(action, on: target, sender: sender, event: event)
    } else if isNilTargeted {
      TargetAction.sendAlongChain(action, sender: sender, event: event, from: view)
    }
  }

  /// Calls `action` on `target`; says so when the target has no such method.
  @discardableResult
  static func call(
    _ action: Selector, on target: AnyObject, sender: AnyObject?, event: UIEvent?
  ) -> Bool {
    if let receiver = target as? any ActionReceiver {
      receiver.receive(action, sender: sender)
      return true
    }
    let arguments: [Any?] = [sender, event]
    CallbackLog.note(action, of: target)
    if _send(action, to: target, arguments: arguments).found { return true }
    Diagnostics.at((sender as? UIView)?.nibOrigin) {
      Diagnostics.report(
        "\(type(of: target)) has no method \"\(action.name)\" for this action", severity: .error)
    }
    return false
  }

  /// Calls `action` on the first responder of the chain that has it; false when there is none.
  @discardableResult
  static func sendAlongChain(
    _ action: Selector, sender: AnyObject?, event: UIEvent?, from view: UIView?
  ) -> Bool {
    let start: UIResponder? = view?.window?.firstResponder ?? view
    guard let found = start?.target(forAction: action, withSender: sender) as? UIResponder
    else { return false }
    CallbackLog.note(action, of: found)
    return _send(action, to: found, arguments: [sender, event]).found
  }
}

/// A target inside UIKit, called without a table of methods.
@MainActor protocol ActionReceiver: AnyObject {
  func receive(_ action: Selector, sender: AnyObject?)
}

/// A target that runs a closure.
@MainActor final class ClosureTarget: ActionReceiver {
  private let body: (AnyObject?) -> Void

  init(_ body: @escaping (AnyObject?) -> Void) { self.body = body }

  func receive(_ action: Selector, sender: AnyObject?) { body(sender) }
}
