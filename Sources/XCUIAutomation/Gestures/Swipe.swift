import UIKit

/// The way of a finger that swipes over an element.
struct Swipe {
  /// Where a finger moves to.
  enum Direction {
    case up
    case down
    case left
    case right
  }

  let start: CGPoint
  let end: CGPoint

  /// A swipe over what can be seen of an element: three quarters of it, but never so short that no
  /// recognizer takes it for a swipe, and never beyond the screen.
  init(_ direction: Direction, over visible: CGRect, on screen: CGRect) {
    let isSideways = direction == .left || direction == .right
    let sign: CGFloat = direction == .left || direction == .up ? -1 : 1
    let length = isSideways ? visible.width : visible.height
    let travel = max(120, length * 0.75)
    // The start stays in the element, so that the touch is for it.
    let lead = min(travel / 2, max(0, length / 2 - 1))
    let middle = CGPoint(x: visible.midX, y: visible.midY)
    if isSideways {
      start = CGPoint(x: middle.x - sign * lead, y: middle.y)
      let end = start.x + sign * travel
      self.end = CGPoint(x: max(screen.minX, min(end, screen.maxX)), y: middle.y)
    } else {
      start = CGPoint(x: middle.x, y: middle.y - sign * lead)
      let end = start.y + sign * travel
      self.end = CGPoint(x: middle.x, y: max(screen.minY, min(end, screen.maxY)))
    }
  }
}
