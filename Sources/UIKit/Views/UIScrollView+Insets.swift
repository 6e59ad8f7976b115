/// Where the content of a scroll view may come to rest.
extension UIScrollView {
  /// What the safe area adds to `contentInset`.
  ///
  /// `automatic` is `scrollableAxes`, and besides keeps content of a screen in a navigation or tab
  /// bar controller clear of the bars, whether it scrolls or not (documented with
  /// `UIScrollView.ContentInsetAdjustmentBehavior`).
  var safeAreaAdjustment: UIEdgeInsets {
    if contentInsetAdjustmentBehavior == .never { return .zero }
    var insets = safeAreaInsets
    guard insets != .zero, contentInsetAdjustmentBehavior != .always else { return insets }
    let isUnderBars = contentInsetAdjustmentBehavior == .automatic && isContentOfContainer
    if !isUnderBars, !alwaysBounceVertical, contentSize.height <= bounds.height {
      insets.top = 0
      insets.bottom = 0
    }
    if !alwaysBounceHorizontal, contentSize.width <= bounds.width {
      insets.left = 0
      insets.right = 0
    }
    return insets
  }

  private var isContentOfContainer: Bool {
    var responder: UIResponder? = next
    while let current = responder {
      if let controller = current as? UIViewController {
        return controller.automaticallyAdjustsScrollViewInsets
          && (controller.navigationController != nil || controller.tabBarController != nil)
      }
      responder = current.next
    }
    return false
  }

  /// Lets the offset follow a change of the insets: content that rested at its top still does.
  func settleInsets() {
    let new = adjustedContentInset
    let old = settledInset
    guard new != old else { return }
    settledInset = new
    var offset = contentOffset
    if offset.y <= -old.top { offset.y += old.top - new.top }
    if offset.x <= -old.left { offset.x += old.left - new.left }
    if offset != contentOffset { contentOffset = offset }
    setNeedsLayout()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// The legal offset nearest to `offset`: no space beside the content that its insets do not ask
  /// for.
  func legalOffset(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    let right = contentSize.width + inset.right - bounds.width
    let bottom = contentSize.height + inset.bottom - bounds.height
    return CGPoint(
      x: max(0 - inset.left, min(offset.x, right)), y: max(0 - inset.top, min(offset.y, bottom)))
  }

  /// The offset nearest to the present one at which `rect` of the content can be seen.
  func offset(showing rect: CGRect) -> CGPoint {
    let inset = adjustedContentInset
    let seen = bounds.inset(by: inset)
    var offset = contentOffset
    if rect.minX < seen.minX || rect.width > seen.width {
      offset.x += rect.minX - seen.minX
    } else if rect.maxX > seen.maxX {
      offset.x += rect.maxX - seen.maxX
    }
    if rect.minY < seen.minY || rect.height > seen.height {
      offset.y += rect.minY - seen.minY
    } else if rect.maxY > seen.maxY {
      offset.y += rect.maxY - seen.maxY
    }
    return legalOffset(offset)
  }

  /// Whether a drag up and down moves the content.
  var scrollsVertically: Bool {
    let inset = adjustedContentInset
    return (alwaysBounceVertical || refreshControl != nil) && bounces
      || contentSize.height + inset.top + inset.bottom > bounds.height
  }

  /// Whether a drag sideways moves the content.
  var scrollsHorizontally: Bool {
    let inset = adjustedContentInset
    return alwaysBounceHorizontal && bounces
      || contentSize.width + inset.left + inset.right > bounds.width
  }
}
