import Dispatch
import Foundation

extension NSObject {
  /// Sends a message from the current run loop once `delay` seconds have passed; receiver and
  /// argument are kept till then.
  public func perform(
    _ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval
  ) {
    DelayedMessages.shared.add(selector, to: self, argument: argument, delay: delay)
  }

  /// Sends a message from the main queue; at once when `wait` is true, since whoever waits is taken
  /// to be there.
  public func performSelector(
    onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool
  ) {
    if wait {
      sendOrReport(selector, to: self, arguments: [argument])
      return
    }
    let box = Unchecked((self, argument))
    DispatchQueue.main.async {
      sendOrReport(selector, to: box.value.0, arguments: [box.value.1])
    }
  }

  /// Takes back every delayed message to `target`.
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedMessages.shared.cancel(target as AnyObject) { _, _ in true }
  }

  /// Takes back the delayed messages to `target` with this selector and argument.
  public class func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object: Any?
  ) {
    let wanted = object.map { $0 as AnyObject }
    DelayedMessages.shared.cancel(target as AnyObject) { name, argument in
      guard name == selector else { return false }
      if argument === wanted { return true }
      guard let left = argument as? NSObject, let right = wanted as? NSObject else { return false }
      return left.isEqual(right)
    }
  }
}

/// The messages that wait for their time.
///
/// The run loop does not promise an order for timers that are due together, so a timer that fires
/// delivers everything due before its own message first.
private final class DelayedMessages: @unchecked Sendable {
  static let shared = DelayedMessages()

  private struct Message {
    let target: AnyObject
    let selector: Selector
    let argument: Any?
    /// Seconds of uptime.
    let due: TimeInterval
    let order: Int
    let timer: Timer
  }

  private let lock = NSLock()
  private var count = 0
  /// The messages of each run loop, in the order of their time.
  private var waiting: [ObjectIdentifier: [Message]] = [:]

  func add(_ selector: Selector, to target: AnyObject, argument: Any?, delay: TimeInterval) {
    let loop = RunLoop.current
    let key = ObjectIdentifier(loop)
    let delay = delay.isFinite ? max(delay, 0) : 0
    lock.lock()
    defer { lock.unlock() }
    count += 1
    let order = count
    let timer = Timer(timeInterval: delay, repeats: false) { [self] _ in deliver(upTo: order, key) }
    let message = Message(
      target: target, selector: selector, argument: argument,
      due: ProcessInfo.processInfo.systemUptime + delay, order: order, timer: timer)
    let place = waiting[key]?.lastIndex { $0.due <= message.due }.map { $0 + 1 } ?? 0
    waiting[key, default: []].insert(message, at: place)
    loop.add(timer, forMode: .common)
  }

  func cancel(_ target: AnyObject, where matches: (Selector, AnyObject?) -> Bool) {
    lock.lock()
    defer { lock.unlock() }
    for (key, messages) in waiting {
      var kept: [Message] = []
      for message in messages {
        let argument = message.argument.map { $0 as AnyObject }
        if message.target === target && matches(message.selector, argument) {
          message.timer.invalidate()
        } else {
          kept.append(message)
        }
      }
      waiting[key] = kept.isEmpty ? nil : kept
    }
  }

  private func deliver(upTo order: Int, _ key: ObjectIdentifier) {
    while let message = next(upTo: order, key) {
      message.timer.invalidate()
      sendOrReport(message.selector, to: message.target, arguments: [message.argument])
      if message.order == order { break }
    }
  }

  /// Takes out the first message, unless the one whose timer fired is already gone.
  private func next(upTo order: Int, _ key: ObjectIdentifier) -> Message? {
    lock.lock()
    defer { lock.unlock() }
    guard var messages = waiting[key], messages.contains(where: { $0.order == order }) else {
      return nil
    }
    let message = messages.removeFirst()
    waiting[key] = messages.isEmpty ? nil : messages
    return message
  }
}

/// Carries a value into a closure that the run loop calls later on the thread it belongs to.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
