extension UIView {
  /// Whether the view's frame is given and not solved: by its mask, or because somebody sets it.
  var followsFrame: Bool {
    if isLayoutScope { return true }
    if let stack = storedSuperview as? UIStackView, stack.arranges(self) { return false }
    return translatesAutoresizingMaskIntoConstraints
  }

  /// The intrinsic size with what stands for it on Xcode's canvas, and at the width that a text
  /// got.
  var layoutIntrinsicSize: CGSize {
    var size = intrinsicSize(atWidth: layoutStorage?.measuredWidth)
    if let storage = layoutStorage {
      size.width = storage.placeholderSize.width ?? size.width
      size.height = storage.placeholderSize.height ?? size.height
    }
    return size
  }

  /// The system's margins where text is easy to read.
  ///
  /// The readable width follows the margins up to 920 points of width, where it stays in the
  /// middle.
  var readableInsets: UIEdgeInsets { readable(layoutMargins) }

  /// Margins that leave at most the readable width.
  func readable(_ margins: UIEdgeInsets) -> UIEdgeInsets {
    var insets = margins
    let width = bounds.width - insets.left - insets.right
    if bounds.width > 1008, width > 920 {
      let side = (bounds.width - 920) / 2
      insets.left = side
      insets.right = side
    }
    return insets
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint is active in the layout at hand: its items are there and installed.
  var takesPart: Bool {
    guard pendingItems == nil, let first = LayoutItem.view(of: firstItem), isInPlace(first) else {
      return false
    }
    return LayoutItem.view(of: secondItem).map { isInPlace($0) } ?? true
  }

  private func isInPlace(_ view: UIView) -> Bool {
    view === owner || view.storedSuperview != nil
  }
}
