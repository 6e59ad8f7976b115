import Foundation

extension Timer {
  /// Makes a timer that sends `selector` to `target` with itself as argument; the target is kept
  /// until the timer is invalidated.
  ///
  /// Foundation lets nobody set `userInfo`, so only `scheduledTimer` keeps it.
  public convenience init(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let box = Unchecked(target as AnyObject)
    self.init(timeInterval: timeInterval, repeats: repeats) { timer in
      sendOrReport(selector, to: box.value, arguments: [timer])
    }
  }

  /// Makes such a timer and adds it to the current run loop.
  @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = TargetTimer(
      timeInterval: timeInterval, target: target, selector: selector, userInfo: nil,
      repeats: repeats)
    timer.information = userInfo
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// A timer that has a `userInfo`.
private final class TargetTimer: Timer {
  nonisolated(unsafe) var information: Any?

  override var userInfo: Any? { information }
}
