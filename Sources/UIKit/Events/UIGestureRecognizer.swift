import InterfaceBuilder

/// Watches touches in a view and acts when they make a gesture.
@MainActor open class UIGestureRecognizer: NSObject, NibObject, KeyedObject {
  /// Where a recognizer is in its gesture.
  public enum State: Int, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed
    /// The same as `ended`, for gestures that are over at once.
    public static let recognized = State.ended
  }

  /// Where the recognizer is in its gesture.
  open var state: State = .possible
  /// The view whose touches are watched.
  public internal(set) weak var view: UIView?
  /// Whether touches are watched at all.
  open var isEnabled = true
  /// Whether a recognized gesture takes its touches away from the view.
  open var cancelsTouchesInView = true
  /// Whether the view sees touches only after the gesture failed; kept, with no effect.
  open var delaysTouchesBegan = false
  /// Whether the view sees the end only after the gesture failed; kept, with no effect.
  open var delaysTouchesEnded = true
  /// The name of the recognizer.
  open var name: String?
  /// Who may veto.
  open weak var delegate: UIGestureRecognizerDelegate?

  private var targets: [TargetAction] = []
  var startLocation = CGPoint.zero
  private var lastLocation = CGPoint.zero
  var touchCount = 1

  /// Makes a recognizer that calls `action` on `target`.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Makes a recognizer without a target.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Makes the recognizer that the present element of a nib describes.
  public required init?(coder: NSCoder) {
    super.init()
    if let nib = coder as? NibCoder { decode(nib.element, nib) }
  }

  /// Adds a target; the same pair counts once.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    guard !targets.contains(where: { $0.target === object && $0.action == action }) else { return }
    targets.append(TargetAction(target: object, action: action, events: []))
  }

  /// Removes a target; nil stands for all of them, or for all actions.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { pair in
      (target == nil || pair.target === target.map { $0 as AnyObject })
        && (action == nil || pair.action == action)
    }
  }

  /// Where the gesture is, in points of `view`.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(lastLocation, from: nil) ?? lastLocation
  }

  /// How many fingers take part.
  open var numberOfTouches: Int { touchCount }

  /// Lets this recognizer wait for another to fail; text runs have no time, so it has no effect.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Called when touches began.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .possible
    touchCount = touches.count
    startLocation = UIGestureRecognizer.middle(of: touches) ?? .zero
    lastLocation = startLocation
  }

  /// Called when touches moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    lastLocation = UIGestureRecognizer.middle(of: touches) ?? lastLocation
  }

  /// Called when touches ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lastLocation = UIGestureRecognizer.middle(of: touches) ?? lastLocation
  }

  /// Called when touches were taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  /// Brings the recognizer back to its beginning.
  open func reset() { state = .possible }

  /// The middle of all fingers, in points of the window.
  private static func middle(of touches: Set<UITouch>) -> CGPoint? {
    guard !touches.isEmpty else { return nil }
    // The same sum in whatever order the set is in.
    let points = touches.map(\.windowLocation).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
  }

  /// How far the touch moved since it began, in points of the window.
  var movement: CGPoint {
    CGPoint(x: lastLocation.x - startLocation.x, y: lastLocation.y - startLocation.y)
  }

  /// Ends the gesture with success, if view and delegate agree, and calls the targets.
  ///
  /// A gesture that lasts is recognized when it begins; `proceed(to:)` goes on with it.
  func recognize(as state: State = .ended) {
    guard view?.gestureRecognizerShouldBegin(self) ?? true,
      delegate?.gestureRecognizerShouldBegin(self) ?? true
    else {
      self.state = .failed
      return
    }
    proceed(to: state)
  }

  /// Goes on to a state and calls the targets, in the order in which they were added.
  func proceed(to state: State) {
    self.state = state
    for pair in targets { pair.send(sender: self, event: nil, from: view) }
  }

  // MARK: How it is read

  func decode(_ element: IBElement, _ coder: NibCoder) {
    isEnabled = element.bool("enabled") ?? true
    cancelsTouchesInView = element.bool("cancelsTouchesInView") ?? true
    delaysTouchesBegan = element.bool("delaysTouchesBegan") ?? false
    delaysTouchesEnded = element.bool("delaysTouchesEnded") ?? true
  }

  class var keyedProperties: [String: KeyedProperty] {
    ["delegate": KeyValueCoding.reference(\UIGestureRecognizer.delegate)]
  }
}

/// Who may veto what a recognizer does.
@MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether the gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether the recognizer may see the touch.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  /// Whether two recognizers may recognize together.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Yes, unless the delegate says otherwise.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// Yes, unless the delegate says otherwise.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// No, unless the delegate says otherwise.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
