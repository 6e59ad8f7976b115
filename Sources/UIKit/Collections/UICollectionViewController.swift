import InterfaceBuilder

/// A controller whose view is a collection, which it gives its content.
@MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let initialLayout: UICollectionViewLayout

  /// Makes a controller with a collection of a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller whose collection comes from the nib called `nibNameOrNil`.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes the controller that the present element of a nib describes.
  public required init?(coder: NSCoder) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// Whether the selection goes when the view appears.
  open var clearsSelectionOnViewWillAppear = true

  /// The collection, which is the view of the controller.
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  /// What says where the items stand.
  open var collectionViewLayout: UICollectionViewLayout {
    (viewIfLoaded as? UICollectionView)?.collectionViewLayout ?? initialLayout
  }

  open override func loadView() {
    super.loadView()
    if !(viewIfLoaded is UICollectionView) {
      let collection = UICollectionView(
        frame: UIScreen.main.bounds, collectionViewLayout: initialLayout)
      collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view = collection
    }
    guard let collection = viewIfLoaded as? UICollectionView else { return }
    if collection.dataSource == nil { collection.dataSource = self }
    if collection.delegate == nil { collection.delegate = self }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let collection = viewIfLoaded as? UICollectionView
    else { return }
    for path in collection.indexPathsForSelectedItems ?? [] {
      collection.deselectItem(at: path, animated: animated)
    }
  }

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    clearsSelectionOnViewWillAppear = element.bool("clearsSelectionOnViewWillAppear") ?? true
  }

  override class var keyedProperties: [String: KeyedProperty] {
    super.keyedProperties.merging([
      "collectionView": KeyValueCoding.reference(\UICollectionViewController.collectionView)
    ]) { $1 }
  }

  // MARK: Content

  /// How many sections the collection has.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// How many items a section has.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// The cell of an item.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  /// The header, footer or other view of a kind.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

  /// Whether the user may move an item; not asked, since no gesture moves items here.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Carries out a move that the user asked for; not called, since no gesture moves items here.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  // MARK: Look and touches

  /// Whether a touch may highlight an item; false also keeps it from being selected.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called after a touch highlighted an item.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  /// Called after the highlight of an item went away.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  /// Whether the user may select an item.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Whether the user may deselect an item, by tapping it where several may be selected.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// The menu of an item that a finger rests on.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Called after the user selected an item.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  {}

  /// Called after the user deselected an item.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  /// Called before the cell of an item is shown.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath:
      IndexPath
  ) {}

  /// Called after the cell of an item left the screen.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Called before a header, footer or other view is shown.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Called after a header, footer or other view left the screen.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view:
      UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  // MARK: Scrolling

  /// Called after every change of the offset.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Called after every change of the zoom scale.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Called when a finger begins to drag.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Called when the finger is lifted; the delegate may choose where the content comes to rest.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Called after the finger was lifted.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// Called when the content goes on moving after the finger was lifted.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Called when the content has come to rest.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Called at the end of an animated change of the offset.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// The view that is zoomed.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Whether a tap on the status bar scrolls to the top.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Called after a tap on the status bar scrolled to the top.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Called when safe area or insets changed what keeps the content clear of bars.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
