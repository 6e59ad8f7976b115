/// What a view's layer holds here: border, corner, shadow and mask; text pictures show the border.
@MainActor open class CALayer: NSObject, KeyedObject {
  /// The view of the layer.
  public internal(set) weak var delegate: UIView?
  /// The width of the border in points; drawn as a box when above zero.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor?
  /// The radius of the corners in points.
  open var cornerRadius: CGFloat = 0
  /// Whether content outside the bounds is cut off.
  open var masksToBounds = false
  /// The colour behind the content.
  open var backgroundColor: CGColor? {
    get { delegate?.backgroundColor?.cgColor }
    set { delegate?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }
  /// How opaque the layer is, 0 to 1.
  open var opacity: Float {
    get { Float(delegate?.alpha ?? 1) }
    set { delegate?.alpha = CGFloat(newValue) }
  }
  /// Whether the layer is left out.
  open var isHidden: Bool {
    get { delegate?.isHidden ?? false }
    set { delegate?.isHidden = newValue }
  }
  /// The colour of the shadow; kept, never drawn.
  open var shadowColor: CGColor?
  /// The offset of the shadow in points; kept, never drawn.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur of the shadow in points; kept, never drawn.
  open var shadowRadius: CGFloat = 3
  /// The strength of the shadow, 0 to 1; kept, never drawn.
  open var shadowOpacity: Float = 0
  /// Whether the layer is drawn once into a bitmap; kept, never drawn.
  open var shouldRasterize = false
  /// The frame of the view.
  open var frame: CGRect {
    get { delegate?.frame ?? .zero }
    set { delegate?.frame = newValue }
  }
  /// The bounds of the view.
  open var bounds: CGRect {
    get { delegate?.bounds ?? .zero }
    set { delegate?.bounds = newValue }
  }

  static var keyedProperties: [String: KeyedProperty] {
    [
      "borderWidth": KeyValueCoding.value(\CALayer.borderWidth),
      "cornerRadius": KeyValueCoding.value(\CALayer.cornerRadius),
      "masksToBounds": KeyValueCoding.value(\CALayer.masksToBounds),
      "shadowOpacity": KeyValueCoding.value(\CALayer.shadowOpacity),
      "shadowRadius": KeyValueCoding.value(\CALayer.shadowRadius),
      "shadowOffset": KeyValueCoding.value(\CALayer.shadowOffset),
      "opacity": KeyValueCoding.value(\CALayer.opacity),
      "hidden": KeyValueCoding.value(\CALayer.isHidden),
      "borderColor": color { $0.borderColor = $1 },
      "borderUIColor": color { $0.borderColor = $1 },
      "shadowColor": color { $0.shadowColor = $1 },
      "shadowUIColor": color { $0.shadowColor = $1 },
    ]
  }

  /// A nib gives a `UIColor` where the layer wants a `CGColor`; on iOS that sets nothing useful,
  /// and projects add a `borderUIColor` property for it, which works here without one.
  private static func color(
    _ set: @escaping @MainActor (CALayer, CGColor?) -> Void
  ) -> KeyedProperty {
    return { object, value in
      guard let layer = object as? CALayer else { return false }
      set(layer, (value as? UIColor)?.cgColor)
      return true
    }
  }
}
