/// Where the bars and the top screen stand.
extension UINavigationController {
  /// Bars at the edges of the safe area; the top screen under them, or between them when its
  /// `edgesForExtendedLayout` say so.
  func layoutContent() {
    guard let root = storedView else { return }
    let safe = root.safeAreaInsets
    let bounds = root.bounds
    content.frame = bounds
    let tool = root.barHeights.tool
    toolbar.frame = CGRect(
      x: 0, y: bounds.height - safe.bottom - tool, width: bounds.width,
      height: tool + safe.bottom)
    guard let top = stack.last, let view = top.viewIfLoaded else {
      layOutBar(height: navigationBar.collapsedHeight, safe.top, bounds.width)
      return
    }
    let isUnderBar = top.reachesUnder(.top, isTranslucent: navigationBar.isTranslucent)
    let distance = scrolledDistance(of: top, isUnderBar: isUnderBar, safeTop: safe.top)
    let fullHeight = navigationBar.height(scrolledBy: distance)
    layOutBar(height: fullHeight, safe.top, bounds.width)
    let barHeight: CGFloat = isNavigationBarHidden || isNested ? 0 : fullHeight
    let toolbarHeight: CGFloat = isToolbarHidden ? 0 : tool
    let underBottom = top.reachesUnder(.bottom, isTranslucent: toolbar.isTranslucent)
    let above = isUnderBar || barHeight == 0 ? 0 : safe.top + barHeight
    let below = underBottom || toolbarHeight == 0 ? 0 : safe.bottom + toolbarHeight
    top.barInsets = UIEdgeInsets(
      top: above == 0 ? barHeight : 0, bottom: below == 0 ? toolbarHeight : 0)
    view.frame = bounds.inset(by: UIEdgeInsets(top: above, bottom: below))
  }

  private func layOutBar(height: CGFloat, _ top: CGFloat, _ width: CGFloat) {
    navigationBar.frame = CGRect(x: 0, y: top, width: width, height: height)
  }
}

extension UIViewController {
  /// Whether the view reaches under a bar at an edge.
  func reachesUnder(_ edge: UIRectEdge, isTranslucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
  }
}
