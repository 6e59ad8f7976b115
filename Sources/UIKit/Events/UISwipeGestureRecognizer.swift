import InterfaceBuilder

/// Recognizes a quick movement in one of four directions.
@MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of swipes.
  public struct Direction: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions that count.
  open var direction: Direction = .right
  /// How many fingers make the gesture.
  open var numberOfTouchesRequired = 1

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible, let found = moved, direction.contains(found) else { return }
    recognize()
  }

  /// The direction of a movement long enough to be a swipe.
  private var moved: Direction? {
    let distance: CGFloat = 50
    if abs(movement.x) >= abs(movement.y) {
      if abs(movement.x) < distance { return nil }
      return movement.x > 0 ? .right : .left
    }
    if abs(movement.y) < distance { return nil }
    return movement.y > 0 ? .down : .up
  }

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    numberOfTouchesRequired = element.int("numberOfTouchesRequired") ?? 1
    if let direction = element.value("direction", in: Self.names) { self.direction = direction }
  }

  private static let names: [String: Direction] = [
    "right": .right, "left": .left, "up": .up, "down": .down,
  ]
}
