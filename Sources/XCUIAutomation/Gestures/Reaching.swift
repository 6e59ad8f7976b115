import UIKit

/// One element of a fresh tree, ready for a gesture.
@MainActor struct ReachedElement {
  let tree: ElementTree
  let index: Int
  let hit: HitPoint
}

extension UIApplication {
  /// Scrolls an element into view if it must, and says where a finger reaches it.
  ///
  /// - Parameters:
  ///   - place: The place of the element in `start`.
  ///   - path: The way to the element, should scrolling replace its view.
  func reach(
    _ place: Int, in start: ElementTree, path: ElementPath
  ) throws(StepProblem) -> ReachedElement {
    var tree = start
    var index = place
    if tree.visibleFrame(of: index, on: screen.bounds) == nil, scrollToVisible(index, of: tree) {
      let view = tree.nodes[index].view
      tree = ElementTree(of: self)
      // The same view if it is still there: a list may use it for another row now.
      if let view, let place = tree.index(of: view), tree.nodes[place].view === view {
        index = place
      } else {
        index = try tree.find(path, in: self)
      }
    }
    return ReachedElement(tree: tree, index: index, hit: try tree.hitPoint(of: index, in: self))
  }

  /// Scrolls the views around an element, innermost first; false if nothing around it scrolls.
  private func scrollToVisible(_ index: Int, of tree: ElementTree) -> Bool {
    guard let view = tree.nodes[index].view else { return false }
    var hasScrolled = false
    var current = tree.nodes[index].parent
    while let outer = current {
      if let scrollView = tree.nodes[outer].view as? UIScrollView, scrollView.isScrollEnabled {
        scrollView.scrollRectToVisible(
          scrollView.convert(view.bounds, from: view), animated: false)
        commit()
        hasScrolled = true
      }
      current = tree.nodes[outer].parent
    }
    return hasScrolled
  }
}
