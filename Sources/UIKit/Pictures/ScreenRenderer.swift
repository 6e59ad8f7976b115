import Canvas

/// Draws a tree of views on a canvas, from back to front.
@MainActor struct ScreenRenderer {
  let canvas: any Canvas
  /// Hears of each view as soon as its own content is drawn, with its frame on the canvas.
  var didDrawContent: ((UIView, CGRect) -> Void)?

  /// Draws all the windows of an application.
  func draw(_ application: UIApplication) {
    application.commit()
    for window in application.windows { draw(window, at: window.frame.origin) }
  }

  /// Draws `view` and everything below it; `origin` is where its frame's corner stands, in points.
  func draw(_ view: UIView, at origin: CGPoint) {
    guard view.isShown else { return }
    let frame = CGRect(origin: origin, size: view.frame.size)
    drawContent(of: view, frame: frame)
    didDrawContent?(view, frame)
    guard !view.drawsOwnSubviews else { return }
    if view.clipsToBounds {
      canvas.withClip(frame) { drawSubviews(of: view, frame: frame) }
    } else {
      drawSubviews(of: view, frame: frame)
    }
  }

  /// A view's own content has the size of the view, so that clipping can take nothing from it; its
  /// signs may need more cells than the view has.
  private func drawContent(of view: UIView, frame: CGRect) {
    if let color = view.backgroundColor, color.alpha >= 1, view.alpha >= 1, !frame.isEmpty {
      canvas.erase(frame)
    }
    if view.layer.borderWidth > 0 {
      canvas.draw(BoxDrawing(frame: frame, isRounded: view.layer.cornerRadius > 0))
    }
    if view.isSheet { canvas.draw(BoxDrawing(frame: frame, isRounded: true)) }
    view.draw(on: canvas, frame: frame)
  }

  private func drawSubviews(of view: UIView, frame: CGRect) {
    let bounds = view.bounds.origin
    for subview in view.storedSubviews {
      let place = subview.frame.origin
      draw(
        subview,
        at: CGPoint(x: frame.minX + place.x - bounds.x, y: frame.minY + place.y - bounds.y))
    }
  }
}
