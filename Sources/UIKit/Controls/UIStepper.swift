import Canvas
import InterfaceBuilder

/// A control with a minus and a plus that change a number.
@MainActor open class UIStepper: UIControl {
  // MARK: - What it is

  /// Makes a stepper at the origin of `frame`; its size is always the same.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
    addButtons()
  }

  /// Makes the stepper that the present element of a nib describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addButtons()
  }

  private static let size = CGSize(width: 94, height: 32)
  var era = DesignEra.current

  private let decrement = StepperButton(label: "Decrement")
  private let increment = StepperButton(label: "Increment")

  private func addButtons() {
    decrement.onTap = { [weak self] in self?.step(up: false, event: $0) }
    increment.onTap = { [weak self] in self?.step(up: true, event: $0) }
    addSubview(decrement)
    addSubview(increment)
    updateButtons()
  }

  // MARK: The number

  private var storedValue = 0.0

  /// The number; kept between the smallest and the largest one. Setting it sends no event.
  open var value: Double {
    get { storedValue }
    set {
      storedValue = max(minimumValue, min(maximumValue, newValue))
      updateButtons()
    }
  }
  /// The smallest number.
  open var minimumValue = 0.0 { didSet { value = storedValue } }
  /// The largest number.
  open var maximumValue = 100.0 { didSet { value = storedValue } }
  /// How far one tap goes.
  open var stepValue = 1.0
  /// Whether a step beyond one end leads to the other.
  open var wraps = false { didSet { updateButtons() } }
  /// Whether a finger that stays tells every step; kept, with no effect, since a tap is one step.
  open var isContinuous = true
  /// Whether a finger that stays steps again; kept, with no effect.
  open var autorepeat = true

  open override var isEnabled: Bool { didSet { updateButtons() } }

  private func step(up: Bool, event: UIEvent?) {
    let next = storedValue + (up ? stepValue : -stepValue)
    var goal = max(minimumValue, min(maximumValue, next))
    if wraps, next > maximumValue { goal = minimumValue }
    if wraps, next < minimumValue { goal = maximumValue }
    guard goal != storedValue else { return }
    value = goal
    sendActions(for: .valueChanged, event: event)
    sendActions(for: .primaryActionTriggered, event: event)
  }

  /// A button that would change nothing is disabled.
  private func updateButtons() {
    decrement.isEnabled = isEnabled && (wraps || storedValue > minimumValue)
    increment.isEnabled = isEnabled && (wraps || storedValue < maximumValue)
    setNeedsDisplay()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let half = CGSize(width: bounds.width / 2, height: bounds.height)
    decrement.frame = CGRect(origin: .zero, size: half)
    increment.frame = CGRect(origin: CGPoint(x: half.width, y: 0), size: half)
  }

  // MARK: - How it is read

  override var defaultEvent: Event { .valueChanged }

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    era = coder.era
    minimumValue = element.double("minimumValue") ?? 0
    maximumValue = element.double("maximumValue") ?? 100
    stepValue = element.double("stepValue") ?? 1
    value = element.double("value") ?? 0
    wraps = element.bool("wraps") ?? false
    isContinuous = element.bool("continuous") ?? true
    autorepeat = element.bool("autorepeat") ?? true
  }

  override class var keyedProperties: [String: KeyedProperty] {
    super.keyedProperties.merging([
      "value": KeyValueCoding.value(\UIStepper.value),
      "minimumValue": KeyValueCoding.value(\UIStepper.minimumValue),
      "maximumValue": KeyValueCoding.value(\UIStepper.maximumValue),
      "stepValue": KeyValueCoding.value(\UIStepper.stepValue),
      "wraps": KeyValueCoding.value(\UIStepper.wraps),
    ]) { $1 }
  }

  // MARK: - How big it wants to be

  /// Measured on saved frames: steppers grew from 29 points to 32 with iOS 13.
  open override var intrinsicContentSize: CGSize {
    era.toolsVersion < 14500 ? CGSize(width: 94, height: 29) : UIStepper.size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    .defaultHigh
  }

  // MARK: - How it is drawn

  override func draw(on canvas: any Canvas, frame: CGRect) {
    canvas.draw(
      CapsuleDrawing(opening: "(", content: "− │ +", closing: ")", frame: frame, extent: .hug))
  }

  override func describe(_ attributes: inout OutlineAttributes) {
    super.describe(&attributes)
    attributes.add("value", value)
    attributes.add("minimumValue", minimumValue, unless: 0)
    attributes.add("maximumValue", maximumValue, unless: 100)
    attributes.add(flag: "disabled", when: !isEnabled)
  }

  // MARK: Accessibility

  override var accessibilityKind: AccessibilityKind { .stepper }

  override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.isEnabled = isEnabled
  }
}

/// One half of a stepper, which draws it.
@MainActor private final class StepperButton: UIControl {
  /// Called when the user taps the button.
  var onTap: ((UIEvent?) -> Void)?

  private let label: String

  init(label: String) {
    self.label = label
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isInsideTrackingArea(touch) else { return }
    onTap?(event)
  }

  override var accessibilityKind: AccessibilityKind { .button }

  override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.label = label
    element.isEnabled = isEnabled
  }
}
