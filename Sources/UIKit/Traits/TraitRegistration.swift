/// What a trait is: a type that names it. Only the traits that UIKit defines are known here.
public protocol UITraitDefinition: Sendable {}

/// A trait that has a value in every collection.
protocol TraitReader: UITraitDefinition {
  static func value(in values: TraitValues) -> AnyHashable
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: TraitReader {
  static func value(in values: TraitValues) -> AnyHashable { values.idiom }
}
/// How much room there is across.
public enum UITraitHorizontalSizeClass: TraitReader {
  static func value(in values: TraitValues) -> AnyHashable { values.horizontal }
}
/// How much room there is downwards.
public enum UITraitVerticalSizeClass: TraitReader {
  static func value(in values: TraitValues) -> AnyHashable { values.vertical }
}
/// Pixels a point.
public enum UITraitDisplayScale: TraitReader {
  static func value(in values: TraitValues) -> AnyHashable { values.scale }
}
/// Which way content runs.
public enum UITraitLayoutDirection: TraitReader {
  static func value(in values: TraitValues) -> AnyHashable { values.direction }
}
/// Light or dark.
public enum UITraitUserInterfaceStyle: TraitReader {
  static func value(in values: TraitValues) -> AnyHashable { values.style }
}
/// On the ground, or above other content.
public enum UITraitUserInterfaceLevel: TraitReader {
  static func value(in values: TraitValues) -> AnyHashable { values.level }
}
/// How large text is to be.
public enum UITraitPreferredContentSizeCategory: TraitReader {
  static func value(in values: TraitValues) -> AnyHashable { values.category }
}

/// A trait, by the type that names it.
public typealias UITrait = any UITraitDefinition.Type

/// What a registration for changes of traits is known by.
@MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// Someone who is told when some traits of an object change.
@MainActor final class TraitObserver: UITraitChangeRegistration {
  let traits: [UITrait]
  let tell: (UIResponder, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ tell: @escaping (UIResponder, UITraitCollection) -> Void) {
    self.traits = traits
    self.tell = tell
  }
}

/// An object whose traits others may register for: views and controllers.
@MainActor public protocol UITraitChangeObservable: UIResponder {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Lets `handler` know after any of `traits` changed, with the object and its traits before.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver(traits) { object, previous in
      if let object = object as? Self { handler(object, previous) }
    }
    traitObservers.append(observer)
    return observer
  }

  /// Sends `action` to `target`, or to the object itself, after any of `traits` changed; it may
  /// take the object.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: AnyObject? = nil, action: Selector
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver(traits) { [weak target, hasTarget = target != nil] object, _ in
      guard let receiver = hasTarget ? target : object else { return }
      _ = TargetAction.call(action, on: receiver, sender: object, event: nil)
    }
    traitObservers.append(observer)
    return observer
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.removeAll { $0 === registration }
  }
}

extension UIResponder {
  func tellTraitObservers(from previous: UITraitCollection, to traits: UITraitCollection) {
    for observer in traitObservers
    where observer.traits.contains(where: { traits.differs(from: previous, in: $0) }) {
      observer.tell(self, previous)
    }
  }
}
