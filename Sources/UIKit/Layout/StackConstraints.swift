import ConstraintSolver

/// The constraints that a stack view makes for its views.
///
/// Source: the set that UIStackView makes on iOS 9 to 13, as the project Arranged found it by
/// comparing thousands of layouts. Along the axis the views follow each other with the spacing;
/// across it they are aligned with the stack.
@MainActor struct StackConstraints {
  private let stack: UIStackView
  private let views: [UIView]
  private let isRightToLeft: Bool

  init(_ stack: UIStackView) {
    self.stack = stack
    views = stack.arrangedSubviews
    isRightToLeft = stack.isRightToLeft
  }

  /// Adds all of them.
  func add(to system: inout LayoutSystem) {
    var canvas = system.rectangle(of: stack)
    if stack.isLayoutMarginsRelativeArrangement { canvas = canvas.inset(by: stack.layoutMargins) }
    let visible = views.filter { !$0.isHidden }
    for view in views where view.isHidden {
      let along = self.along(system.rectangle(of: view))
      system.require(along.length, .equal, 0)
    }
    guard let first = visible.first, let last = visible.last else {
      addHidden(canvas, &system)
      return
    }
    let start = along(canvas)
    system.require(along(system.rectangle(of: first)).start - start.start, .equal, 0)
    system.require(along(system.rectangle(of: last)).end - start.end, .equal, 0)
    addSpacing(visible, &system)
    addDistribution(visible, canvas, &system)
    addAlignment(visible, canvas, &system)
    addHidden(canvas, &system)
  }

  private typealias Span = (
    start: ConstraintSolver.Expression, end: ConstraintSolver.Expression,
    length: ConstraintSolver.Expression, center: ConstraintSolver.Expression
  )

  private func along(_ rectangle: LayoutRectangle) -> Span {
    span(rectangle, isHorizontal: stack.axis == .horizontal)
  }

  private func across(_ rectangle: LayoutRectangle) -> Span {
    span(rectangle, isHorizontal: stack.axis == .vertical)
  }

  /// Where content runs from right to left, the horizontal axis is laid out in a mirror.
  private func span(_ rectangle: LayoutRectangle, isHorizontal: Bool) -> Span {
    guard isHorizontal else {
      return (rectangle.top, rectangle.bottom, rectangle.height, rectangle.centerY)
    }
    guard isRightToLeft else {
      return (rectangle.left, rectangle.right, rectangle.width, rectangle.centerX)
    }
    return (
      rectangle.right * -1, rectangle.left * -1, rectangle.width, rectangle.centerX * -1
    )
  }

  // MARK: Along the axis

  private func addSpacing(_ visible: [UIView], _ system: inout LayoutSystem) {
    let isLoose = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    for (view, next) in zip(visible, visible.dropFirst()) {
      let spacing = Double(stack.customSpacing(after: view))
      system.require(
        distance(view, next, &system), isLoose ? .greaterThanOrEqual : .equal, spacing)
    }
  }

  /// From edge to edge; in a column that asks for it, from the last baseline to the next first one.
  private func distance(
    _ view: UIView, _ next: UIView, _ system: inout LayoutSystem
  ) -> ConstraintSolver.Expression {
    let above = system.rectangle(of: view)
    let below = system.rectangle(of: next)
    guard stack.isBaselineRelativeArrangement, stack.axis == .vertical else {
      return along(below).start - along(above).end
    }
    let start = next.baselines?.first(of: below) ?? below.top
    return start - (view.baselines?.last(of: above) ?? above.bottom)
  }

  private func addDistribution(
    _ visible: [UIView], _ canvas: LayoutRectangle, _ system: inout LayoutSystem
  ) {
    switch stack.distribution {
    case .fill: break
    case .fillEqually: addEqualLengths(visible, &system)
    case .fillProportionally: addProportions(visible, canvas, &system)
    case .equalSpacing:
      addEqualGaps(visible, &system, priority: 1000) { span, next in next.start - span.end }
      system.prefer(along(canvas).length, .equal, 0, priority: 49)
    case .equalCentering:
      addEqualGaps(visible, &system, priority: 149) { span, next in next.center - span.center }
      system.prefer(along(canvas).length, .equal, 0, priority: 49)
    }
  }

  private func addEqualLengths(_ visible: [UIView], _ system: inout LayoutSystem) {
    guard let first = visible.first else { return }
    let length = along(system.rectangle(of: first)).length
    for view in visible.dropFirst() {
      system.require(along(system.rectangle(of: view)).length - length, .equal, 0)
    }
  }

  private func addProportions(
    _ visible: [UIView], _ canvas: LayoutRectangle, _ system: inout LayoutSystem
  ) {
    let isHorizontal = stack.axis == .horizontal
    let lengths = visible.map { view -> Double in
      let size = view.layoutIntrinsicSize
      return Double(max(0, isHorizontal ? size.width : size.height))
    }
    let spacing = visible.dropLast().reduce(0.0) { $0 + Double(stack.customSpacing(after: $1)) }
    let total = lengths.reduce(0, +) + spacing
    guard total > 0 else { return }
    var priority = visible.count == 1 && spacing == 0 ? 1000.0 : 999
    let whole = along(canvas).length
    for (view, length) in zip(visible, lengths) {
      let part = along(system.rectangle(of: view)).length
      system.prefer(part - whole * (length / total), .equal, 0, priority: priority)
      priority = max(1, priority - 1)
    }
  }

  private func addEqualGaps(
    _ visible: [UIView], _ system: inout LayoutSystem, priority: Double,
    _ gap: (Span, Span) -> ConstraintSolver.Expression
  ) {
    let spans = visible.map { along(system.rectangle(of: $0)) }
    var firstGap: ConstraintSolver.Expression?
    for (span, next) in zip(spans, spans.dropFirst()) {
      let distance = gap(span, next)
      if let firstGap {
        system.prefer(distance - firstGap, .equal, 0, priority: priority)
      } else {
        firstGap = distance
      }
    }
  }

  // MARK: Across the axis

  private func addAlignment(
    _ visible: [UIView], _ canvas: LayoutRectangle, _ system: inout LayoutSystem
  ) {
    let whole = across(canvas)
    for view in visible {
      let span = across(system.rectangle(of: view))
      switch stack.alignment {
      case .fill:
        system.require(span.start - whole.start, .equal, 0)
        system.require(span.end - whole.end, .equal, 0)
      case .leading:
        system.require(span.start - whole.start, .equal, 0)
        keepInside(span, whole, &system)
      case .trailing:
        system.require(span.end - whole.end, .equal, 0)
        keepInside(span, whole, &system)
      case .center:
        system.require(span.center - whole.center, .equal, 0)
        keepInside(span, whole, &system)
      case .firstBaseline: break
      case .lastBaseline: keepInside(span, whole, &system)
      }
      if stack.alignment != .fill { system.prefer(span.length, .equal, 0, priority: 25) }
    }
    if stack.alignment != .fill { system.prefer(whole.length, .equal, 0, priority: 49) }
    if stack.alignment == .firstBaseline { hang(visible, whole, &system) }
    if stack.alignment == .firstBaseline || stack.alignment == .lastBaseline {
      addBaselines(visible, whole, &system)
    }
  }

  private func keepInside(_ span: Span, _ whole: Span, _ system: inout LayoutSystem) {
    system.require(span.start - whole.start, .greaterThanOrEqual, 0)
    system.require(whole.end - span.end, .greaterThanOrEqual, 0)
  }

  /// With the first baselines in line, the first view lies inside the stack and the others may
  /// reach above it; all lie as low as the stack allows. Measured on saved frames (3 stacks).
  private func hang(_ visible: [UIView], _ whole: Span, _ system: inout LayoutSystem) {
    for (index, view) in visible.enumerated() {
      let span = across(system.rectangle(of: view))
      if index == 0 { system.require(span.start - whole.start, .greaterThanOrEqual, 0) }
      system.require(whole.end - span.end, .greaterThanOrEqual, 0)
      system.prefer(whole.end - span.end, .equal, 0, priority: 24)
    }
  }

  private func addBaselines(_ visible: [UIView], _ whole: Span, _ system: inout LayoutSystem) {
    guard stack.axis == .horizontal, let first = visible.first else { return }
    let isFirst = stack.alignment == .firstBaseline
    let baseline = { (view: UIView, system: inout LayoutSystem) -> ConstraintSolver.Expression in
      let rectangle = system.rectangle(of: view)
      guard let baselines = view.baselines else { return rectangle.bottom }
      return isFirst ? baselines.first(of: rectangle) : baselines.last(of: rectangle)
    }
    let reference = baseline(first, &system)
    for view in visible.dropFirst() {
      system.require(baseline(view, &system) - reference, .equal, 0)
    }
  }

  /// Hidden views keep their place across the axis and take no room along it.
  ///
  /// Measured on frames saved by Xcode: one between two that are seen lies in the middle of their
  /// spacing, one after the last at its end; beside a single one that is seen, hidden views lie at
  /// the start of the stack (7 of 8).
  private func addHidden(_ canvas: LayoutRectangle, _ system: inout LayoutSystem) {
    let whole = across(canvas)
    let last = views.lastIndex { !$0.isHidden } ?? 0
    let isSingle = views.lazy.filter { !$0.isHidden }.prefix(2).count == 1
    let start = along(system.rectangle(of: stack)).start
    var end = along(canvas).start
    var gap = 0.0
    for (index, view) in views.enumerated() {
      let rectangle = system.rectangle(of: view)
      if view.isHidden {
        addHiddenAcross(across(rectangle), whole, &system)
        if isSingle {
          system.require(along(rectangle).start - start, .equal, 0)
        } else {
          system.require(along(rectangle).start - end, .equal, index < last ? gap : 0)
        }
      } else {
        end = along(rectangle).end
        gap = Double(stack.customSpacing(after: view)) / 2
      }
    }
  }

  private func addHiddenAcross(_ span: Span, _ whole: Span, _ system: inout LayoutSystem) {
    switch stack.alignment {
    case .center: system.require(span.center - whole.center, .equal, 0)
    case .trailing: system.require(span.end - whole.end, .equal, 0)
    default: system.require(span.start - whole.start, .equal, 0)
    }
    if stack.alignment == .fill { system.require(span.end - whole.end, .equal, 0) }
  }
}
