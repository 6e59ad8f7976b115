/// Turns what was placed from left to right, where content runs the other way.
extension UIView {
  /// A rectangle of this view where it stands when content runs from right to left.
  func mirrored(_ frame: CGRect) -> CGRect {
    frame.offsetBy(dx: bounds.minX + bounds.maxX - frame.minX - frame.maxX, dy: 0)
  }

  /// Turns subviews that were just placed from left to right.
  func mirror(_ views: some Sequence<UIView>) {
    guard isRightToLeft else { return }
    for view in views { view.frame = mirrored(view.frame) }
  }

  /// Whether a part that a bar, a row or a control made for itself has the leading edge on the
  /// right.
  var isPartRightToLeft: Bool { superview?.isRightToLeft ?? isRightToLeft }
}
