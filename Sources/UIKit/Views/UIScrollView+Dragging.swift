import InterfaceBuilder

/// Follows the finger that drags the content of a scroll view.
final class ScrollDragRecognizer: UIGestureRecognizer {
  /// How far a finger travels before it drags, in points.
  static let threshold: CGFloat = 10

  private(set) var isFollowing = false
  private(set) var isDragging = false
  private var startOffset = CGPoint.zero
  private var axes = (horizontal: false, vertical: false)

  private var scrollView: UIScrollView? { view as? UIScrollView }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    isFollowing = scrollView?.isScrollEnabled ?? false
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard isFollowing, let scrollView else { return }
    if isDragging {
      state = .changed
      follow(scrollView)
    } else if begins(scrollView) {
      recognize(as: .began)
      guard state == .began else {
        isFollowing = false
        return
      }
      isDragging = true
      startOffset = scrollView.contentOffset
      scrollView.willBeginDragging()
      follow(scrollView)
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    finish(as: .ended)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    finish(as: .cancelled)
  }

  override func reset() {
    finish(as: .cancelled)
    super.reset()
  }

  /// Lets a drag go on from where content that changed its place came to lie.
  func contentDidShift(by distance: CGFloat) { startOffset.y += distance }

  private func finish(as end: State) {
    isFollowing = false
    guard isDragging, let scrollView else {
      state = .failed
      return
    }
    isDragging = false
    state = end
    scrollView.didEndDragging(from: startOffset)
  }

  /// Whether the finger moved far enough, in a direction in which the content scrolls.
  private func begins(_ scrollView: UIScrollView) -> Bool {
    let isSideways = abs(movement.x) > abs(movement.y)
    let distance = isSideways ? abs(movement.x) : abs(movement.y)
    guard distance >= ScrollDragRecognizer.threshold else { return false }
    let horizontal = scrollView.scrollsHorizontally
    let vertical = scrollView.scrollsVertically
    axes = (horizontal, vertical)
    if scrollView.isDirectionalLockEnabled {
      axes = (horizontal && isSideways, vertical && !isSideways)
    }
    return isSideways ? horizontal : vertical
  }

  private func follow(_ scrollView: UIScrollView) {
    let goal = CGPoint(
      x: axes.horizontal ? startOffset.x - movement.x : startOffset.x,
      y: axes.vertical ? startOffset.y - movement.y : startOffset.y)
    scrollView.dragContent(to: goal)
  }
}

extension UIScrollView {
  func willBeginDragging() {
    if keyboardDismissMode != .none { window?.endEditing(true) }
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// Moves the content with the finger; beyond an edge it follows half as far, or not at all.
  func dragContent(to goal: CGPoint) {
    let legal = legalOffset(goal)
    guard bounces else {
      contentOffset = legal
      return
    }
    contentOffset = CGPoint(
      x: legal.x + (goal.x - legal.x) / 2, y: legal.y + (goal.y - legal.y) / 2)
  }

  /// Follows content that came to stand `distance` points further down.
  func shiftContent(by distance: CGFloat) {
    drag.contentDidShift(by: distance)
    contentOffset.y += distance
  }

  /// Lets the content come to rest where it may: at a legal offset, or at a page.
  func didEndDragging(from start: CGPoint) {
    let pulled = legalOffset(contentOffset).y - contentOffset.y
    refreshControl?.contentWasPulled(by: pulled)
    var target = legalOffset(contentOffset)
    if isPagingEnabled { target = page(from: start, to: target) }
    target = restingOffset(target)
    delegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
    let moves = target != contentOffset
    delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    guard moves else { return }
    isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    contentOffset = target
    isDecelerating = false
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// The page a drag turns to: a tenth of a page is enough, since a quick flick is on iOS.
  private func page(from start: CGPoint, to end: CGPoint) -> CGPoint {
    func turn(_ start: CGFloat, _ end: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return end }
      let first = (start / length).rounded()
      let moved = end / length - first
      if abs(moved) < 0.1 { return first * length }
      return (moved > 0 ? (end / length).rounded(.up) : (end / length).rounded(.down)) * length
    }
    return legalOffset(
      CGPoint(x: turn(start.x, end.x, bounds.width), y: turn(start.y, end.y, bounds.height)))
  }

  func decodeScrolling(_ element: IBElement) {
    isScrollEnabled = element.bool("scrollEnabled") ?? true
    isPagingEnabled = element.bool("pagingEnabled") ?? false
    isDirectionalLockEnabled = element.bool("directionalLockEnabled") ?? false
    bounces = element.bool("bounces") ?? true
    bouncesZoom = element.bool("bouncesZoom") ?? true
    alwaysBounceVertical = element.bool("alwaysBounceVertical") ?? false
    alwaysBounceHorizontal = element.bool("alwaysBounceHorizontal") ?? false
    delaysContentTouches = element.bool("delaysContentTouches") ?? true
    canCancelContentTouches = element.bool("canCancelContentTouches") ?? true
    showsVerticalScrollIndicator = element.bool("showsVerticalScrollIndicator") ?? true
    showsHorizontalScrollIndicator = element.bool("showsHorizontalScrollIndicator") ?? true
    minimumZoomScale = element.length("minimumZoomScale") ?? 1
    maximumZoomScale = element.length("maximumZoomScale") ?? 1
    contentInsetAdjustmentBehavior =
      element.value("contentInsetAdjustmentBehavior", in: UIScrollView.behaviors) ?? .automatic
    keyboardDismissMode =
      element.value("keyboardDismissMode", in: UIScrollView.dismissModes) ?? .none
    indicatorStyle = element.value("indicatorStyle", in: UIScrollView.indicatorStyles) ?? .default
    if let inset = element.inset(key: "contentInset") { contentInset = UIEdgeInsets(inset) }
    if let inset = element.inset(key: "scrollIndicatorInsets") {
      scrollIndicatorInsets = UIEdgeInsets(inset)
    }
  }

  private static let behaviors: [String: ContentInsetAdjustmentBehavior] = [
    "automatic": .automatic, "never": .never, "always": .always, "scrollableAxes": .scrollableAxes,
  ]
  private static let dismissModes: [String: KeyboardDismissMode] = [
    "none": .none, "onDrag": .onDrag, "interactive": .interactive,
    "onDragWithAccessory": .onDragWithAccessory,
    "interactiveWithAccessory": .interactiveWithAccessory,
  ]
  private static let indicatorStyles: [String: IndicatorStyle] = [
    "default": .default, "white": .white, "black": .black,
  ]
}

extension UIEdgeInsets {
  /// The insets that a file states.
  init(_ inset: IBInsets) {
    self.init(top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right)
  }
}
