import UIKit

/// Where a finger reaches an element.
@MainActor struct HitPoint {
  let window: UIWindow
  /// The middle of the part that can be seen, in points of the screen.
  let point: CGPoint
  /// The part that can be seen, in points of the screen.
  let visible: CGRect

  /// The point in points of the window.
  var windowPoint: CGPoint { window.convert(point, from: nil) }
}

extension ElementTree {
  /// The part of an element that neither the screen nor a view around it cuts off; nil for none.
  func visibleFrame(of index: Int, on screen: CGRect) -> CGRect? {
    var visible = nodes[index].frame.intersection(screen)
    var current = nodes[index].parent
    while let outer = current, !visible.isNull {
      if let view = nodes[outer].view, view.clipsToBounds {
        visible = visible.intersection(nodes[outer].frame)
      }
      current = nodes[outer].parent
    }
    return visible.isNull || visible.width <= 0 || visible.height <= 0 ? nil : visible
  }

  /// Where a finger reaches the element, or the reason why it cannot.
  func hitPoint(
    of index: Int, in application: UIApplication
  ) throws(StepProblem) -> HitPoint {
    let screen = application.screen.bounds
    guard let visible = visibleFrame(of: index, on: screen) else {
      throw offScreen(index, on: screen)
    }
    let point = CGPoint(x: visible.midX, y: visible.midY)
    guard let (window, hit) = ElementTree.hit(point, in: application) else {
      throw problem(index, "\(describe(index)) takes no touches: no window answers there")
    }
    try checkHit(index, hit, at: point)
    return HitPoint(window: window, point: point, visible: visible)
  }

  /// The window and view that a touch at a point of the screen goes to.
  static func hit(_ point: CGPoint, in application: UIApplication) -> (UIWindow, UIView)? {
    for window in application.windows.reversed() {
      let inside = window.convert(point, from: nil)
      if let view = window.hitTest(inside, with: nil) { return (window, view) }
    }
    return nil
  }

  private func checkHit(_ index: Int, _ hit: UIView, at point: CGPoint) throws(StepProblem) {
    guard let view = nodes[index].view, !hit.isDescendant(of: view) else { return }
    // A label is touched through the button, the cell or the screen it stands in.
    if view.isDescendant(of: hit) {
      guard takesTouchesItself(index) else { return }
      throw problem(index, "\(describe(index)) takes no touches: \(deafReason(view, below: hit))")
    }
    throw problem(index, "\(describe(index)) is covered by \(cover(hit, of: index))")
  }

  private func takesTouchesItself(_ index: Int) -> Bool {
    switch nodes[index].kind {
    case .button, .cell, .link, .searchField, .textField, .secureTextField, .textView, .switch,
      .slider, .stepper, .segmentedControl, .tab, .picker, .datePicker, .menuItem:
      return true
    default: return false
    }
  }

  private func deafReason(_ view: UIView, below hit: UIView) -> String {
    var current: UIView? = view
    while let candidate = current, candidate !== hit {
      if !candidate.isUserInteractionEnabled {
        let owner = index(of: candidate).map(describe)
        return candidate === view
          ? "its isUserInteractionEnabled is false"
          : "isUserInteractionEnabled is false on \(owner ?? "a view around it")"
      }
      current = candidate.superview
    }
    return "they go to \(type(of: hit)) around it, because it stands outside the bounds of a view"
  }

  /// What stands in front of an element, in words: an alert rather than the label in it.
  private func cover(_ hit: UIView, of index: Int) -> String {
    var chain: [Int] = []
    var current = self.index(of: hit)
    while let candidate = current, !contains(candidate, index) {
      chain.append(candidate)
      current = nodes[candidate].parent
    }
    guard let innermost = chain.first, let outermost = chain.last else {
      return "a \(type(of: hit))"
    }
    if let question = chain.last(where: isQuestion) { return describe(question) }
    if let named = chain.first(where: { isWorthNaming($0) }) { return describe(named) }
    let inside = outermost..<nodes[outermost].end
    if let question = inside.first(where: isQuestion) { return describe(question) }
    let view = "\(describe(innermost)) at \(ElementNames.place(nodes[innermost].frame))"
    guard let content = inside.first(where: { isWorthNaming($0) }) else { return view }
    return "\(view), in front with \(describe(content))"
  }

  private func isQuestion(_ index: Int) -> Bool {
    nodes[index].kind == .alert || nodes[index].kind == .sheet
  }

  private func offScreen(_ index: Int, on screen: CGRect) -> StepProblem {
    let frame = nodes[index].frame
    if frame.width <= 0 || frame.height <= 0 {
      return problem(
        index, "\(describe(index)) has no size: it is \(ElementNames.size(frame.size))")
    }
    let cause =
      frame.intersects(screen)
      ? "cut off by the views around it"
      : "outside the screen of \(ElementNames.size(screen.size)) points"
    return problem(
      index, "\(describe(index)) is off-screen: it stands at \(ElementNames.place(frame)), \(cause)"
    )
  }

  /// A problem with an element that was found.
  func problem(_ index: Int, _ reason: String, advice: String? = nil) -> StepProblem {
    let node = nodes[index]
    let name = node.names.first
    return StepProblem(
      reason: reason, advice: advice,
      wanted: StepProblem.Wanted(name: name, kind: node.kind, index: index), tree: self)
  }

  /// Refuses an element that is disabled or stands in something disabled.
  func checkEnabled(_ index: Int) throws(StepProblem) {
    var current: Int? = index
    while let candidate = current {
      if !nodes[candidate].isEnabled {
        let reason =
          candidate == index
          ? "\(describe(index)) is disabled"
          : "\(describe(index)) stands in \(describe(candidate)), which is disabled"
        throw problem(index, reason)
      }
      current = nodes[candidate].parent
    }
  }
}
