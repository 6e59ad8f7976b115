import ConstraintSolver

/// Lays out a scope from pass to pass: keeps what the last pass solved, and what changed since.
///
/// The frames are those that a new solution of the same views and constraints would give: rows are
/// the same and in the same order, and of several best solutions the solver always takes the same.
/// Whatever may change the order or kind of rows makes a new engine.
@MainActor final class LayoutEngine {
  private let scope: LayoutScope
  private var system: LayoutSystem?
  /// What the system was given from outside.
  private var inputs: Inputs?
  private var changedConstraints: [NSLayoutConstraint] = []
  private var changedViews: [UIView] = []
  /// Whether anything may have changed but the order and kind of rows.
  private var isUnknown = false
  /// Whether there is so much to solve that views stay where they are.
  private var isGivenUp = false

  private struct Inputs: Equatable {
    let bounds: CGRect
    let safeArea: UIEdgeInsets
    let margins: UIEdgeInsets
    let scale: CGFloat

    @MainActor init(_ root: UIView) {
      bounds = root.bounds
      safeArea = root.safeAreaInsets
      margins = root.layoutMargins
      scale = root.pixelsPerPoint
    }
  }

  init(_ scope: LayoutScope) { self.scope = scope }

  /// What the last pass solved.
  var solved: LayoutSystem? { system }

  /// Remembers a change for the next pass.
  func note(_ change: LayoutChange) {
    if isUnknown { return }
    switch change {
    case .structure: break
    case .values: isUnknown = true
    case .constant(let constraint):
      if changedConstraints.last !== constraint { changedConstraints.append(constraint) }
    case .size(let view):
      if view !== scope.root, changedViews.last !== view { changedViews.append(view) }
    }
    if changedConstraints.count + changedViews.count > 100 { forgetChanges(isUnknown: true) }
  }

  private func forgetChanges(isUnknown: Bool) {
    self.isUnknown = isUnknown
    changedConstraints.removeAll()
    changedViews.removeAll()
  }

  /// Calls `updateConstraints` where that was asked for, innermost views first.
  func updateConstraints() {
    for view in scope.inner.reversed() { view.updateConstraintsOnce() }
    scope.root.updateConstraintsOnce()
  }

  // MARK: A pass

  /// Solves and sets frames; twice when texts of several lines learn their widths, and once more
  /// when margins and safe areas depend on where views came to lie. True when a view moved.
  ///
  /// - Parameter view: Only views below this one get their frames; nil for all.
  func run(below view: UIView?) -> Bool {
    guard scope.hasWork, !isGivenUp else { return false }
    return Diagnostics.at(scope.root.nibOrigin) { runHere(below: view) }
  }

  private func runHere(below view: UIView?) -> Bool {
    var hasMoved = false
    forgetMeasuredWidths()
    for round in 0..<3 {
      guard update() else {
        giveUp()
        return hasMoved
      }
      let moved = apply(below: view)
      hasMoved = hasMoved || moved
      let remeasured = remeasureTexts()
      let isOpen = moved && round < 2 && system?.dependsOnPlaces == true
      if !remeasured, !isOpen { break }
    }
    return hasMoved
  }

  private func giveUp() {
    NibBudget.giveUp()
    isGivenUp = true
    system = nil
    forgetChanges(isUnknown: false)
  }

  /// Brings the system up to date and solves it; false when that is too much work.
  private func update() -> Bool {
    let before = inputs
    let now = Inputs(scope.root)
    inputs = now
    let allowance = NibBudget.solverWork
    system?.allow(work: allowance)
    var isCurrent = system != nil
    if isUnknown || before != now {
      isCurrent = system?.refresh() ?? false
    } else if isCurrent {
      isCurrent = system?.update(constraints: changedConstraints, sizes: changedViews) ?? false
    }
    if !isCurrent {
      var new = LayoutSystem(scope)
      new.allow(work: allowance)
      new.build()
      system = new
    }
    forgetChanges(isUnknown: false)
    system?.settle()
    NibBudget.spend(solverWork: system?.workDone ?? 0)
    return system?.isGivenUp == false
  }

  // MARK: Texts of several lines

  /// Texts first ask for room as if they were not broken.
  private func forgetMeasuredWidths() {
    for view in system?.participants ?? scope.inner {
      guard let storage = view.layoutStorage, storage.measuredWidth != nil else { continue }
      storage.measuredWidth = nil
      note(.size(view))
    }
  }

  /// Tells texts of several lines the width they got; true when one has another size then.
  private func remeasureTexts() -> Bool {
    var changed = false
    for view in system?.participants ?? [] where view.wrapsToWidth {
      let width = view.bounds.width
      guard width > 0, view.layout.measuredWidth != width else { continue }
      let before = view.layoutIntrinsicSize
      view.layout.measuredWidth = width
      guard view.layoutIntrinsicSize != before else { continue }
      changed = true
      note(.size(view))
    }
    return changed
  }

  // MARK: Frames

  /// Sets the frames that are others now; true when there was one.
  private func apply(below limit: UIView?) -> Bool {
    guard var system else { return false }
    self.system = nil
    defer { self.system = system }
    let scale = scope.root.pixelsPerPoint
    let rootOrigin = scope.root.bounds.origin
    var origins: [CGPoint] = []
    origins.reserveCapacity(system.participants.count)
    var changed = false
    for (index, view) in system.participants.enumerated() {
      let solved = system.frame(at: index)
      origins.append(solved.origin)
      if view.followsFrame { continue }
      if let limit, view === limit || !view.isDescendant(of: limit) { continue }
      let parent = system.parents[index].map { origins[$0] } ?? rootOrigin
      let frame = LayoutEngine.rounded(
        solved.offsetBy(dx: -parent.x, dy: -parent.y), insets: view.alignmentInsets, scale: scale)
      if view.place(at: frame) {
        changed = true
        view.storedSuperview?.needsLayout = true
      }
    }
    system.storeContents()
    system.storeGuides(origins: origins)
    return changed
  }

  /// Each edge at the nearest pixel, ties upwards; the frame is the alignment rectangle with the
  /// insets around it.
  private static func rounded(
    _ rectangle: CGRect, insets: UIEdgeInsets, scale: CGFloat
  ) -> CGRect {
    func pixel(_ value: CGFloat) -> CGFloat {
      (value * scale + 1e-6).rounded(.toNearestOrAwayFromZero) / scale
    }
    let left = pixel(rectangle.minX)
    let top = pixel(rectangle.minY)
    let right = pixel(rectangle.maxX)
    let bottom = pixel(rectangle.maxY)
    return CGRect(
      x: left - insets.left, y: top - insets.top,
      width: max(0, right - left) + insets.left + insets.right,
      height: max(0, bottom - top) + insets.top + insets.bottom)
  }
}

extension UIView {
  /// Gives the view the frame it would have without its transform; true when that is another one.
  fileprivate func place(at frame: CGRect) -> Bool {
    if transform.isIdentity {
      if frame == self.frame { return false }
      self.frame = frame
      return true
    }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    if middle == center, frame.size == bounds.size { return false }
    center = middle
    bounds = CGRect(origin: bounds.origin, size: frame.size)
    return true
  }
}
