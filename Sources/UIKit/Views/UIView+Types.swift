extension UIView {
  /// How content that has a size of its own is placed in the bounds.
  public enum ContentMode: Int, Sendable {
    case scaleToFill
    case scaleAspectFit
    case scaleAspectFill
    case redraw
    case center
    case top
    case bottom
    case left
    case right
    case topLeft
    case topRight
    case bottomLeft
    case bottomRight
  }

  /// The value that stands for "no size asked for" in an intrinsic size.
  public static let noIntrinsicMetric: CGFloat = -1
}

/// The side on which text and content start.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified
  case playback
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}
