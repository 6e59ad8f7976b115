import Canvas
import InterfaceBuilder

/// A sign above the content of a scroll view that is pulled down to load anew.
@MainActor open class UIRefreshControl: UIControl {
  // MARK: - What it is

  /// Makes a control that does not refresh.
  public convenience init() { self.init(frame: .zero) }

  /// Makes a control that covers `frame`, in points of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Makes the control that the present element of a nib describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// Whether the sign turns.
  open private(set) var isRefreshing = false
  /// The text below the sign.
  open var attributedTitle: NSAttributedString? { didSet { setNeedsDisplay() } }

  private static let height: CGFloat = 60

  /// The room that the content makes while the control refreshes.
  var insets: UIEdgeInsets { UIEdgeInsets(top: isRefreshing ? UIRefreshControl.height : 0) }

  /// Shows the sign above the content; sends no event.
  open func beginRefreshing() { show(true) }

  /// Hides the sign.
  open func endRefreshing() { show(false) }

  /// How far the content is pulled down before the control refreshes, in points.
  private static let threshold: CGFloat = 60

  /// What the scroll view says when the finger that pulled the content is lifted.
  func contentWasPulled(by distance: CGFloat) {
    guard isEnabled, !isRefreshing, distance >= UIRefreshControl.threshold else { return }
    show(true)
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  private func show(_ isShown: Bool) {
    guard isShown != isRefreshing else { return }
    isRefreshing = isShown
    isHidden = !isShown
    place()
    (superview as? UIScrollView)?.settleInsets()
  }

  /// Stands above the content, which makes room while the control refreshes.
  func place() {
    guard let scroll = superview as? UIScrollView else { return }
    frame = CGRect(
      x: 0, y: -UIRefreshControl.height, width: scroll.bounds.width,
      height: UIRefreshControl.height)
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    place()
  }

  // MARK: - How it is read

  override var defaultEvent: Event { .valueChanged }

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    // Xcode writes every refresh control as disabled; the switch is for its canvas.
    isEnabled = true
    attributedTitle = coder.attributedString("attributedTitle")
  }

  // MARK: - How big it wants to be

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UIRefreshControl.height)
  }

  // MARK: - How it is drawn

  override func draw(on canvas: any Canvas, frame: CGRect) {
    let lines = ["◌"] + (attributedTitle.map { [$0.string] } ?? [])
    canvas.draw(TextDrawing(lines: lines, frame: frame, placement: .center))
  }

  // MARK: Accessibility

  override var accessibilityKind: AccessibilityKind { .activityIndicator }

  override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.label = attributedTitle?.string ?? "In progress"
  }
}
