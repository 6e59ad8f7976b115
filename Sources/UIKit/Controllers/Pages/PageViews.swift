/// The root view of a page view controller.
final class PageRoot: UIView {
  weak var book: UIPageViewController?

  override func boundsSizeDidChange(from oldSize: CGSize) {
    book?.placePages()
    let wasOnItsSide = oldSize.width > oldSize.height
    if oldSize != .zero, wasOnItsSide != (bounds.width > bounds.height) { book?.didTurn() }
  }

  override func layoutSubviews() { book?.placePages() }

  override var framesSubviews: Bool { true }
}

/// What holds the pages; tests find a scroll view where pages scroll.
final class PageContent: UIView {
  var isScrolling = false

  override var framesSubviews: Bool { true }

  override var accessibilityKind: AccessibilityKind { isScrolling ? .scrollView : .other }
}
