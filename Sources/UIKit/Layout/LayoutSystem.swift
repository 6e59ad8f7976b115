import ConstraintSolver
import InterfaceBuilder

/// The solver of one scope with the variables of its views and guides.
@MainActor struct LayoutSystem {
  struct Variables {
    let x, y, width, height: Variable
  }

  let scope: LayoutScope
  /// What the root is to come near to, where its size is asked for and not given.
  let fitting: FittingTarget?
  var rows = LayoutRows()
  private(set) var variables: [ObjectIdentifier: Variables] = [:]
  private(set) var contents: [ObjectIdentifier: (width: Variable, height: Variable)] = [:]
  /// The scroll views to whose content something is tied.
  private var tiedContents: Set<ObjectIdentifier> = []
  /// The views that take part beside the root, in document order.
  private(set) var participants: [UIView] = []
  /// The place of each one's superview among them; nil for the root.
  private(set) var parents: [Int?] = []
  private(set) var places: [Variables] = []
  private var isParticipant: Set<ObjectIdentifier> = []
  /// Where the rows of each part are.
  var index = LayoutRowIndex()
  /// What the solver had worked when the pass began.
  var workAtStart = 0

  init(_ scope: LayoutScope, fitting: FittingTarget? = nil) {
    self.scope = scope
    self.fitting = fitting
  }

  /// Adds everything: what is given, what views want, what constraints say.
  mutating func build(saysConflicts: Bool = true) {
    isParticipant.insert(ObjectIdentifier(scope.root))
    _ = makeVariables(for: scope.root)
    for constraint in scope.constraints {
      include(LayoutItem.view(of: constraint.firstItem))
      include(LayoutItem.view(of: constraint.secondItem))
    }
    for view in scope.views where view is UIStackView {
      include(view)
      for arranged in (view as? UIStackView)?.arrangedSubviews ?? [] { include(arranged) }
    }
    participants = scope.inner.filter { isParticipant.contains(ObjectIdentifier($0)) }
    places = participants.map { makeVariables(for: $0) }
    index = LayoutRowIndex(self)
    parents = participants.map { $0.storedSuperview.flatMap { index.place(of: $0) } }
    addRows()
    if saysConflicts, !LayoutReport.isDeferred { reportConflicts() }
  }

  mutating func addRows() {
    placeRoot()
    for number in participants.indices where participants[number].followsFrame {
      addMask(number)
    }
    for view in [scope.root] + participants { addScrollContent(of: view) }
    for number in scope.constraints.indices where !isGivenUp { addConstraint(number) }
    for number in index.stacks.indices where !isGivenUp { addStack(number) }
    if fitting != nil { addContentSize(of: scope.root) }
    for number in participants.indices where !isGivenUp { addContentSize(number) }
  }

  // MARK: Variables

  private mutating func makeVariables(for object: AnyObject) -> Variables {
    let id = ObjectIdentifier(object)
    if let known = variables[id] { return known }
    let made = Variables(
      x: rows.solver.makeVariable(), y: rows.solver.makeVariable(),
      width: rows.solver.makeVariable(),
      height: rows.solver.makeVariable())
    variables[id] = made
    return made
  }

  private mutating func placeRoot() {
    rows.origin = .root
    let root = makeVariables(for: scope.root)
    let bounds = scope.root.bounds
    require(ConstraintSolver.Expression(root.x), .equal, Double(bounds.minX))
    require(ConstraintSolver.Expression(root.y), .equal, Double(bounds.minY))
    if let fitting {
      prefer(
        ConstraintSolver.Expression(root.width), .equal, fitting.width,
        priority: Double(fitting.horizontal.rawValue))
      prefer(
        ConstraintSolver.Expression(root.height), .equal, fitting.height,
        priority: Double(fitting.vertical.rawValue))
      return
    }
    require(ConstraintSolver.Expression(root.width), .equal, Double(bounds.width))
    require(ConstraintSolver.Expression(root.height), .equal, Double(bounds.height))
  }

  /// Lets a view take part, and all views between it and the root.
  private mutating func include(_ view: UIView?) {
    var current = view
    while let candidate = current, candidate !== scope.root {
      guard isParticipant.insert(ObjectIdentifier(candidate)).inserted else { return }
      _ = makeVariables(for: candidate)
      if candidate.isLayoutScope, candidate !== view { return }
      current = candidate.storedSuperview
    }
  }

  /// The alignment rectangle of a view.
  mutating func rectangle(of view: UIView) -> LayoutRectangle {
    let made = makeVariables(for: view)
    return LayoutRectangle(
      left: ConstraintSolver.Expression(made.x), top: ConstraintSolver.Expression(made.y),
      width: ConstraintSolver.Expression(made.width),
      height: ConstraintSolver.Expression(made.height))
  }

  /// Whether constraints say how large the content of a scroll view is.
  func hasTiedContent(_ view: UIView) -> Bool {
    guard let scroll = view as? UIScrollView, !scroll.sizesOwnContent else { return false }
    return tiedContents.contains(ObjectIdentifier(view))
  }

  /// The rectangle of an item, as a constraint between it and `other` means it.
  ///
  /// Between a scroll view and what it holds, edges mean the scroll view's content.
  private mutating func rectangle(
    of item: AnyObject, facing other: AnyObject?, _ attribute: NSLayoutConstraint.Attribute
  ) -> LayoutRectangle? {
    if let guide = item as? UILayoutGuide { return rectangle(of: guide) }
    guard let view = item as? UIView else { return nil }
    if view is UIScrollView, attribute.isEdge, let inner = LayoutItem.view(of: other),
      inner !== view, inner.isDescendant(of: view)
    {
      tiedContents.insert(ObjectIdentifier(view))
      return content(of: view)
    }
    return rectangle(of: view)
  }

  private mutating func rectangle(of guide: UILayoutGuide) -> LayoutRectangle? {
    guard let view = guide.owningView else { return nil }
    let outer = rectangle(of: view)
    switch guide.kind {
    case .custom:
      let made = makeVariables(for: guide)
      return LayoutRectangle(
        left: ConstraintSolver.Expression(made.x), top: ConstraintSolver.Expression(made.y),
        width: ConstraintSolver.Expression(made.width),
        height: ConstraintSolver.Expression(made.height))
    case .safeArea: return outer.inset(by: view.safeAreaInsets)
    case .margins: return outer.inset(by: view.layoutMargins)
    case .readableContent: return outer.inset(by: view.readableInsets)
    case .scrollContent:
      tiedContents.insert(ObjectIdentifier(view))
      return content(of: view)
    case .scrollFrame: return outer
    case .controllerTop:
      let height = ConstraintSolver.Expression([], constant: Double(view.safeAreaInsets.top))
      return LayoutRectangle(left: outer.left, top: outer.top, width: outer.width, height: height)
    case .controllerBottom:
      let inset = Double(view.safeAreaInsets.bottom)
      return LayoutRectangle(
        left: outer.left, top: outer.bottom + (-inset), width: outer.width,
        height: ConstraintSolver.Expression([], constant: inset))
    }
  }

  /// The content of a scroll view; it begins at the scroll view's corner.
  private mutating func content(of view: UIView) -> LayoutRectangle {
    let outer = rectangle(of: view)
    let id = ObjectIdentifier(view)
    let size = contents[id] ?? (rows.solver.makeVariable(), rows.solver.makeVariable())
    contents[id] = size
    return LayoutRectangle(
      left: outer.left, top: outer.top, width: ConstraintSolver.Expression(size.width),
      height: ConstraintSolver.Expression(size.height))
  }

  // MARK: What is given

  /// A view that its mask places: each axis linear in the superview's size, through its present
  /// frame.
  mutating func addMask(_ number: Int) {
    rows.origin = .mask(number)
    let start = rows.count
    defer { index.masks[number] = start..<rows.count }
    let view = participants[number]
    view.layout.placesOthers = true
    guard let parent = view.storedSuperview else { return }
    let inner = rectangle(of: view)
    let outer = rectangle(of: parent)
    let mask = view.isLayoutScope ? [] : view.autoresizingMask
    let frame = view.frame
    let size = parent.bounds.size
    let wide = Autoresizing.frame(
      frame, mask: mask, from: size, to: CGSize(width: size.width + 1, height: size.height + 1))
    func line(
      _ start: CGFloat, _ slope: CGFloat, _ total: CGFloat,
      _ length: ConstraintSolver.Expression
    ) -> ConstraintSolver.Expression {
      length * Double(slope) + Double(start - slope * total)
    }
    let x = line(frame.minX, wide.minX - frame.minX, size.width, outer.width)
    let y = line(frame.minY, wide.minY - frame.minY, size.height, outer.height)
    require(inner.left - outer.left - x, .equal, 0)
    require(inner.top - outer.top - y, .equal, 0)
    require(
      inner.width - line(frame.width, wide.width - frame.width, size.width, outer.width), .equal, 0)
    require(
      inner.height - line(frame.height, wide.height - frame.height, size.height, outer.height),
      .equal, 0)
  }

  /// Content is at least nothing, and as small as what it holds allows.
  private mutating func addScrollContent(of view: UIView) {
    guard view is UIScrollView else { return }
    rows.origin = .content(index.place(of: view) ?? -1)
    let inside = content(of: view)
    prefer(inside.width, .equal, 0, priority: 1)
    prefer(inside.height, .equal, 0, priority: 1)
  }

  // MARK: What constraints say

  mutating func addConstraint(_ number: Int) {
    rows.origin = .constraint(number)
    let start = rows.count
    if let wanted = wanted(by: scope.constraints[number]) { rows.put(wanted) }
    index.constraints[number] = start..<rows.count
  }

  private mutating func wanted(
    by constraint: NSLayoutConstraint
  ) -> ConstraintSolver.Constraint? {
    let isMirrored = constraint.isMirrored
    func attribute(_ given: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
      isMirrored ? given.mirrored : given
    }
    guard constraint.takesPart, let first = constraint.firstItem,
      let left = expression(
        attribute(constraint.firstAttribute), of: first, facing: constraint.secondItem)
    else { return nil }
    var difference = left
    if let second = constraint.secondItem, constraint.secondAttribute != .notAnAttribute {
      guard
        let right = expression(
          attribute(constraint.secondAttribute), of: second, facing: constraint.firstItem)
      else { return nil }
      difference = left - right * Double(constraint.multiplier)
      if let origin = origin(of: constraint) {
        difference = difference - origin * (1 - Double(constraint.multiplier))
      }
    }
    if isMirrored { difference = difference * -1 }
    return ConstraintSolver.Constraint(
      difference, ConstraintSolver.Relation(constraint.relation), Double(constraint.constant),
      priority: ConstraintSolver.Priority(Double(constraint.priority.rawValue)))
  }

  mutating func addStack(_ number: Int) {
    rows.origin = .stack(number)
    let start = rows.count
    let view = index.stacks[number].map { participants[$0] } ?? scope.root
    if let stack = view as? UIStackView { StackConstraints(stack).add(to: &self) }
    index.stackRows[number] = start..<rows.count
  }

  /// What a position that is multiplied is measured from: the corner of the view that holds the
  /// constraint. Where nothing is multiplied, the corner counts for nothing.
  private mutating func origin(
    of constraint: NSLayoutConstraint
  ) -> ConstraintSolver.Expression? {
    guard constraint.multiplier != 1, let owner = constraint.owner, owner !== scope.root,
      isParticipant.contains(ObjectIdentifier(owner)),
      let axis = constraint.firstAttribute.positionAxis,
      constraint.secondAttribute.positionAxis == axis
    else { return nil }
    let rectangle = rectangle(of: owner)
    guard axis == .horizontal else { return rectangle.top }
    return constraint.isMirrored ? rectangle.right : rectangle.left
  }

  private mutating func expression(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject, facing other: AnyObject?
  ) -> ConstraintSolver.Expression? {
    guard let rectangle = rectangle(of: item, facing: other, attribute) else { return nil }
    let view = item as? UIView
    return LayoutItem.expression(
      attribute, of: rectangle, margins: view?.layoutMargins ?? .zero,
      baselines: view?.baselines)
  }

  // MARK: What views want

  mutating func addContentSize(_ number: Int) {
    rows.origin = .size(number)
    let start = rows.count
    defer { index.sizes[number] = start..<rows.count }
    if !participants[number].followsFrame { addContentSize(of: participants[number]) }
  }

  private mutating func addContentSize(of view: UIView) {
    let rectangle = rectangle(of: view)
    prefer(rectangle.width, .greaterThanOrEqual, 0, priority: 1000)
    prefer(rectangle.height, .greaterThanOrEqual, 0, priority: 1000)
    let size = view.layoutIntrinsicSize
    add(size.width, to: rectangle.width, view, .horizontal)
    add(size.height, to: rectangle.height, view, .vertical)
  }

  private mutating func add(
    _ length: CGFloat, to expression: ConstraintSolver.Expression, _ view: UIView,
    _ axis: NSLayoutConstraint.Axis
  ) {
    guard length >= 0, length.isFinite else { return }
    let hugging = view.contentHuggingPriority(for: axis)
    var resistance = Double(view.contentCompressionResistancePriority(for: axis).rawValue)
    // Text that can be broken gives way to what is required, however strongly it resists.
    if axis == .horizontal, view.wrapsToWidth { resistance = min(resistance, 900) }
    prefer(expression, .greaterThanOrEqual, Double(length), priority: resistance)
    prefer(expression, .lessThanOrEqual, Double(length), priority: Double(hugging.rawValue))
  }

  // MARK: Adding

  mutating func require(
    _ expression: ConstraintSolver.Expression, _ relation: ConstraintSolver.Relation,
    _ constant: Double
  ) { prefer(expression, relation, constant, priority: 1000) }

  /// Adds a system's constraint; one that contradicts what is required already counts for nothing.
  mutating func prefer(
    _ expression: ConstraintSolver.Expression, _ relation: ConstraintSolver.Relation,
    _ constant: Double, priority: Double
  ) {
    guard priority > 0 else { return }
    rows.put(
      ConstraintSolver.Constraint(
        expression, relation, constant, priority: ConstraintSolver.Priority(priority)))
  }
}

extension ConstraintSolver.Relation {
  /// The solver's relation for UIKit's.
  init(_ relation: NSLayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The axis along which the attribute is a position; nil for sizes.
  var positionAxis: NSLayoutConstraint.Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      return .horizontal
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      return .vertical
    case .width, .height, .notAnAttribute: return nil
    }
  }

  /// Whether the attribute is an edge or a margin, which between a scroll view and what it holds
  /// means the content.
  var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: return true
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin: return true
    case .leadingMargin, .trailingMargin: return true
    default: return false
    }
  }
}
