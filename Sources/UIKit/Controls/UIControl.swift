import InterfaceBuilder

/// A view that reports what the user does with it to its targets.
@MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
  // MARK: - What it is

  private var targets: [TargetAction] = []
  /// Where each pair of target and action stands among the targets.
  private var places: [TargetKey: Int] = [:]

  private struct TargetKey: Hashable {
    let target: ObjectIdentifier?
    let action: Selector
  }

  /// Whether the user may use the control.
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  /// Whether the control is chosen.
  open var isSelected = false { didSet { setNeedsDisplay() } }
  /// Whether a finger is on the control.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  /// Whether a touch that began in the control is still followed.
  public private(set) var isTracking = false
  /// Whether the followed touch is inside the control.
  public private(set) var isTouchInside = false
  /// How the content is placed vertically.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center
  /// How the content is placed horizontally.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center

  /// Whether a tap opens the control's menu, instead of what it does otherwise.
  open var showsMenuAsPrimaryAction = false
  /// Opens the control's menu when a finger rests on it; nil while that is off.
  public private(set) var contextMenuInteraction: UIContextMenuInteraction?
  /// Whether a finger that rests on the control opens its menu.
  open var isContextMenuInteractionEnabled: Bool {
    get { contextMenuInteraction != nil }
    set {
      guard newValue != isContextMenuInteractionEnabled else { return }
      if let old = contextMenuInteraction { removeInteraction(old) }
      contextMenuInteraction = newValue ? UIContextMenuInteraction(delegate: self) : nil
      if let new = contextMenuInteraction { addInteraction(new) }
    }
  }

  /// The states the control is in.
  open var state: State {
    var state: State = .normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  // MARK: Targets

  /// Calls `action` on `target` at `controlEvents`; nil means the first responder that has it.
  ///
  /// The same pair again adds its events to those it has.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    let key = TargetKey(target: object.map { ObjectIdentifier($0) }, action: action)
    if let index = places[key], targets[index].matches(target: object, action: action) {
      targets[index].events.formUnion(controlEvents)
    } else {
      places[key] = targets.count
      targets.append(TargetAction(target: object, action: action, events: controlEvents))
    }
  }

  /// Makes a control that covers `frame` and runs an action when it did what it is for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Runs `action` at `controlEvents`; one of the same identifier takes the place of the old.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    let old = actions.filter { $0.action.identifier == action.identifier && $0.action !== action }
    for target in old { removeAction(target.action, for: controlEvents) }
    let target = actions.first { $0.action === action } ?? ActionTarget(action)
    if !actions.contains(where: { $0 === target }) { actions.append(target) }
    addTarget(target, action: ActionTarget.selector, for: controlEvents)
  }
  /// The actions, which nobody else may hold.
  private var actions: [ActionTarget] = []

  /// Stops running an action.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops running the action of a name.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    for target in actions where target.action.identifier == identifier {
      removeTarget(target, action: nil, for: controlEvents)
      if !targets.contains(where: { $0.target === target }) {
        actions.removeAll { $0 === target }
      }
    }
  }

  /// Stops calling `action` on `target`; nil stands for every target, or every action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    for index in targets.indices {
      let pair = targets[index]
      let isMeant =
        object == nil
        ? action == nil || pair.action == action : pair.matches(target: object, action: action)
      if isMeant { targets[index].events.subtract(controlEvents) }
    }
    targets.removeAll { $0.events.isEmpty }
    places = [:]
    for (index, pair) in targets.enumerated() {
      let key = TargetKey(target: pair.target.map { ObjectIdentifier($0) }, action: pair.action)
      places[key] = index
    }
  }

  /// Every target of the control.
  open var allTargets: Set<AnyHashable> {
    Set(targets.compactMap { ($0.target as? NSObject).map { AnyHashable($0) } })
  }

  /// Every event that has a target.
  open var allControlEvents: Event { targets.reduce(into: []) { $0.formUnion($1.events) } }

  /// The names of the actions of `target` at one event; nil when there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names =
      targets
      .filter {
        !$0.events.isDisjoint(with: controlEvent) && $0.matches(target: object, action: nil)
      }
      .map(\.action.name)
    return names.isEmpty ? nil : names
  }

  /// Calls the targets of the events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, event: nil) }

  /// Calls one action; subclasses see every action pass here.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if let target {
      TargetAction.call(action, on: target as AnyObject, sender: self, event: event)
    } else {
      TargetAction.sendAlongChain(action, sender: self, event: event, from: self)
    }
  }

  /// Runs one action; subclasses see every one pass here.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  func sendActions(for controlEvents: Event, event: UIEvent?) {
    for pair in targets where !pair.events.isDisjoint(with: controlEvents) {
      if pair.matches(target: nil, action: nil) {
        sendAction(pair.action, to: nil, for: event)
      } else if let target = pair.target as? ActionTarget {
        sendAction(target.action)
      } else if let target = pair.target {
        sendAction(pair.action, to: target, for: event)
      }
    }
  }

  /// Whether anything is called at the events.
  func hasTargets(for controlEvents: Event) -> Bool {
    targets.contains { !$0.events.isDisjoint(with: controlEvents) }
  }

  // MARK: Tracking

  /// Called when a touch begins; false stops following it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the followed touch moves; false stops following it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the followed touch ends.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the followed touch was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    isTouchInside = true
    isHighlighted = true
    sendActions(
      for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = isInsideTrackingArea(touch)
    isHighlighted = isTouchInside
    isTracking = continueTracking(touch, with: event)
    guard isTracking else { return }
    if isTouchInside != wasInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit, event: event)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, event: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let isInside = isInsideTrackingArea(touch)
    stopTracking()
    endTracking(touch, with: event)
    if isInside, showsMenuAsPrimaryAction, presentMenu(at: touch.location(in: self)) { return }
    sendActions(
      for: isInside ? touchUpInsideEvents : .touchUpOutside, event: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    stopTracking()
    cancelTracking(with: event)
    sendActions(for: .touchCancel, event: event)
  }

  /// The menu that a finger resting on the control opens; none unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Called before the control's menu is seen.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called when the control's menu closes.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Opens the menu that a tap opens; false when there is none.
  private func presentMenu(at point: CGPoint) -> Bool {
    guard let interaction = contextMenuInteraction else { return false }
    return interaction.open(at: point)
  }

  /// What a finger lifted inside sends; buttons add their primary action.
  var touchUpInsideEvents: Event { .touchUpInside }

  private func stopTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  /// While tracking, UIKit enlarges the area by about 70 points; without bounds there is none.
  func isInsideTrackingArea(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
  }

  // MARK: - How it is read

  /// The event that an action of a nib without `eventType` is for.
  var defaultEvent: Event { .touchUpInside }

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    isEnabled = element.bool("enabled") ?? true
    isSelected = element.bool("selected") ?? false
    isHighlighted = element.bool("highlighted") ?? false
    contentHorizontalAlignment =
      element.value("contentHorizontalAlignment", ContentHorizontalAlignment.init(nib:)) ?? .center
    contentVerticalAlignment =
      element.value("contentVerticalAlignment", ContentVerticalAlignment.init(nib:)) ?? .center
  }

  override class var keyedProperties: [String: KeyedProperty] {
    super.keyedProperties.merging([
      "enabled": KeyValueCoding.value(\UIControl.isEnabled),
      "selected": KeyValueCoding.value(\UIControl.isSelected),
    ]) { $1 }
  }
}
