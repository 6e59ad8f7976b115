import InterfaceBuilder

/// A gesture of two fingers; where they are follows from their places alone, whichever is first.
@MainActor open class TwoFingerGestureRecognizer: UIGestureRecognizer {
  /// The vector between two fingers at the beginning and now.
  private(set) var startVector = CGPoint.zero
  private(set) var vector = CGPoint.zero

  /// Whether the fingers moved enough for the gesture to begin.
  var hasMoved: Bool { false }
  /// Called when the gesture begins.
  func willBegin() {}

  private static func vector(between touches: Set<UITouch>) -> CGPoint? {
    guard touches.count == 2 else { return nil }
    // Kept in the order of the fingers, who are the same objects throughout the gesture.
    let points = touches.sorted { $0.number < $1.number }.map(\.windowLocation)
    return CGPoint(x: points[1].x - points[0].x, y: points[1].y - points[0].y)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    startVector = TwoFingerGestureRecognizer.vector(between: touches) ?? .zero
    vector = startVector
    if touches.count != 2 { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let found = TwoFingerGestureRecognizer.vector(between: touches) else { return }
    vector = found
    if state == .began || state == .changed { return proceed(to: .changed) }
    guard state == .possible, hasMoved else { return }
    willBegin()
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
}

/// Recognizes two fingers that move apart or together.
@MainActor open class UIPinchGestureRecognizer: TwoFingerGestureRecognizer {
  private var base: CGFloat = 1

  /// How many times further apart the fingers are than at the beginning, or since it was set.
  open var scale: CGFloat {
    get { ratio / base }
    set { base = newValue == 0 || !newValue.isFinite ? base : ratio / newValue }
  }
  /// How fast the scale changes; not known, as events have no time.
  open var velocity: CGFloat { 0 }

  private static func length(_ vector: CGPoint) -> CGFloat {
    (vector.x * vector.x + vector.y * vector.y).squareRoot()
  }

  private var ratio: CGFloat {
    let start = UIPinchGestureRecognizer.length(startVector)
    return start > 0 ? UIPinchGestureRecognizer.length(vector) / start : 1
  }

  override var hasMoved: Bool { abs(ratio - 1) > 0.02 }
  override func willBegin() { base = 1 }

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    if let scale = element.length("scale"), scale > 0 { base = 1 / scale }
  }
}

/// Recognizes two fingers that turn around each other.
@MainActor open class UIRotationGestureRecognizer: TwoFingerGestureRecognizer {
  private var base: CGFloat = 0

  /// The turn since the beginning, or since it was set, in radians clockwise.
  open var rotation: CGFloat {
    get { angle - base }
    set { base = angle - newValue }
  }
  /// How fast the rotation changes; not known, as events have no time.
  open var velocity: CGFloat { 0 }

  private var angle: CGFloat {
    let cross = startVector.x * vector.y - startVector.y * vector.x
    let dot = startVector.x * vector.x + startVector.y * vector.y
    return CGFloat(atan2(Double(cross), Double(dot)))
  }

  override var hasMoved: Bool { abs(angle) > 0.05 }
  override func willBegin() { base = 0 }
}
