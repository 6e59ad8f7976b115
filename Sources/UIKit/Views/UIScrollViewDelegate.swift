/// Is told how a scroll view moves; every method may be left out.
@MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// Called after every change of the offset.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called after every change of the zoom scale.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when a finger begins to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the finger is lifted; the delegate may choose where the content comes to rest.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called after the finger was lifted.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the content goes on moving after the finger was lifted.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called at the end of an animated change of the offset.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view that is zoomed.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Whether a tap on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called after a tap on the status bar scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called when safe area or insets changed what keeps the content clear of bars.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

/// What happens where a delegate has no method: nothing, or what the subclass of it does.
extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    Defaults.tell(self, "scrollViewDidScroll:", [scrollView])
  }
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    Defaults.tell(self, "scrollViewDidZoom:", [scrollView])
  }
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    Defaults.tell(self, "scrollViewWillBeginDragging:", [scrollView])
  }
  /// Keeps the target.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    Defaults.tell(self, "scrollViewDidEndDragging:willDecelerate:", [scrollView, decelerate])
  }
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    Defaults.tell(self, "scrollViewWillBeginDecelerating:", [scrollView])
  }
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    Defaults.tell(self, "scrollViewDidEndDecelerating:", [scrollView])
  }
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    Defaults.tell(self, "scrollViewDidEndScrollingAnimation:", [scrollView])
  }
  /// No view.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    Defaults.ask(self, "viewForZoomingInScrollView:", [scrollView], else: nil)
  }
  /// Yes.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    Defaults.ask(self, "scrollViewShouldScrollToTop:", [scrollView], else: true)
  }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    Defaults.tell(self, "scrollViewDidScrollToTop:", [scrollView])
  }
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    Defaults.tell(self, "scrollViewDidChangeAdjustedContentInset:", [scrollView])
  }
}

/// The defaults of optional requirements.
///
/// A subclass may have a method that the class which conforms has not. On iOS it is found by its
/// name, and so it is here, through the tables of translated sources.
@MainActor enum Defaults {
  /// Calls the subclass's method, if there is one.
  static func tell(_ object: AnyObject, _ selector: String, _ arguments: [Any?]) {
    _ = _send(Selector(selector), to: object, arguments: arguments)
  }

  /// The answer of the subclass's method, or else `standard`.
  static func ask<Result>(
    _ object: AnyObject, _ selector: String, _ arguments: [Any?], else standard: Result
  ) -> Result {
    let answer = _send(Selector(selector), to: object, arguments: arguments)
    guard answer.found, let result: Result = _convert(answer.result, to: Result.self) else {
      return standard
    }
    return result
  }
}
