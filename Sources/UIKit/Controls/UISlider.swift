import Canvas
import InterfaceBuilder

/// A knob on a track that chooses a number between two ends.
@MainActor open class UISlider: UIControl {
  // MARK: - What it is

  /// Makes a slider from 0 to 1 that covers `frame`, in points of its future superview.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes the slider that the present element of a nib describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var storedValue: Float = 0
  private var storedMinimum: Float = 0
  private var storedMaximum: Float = 1
  private var thumbImages: [UInt: UIImage] = [:]
  private var minimumTrackImages: [UInt: UIImage] = [:]
  private var maximumTrackImages: [UInt: UIImage] = [:]

  /// The number; kept between the ends. Setting it sends no event.
  open var value: Float {
    get { storedValue }
    set {
      storedValue =
        newValue.isNaN ? storedMinimum : max(storedMinimum, min(storedMaximum, newValue))
      setNeedsDisplay()
    }
  }
  /// The number at the leading end; one above the other end moves that end along.
  open var minimumValue: Float {
    get { storedMinimum }
    set {
      guard !newValue.isNaN else { return }
      storedMinimum = newValue
      storedMaximum = max(storedMaximum, newValue)
      value = storedValue
    }
  }
  /// The number at the trailing end; one below the other end moves that end along.
  open var maximumValue: Float {
    get { storedMaximum }
    set {
      guard !newValue.isNaN else { return }
      storedMaximum = newValue
      storedMinimum = min(storedMinimum, newValue)
      value = storedValue
    }
  }
  /// Whether targets are told while the knob moves, and not only when it was let go.
  open var isContinuous = true
  /// The image before the leading end.
  open var minimumValueImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The image behind the trailing end.
  open var maximumValueImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The colour of the track before the knob; kept, not drawn.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the track behind the knob; kept, not drawn.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the knob; kept, not drawn.
  open var thumbTintColor: UIColor?

  /// Sets the number; the knob is there at once, and no event is sent.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  // MARK: Images, which are kept and not shown

  /// Sets the image of the knob in a state.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state.rawValue] = image
  }
  /// Sets the image of the track before the knob in a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    minimumTrackImages[state.rawValue] = image
  }
  /// Sets the image of the track behind the knob in a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    maximumTrackImages[state.rawValue] = image
  }
  /// The image of the knob in a state.
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state.rawValue] }
  /// The image of the track before the knob in a state.
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state.rawValue] }
  /// The image of the track behind the knob in a state.
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state.rawValue] }

  // MARK: Places of the parts

  /// Where the image before the leading end stands, in points of the slider.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, isLeft: !isRightToLeft, in: bounds)
  }

  /// Where the image behind the trailing end stands, in points of the slider.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(maximumValueImage, isLeft: isRightToLeft, in: bounds)
  }

  private func imageRect(_ image: UIImage?, isLeft: Bool, in bounds: CGRect) -> CGRect {
    let size = image?.size ?? .zero
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Where the track stands, in points of the slider: between the images.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let widths = imageWidths(in: bounds)
    let left = widths.left
    let width = max(0, bounds.width - left - widths.right - 4)
    return CGRect(x: bounds.minX + left + 2, y: bounds.midY - 2, width: width, height: 4)
  }

  /// The room that images take at both ends, in points.
  private func imageWidths(in bounds: CGRect) -> (left: CGFloat, right: CGFloat) {
    let before = minimumValueImageRect(forBounds: bounds).width
    let behind = maximumValueImageRect(forBounds: bounds).width
    return isRightToLeft ? (behind, before) : (before, behind)
  }

  /// Where the knob stands at a number, in points of the slider; at the ends it reaches two points
  /// beyond the track.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let fraction = GaugeFraction(of: value, from: storedMinimum, to: storedMaximum)
    let share = isRightToLeft ? 1 - fraction.value : fraction.value
    let x = rect.minX - 2 + CGFloat(share) * travel(on: rect)
    return CGRect(
      x: x, y: bounds.midY - UISlider.thumbSide / 2, width: UISlider.thumbSide,
      height: UISlider.thumbSide)
  }

  private static let thumbSide: CGFloat = 31

  /// How far the knob can move, in points.
  private func travel(on track: CGRect) -> CGFloat { max(0, track.width + 4 - UISlider.thumbSide) }

  // MARK: Dragging

  private var startValue: Float = 0
  /// From the left side of the knob to the finger, in points.
  private var grip: CGFloat = 0

  /// Only a finger on the knob, or a little beside it, moves it; the track takes no taps.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: storedValue)
    let x = touch.location(in: self).x
    // A finger is about as wide as the knob.
    guard x >= thumb.minX - 15, x <= thumb.maxX + 15 else { return false }
    grip = x - thumb.minX
    startValue = storedValue
    return true
  }

  /// Moves the knob with the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let travel = travel(on: track)
    guard travel > 0 else { return true }
    let left = touch.location(in: self).x - grip - (track.minX - 2)
    let share = Double(max(0, min(left / travel, 1)))
    let fraction = isRightToLeft ? 1 - share : share
    let start = Double(storedMinimum)
    let oldValue = storedValue
    value = Float(start + fraction * (Double(storedMaximum) - start))
    if isContinuous, storedValue != oldValue { sendChange(event) }
    return true
  }

  /// Tells of the whole change, unless its steps were told.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous, storedValue != startValue { sendChange(event) }
  }

  private func sendChange(_ event: UIEvent?) {
    sendActions(for: .valueChanged, event: event)
    sendActions(for: .primaryActionTriggered, event: event)
  }

  // MARK: - How it is read

  override var defaultEvent: Event { .valueChanged }

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    minimumValue = Float(element.double("minValue") ?? 0)
    maximumValue = Float(element.double("maxValue") ?? 1)
    value = Float(element.double("value") ?? 0)
    isContinuous = element.bool("continuous") ?? true
    minimumValueImage = coder.image("minimumValueImage")
    maximumValueImage = coder.image("maximumValueImage")
    minimumTrackTintColor = coder.color("minimumTrackTintColor")
    maximumTrackTintColor = coder.color("maximumTrackTintColor")
    thumbTintColor = coder.color("thumbTintColor")
  }

  override class var keyedProperties: [String: KeyedProperty] {
    super.keyedProperties.merging([
      "value": KeyValueCoding.value(\UISlider.value),
      "minimumValue": KeyValueCoding.value(\UISlider.minimumValue),
      "maximumValue": KeyValueCoding.value(\UISlider.maximumValue),
      "continuous": KeyValueCoding.value(\UISlider.isContinuous),
      "minimumValueImage": KeyValueCoding.reference(\UISlider.minimumValueImage),
      "maximumValueImage": KeyValueCoding.reference(\UISlider.maximumValueImage),
      "minimumTrackTintColor": KeyValueCoding.reference(\UISlider.minimumTrackTintColor),
      "maximumTrackTintColor": KeyValueCoding.reference(\UISlider.maximumTrackTintColor),
      "thumbTintColor": KeyValueCoding.reference(\UISlider.thumbTintColor),
    ]) { $1 }
  }

  // MARK: - How big it wants to be

  /// What of the frame stands outside the alignment rectangle, in points; measured on saved frames.
  static let alignmentInsets = UIEdgeInsets(left: 2, bottom: 1, right: 2)

  /// One point less than the frame is high: the difference stands outside the alignment rectangle.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 30)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: 31)
  }

  override var alignmentInsets: UIEdgeInsets { Self.alignmentInsets }

  // MARK: - How it is drawn

  private var fraction: GaugeFraction {
    GaugeFraction(of: storedValue, from: storedMinimum, to: storedMaximum)
  }

  /// Images of unknown size take no room and are not drawn.
  override func draw(on canvas: any Canvas, frame: CGRect) {
    let left = minimumValueImageRect(forBounds: frame)
    let right = maximumValueImageRect(forBounds: frame)
    for place in [left, right] where !place.isEmpty {
      canvas.draw(TextDrawing(lines: ["▨"], frame: place, placement: .center))
    }
    let widths = imageWidths(in: frame)
    let room = frame.inset(by: UIEdgeInsets(left: widths.left, right: widths.right))
    let share = fraction.value
    canvas.draw(
      isRightToLeft
        ? GaugeDrawing(frame: room, fraction: 1 - share, filled: "─", empty: "━", knob: "●")
        : GaugeDrawing(frame: room, fraction: share, filled: "━", empty: "─", knob: "●"))
  }

  override func describe(_ attributes: inout OutlineAttributes) {
    super.describe(&attributes)
    attributes.add("value", value, unless: 0)
    attributes.add("minimumValue", minimumValue, unless: 0)
    attributes.add("maximumValue", maximumValue, unless: 1)
    attributes.add("minimumValueImage", minimumValueImage)
    attributes.add("maximumValueImage", maximumValueImage)
    attributes.add("continuous", isContinuous, unless: true)
    attributes.add(flag: "disabled", when: !isEnabled)
  }

  // MARK: Accessibility

  override var accessibilityKind: AccessibilityKind { .slider }

  override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.value = fraction.percent
    element.isEnabled = isEnabled
  }
}
