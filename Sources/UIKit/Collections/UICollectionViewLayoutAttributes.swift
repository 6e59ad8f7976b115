/// Where an item, a header or a footer of a collection stands, and how it looks.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The section and item; headers and footers have the item 0 of their section.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// What the attributes are for.
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a supplementary view; nil for cells.
  open internal(set) var representedElementKind: String?
  /// The middle, in points of the content.
  open var center = CGPoint.zero
  /// The size in points.
  open var size = CGSize.zero
  /// A move, scale or rotation around the middle.
  open var transform = CGAffineTransform.identity
  /// How opaque the view is, 0 to 1.
  open var alpha: CGFloat = 1
  /// Views with a higher number stand in front.
  open var zIndex = 0
  /// Whether no view is made.
  open var isHidden = false

  /// Makes attributes of an item at the origin; use `init(forCellWith:)`.
  public required override init() { super.init() }

  /// Makes the attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Makes the attributes of a header, footer or other supplementary view.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// The rectangle without the transform, in points of the content.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// The rectangle in points of the view itself.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// Attributes that are the same; subclasses copy what they add.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.center = center
    copy.size = size
    copy.transform = transform
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    return copy
  }

  /// Whether place and look are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return key == other.key && center == other.center && size == other.size
      && transform == other.transform && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden
  }

  /// What the attributes are for.
  var key: CollectionElementKey {
    CollectionElementKey(kind: representedElementKind ?? "", path: indexPath)
  }
}

/// An item, or a supplementary view of a kind, of a collection.
struct CollectionElementKey: Hashable, Comparable {
  /// The kind of a supplementary view; empty for cells.
  let kind: String
  let path: IndexPath

  var isCell: Bool { kind.isEmpty }

  static func < (left: CollectionElementKey, right: CollectionElementKey) -> Bool {
    left.path == right.path ? left.kind < right.kind : left.path < right.path
  }
}
