/// Says how large the items of a flow layout are and how far apart; every method may be left out.
@MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// The space around the items of a section, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// The least space between the lines of a section, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The least space between the items of a line, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The size of a section's header, in points; zero for none.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// The size of a section's footer, in points; zero for none.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

/// What holds where a delegate has no method: what the layout says itself.
extension UICollectionViewDelegateFlowLayout {
  /// The layout's `itemSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let answer: CGSize? = Defaults.ask(
      self, "collectionView:layout:sizeForItemAtIndexPath:",
      [collectionView, collectionViewLayout, indexPath], else: nil)
    // Tells the layout that it need not ask for every item.
    if answer == nil { collectionView.state.lacksItemSizes = true }
    return answer ?? flow(collectionViewLayout).itemSize
  }
  /// The layout's `sectionInset`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    Defaults.ask(
      self, "collectionView:layout:insetForSectionAtIndex:",
      [collectionView, collectionViewLayout, section], else: flow(collectionViewLayout).sectionInset
    )
  }
  /// The layout's `minimumLineSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    Defaults.ask(
      self, "collectionView:layout:minimumLineSpacingForSectionAtIndex:",
      [collectionView, collectionViewLayout, section],
      else: flow(collectionViewLayout).minimumLineSpacing)
  }
  /// The layout's `minimumInteritemSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    Defaults.ask(
      self, "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:",
      [collectionView, collectionViewLayout, section],
      else: flow(collectionViewLayout).minimumInteritemSpacing)
  }
  /// The layout's `headerReferenceSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    Defaults.ask(
      self, "collectionView:layout:referenceSizeForHeaderInSection:",
      [collectionView, collectionViewLayout, section],
      else: flow(collectionViewLayout).headerReferenceSize)
  }
  /// The layout's `footerReferenceSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    Defaults.ask(
      self, "collectionView:layout:referenceSizeForFooterInSection:",
      [collectionView, collectionViewLayout, section],
      else: flow(collectionViewLayout).footerReferenceSize)
  }

  /// The layout, or one with the usual values where it is of another kind.
  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout {
    layout as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
  }
}
