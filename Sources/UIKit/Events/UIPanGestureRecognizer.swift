import InterfaceBuilder

/// Recognizes a finger that is dragged.
///
/// Targets are called when the gesture begins, at every movement after that, and when the finger is
/// lifted.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest fingers that make the gesture.
  open var minimumNumberOfTouches = 1
  /// The most fingers that make the gesture.
  open var maximumNumberOfTouches = Int.max

  /// How far a finger travels before it drags, in points.
  private static let threshold: CGFloat = 10

  /// Where the translation counts from, in points of the window.
  private var origin = CGPoint.zero
  private var lastStep = CGPoint.zero

  /// How far the finger moved since the gesture began, in points of `view`.
  open func translation(in view: UIView?) -> CGPoint {
    UIPanGestureRecognizer.difference(from: origin, to: location(in: nil), in: view)
  }

  /// Lets the translation count on from a value, in points of `view`.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let here = location(in: view)
    let start = CGPoint(x: here.x - translation.x, y: here.y - translation.y)
    origin = view?.convert(start, to: nil) ?? start
  }

  /// How far the finger moved with the last event, as if each took a sixtieth of a second; in
  /// points of `view` a second.
  open func velocity(in view: UIView?) -> CGPoint {
    let here = location(in: nil)
    let before = CGPoint(x: here.x - lastStep.x, y: here.y - lastStep.y)
    let step = UIPanGestureRecognizer.difference(from: before, to: here, in: view)
    return CGPoint(x: step.x * 60, y: step.y * 60)
  }

  private static func difference(from start: CGPoint, to end: CGPoint, in view: UIView?) -> CGPoint
  {
    let first = view?.convert(start, from: nil) ?? start
    let last = view?.convert(end, from: nil) ?? end
    return CGPoint(x: last.x - first.x, y: last.y - first.y)
  }

  /// Whether a drag that is long enough may begin.
  var mayBegin: Bool {
    touchCount >= minimumNumberOfTouches && touchCount <= maximumNumberOfTouches
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    origin = startLocation
    lastStep = .zero
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let before = location(in: nil)
    super.touchesMoved(touches, with: event)
    let here = location(in: nil)
    lastStep = CGPoint(x: here.x - before.x, y: here.y - before.y)
    if state == .began || state == .changed { return proceed(to: .changed) }
    guard state == .possible, mayBegin,
      max(abs(movement.x), abs(movement.y)) >= UIPanGestureRecognizer.threshold
    else { return }
    recognize(as: .began)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .began || state == .changed {
      proceed(to: .ended)
    } else {
      state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed {
      proceed(to: .cancelled)
    } else {
      super.touchesCancelled(touches, with: event)
    }
  }

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    minimumNumberOfTouches = element.int("minimumNumberOfTouches") ?? 1
    maximumNumberOfTouches = element.int("maximumNumberOfTouches") ?? Int.max
  }
}

/// Recognizes a finger that is dragged from an edge of the screen.
@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which a drag counts.
  open var edges: UIRectEdge = []

  /// How near to the edge a finger begins, in points.
  private static let reach: CGFloat = 20

  override var mayBegin: Bool {
    guard super.mayBegin, let size = view?.window?.bounds.size else { return false }
    let reach = UIScreenEdgePanGestureRecognizer.reach
    let near: [(UIRectEdge, Bool)] = [
      (.left, startLocation.x <= reach), (.right, startLocation.x >= size.width - reach),
      (.top, startLocation.y <= reach), (.bottom, startLocation.y >= size.height - reach),
    ]
    return near.contains { edges.contains($0.0) && $0.1 }
  }

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    let list = element.first("rectEdge", key: "edges")
    for (name, edge) in Self.names where list?.bool(name) == true { edges.insert(edge) }
  }

  private static let names: [(String, UIRectEdge)] = [
    ("left", .left), ("right", .right), ("top", .top), ("bottom", .bottom),
  ]
}
