import Canvas
import InterfaceBuilder

/// A rectangle on the screen: it has a place, a look, subviews, and takes part in events.
@MainActor open class UIView: UIResponder, NibObject {
  // MARK: Storage shared by the files of this folder

  var storedCenter = CGPoint.zero
  var storedBounds = CGRect.zero
  var storedTransform = CGAffineTransform.identity
  var storedSubviews: [UIView] = []
  weak var storedSuperview: UIView?
  var needsLayout = true
  var recognizers: [UIGestureRecognizer] = []
  var storedInteractions: [any UIInteraction] = []
  /// The controller whose root view this is.
  weak var viewController: UIViewController? { didSet { leavesLayoutScope() } }
  /// Whether `updateConstraints` is to be called.
  var needsConstraintUpdate = true
  /// Where the view came from in an Interface Builder file.
  var nibOrigin: NibOrigin?
  /// Whether the view is presented as a sheet, whose edge pictures show.
  var isSheet = false
  /// What the view keeps for Auto Layout, once it is needed.
  var layoutStorage: LayoutStorage?

  // MARK: Making

  /// Makes a view that covers `frame`, in points of its future superview.
  public init(frame: CGRect) {
    super.init()
    begin(at: frame)
  }

  /// Makes a view of size zero.
  public convenience override init() { self.init(frame: .zero) }

  /// Makes the view that the present element of a nib describes.
  public required init?(coder: NSCoder) {
    super.init()
    begin(at: .zero)
    if let nib = coder as? NibCoder { decode(nib.element, nib) }
  }

  // MARK: Place (see UIView+Geometry.swift)

  /// Where the view stands in its superview, in points; the box around it under a transform.
  open var frame: CGRect {
    get { placedFrame }
    set { placedFrame = newValue }
  }

  /// The visible rectangle in points of the view itself; its origin is not zero when scrolled.
  open var bounds: CGRect {
    get { storedBounds }
    set { setBounds(newValue) }
  }

  /// The middle of the view in points of its superview.
  open var center: CGPoint {
    get { storedCenter }
    set {
      storedCenter = newValue
      placeDidChange()
    }
  }

  /// A move, scale or rotation around the middle.
  open var transform: CGAffineTransform {
    get { storedTransform }
    set { storedTransform = newValue }
  }

  /// Called after the size changed; scroll views keep their offset legal here.
  func boundsSizeDidChange(from oldSize: CGSize) {}

  // MARK: Hierarchy (see UIView+Hierarchy.swift)

  /// Adds `view` in front of the other subviews; it leaves its old superview first.
  open func addSubview(_ view: UIView) { insert(view, at: nil) }

  /// Adds `view` at a place in the order from back to front.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Adds `view` just behind `sibling`.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: storedSubviews.firstIndex { $0 === sibling })
  }

  /// Adds `view` just in front of `sibling`.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: storedSubviews.firstIndex { $0 === sibling }.map { $0 + 1 })
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() { leaveSuperview() }

  // MARK: Look

  /// The layer, which holds border and corner.
  public let layer = CALayer()

  /// The colour behind the content; nil for none.
  open var backgroundColor: UIColor?
  /// How opaque the view is, 0 to 1; below 0.01 it is neither seen nor touched.
  open var alpha: CGFloat = 1
  /// Whether the view and all its subviews are left out of the screen and of events.
  open var isHidden = false {
    didSet { if isHidden != oldValue { visibilityDidChange() } }
  }
  /// Whether the view promises to fill its bounds; has no effect on text pictures.
  open var isOpaque = true
  /// Whether subviews are cut off at the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// How content that has a size of its own is placed in the bounds.
  open var contentMode: ContentMode = .scaleToFill
  /// A number that finds the view again with `viewWithTag(_:)`.
  open var tag = 0

  /// The colour of what can be touched; inherited from the superview unless set.
  open var tintColor: UIColor! {
    get { storedTint ?? superview?.tintColor ?? UIColor.systemBlue }
    set {
      storedTint = newValue
      tintColorDidChange()
    }
  }
  private var storedTint: UIColor?

  /// Called when the tint of this view or of one above it changed.
  open func tintColorDidChange() {
    for subview in storedSubviews { subview.tintColorDidChange() }
  }

  // MARK: Events

  /// Whether touches reach the view and its subviews.
  open var isUserInteractionEnabled = true

  /// Makes the first responder in this view resign; with `force` whatever its delegate says.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder, contains(responder) else {
      return true
    }
    if responder.resignFirstResponder() { return true }
    if force { responder.loseFirstResponder() }
    return force
  }

  /// Whether more than one finger is followed; kept, with no effect on single touches.
  open var isMultipleTouchEnabled = false

  /// Whether no other view gets touches while this one follows some; kept, with no effect on single
  /// touches.
  open var isExclusiveTouch = false

  // MARK: Layout

  /// Which distances and sizes change with the superview's size.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { placeDidChange() } }
  }

  /// Whether a change of size resizes the subviews by their masks.
  open var autoresizesSubviews = true

  /// Whether the autoresizing mask decides the frame; false for views that constraints place.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
      if viewController != nil { leavesLayoutScope() }
      setNeedsConstraintLayout()
    }
  }

  /// Asks for `layoutSubviews` at the next pass.
  open func setNeedsLayout() {
    needsLayout = true
    if isLayoutScope { layoutStorage?.needsSolving = true }
  }

  /// Called before constraints are solved, once and then after `setNeedsUpdateConstraints`: the
  /// place to change them.
  open func updateConstraints() {}

  /// Lays out this view and everything below it that asked for it.
  open func layoutIfNeeded() { layOutSubtree() }

  /// Tells that the intrinsic size changed.
  open func invalidateIntrinsicContentSize() {
    needsLayout = true
    scopeNeedsSolving(.size(self))
  }

  /// Resizes the view to fit its content, keeping its origin.
  open func sizeToFit() {
    frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  /// How much of the view bars and the device's edges cover, in points from each edge.
  open var safeAreaInsets: UIEdgeInsets { computedSafeAreaInsets }

  /// Which way the content runs, besides what the language says.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { setNeedsConstraintLayout() } }
  }

  /// The traits in force: those of the controller around the view, else of the window.
  open var traitCollection: UITraitCollection { inheritedTraits(overriding: ownStyle) }
  /// Light or dark for this view and all below it, whatever the user has set.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { styleDidChange(from: oldValue) }
  }

  /// Called after traits changed, from the controllers down to the innermost views.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The name under which the system would keep the state of the view; kept, with no effect.
  open var restorationIdentifier: String?
  /// Whether a view that draws itself begins with nothing; kept, with no effect.
  open var clearsContextBeforeDrawing = true

  // MARK: Accessibility

  /// The name that finds the view in a test and that no user sees.
  open var accessibilityIdentifier: String?
  /// What VoiceOver calls the view.
  open var accessibilityLabel: String?
  /// What VoiceOver says of the view's content.
  open var accessibilityValue: String?
  /// What VoiceOver says of the view's effect.
  open var accessibilityHint: String?
  /// What the view is and does, besides what its class says.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// Whether the view is one thing to VoiceOver; its class decides unless set.
  open var isAccessibilityElement: Bool {
    get { storedIsAccessibilityElement ?? (accessibilityKind != .other) }
    set { storedIsAccessibilityElement = newValue }
  }
  var storedIsAccessibilityElement: Bool?
  /// Whether everything below the view is left out for VoiceOver and tests.
  open var accessibilityElementsHidden = false

  // MARK: Responder

  /// The controller whose root view this is, or else the superview.
  open override var next: UIResponder? { viewController ?? storedSuperview }

  // MARK: - How it is read

  /// Reads what the element says of the view; subclasses call `super` first.
  func decode(_ element: IBElement, _ coder: NibCoder) { decodeView(element, coder) }

  /// Takes the font for the text size in force, where the view follows it.
  func adjustFont() {}

  /// The attributes and settings that `decodeVaried` reads.
  class var variedNames: Set<String> { ["hidden", "alpha"] }

  /// Reads again what differs between size classes: attributes and settings called `names`.
  func decodeVaried(_ names: Set<String>, _ element: IBElement, _ coder: NibCoder) {
    if names.contains("hidden") { isHidden = element.bool("hidden") ?? false }
    if names.contains("alpha") { alpha = element.length("alpha") ?? 1 }
  }

  override class var keyedProperties: [String: KeyedProperty] {
    super.keyedProperties.merging(viewProperties) { $1 }
  }

  // MARK: - How big it wants to be

  /// The intrinsic size when the view is as wide as told: texts of several lines get higher.
  func intrinsicSize(atWidth width: CGFloat?) -> CGSize { intrinsicContentSize }

  /// Whether the height that the content asks for follows from the width.
  var wrapsToWidth: Bool { false }

  /// How far the frame reaches beyond the alignment rectangle, in points on each edge.
  var alignmentInsets: UIEdgeInsets { .zero }

  /// Where the baselines of the text are; nil without text.
  var baselines: LayoutBaselines? { nil }

  /// How strongly the class keeps from growing, unless told; 250.
  func defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }

  /// The margins that the class has unless told; nil stands for 8 on each side.
  func ownStandardMargins(era: DesignEra) -> UIEdgeInsets? {
    (storedSuperview as? UITableViewCell)?.contentMargins(era: era)
  }

  /// Whether the view gives its subviews their frames, each of which begins a layout of its own.
  var framesSubviews: Bool { false }

  /// Whether the superview sets the frame by itself.
  var isLayoutBarrier: Bool { storedSuperview?.framesSubviews ?? false }

  /// The size the content asks for, in points; `noIntrinsicMetric` where it asks for none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The size that fits best into `size`; the present size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The size nearest to `targetSize` that the constraints in the view allow: with
  /// `layoutFittingCompressedSize` the smallest.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size nearest to `targetSize` that the constraints in the view allow, where each length of
  /// the target matters as much as its priority; `required` keeps it.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    constraintFittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Called after a change of size or of subviews, to place the subviews.
  open func layoutSubviews() {}

  // MARK: - How it is drawn

  /// Draws what stands in the view itself, below its subviews.
  ///
  /// - Parameters:
  ///   - canvas: What to draw on.
  ///   - frame: The bounds of the view in points of the screen.
  func draw(on canvas: any Canvas, frame: CGRect) { drawStandIn(on: canvas, frame: frame) }

  /// The class whose code would fill this view and is not here, or what code elsewhere calls it; nil
  /// when none is missing.
  var standInName: String? { absentClass ?? (isPlainContainer ? nameInCode : nil) }

  /// Whether the view's subviews are parts of it that it draws itself, such as a button's label.
  ///
  /// Pictures and outlines do not go into such a view; touches and queries do.
  var drawsOwnSubviews: Bool { false }

  /// The text the view shows: a label's, a button's current title, a field's text or placeholder.
  var shownText: String? { nil }
  /// The part of that text that can be seen without scrolling.
  var seenText: String? { shownText }

  /// What an outline says of the view besides class, place and text: all that is not the default.
  func describe(_ attributes: inout OutlineAttributes) { describeView(&attributes) }

  /// Draws nothing here: text pictures are drawn by each widget, not by Core Graphics.
  open func draw(_ rect: CGRect) {}

  // MARK: Accessibility of a class

  /// What a test and VoiceOver take the view for.
  var accessibilityKind: AccessibilityKind { .other }

  /// The subviews in the order in which a person reads them.
  var accessibilityOrder: [UIView] { subviewsInReadingOrder }

  /// Fills in label, value and states that follow from the content.
  func describe(_ element: inout AccessibilityElement) {}

  // MARK: Hooks

  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed.
  open func didMoveToWindow() {}
  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called when the safe area changed.
  open func safeAreaInsetsDidChange() {}

  /// The view that a touch at `point` goes to, in points of this view; nil for none.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    defaultHitTest(point, with: event)
  }

  /// Whether `point`, in points of this view, lies inside its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Asks whether a recognizer on this view may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Asks to be drawn again; a picture is drawn anew each time, so there is nothing to do.
  open func setNeedsDisplay() {}
}
