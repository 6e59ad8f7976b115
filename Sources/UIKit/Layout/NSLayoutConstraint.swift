import InterfaceBuilder

/// A linear relation between edges, centres or sizes of two items, or of one and a number:
/// `first attribute  =, ≤ or ≥  second attribute × multiplier + constant`.
@MainActor open class NSLayoutConstraint: NSObject, NibObject, KeyedObject {
  /// An edge, centre, size or baseline of an item; all refer to its alignment rectangle.
  public enum Attribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin
    case leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins
    case notAnAttribute = 0
  }

  /// How the two sides are to stand to each other.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// The view or guide on the left-hand side.
  public internal(set) weak var firstItem: AnyObject?
  /// The view or guide on the right-hand side; nil for a constant.
  public internal(set) weak var secondItem: AnyObject?
  /// What of the first item.
  public internal(set) var firstAttribute = Attribute.notAnAttribute
  /// What of the second item.
  public internal(set) var secondAttribute = Attribute.notAnAttribute
  /// How the sides are to stand to each other.
  public internal(set) var relation = Relation.equal
  /// The factor of the second item's attribute.
  public internal(set) var multiplier: CGFloat = 1
  /// The distance or size in points.
  open var constant: CGFloat = 0 {
    didSet {
      guard constant != oldValue, let owner else { return }
      owner.needsLayout = true
      owner.scopeNeedsSolving(.constant(self))
    }
  }
  /// How much the constraint matters, 1 to 1000; 1000 is required.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { owner?.setNeedsConstraintLayout() } }
  }
  /// The name of the constraint in messages.
  open var identifier: String?
  /// Whether the constraint only stands in for another on Xcode's canvas.
  var isPlaceholder = false
  /// The view that holds the constraint while it is active.
  weak var owner: UIView?
  /// Whether the last layout left the constraint out, as it contradicted others.
  var isBroken = false
  /// The view that a file gives the constraint to for other size classes.
  weak var possibleOwner: UIView?
  /// Where the constraint came from in a file.
  var nibOrigin: NibOrigin?
  /// The ids of the items as the file has them, until the objects are there.
  var pendingItems: (first: String?, second: String?)?

  /// Makes a constraint; it does nothing until it is active.
  public init(
    item first: Any, attribute firstAttribute: Attribute, relatedBy relation: Relation,
    toItem second: Any?, attribute secondAttribute: Attribute, multiplier: CGFloat,
    constant: CGFloat
  ) {
    firstItem = first as AnyObject
    self.firstAttribute = firstAttribute
    self.relation = relation
    secondItem = second.map { $0 as AnyObject }
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  /// Makes the constraint that the present element of a nib describes.
  public required init?(coder: NSCoder) {
    super.init()
    if let nib = coder as? NibCoder { decode(nib.element, nib) }
  }

  /// Whether the constraint takes part in layout; it is held by the nearest view around both items.
  open var isActive: Bool {
    get { owner != nil }
    set {
      guard newValue != isActive else { return }
      if newValue {
        guard let view = commonAncestor else {
          Diagnostics.report("the items of a constraint share no view; it is not active")
          return
        }
        view.addConstraint(self)
      } else {
        owner?.removeConstraint(self)
      }
    }
  }

  /// Makes constraints active.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes constraints inactive.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private var commonAncestor: UIView? {
    guard let first = LayoutItem.view(of: firstItem) else { return nil }
    guard secondItem != nil else { return first }
    guard let second = LayoutItem.view(of: secondItem) else { return nil }
    var candidate: UIView? = first
    while let view = candidate {
      if second.isDescendant(of: view) { return view }
      candidate = view.superview
    }
    return nil
  }

  static var keyedProperties: [String: KeyedProperty] {
    [
      "constant": KeyValueCoding.value(\NSLayoutConstraint.constant),
      "identifier": KeyValueCoding.reference(\NSLayoutConstraint.identifier),
    ]
  }
}

/// How much a constraint matters, 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number.
  public let rawValue: Float

  /// Makes a priority from a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority from a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Must hold.
  public static let required = UILayoutPriority(1000)
  /// The resistance of a button to being made smaller.
  public static let defaultHigh = UILayoutPriority(750)
  /// The resistance of content to being made larger.
  public static let defaultLow = UILayoutPriority(250)
  /// The pull towards the smallest fitting size.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
