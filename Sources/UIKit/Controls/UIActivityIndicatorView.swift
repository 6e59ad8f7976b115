import Canvas
import InterfaceBuilder

/// A wheel that turns while a task of unknown length goes on.
@MainActor open class UIActivityIndicatorView: UIView {
  // MARK: - What it is

  /// How large a wheel is, and of which colour it was before iOS 13.
  public enum Style: Int, Sendable {
    case whiteLarge = 0
    case white = 1
    case gray = 2
    case medium = 100
    case large = 101

    init?(nib name: String?) {
      switch name {
      case "whiteLarge": self = .whiteLarge
      case "white": self = .white
      case "gray": self = .gray
      case "medium": self = .medium
      case "large": self = .large
      default: return nil
      }
    }

    /// The size of a wheel in points, measured on saved frames.
    var size: CGSize {
      switch self {
      case .whiteLarge, .large: return CGSize(width: 37, height: 37)
      case .white, .gray, .medium: return CGSize(width: 20, height: 20)
      }
    }
  }

  /// Makes a wheel that stands still, and so is hidden, in `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    showIfNeeded()
  }

  /// Makes a wheel that stands still, and so is hidden, in the size of its style.
  public convenience init(style: Style) {
    self.init(frame: CGRect(origin: .zero, size: style.size))
    self.style = style
  }

  /// Makes the wheel that the present element of a nib describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var storedHidesWhenStopped = true

  /// How large the wheel is.
  open var style: Style = .medium { didSet { styleDidChange() } }
  /// The colour of the wheel; nil for that of the style.
  open var color: UIColor!
  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  /// Whether the wheel is hidden while it stands still; setting it hides or shows the wheel.
  open var hidesWhenStopped: Bool {
    get { storedHidesWhenStopped }
    set {
      storedHidesWhenStopped = newValue
      isHidden = newValue && !isAnimating
    }
  }

  /// Turns the wheel, and shows it if it was hidden for standing still.
  open func startAnimating() {
    isAnimating = true
    showIfNeeded()
  }

  /// Stops the wheel, and hides it if it is to be hidden then.
  open func stopAnimating() {
    isAnimating = false
    showIfNeeded()
  }

  /// Only a wheel that hides when it stops is shown and hidden by turning and stopping.
  private func showIfNeeded() {
    if storedHidesWhenStopped { isHidden = !isAnimating }
    setNeedsDisplay()
  }

  private func styleDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: - How it is read

  /// A file says `YES` or nothing, and nothing is no, unlike the value of a wheel made in code.
  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    style = element.value("style", Style.init(nib:)) ?? .medium
    color = coder.color("color")
    isAnimating = element.bool("animating") ?? false
    storedHidesWhenStopped = element.bool("hidesWhenStopped") ?? false
    showIfNeeded()
  }

  override class var keyedProperties: [String: KeyedProperty] {
    super.keyedProperties.merging([
      "hidesWhenStopped": KeyValueCoding.value(\UIActivityIndicatorView.hidesWhenStopped),
      "color": KeyValueCoding.reference(\UIActivityIndicatorView.color),
    ]) { $1 }
  }

  // MARK: - How big it wants to be

  open override var intrinsicContentSize: CGSize { style.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  override func defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    .defaultHigh
  }

  // MARK: - How it is drawn

  override func draw(on canvas: any Canvas, frame: CGRect) {
    canvas.draw(TextDrawing(lines: ["◌"], frame: frame, placement: .center))
  }

  override func describe(_ attributes: inout OutlineAttributes) {
    super.describe(&attributes)
    attributes.add("style", style, unless: .medium)
    attributes.add("color", color)
    attributes.add(flag: "animating", when: isAnimating)
    attributes.add(flag: "hidesWhenStopped", when: hidesWhenStopped)
  }

  // MARK: Accessibility

  override var accessibilityKind: AccessibilityKind { .activityIndicator }

  /// The words are the ones by which tests find a wheel: `activityIndicators["In progress"]`.
  override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.label = isAnimating ? "In progress" : "Progress halted"
    element.value = isAnimating ? "1" : "0"
  }
}
