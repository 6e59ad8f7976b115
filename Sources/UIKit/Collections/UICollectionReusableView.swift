import InterfaceBuilder

/// A view of a collection that is used again: a header, a footer, or a cell.
@MainActor open class UICollectionReusableView: UIView {
  // MARK: - What it is

  /// The identifier and frame of the view that a collection makes at present from its class.
  static var pending: (identifier: String?, frame: CGRect) = (nil, .zero)

  var storedReuseIdentifier: String?
  /// The collection that shows the view.
  weak var collectionView: UICollectionView?

  /// Makes a view that covers `frame`, in points of its future superview.
  public override init(frame: CGRect) {
    storedReuseIdentifier = UICollectionReusableView.pending.identifier
    super.init(frame: frame)
  }

  /// Makes a view of the size at which a collection is about to show it; of no size otherwise.
  public convenience init() { self.init(frame: UICollectionReusableView.pending.frame) }

  /// Makes the view that the present element of a nib describes.
  public required init?(coder: NSCoder) {
    let identifier = (coder as? NibCoder)?.element["reuseIdentifier"]
    storedReuseIdentifier = identifier ?? UICollectionReusableView.pending.identifier
    super.init(coder: coder)
  }

  /// The identifier under which the view is reused; nil for one that is not.
  open var reuseIdentifier: String? { storedReuseIdentifier }

  /// Called before the view is used for something else.
  open func prepareForReuse() {}

  /// Called with the attributes before they are set; subclasses apply what they added to them.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that the content prefers: in a layout with estimated sizes, of the size that
  /// its constraints ask for; the same where there are none.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard collectionView?.collectionViewLayout.estimatesSizes == true, sizesItself,
      let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    preferred.size = systemLayoutSizeFitting(layoutAttributes.size)
    return preferred
  }

  /// Whether the content asks for a size.
  var sizesItself: Bool { isLaidOutByConstraints }

  override var isLayoutBarrier: Bool { superview is UICollectionView }
}
