import Foundation
import Synchronization
import Testing

@testable import UIKit

/// A class with a table written by hand, as for a class that is not translated.
private class Listener: NSObject {
  var heard: [String] = []
  var name = "?"
  let log: Log

  init(_ name: String, log: Log = Log()) {
    self.name = name
    self.log = log
  }

  func hear(_ notification: Notification) {
    log.lines.append("\(name) \(notification.name.rawValue)")
  }
  func stop(_ notification: NSNotification) {
    log.lines.append("\(name) stops")
    log.victim.map { NotificationCenter.default.removeObserver($0) }
  }
  func pair(_ a: Int, _ b: String?) -> String { "\(a)\(b ?? "-")" }

  static func prepare() {
    ClassRegistry.register(Listener.self) { t in
      t.property("name", of: Listener.self, get: { $0.name }, set: { $0.name = $1 })
      t.method("hear:", of: Listener.self) { o, a in
        guard let p0 = a.value(0, as: Notification.self) else { return nil }
        o.hear(p0)
        return nil
      }
      t.method("stop:", of: Listener.self) { o, a in
        guard let p0 = a.value(0, as: NSNotification.self) else { return nil }
        o.stop(p0)
        return nil
      }
      t.method("pair::", of: Listener.self) { o, a in
        guard let p0 = a.value(0, as: Int.self), let p1 = a.value(1, as: String?.self) else {
          return nil
        }
        return o.pair(p0, p1)
      }
    }
  }
}

private class Log {
  var lines: [String] = []
  var victim: AnyObject?
}

@MainActor @Suite(.serialized) struct RuntimeTests {
  init() { Listener.prepare() }

  @Test func observersAreToldInTheOrderTheyCame() {
    let log = Log()
    let name = Notification.Name("order")
    let listeners = (0..<20).map { Listener("\($0)", log: log) }
    for (index, listener) in listeners.enumerated() {
      NotificationCenter.default.addObserver(
        listener, selector: "hear:", name: index % 3 == 0 ? nil : name, object: nil)
    }
    NotificationCenter.default.post(name: name, object: nil)
    #expect(log.lines == (0..<20).map { "\($0) order" })
    for listener in listeners { NotificationCenter.default.removeObserver(listener) }
    NotificationCenter.default.post(name: name, object: nil)
    #expect(log.lines.count == 20)
  }

  @Test func anObserverIsNotKeptAndEndsWithItsObject() {
    let log = Log()
    let name = Notification.Name("weak")
    weak var gone: Listener?
    do {
      let listener = Listener("a", log: log)
      gone = listener
      NotificationCenter.default.addObserver(listener, selector: "hear:", name: name, object: nil)
    }
    #expect(gone == nil)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(log.lines.isEmpty)
  }

  @Test func anObserverMayRemoveALaterOne() {
    let log = Log()
    let name = Notification.Name("remove")
    let first = Listener("first", log: log), second = Listener("second", log: log)
    log.victim = second
    NotificationCenter.default.addObserver(first, selector: "stop:", name: name, object: nil)
    NotificationCenter.default.addObserver(second, selector: "hear:", name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(log.lines == ["first stops"])
    NotificationCenter.default.removeObserver(first, name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(log.lines == ["first stops"])
    log.victim = nil
  }

  @Test func onlyTheNamedSenderIsHeard() {
    let log = Log(), sender = NSObject(), other = NSObject()
    let listener = Listener("a", log: log)
    NotificationCenter.default.addObserver(listener, selector: "hear:", name: nil, object: sender)
    NotificationCenter.default.post(name: Notification.Name("x"), object: other)
    NotificationCenter.default.post(name: Notification.Name("y"), object: sender)
    #expect(log.lines == ["a y"])
    NotificationCenter.default.removeObserver(listener, name: nil, object: sender)
    NotificationCenter.default.post(name: Notification.Name("y"), object: sender)
    #expect(log.lines == ["a y"])
  }

  @Test func tokensOfBlocksCanStillBeRemoved() {
    let count = Mutex(0)
    let name = Notification.Name("block")
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      _ in
      count.withLock { $0 += 1 }
    }
    NotificationCenter.default.post(name: name, object: nil)
    NotificationCenter.default.removeObserver(token)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(count.withLock { $0 } == 1)
  }

  @Test func argumentsAreDroppedAndPadded() {
    let listener = Listener("a")
    #expect(_send("pair::", to: listener, arguments: [1, "b", 3]).result as? String == "1b")
    #expect(_send("pair::", to: listener, arguments: [1]).result as? String == "1-")
    #expect(_send("nothing", to: listener).found == false)
    #expect(listener.responds(to: "pair::"))
    #expect(!listener.responds(to: nil))
    #expect(listener.perform("pair::", with: 4, with: "x").takeUnretainedValue() as? String == "4x")
  }

  @Test func anArgumentOfAnotherTypeIsReportedAndNothingIsCalled() {
    let reports = Mutex<[String]>([])
    _UIKitDiagnostics.setHandler { text in reports.withLock { $0.append(text) } }
    defer { _UIKitDiagnostics.setHandler(nil) }
    let listener = Listener("a")
    #expect(_send("pair::", to: listener, arguments: [NSObject(), "b"]).result == nil)
    listener.perform("unknown")
    _ = _send("setName:", to: listener, arguments: [NSObject()])
    #expect(listener.name == "a")
    _ = _send("setName:", to: listener, arguments: ["b"])
    #expect(listener.name == "b")
    #expect(
      reports.withLock { $0 } == [
        "Listener: argument 1 of pair:: is NSObject where Int is needed; nothing was called",
        "Listener has no method unknown",
        "Listener: argument 1 of setName: is NSObject where String is needed; nothing was called",
      ])
  }

  @Test func timersAndDelayedMessagesArrive() {
    let log = Log()
    let listener = Listener("t", log: log)
    listener.perform("pair::", with: 1, afterDelay: 0)
    listener.perform("hear:", with: Notification(name: Notification.Name("late")), afterDelay: 0.01)
    listener.perform("hear:", with: Notification(name: Notification.Name("early")), afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: listener, selector: "pair::", object: 1)
    let timer = Timer.scheduledTimer(
      timeInterval: 0.001, target: listener, selector: "hear:", userInfo: "info", repeats: false)
    #expect(timer.userInfo as? String == "info")
    timer.invalidate()
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    #expect(log.lines == ["t early", "t late"])
    listener.perform("hear:", with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: listener)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.02))
    #expect(log.lines.count == 2)
  }

  @Test func valuesConvertAsAFileWritesThem() {
    #expect(_convert(NSNumber(value: 3), to: Int.self) == 3)
    #expect(_convert("3", to: Int.self) == 3)
    #expect(_convert("3.5", to: CGFloat.self) == 3.5)
    #expect(_convert(3, to: Double?.self) == 3)
    #expect(_convert(2.9, to: Int.self) == 2)
    #expect(_convert(1e300, to: Int.self) == nil)
    #expect(_convert(Double.nan, to: Int.self) == nil)
    #expect(_convert(300, to: UInt8.self) == nil)
    #expect(_convert("YES", to: Bool.self) == true)
    #expect(_convert(1, to: Bool.self) == true)
    #expect(_convert(true, to: Int.self) == 1)
    #expect(_convert("x", to: Int.self) == nil)
    #expect(_convert(3, to: String.self) == nil)
    #expect(_convert("a", to: NSString.self) == "a")
    #expect(_convert(nil, to: Int.self) == nil)
    #expect(_convert(nil, to: Int?.self) == .some(.none))
    #expect(_convert(Optional<Int>.none as Any, to: Int?.self) == .some(.none))
    #expect(_convert(NSObject(), to: Log?.self) == nil)
    #expect(_convert([NSObject()] as [AnyObject], to: [NSObject].self)?.count == 1)
    #expect(_convert([NSObject()] as [AnyObject], to: [Listener]?.self) == nil)
    #expect(_convert("a", to: Any.self) as? String == "a")
  }

  @Test(arguments: ["", "a.b", "$s3App", "1x", "RuntimeTests.x\u{1}y", "Größe", "a b"])
  func namesOfNoClassFindNone(name: String) {
    #expect(ClassRegistry.class(named: name, modules: ["UIKitTests", "", "No"]) == nil)
  }
}
