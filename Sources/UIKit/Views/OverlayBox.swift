import Canvas

extension Canvas {
  /// Draws the ground of what lies over the screen for a while: a menu, an alert, a
  /// month, a bubble.
  func drawOverlay(_ frame: CGRect) {
    erase(frame)
    draw(BoxDrawing(frame: frame, isRounded: true))
  }
}
