import InterfaceBuilder

/// Lays out views in a row or a column, by constraints of its own.
@MainActor open class UIStackView: UIView {
  /// How the views share the room along the axis.
  public enum Distribution: Int, Sendable {
    case fill
    case fillEqually
    case fillProportionally
    case equalSpacing
    case equalCentering
  }

  /// How the views stand across the axis.
  public enum Alignment: Int, Sendable {
    case fill
    case leading
    case firstBaseline
    case center
    case trailing
    case lastBaseline
    /// The same as `leading`, for a row.
    public static let top = Alignment.leading
    /// The same as `trailing`, for a row.
    public static let bottom = Alignment.trailing
  }

  private var arranged: [UIView] = []
  /// The same, to be asked for each view of a layout.
  private var arrangedIDs: Set<ObjectIdentifier> = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Makes a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The views that are laid out, in order.
  open var arrangedSubviews: [UIView] { arranged }
  /// The direction of the stack.
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { setNeedsConstraintLayout() } }
  /// How the views share the room along the axis.
  open var distribution: Distribution = .fill { didSet { setNeedsConstraintLayout() } }
  /// How the views stand across the axis.
  open var alignment: Alignment = .fill { didSet { setNeedsConstraintLayout() } }
  /// The space between views, in points.
  open var spacing: CGFloat = 0 { didSet { setNeedsConstraintLayout() } }
  /// Whether spacing in a column is from baseline to baseline.
  open var isBaselineRelativeArrangement = false { didSet { setNeedsConstraintLayout() } }
  /// Whether the views keep to the margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsConstraintLayout() } }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }

  /// Adds a view at a place; one that is arranged already moves there.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    if !arrangedIDs.insert(ObjectIdentifier(view)).inserted { arranged.removeAll { $0 === view } }
    arranged.insert(view, at: max(0, min(index, arranged.count)))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    setNeedsConstraintLayout()
  }

  /// Stops arranging a view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedIDs.remove(ObjectIdentifier(view)) != nil else { return }
    customSpacings[ObjectIdentifier(view)] = nil
    arranged.removeAll { $0 === view }
    setNeedsConstraintLayout()
  }

  /// Sets the space after one view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    customSpacings[ObjectIdentifier(view)] = spacing
    setNeedsConstraintLayout()
  }

  /// The space after one view, in points; `spacing` unless set.
  open func customSpacing(after view: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(view)] ?? spacing
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Whether a view is laid out by the stack.
  func arranges(_ view: UIView) -> Bool { arrangedIDs.contains(ObjectIdentifier(view)) }

  // MARK: How it is read

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    decodeArrangement(element)
    isLayoutMarginsRelativeArrangement =
      element.bool("layoutMarginsRelativeArrangement") ?? (layoutStorage?.margins != nil)
    for view in subviews { addArrangedSubview(view) }
  }

  private static let arrangement: Set<String> = ["axis", "spacing", "distribution", "alignment"]

  override class var variedNames: Set<String> { super.variedNames.union(arrangement) }

  override func decodeVaried(_ names: Set<String>, _ element: IBElement, _ coder: NibCoder) {
    super.decodeVaried(names, element, coder)
    if !names.isDisjoint(with: UIStackView.arrangement) { decodeArrangement(element) }
  }

  private static let axes: [String: NSLayoutConstraint.Axis] = [
    "horizontal": .horizontal, "vertical": .vertical,
  ]

  private func decodeArrangement(_ element: IBElement) {
    axis = element.value("axis", in: UIStackView.axes) ?? .horizontal
    spacing = element.length("spacing") ?? (element["spacingType"] == "standard" ? 8 : 0)
    isBaselineRelativeArrangement = element.bool("baselineRelativeArrangement") ?? false
    distribution = element.value("distribution", Distribution.init(nib:)) ?? .fill
    alignment = element.value("alignment", Alignment.init(nib:)) ?? .fill
  }
}

extension UIStackView.Distribution {
  /// Makes the distribution that a nib calls `name`.
  init?(nib name: String) {
    switch name {
    case "fill": self = .fill
    case "fillEqually": self = .fillEqually
    case "fillProportionally": self = .fillProportionally
    case "equalSpacing": self = .equalSpacing
    case "equalCentering": self = .equalCentering
    default: return nil
    }
  }
}

extension UIStackView.Alignment {
  /// Makes the alignment that a nib calls `name`; columns are written with `top` and `bottom` too.
  init?(nib name: String) {
    switch name {
    case "fill": self = .fill
    case "leading", "top": self = .leading
    case "trailing", "bottom": self = .trailing
    case "center": self = .center
    case "firstBaseline": self = .firstBaseline
    case "lastBaseline": self = .lastBaseline
    default: return nil
    }
  }
}
