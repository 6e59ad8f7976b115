import Foundation

extension NotificationCenter {
  /// Sends `selector` to `observer` for every notification of this name and sender; `nil` stands
  /// for any.
  ///
  /// The observer is not kept, and ends by itself when it goes away. Observers are told in the
  /// order they were added.
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    let observer = observer as AnyObject
    SelectorObservers.of(self).add(
      observer, selector: selector, name: name, sender: object.map { $0 as AnyObject })
  }

  /// Ends all observing of `observer`, or of the block that `observer` is the token of.
  public func removeObserver(_ observer: AnyObject) {
    SelectorObservers.of(self).remove(observer) { _, _ in true }
    let token: Any = observer
    removeObserver(token)
  }

  /// Ends observing of one notification name and sender; `nil` stands for any.
  public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
    let sender = object.map { $0 as AnyObject }
    SelectorObservers.of(self).remove(observer) { observedName, observedSender in
      (name == nil || name == observedName)
        && (sender == nil || sender.map(ObjectIdentifier.init) == observedSender)
    }
    let token: Any = observer
    removeObserver(token, name: name, object: object)
  }
}

/// The observers by selector of one notification center.
///
/// Foundation keeps observers in a dictionary, so the order of delivery would change from run to
/// run. One block observer per center receives everything and passes it on in the order of
/// registration.
private final class SelectorObservers: @unchecked Sendable {
  private struct Observer {
    weak var object: AnyObject?
    let identity: ObjectIdentifier
    let selector: Selector
    let name: Notification.Name?
    let sender: ObjectIdentifier?
    let order: Int
    /// The application whose code registered the observer; nil for code outside any.
    let application: ObjectIdentifier?

    /// Apps side by side in one process share the center, and must not hear each other.
    func hears(_ poster: ObjectIdentifier?) -> Bool {
      application == nil || poster == nil || application == poster
    }
  }

  private let lock = NSLock()
  private var byName: [Notification.Name?: [Observer]] = [:]
  private var count = 0
  private var purgeAt = 64

  private static let tableLock = NSLock()
  nonisolated(unsafe) private static var tables: [ObjectIdentifier: (Weak, SelectorObservers)] = [:]

  private struct Weak {
    weak var center: NotificationCenter?
  }

  static func of(_ center: NotificationCenter) -> SelectorObservers {
    tableLock.lock()
    defer { tableLock.unlock() }
    let key = ObjectIdentifier(center)
    if let (known, table) = tables[key], known.center === center { return table }
    tables = tables.filter { $0.value.0.center != nil }
    let table = SelectorObservers()
    tables[key] = (Weak(center: center), table)
    _ = center.addObserver(forName: nil, object: nil, queue: nil) { notification in
      table.deliver(notification)
    }
    return table
  }

  func add(_ object: AnyObject, selector: Selector, name: Notification.Name?, sender: AnyObject?) {
    lock.lock()
    defer { lock.unlock() }
    count += 1
    if count >= purgeAt { purge() }
    let observer = Observer(
      object: object, identity: ObjectIdentifier(object), selector: selector, name: name,
      sender: sender.map(ObjectIdentifier.init), order: count,
      application: RunningApplication.identity)
    byName[name, default: []].append(observer)
  }

  /// Forgets observers that went away; each time twice as late, so that adding stays cheap.
  private func purge() {
    byName = byName.mapValues { $0.filter { $0.object != nil } }
    purgeAt = count * 2
  }

  func remove(
    _ object: AnyObject, where matches: (Notification.Name?, ObjectIdentifier?) -> Bool
  ) {
    lock.lock()
    defer { lock.unlock() }
    let identity = ObjectIdentifier(object)
    for (name, observers) in byName {
      let kept = observers.filter { $0.identity != identity || !matches($0.name, $0.sender) }
      if kept.count != observers.count { byName[name] = kept }
    }
  }

  private func deliver(_ notification: Notification) {
    let sender = notification.object.map { ObjectIdentifier($0 as AnyObject) }
    let poster = RunningApplication.identity
    for observer in observers(of: notification.name) where observer.hears(poster) {
      guard observer.sender == nil || observer.sender == sender, let object = observer.object,
        isStillThere(observer)
      else { continue }
      CallbackLog.note(observer.selector, of: object)
      sendOrReport(observer.selector, to: object, arguments: [notification])
    }
  }

  private func observers(of name: Notification.Name) -> [Observer] {
    lock.lock()
    defer { lock.unlock() }
    let observers = (byName[name] ?? []) + (byName[nil] ?? [])
    return observers.sorted { $0.order < $1.order }
  }

  /// An observer told earlier about the same notification may have removed a later one.
  private func isStillThere(_ observer: Observer) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    return byName[observer.name]?.contains { $0.order == observer.order } == true
  }
}
