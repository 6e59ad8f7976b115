/// Sizes of texts for widgets that show one line.
enum TextMetrics {
  /// The width of a text on one line, in points, not rounded; its widest line if it has several.
  static func width(of text: String, font: UIFont) -> CGFloat {
    text.isEmpty ? 0 : TextLayout(text, font: font).size.width
  }

  /// `length` rounded up to whole pixels of a screen with `scale` pixels a point.
  static func roundedUp(_ length: CGFloat, scale: CGFloat) -> CGFloat {
    // A hair above a pixel is an error of the sum, not a need for another pixel.
    guard scale > 0 else { return length }
    return (length * scale - 1e-4).rounded(.up) / scale
  }

  /// `size` rounded up to whole pixels.
  static func roundedUp(_ size: CGSize, scale: CGFloat) -> CGSize {
    CGSize(
      width: roundedUp(size.width, scale: scale), height: roundedUp(size.height, scale: scale))
  }

  /// How much wider than its room a text may be drawn before it is broken or cut: measured widths
  /// are only good to about a point, and a word cut by mistake is worse than one a bit too long.
  static func drawingSlack(_ width: CGFloat) -> CGFloat { max(2, width * 0.02) }
}

extension UIView {
  /// Pixels a point of the screen the view is on.
  var pixelsPerPoint: CGFloat { (window?.screen ?? UIScreen.main).scale }
}
