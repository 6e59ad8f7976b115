import Canvas
import InterfaceBuilder

/// A view that shows a part of content larger than itself, and lets the user drag it.
///
/// Animations are over at once, and a finger that is lifted leaves the content where it is, without
/// a coast: text runs have no time.
@MainActor open class UIScrollView: UIView {
  // MARK: - What it is

  /// Makes a scroll view that covers `frame`, in points of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpScrolling()
  }

  /// Makes the scroll view that the present element of a nib describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpScrolling()
  }

  private func setUpScrolling() {
    clipsToBounds = true
    addGestureRecognizer(drag)
  }

  let drag = ScrollDragRecognizer()
  /// The insets that the present offset takes account of.
  var settledInset = UIEdgeInsets.zero

  /// Who is told how the view moves.
  ///
  /// Subclasses declare a `delegate` of a narrower type, which is preferred where both would do.
  @_disfavoredOverload
  public weak var delegate: (any UIScrollViewDelegate)?

  /// The size of the content, in points.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { setNeedsLayout() } }
  }

  /// The point of the content that stands at the view's top left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Space around the content, in points from each edge.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { settleInsets() } }
  }

  /// How the safe area is added to `contentInset`.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { settleInsets() } }
  }

  /// `contentInset` and what the safe area adds to it.
  ///
  /// A refreshing control above the content adds its height.
  open var adjustedContentInset: UIEdgeInsets {
    contentInset + safeAreaAdjustment + (refreshControl?.insets ?? .zero)
  }

  /// The control that the user pulls the content down to.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { addSubview(refreshControl) }
      settleInsets()
    }
  }

  /// Whether the class knows itself how large its content is, so that constraints have no say.
  var sizesOwnContent: Bool { false }

  /// Called when `adjustedContentInset` changed.
  open func adjustedContentInsetDidChange() {}

  /// How the safe area is added to the insets of the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic
    case scrollableAxes
    case never
    case always
  }

  /// Whether the user may scroll; otherwise touches go on to the next responder.
  open var isScrollEnabled = true
  /// Whether dragging stops at whole pages.
  open var isPagingEnabled = false
  /// Whether only one direction is followed in a drag.
  open var isDirectionalLockEnabled = false
  /// Whether content may be dragged beyond its edges.
  open var bounces = true
  /// Whether content that fits may be dragged up and down.
  open var alwaysBounceVertical = false
  /// Whether content that fits may be dragged sideways.
  open var alwaysBounceHorizontal = false
  /// Whether zooming may go beyond its limits; kept, with no effect.
  open var bouncesZoom = true
  /// Whether a tap on the status bar scrolls to the top; kept, with no effect.
  open var scrollsToTop = true
  /// Whether content waits to see if a touch scrolls; kept, with no effect.
  open var delaysContentTouches = true
  /// Whether a drag takes touches away from the content; kept, with no effect.
  open var canCancelContentTouches = true
  /// Whether the vertical indicator is shown; text pictures show none.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator is shown; text pictures show none.
  open var showsHorizontalScrollIndicator = true
  /// The space around the indicators, in points; kept, with no effect.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// The smallest zoom scale; kept, with no effect.
  open var minimumZoomScale: CGFloat = 1
  /// The largest zoom scale; kept, with no effect.
  open var maximumZoomScale: CGFloat = 1
  /// The zoom scale; kept, with no effect.
  open var zoomScale: CGFloat = 1
  /// How dragging takes the keyboard away.
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// The look of the indicators; kept, with no effect.
  open var indicatorStyle: IndicatorStyle = .default

  /// How dragging takes the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    case none
    case onDrag
    case interactive
    case onDragWithAccessory
    case interactiveWithAccessory
  }

  /// The look of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    case `default`
    case black
    case white
  }

  /// Whether a finger is on the content and may scroll.
  open var isTracking: Bool { drag.isFollowing }
  /// Whether a finger drags the content.
  open var isDragging: Bool { drag.isDragging }
  /// Whether the content still moves after the finger was lifted; true in delegate calls only.
  open internal(set) var isDecelerating = false

  /// Moves the content so that `contentOffset` stands at the top left corner.
  ///
  /// The offset is taken as it is, even where no content is, as on iOS.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls as little as needed to show `rect` of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }

  /// Where content that would come to rest at `proposed` does; layouts of collections may say.
  func restingOffset(_ proposed: CGPoint) -> CGPoint { proposed }

  /// Shows the indicators for a moment; text pictures show none.
  open func flashScrollIndicators() {}

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if newValue.origin != old { offsetDidChange() }
    }
  }

  private func offsetDidChange() {
    setNeedsLayout()
    tellNavigationBar()
    delegate?.scrollViewDidScroll(self)
  }

  override func boundsSizeDidChange(from oldSize: CGSize) {
    super.boundsSizeDidChange(from: oldSize)
    guard oldSize != .zero else { return }
    // An offset made legal for insets that it does not follow yet would follow them twice.
    settleInsets()
    contentOffset = legalOffset(contentOffset)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    settleInsets()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    settleInsets()
  }

  // MARK: Touches

  /// A scroll view that scrolls keeps touches that its content did not want.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isScrollEnabled { super.touchesBegan(touches, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isScrollEnabled { super.touchesMoved(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isScrollEnabled { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isScrollEnabled { super.touchesCancelled(touches, with: event) }
  }

  // MARK: - How it is read

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    clipsToBounds = true
    super.decode(element, coder)
    decodeScrolling(element)
  }

  override class var keyedProperties: [String: KeyedProperty] {
    super.keyedProperties.merging([
      "delegate": KeyValueCoding.reference(\UIScrollView.delegate),
      "scrollEnabled": KeyValueCoding.value(\UIScrollView.isScrollEnabled),
      "pagingEnabled": KeyValueCoding.value(\UIScrollView.isPagingEnabled),
      "bounces": KeyValueCoding.value(\UIScrollView.bounces),
      "contentSize": KeyValueCoding.value(\UIScrollView.contentSize),
      "contentOffset": KeyValueCoding.value(\UIScrollView.contentOffset),
    ]) { $1 }
  }

  // MARK: - How it is drawn: nothing of its own

  // MARK: Accessibility

  override var accessibilityKind: AccessibilityKind { .scrollView }
}
