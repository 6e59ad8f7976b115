import InterfaceBuilder

/// A relation between two edges or sizes of views.
///
/// Constraints are read and can be changed, so that outlets to them work; they are not solved yet,
/// which the nib says with a diagnostic. Views keep the frames stored in their file.
@MainActor open class NSLayoutConstraint: NSObject, NibObject, KeyedObject {
  /// The distance or size of the constraint, in points.
  open var constant: CGFloat = 0
  /// How much the constraint matters, 1 to 1000; 1000 is required.
  open var priority = UILayoutPriority.required
  /// Whether the constraint takes part in layout.
  open var isActive = true
  /// The name of the constraint in messages.
  open var identifier: String?

  /// Makes the constraint that the present element of a nib describes.
  public required init?(coder: NSCoder) {
    super.init()
    guard let nib = coder as? NibCoder else { return }
    constant = nib.element.length("constant") ?? 0
    priority = UILayoutPriority(Float(nib.element.double("priority") ?? 1000))
    identifier = nib.element["identifier"]
  }

  static var keyedProperties: [String: KeyedProperty] {
    ["constant": KeyValueCoding.value(\NSLayoutConstraint.constant)]
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
