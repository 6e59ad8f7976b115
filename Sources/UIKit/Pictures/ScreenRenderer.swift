import Canvas

/// Draws a tree of views on a canvas, from back to front.
@MainActor struct ScreenRenderer {
  let canvas: any Canvas

  /// Draws `view` and everything below it; `origin` is where its frame's corner stands, in points.
  func draw(_ view: UIView, at origin: CGPoint) {
    guard !view.isHidden, view.alpha >= 0.01 else { return }
    let frame = CGRect(origin: origin, size: view.frame.size)
    if view.clipsToBounds {
      canvas.withClip(frame) { drawContent(of: view, frame: frame) }
    } else {
      drawContent(of: view, frame: frame)
    }
  }

  private func drawContent(of view: UIView, frame: CGRect) {
    if let color = view.backgroundColor, color.alpha >= 1, view.alpha >= 1, !frame.isEmpty {
      canvas.erase(frame)
    }
    if view.layer.borderWidth > 0 {
      canvas.draw(BoxDrawing(frame: frame, isRounded: view.layer.cornerRadius > 0))
    }
    if view.isSheet { canvas.draw(BoxDrawing(frame: frame, isRounded: true)) }
    view.draw(on: canvas, frame: frame)
    guard !view.drawsOwnSubviews else { return }
    let bounds = view.bounds.origin
    for subview in view.storedSubviews {
      let place = subview.frame.origin
      draw(
        subview,
        at: CGPoint(x: frame.minX + place.x - bounds.x, y: frame.minY + place.y - bounds.y))
    }
  }
}
