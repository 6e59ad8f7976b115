@_exported import Foundation

/// An object that takes part in the responder chain: views, view controllers, windows and the
/// application.
@MainActor open class UIResponder: NSObject {
  /// Makes a responder outside any chain.
  public override init() { super.init() }

  /// The next responder in the chain, or nil at its end.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether the object accepts to become first responder; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the object agrees to give up the first responder's place.
  open var canResignFirstResponder: Bool { true }

  /// Whether the object receives keys at present.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Asks to receive keys; the present first responder is asked to resign first.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let current = window.firstResponder, !current.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Gives up receiving keys.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }

  /// Stops receiving keys without being asked: the user interface it was part of goes away.
  func loseFirstResponder() { responderWindow?.firstResponder = nil }

  /// The window whose first responder this object may become.
  var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let window = current as? UIWindow { return window }
      if let view = current as? UIView { return view.window }
      // A presented controller is followed by the one below, whose view may be gone.
      if let window = (current as? UIViewController)?.viewIfLoaded?.window { return window }
      responder = current.next
    }
    return nil
  }

  // MARK: Touches

  /// Tells that touches began; passes them on along the chain unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Tells that touches moved; passes them on along the chain unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Tells that touches ended; passes them on along the chain unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Tells that touches were taken away; passes them on along the chain unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Actions

  /// Whether the object would carry out `action`: it has a method of that name.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }

  /// The object that should carry out `action`: this one or another along the chain.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    var responder: UIResponder? = self
    while let current = responder {
      if current.canPerformAction(action, withSender: sender) { return current }
      responder = current.next
    }
    return nil
  }

  /// Who is told when traits of this object change, besides `traitCollectionDidChange`.
  var traitObservers: [TraitObserver] = []

  /// The keys of a hardware keyboard that the object has commands for.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Called for application and delegate, to change the menus of the whole app.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Called before a menu shows a command that the object carries out, to change how it looks.
  open func validate(_ command: UICommand) {}

  // MARK: Nibs

  /// Called when every object of the nib is made and connected.
  open func awakeFromNib() {}

  /// The properties of this class that a nib may set by name; subclasses add theirs to `super`'s.
  ///
  /// The role of key-value coding: outlets and user-defined runtime attributes end here.
  class var keyedProperties: [String: KeyedProperty] { [:] }

  /// Sets the property called `key`, as key-value coding does.
  ///
  /// Looks at properties of the source first, then at UIKit's own, then calls
  /// `setValue(_:forUndefinedKey:)`.
  open func setValue(_ value: Any?, forKey key: String) {
    if !KeyValueCoding.set(value, forKey: key, on: self) {
      setValue(value, forUndefinedKey: key)
    }
  }

  /// Sets the property at the end of `keyPath`, such as `layer.cornerRadius`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if !KeyValueCoding.set(value, forKeyPath: keyPath, on: self) {
      setValue(value, forUndefinedKey: keyPath)
    }
  }

  /// Called for a key that no property has; reports a diagnostic unless overridden.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueCoding.reportUndefinedKey(key, on: self)
  }
}
