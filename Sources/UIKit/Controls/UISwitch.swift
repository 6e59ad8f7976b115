import Canvas
import InterfaceBuilder

/// A control that is either on or off.
@MainActor open class UISwitch: UIControl {
  // MARK: - What it is

  /// Makes a switch at the origin of `frame`; its size is always the same.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
  }

  /// Makes the switch that the present element of a nib describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private static let size = CGSize(width: 51, height: 31)
  /// Whether the stored frame counts: on Xcode's canvas, which kept the sizes of older systems.
  private var takesAnySize = false

  /// Where the switch stands; whatever is set, its size is its own.
  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = takesAnySize ? newValue : CGRect(origin: newValue.origin, size: UISwitch.size)
    }
  }

  /// Whether the switch is on; setting it sends no event.
  open var isOn = false { didSet { setNeedsDisplay() } }
  /// The colour while on; kept, not drawn.
  open var onTintColor: UIColor?
  /// The colour of the knob; kept, not drawn.
  open var thumbTintColor: UIColor?
  /// The text beside the box that a switch is on a Mac; kept, with no effect.
  open var title: String?
  /// The image of the time before iOS 7; kept, with no effect.
  open var onImage: UIImage?
  /// The image of the time before iOS 7; kept, with no effect.
  open var offImage: UIImage?

  /// Turns the switch on or off; sends no event.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// A finger lifted on the switch flips it; then `valueChanged` and the primary action are sent,
  /// and the event of the touch after them.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isInsideTrackingArea(touch) else { return }
    isOn.toggle()
    sendActions(for: .valueChanged, event: event)
    sendActions(for: .primaryActionTriggered, event: event)
  }

  // MARK: - How it is read

  override var defaultEvent: Event { .valueChanged }

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    takesAnySize = coder.isDesignTime
    super.decode(element, coder)
    isOn = element.bool("on") ?? false
    title = element.string(key: "title")
    onTintColor = coder.color("onTintColor")
    thumbTintColor = coder.color("thumbTintColor")
  }

  override class var keyedProperties: [String: KeyedProperty] {
    super.keyedProperties.merging([
      "on": KeyValueCoding.value(\UISwitch.isOn),
      "onTintColor": KeyValueCoding.reference(\UISwitch.onTintColor),
      "thumbTintColor": KeyValueCoding.reference(\UISwitch.thumbTintColor),
    ]) { $1 }
  }

  // MARK: - How big it wants to be

  /// Two points less than the frame is wide: the difference stands outside the alignment rectangle.
  open override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }

  override var alignmentInsets: UIEdgeInsets { UIEdgeInsets(right: 2) }

  override func defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }

  // MARK: - How it is drawn

  override func draw(on canvas: any Canvas, frame: CGRect) {
    // The knob of a switch that is on stands at the trailing end.
    let isRight = isOn != isRightToLeft
    canvas.draw(
      CapsuleDrawing(
        opening: "(", content: isRight ? "━●" : "●━", closing: ")", frame: frame, extent: .hug))
  }

  override func describe(_ attributes: inout OutlineAttributes) {
    super.describe(&attributes)
    attributes.add(flag: "on", when: isOn)
    attributes.add(flag: "disabled", when: !isEnabled)
    attributes.add("onTintColor", onTintColor)
  }

  // MARK: Accessibility

  override var accessibilityKind: AccessibilityKind { .switch }

  override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.value = isOn ? "1" : "0"
    element.isEnabled = isEnabled
  }
}
