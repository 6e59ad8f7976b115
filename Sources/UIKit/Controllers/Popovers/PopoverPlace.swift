/// Where a popover stands beside its anchor.
///
/// The first side with room for all of it, in the order below, above, right, left of the anchor;
/// where none has, the side that shows most, with the popover made smaller.
struct PopoverPlace {
  let frame: CGRect
  let direction: UIPopoverArrowDirection

  /// How far the arrow reaches, in points.
  private static let arrow: CGFloat = 13

  init(size: CGSize, anchor: CGRect, area: CGRect, permitted: UIPopoverArrowDirection) {
    let allowed = permitted.isDisjoint(with: .any) ? UIPopoverArrowDirection.any : permitted
    let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    var best: (room: CGFloat, size: CGSize, direction: UIPopoverArrowDirection)?
    for direction in order where allowed.contains(direction) {
      let room = PopoverPlace.room(direction, anchor, area)
      let fitting = CGSize(
        width: max(0, min(size.width, room.width)), height: max(0, min(size.height, room.height)))
      let seen = fitting.width * fitting.height
      if seen > best?.room ?? -1 { best = (seen, fitting, direction) }
    }
    let fitting = best?.size ?? size
    direction = best?.direction ?? .unknown
    let origin = PopoverPlace.origin(direction, fitting, anchor)
    let x = max(area.minX, min(origin.x, area.maxX - fitting.width))
    let y = max(area.minY, min(origin.y, area.maxY - fitting.height))
    frame = CGRect(origin: CGPoint(x: x, y: y), size: fitting)
  }

  private static func room(
    _ direction: UIPopoverArrowDirection, _ anchor: CGRect, _ area: CGRect
  ) -> CGSize {
    switch direction {
    case .up: return CGSize(width: area.width, height: area.maxY - anchor.maxY - arrow)
    case .down: return CGSize(width: area.width, height: anchor.minY - arrow - area.minY)
    case .left: return CGSize(width: area.maxX - anchor.maxX - arrow, height: area.height)
    default: return CGSize(width: anchor.minX - arrow - area.minX, height: area.height)
    }
  }

  private static func origin(
    _ direction: UIPopoverArrowDirection, _ size: CGSize, _ anchor: CGRect
  ) -> CGPoint {
    let x = anchor.midX - size.width / 2
    let y = anchor.midY - size.height / 2
    switch direction {
    case .up: return CGPoint(x: x, y: anchor.maxY + arrow)
    case .down: return CGPoint(x: x, y: anchor.minY - arrow - size.height)
    case .left: return CGPoint(x: anchor.maxX + arrow, y: y)
    default: return CGPoint(x: anchor.minX - arrow - size.width, y: y)
    }
  }
}
