/// What a view keeps for Auto Layout; made when first needed.
@MainActor final class LayoutStorage {
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var standardGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]
  var hugging: (horizontal: UILayoutPriority?, vertical: UILayoutPriority?) = (nil, nil)
  var resistance: (horizontal: UILayoutPriority?, vertical: UILayoutPriority?) = (nil, nil)
  var margins: UIEdgeInsets?
  /// Whether the left margin stands for the leading one, the right for the trailing one.
  var marginsHaveDirection = false
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  var marginsFollowReadableWidth = false
  /// A size that stands for the intrinsic one on Xcode's canvas.
  var placeholderSize: (width: CGFloat?, height: CGFloat?) = (nil, nil)
  /// The width at which a text of several lines was measured.
  var measuredWidth: CGFloat?
  /// Whether the constraints below this view are to be solved again.
  var needsSolving = true
  /// What solves them, from pass to pass; nil until the next pass where what there is to solve
  /// changed.
  var engine: LayoutEngine?
  /// Whether constraints of the engine refer to the view, which its mask places.
  var placesOthers = false
  /// Whether it was said that something of the view cannot hold.
  var saysConflict = false
  /// Whether frames are being set from a solution.
  var isApplying = false
  /// Whether the view stands for a whole screen, as the root view of a xib does.
  var isScreenRoot = false
  /// What the file says for other size classes.
  var traitVariations: TraitVariations?
  /// The time that margins and controls are laid out for.
  var era = DesignEra.current
}

extension UIView {
  /// The storage, made when it is not there yet.
  var layout: LayoutStorage {
    if let storage = layoutStorage { return storage }
    let storage = LayoutStorage()
    layoutStorage = storage
    return storage
  }

  // MARK: Constraints

  /// The constraints that the view holds.
  public var constraints: [NSLayoutConstraint] { layoutStorage?.constraints ?? [] }

  /// Adds a constraint between this view and views below it.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner !== self else { return }
    constraint.owner?.removeConstraint(constraint)
    constraint.owner = self
    layout.constraints.append(constraint)
    setNeedsConstraintLayout()
  }

  /// Adds constraints between this view and views below it.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Takes a constraint away.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner === self else { return }
    constraint.owner = nil
    layout.constraints.removeAll { $0 === constraint }
    setNeedsConstraintLayout()
  }

  /// Takes constraints away.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Asks for `updateConstraints` before the next layout.
  public func setNeedsUpdateConstraints() {
    needsConstraintUpdate = true
    layoutScopeRoot.layout.needsSolving = true
  }

  /// Whether `updateConstraints` is to be called before the next layout.
  public func needsUpdateConstraints() -> Bool { needsConstraintUpdate }

  /// Calls `updateConstraints` of this view and of those below it where that was asked for.
  public func updateConstraintsIfNeeded() {
    for subview in storedSubviews { subview.updateConstraintsIfNeeded() }
    updateConstraintsOnce()
  }

  /// Says that constraints of the scope came, went or matter in another way.
  func setNeedsConstraintLayout() {
    needsLayout = true
    scopeNeedsSolving(.structure)
  }

  // MARK: Priorities of content

  /// How strongly the view keeps from growing along an axis; 250 unless set.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let set =
      axis == .horizontal ? layoutStorage?.hugging.horizontal : layoutStorage?.hugging.vertical
    return set ?? defaultHugging(axis)
  }

  /// Sets how strongly the view keeps from growing along an axis.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      layout.hugging.horizontal = priority
    } else {
      layout.hugging.vertical = priority
    }
    setNeedsConstraintLayout()
  }

  /// How strongly the view keeps from shrinking along an axis; 750 unless set.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    let resistance = layoutStorage?.resistance
    return (axis == .horizontal ? resistance?.horizontal : resistance?.vertical) ?? .defaultHigh
  }

  /// Sets how strongly the view keeps from shrinking along an axis.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      layout.resistance.horizontal = priority
    } else {
      layout.resistance.vertical = priority
    }
    setNeedsConstraintLayout()
  }

  // MARK: Guides

  /// Adds a guide that constraints place.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layout.guides.append(guide)
  }

  /// Takes a guide away.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    guide.owningView = nil
    layout.guides.removeAll { $0 === guide }
    setNeedsConstraintLayout()
  }

  /// The guides that were added.
  public var layoutGuides: [UILayoutGuide] { layoutStorage?.guides ?? [] }

  /// What bars and the device's edges leave free.
  public var safeAreaLayoutGuide: UILayoutGuide { standardGuide(.safeArea) }
  /// What the margins leave free.
  public var layoutMarginsGuide: UILayoutGuide { standardGuide(.margins) }
  /// Where text is easy to read.
  public var readableContentGuide: UILayoutGuide { standardGuide(.readableContent) }

  func standardGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    if let guide = layout.standardGuides[kind] { return guide }
    let guide = UILayoutGuide(kind, in: self)
    layout.standardGuides[kind] = guide
    return guide
  }
}

extension NSLayoutConstraint {
  /// The directions of layout.
  public enum Axis: Int, Sendable {
    case horizontal
    case vertical
  }
}
