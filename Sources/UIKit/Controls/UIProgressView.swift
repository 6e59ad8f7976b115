import Canvas
import InterfaceBuilder

/// A bar that shows how much of a task is done.
@MainActor open class UIProgressView: UIView {
  // MARK: - What it is

  /// Where a progress view is used.
  public enum Style: Int, Sendable {
    case `default`
    case bar

    init?(nib name: String?) {
      switch name {
      case "default": self = .default
      case "bar": self = .bar
      default: return nil
      }
    }
  }

  /// Makes an empty bar that covers `frame`, in points of its future superview.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes an empty bar of a style, as high as such bars are and without a width.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    bounds.size.height = height
  }

  /// Makes the bar that the present element of a nib describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var storedProgress: Float = 0
  var era = DesignEra.current

  /// How much is done, 0 to 1; anything else is brought to the nearer end.
  open var progress: Float {
    get { storedProgress }
    set {
      storedProgress = newValue.isNaN ? 0 : min(max(newValue, 0), 1)
      setNeedsDisplay()
    }
  }
  /// Where the bar is used.
  open var progressViewStyle: Style = .default
  /// The colour of the part that is done; kept, not drawn.
  open var progressTintColor: UIColor?
  /// The colour of the part that is not done; kept, not drawn.
  open var trackTintColor: UIColor?
  /// The image of the part that is done; kept, not shown.
  open var progressImage: UIImage?
  /// The image of the part that is not done; kept, not shown.
  open var trackImage: UIImage?

  /// Sets how much is done; the change is seen at once.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  // MARK: - How it is read

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    era = coder.era
    progress = Float(element.double("progress") ?? 0)
    progressViewStyle = element.value("progressViewStyle", Style.init(nib:)) ?? .default
    progressTintColor = coder.color("progressTintColor")
    trackTintColor = coder.color("trackTintColor")
    progressImage = coder.image("progressImage")
    trackImage = coder.image("trackImage")
  }

  override class var keyedProperties: [String: KeyedProperty] {
    super.keyedProperties.merging([
      "progress": KeyValueCoding.value(\UIProgressView.progress),
      "progressTintColor": KeyValueCoding.reference(\UIProgressView.progressTintColor),
      "trackTintColor": KeyValueCoding.reference(\UIProgressView.trackTintColor),
      "progressImage": KeyValueCoding.reference(\UIProgressView.progressImage),
      "trackImage": KeyValueCoding.reference(\UIProgressView.trackImage),
    ]) { $1 }
  }

  // MARK: - How big it wants to be

  /// Measured on saved frames: bars grew from 2 points to 4 with iOS 14.
  private var height: CGFloat { era.toolsVersion < 17000 ? 2 : 4 }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: height)
  }

  // MARK: - How it is drawn

  private var fraction: GaugeFraction { GaugeFraction(of: progress, from: 0, to: 1) }

  override func draw(on canvas: any Canvas, frame: CGRect) {
    let done = fraction.value
    canvas.draw(
      isRightToLeft
        ? GaugeDrawing(frame: frame, fraction: 1 - done, filled: "░", empty: "█")
        : GaugeDrawing(frame: frame, fraction: done, filled: "█", empty: "░"))
  }

  override func describe(_ attributes: inout OutlineAttributes) {
    super.describe(&attributes)
    attributes.add("progress", progress, unless: 0)
    attributes.add("progressViewStyle", progressViewStyle, unless: .default)
    attributes.add("progressTintColor", progressTintColor)
    attributes.add("trackTintColor", trackTintColor)
    attributes.add("progressImage", progressImage)
    attributes.add("trackImage", trackImage)
  }

  // MARK: Accessibility

  override var accessibilityKind: AccessibilityKind { .progressIndicator }

  override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.value = fraction.percent
  }
}
