/// Leading and trailing where content runs from right to left.
extension NSLayoutConstraint {
  /// Whether the constraint is to be read in a mirror: it has a leading or trailing side, and
  /// content of the view that holds it runs from right to left. Its constant then grows to the
  /// left.
  var isMirrored: Bool {
    guard firstAttribute.hasDirection || secondAttribute.hasDirection else { return false }
    return owner?.isRightToLeft ?? false
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is a leading or trailing side.
  var hasDirection: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: return true
    default: return false
    }
  }

  /// The attribute on the other side.
  var mirrored: NSLayoutConstraint.Attribute {
    switch self {
    case .leading: return .trailing
    case .trailing: return .leading
    case .leadingMargin: return .trailingMargin
    case .trailingMargin: return .leadingMargin
    default: return self
    }
  }
}

/// Distances from the edges by the direction in which content runs.
public struct NSDirectionalEdgeInsets: Sendable, Equatable, Hashable {
  /// The distance from the top edge, in points.
  public var top: CGFloat
  /// The distance from the edge where content starts, in points.
  public var leading: CGFloat
  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance from the edge where content ends, in points.
  public var trailing: CGFloat

  /// No distance on any edge.
  public static let zero = NSDirectionalEdgeInsets()

  /// Makes insets from four distances in points.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension UIView {
  /// The margins by the direction in which content runs, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isRightToLeft ? margins.right : margins.left,
        bottom: margins.bottom, trailing: isRightToLeft ? margins.left : margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
        right: newValue.trailing)
      layout.marginsHaveDirection = true
    }
  }

  /// The margins that were set, with leading ones on the side where content starts.
  var ownMargins: UIEdgeInsets? {
    guard let storage = layoutStorage, let margins = storage.margins else { return nil }
    guard storage.marginsHaveDirection, isRightToLeft else { return margins }
    return UIEdgeInsets(
      top: margins.top, left: margins.right, bottom: margins.bottom, right: margins.left)
  }
}
