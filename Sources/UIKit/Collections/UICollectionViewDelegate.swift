/// Is told what happens in a collection, and decides how it looks; every method may be left out.
@MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Whether a touch may highlight an item; false also keeps it from being selected.
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  /// Called after a touch highlighted an item.
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  /// Called after the highlight of an item went away.
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// Whether the user may select an item.
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  /// Whether the user may deselect an item, by tapping it where several may be selected.
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool
  /// Called after the user selected an item.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// Called after the user deselected an item.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// The menu of an item that a finger rests on; nil for none.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Called before the cell of an item is shown.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath:
      IndexPath)
  /// Called after the cell of an item left the screen.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  /// Called before a header, footer or other view is shown.
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)
  /// Called after a header, footer or other view left the screen.
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view:
      UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath)
}

/// What happens where a delegate has no method: nothing, or what the subclass of it does.
extension UICollectionViewDelegate {
  /// None.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    Defaults.ask(
      self, "collectionView:contextMenuConfigurationForItemAtIndexPath:point:",
      [collectionView, indexPath, point], else: nil)
  }
  /// Yes.
  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    Defaults.ask(
      self, "collectionView:shouldHighlightItemAtIndexPath:", [collectionView, indexPath],
      else: true)
  }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    Defaults.tell(self, "collectionView:didHighlightItemAtIndexPath:", [collectionView, indexPath])
  }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    Defaults.tell(
      self, "collectionView:didUnhighlightItemAtIndexPath:",
      [collectionView, indexPath])
  }
  /// Yes.
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    Defaults.ask(
      self, "collectionView:shouldSelectItemAtIndexPath:", [collectionView, indexPath], else: true)
  }
  /// Yes.
  public func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    Defaults.ask(
      self, "collectionView:shouldDeselectItemAtIndexPath:", [collectionView, indexPath],
      else: true)
  }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    Defaults.tell(self, "collectionView:didSelectItemAtIndexPath:", [collectionView, indexPath])
  }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    Defaults.tell(self, "collectionView:didDeselectItemAtIndexPath:", [collectionView, indexPath])
  }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath:
      IndexPath
  ) {
    Defaults.tell(
      self, "collectionView:willDisplayCell:forItemAtIndexPath:",
      [collectionView, cell, indexPath])
  }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    Defaults.tell(
      self, "collectionView:didEndDisplayingCell:forItemAtIndexPath:",
      [collectionView, cell, indexPath])
  }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    Defaults.tell(
      self, "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:",
      [collectionView, view, elementKind, indexPath])
  }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view:
      UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    Defaults.tell(
      self, "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:",
      [collectionView, view, elementKind, indexPath])
  }
}
