/// Gives a collection its content; all but the first two methods may be left out.
@MainActor public protocol UICollectionViewDataSource: AnyObject {
  /// How many items a section has.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  /// The cell of an item.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// How many sections the collection has.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// The header, footer or other view of a kind.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Whether the user may move an item; not asked, since no gesture moves items here.
  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool
  /// Carries out a move that the user asked for; not called, since no gesture moves items here.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

/// What happens where a data source has no method.
extension UICollectionViewDataSource {
  /// One section.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    Defaults.ask(self, "numberOfSectionsInCollectionView:", [collectionView], else: 1)
  }
  /// An empty view; UIKit raises an exception.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view: UICollectionReusableView? = Defaults.ask(
      self, "collectionView:viewForSupplementaryElementOfKind:atIndexPath:",
      [collectionView, kind, indexPath], else: nil)
    if let view { return view }
    Diagnostics.report("the data source of a collection makes no view of kind \(kind)")
    return UICollectionReusableView(frame: .zero)
  }
  /// Yes.
  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
