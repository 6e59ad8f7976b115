import InterfaceBuilder

/// Says where everything in a collection stands; subclasses do, this class shows nothing.
@MainActor open class UICollectionViewLayout: NSObject, NibObject {
  /// The collection that is laid out.
  public internal(set) weak var collectionView: UICollectionView?

  /// Makes a layout.
  public override init() { super.init() }

  /// Makes the layout that the present element of a nib describes.
  public required init?(coder: NSCoder) {
    super.init()
    if let nib = coder as? NibCoder { decode(nib.element, nib) }
  }

  func decode(_ element: IBElement, _ coder: NibCoder) {}

  // MARK: What subclasses answer

  /// Called before the layout is asked, the first time and after it became invalid.
  open func prepare() {}

  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of all that shows in a rectangle of the content.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The attributes of an item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a header, footer or other supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether the layout becomes invalid when the visible rectangle moves; a change of its size
  /// makes every layout invalid.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Whether the layout becomes invalid because a cell prefers other attributes than it was given.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Where a drag that ends is to come to rest.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }

  /// Where the content is to come to rest.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }

  // MARK: Becoming invalid

  /// Lets everything be laid out again.
  open func invalidateLayout() { collectionView?.layoutDidBecomeInvalid() }

  /// Lets everything be laid out again, whatever the context says.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidateLayout()
  }

  /// The class of contexts.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// The class of attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  // MARK: Sizes that cells ask for

  /// Whether cells are asked for their size.
  var estimatesSizes: Bool { false }

  /// Takes the size that a cell asked for; a layout without estimates leaves that to its subclass.
  func adopt(_ preferred: UICollectionViewLayoutAttributes) {}

  /// Lets sizes that were asked for follow their items.
  func moveSizes(_ newPath: (IndexPath) -> IndexPath?) {}
}

/// What of a layout became invalid; here always everything.
@MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Makes a context.
  public override init() { super.init() }
}

/// What of a flow layout became invalid; here always everything.
@MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is to be asked again; it always is.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether places are to be found again; they always are.
  open var invalidateFlowLayoutAttributes = true
}
