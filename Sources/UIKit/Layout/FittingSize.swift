import ConstraintSolver

/// The size that a fitting is to come near to, and how much each length matters.
struct FittingTarget {
  /// Lengths beyond this one say no more than "as long as it likes", in points.
  private static let limit: CGFloat = 1e6

  let width: Double
  let height: Double
  let horizontal: UILayoutPriority
  let vertical: UILayoutPriority

  init(_ size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) {
    func legal(_ length: CGFloat) -> Double {
      length.isNaN ? 0 : Double(max(0, min(length, FittingTarget.limit)))
    }
    width = legal(size.width)
    height = legal(size.height)
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// Finds the size that the constraints in a view ask it to have.
///
/// The view's frame counts for nothing, nor does what stands around it: the target pulls at each
/// length with its priority, and everything in the view pulls with its own.
@MainActor struct FittingSize {
  private let view: UIView
  private let target: FittingTarget
  private let scope: LayoutScope

  init(_ view: UIView, _ target: FittingTarget) {
    self.view = view
    self.target = target
    scope = LayoutScope(view)
  }

  /// The size in points, rounded up to pixels; the target when there is too much to solve.
  ///
  /// Texts of several lines are as high as they are at the width they get, so that their width must
  /// be known first; one that gets narrower by it is measured once more.
  func solve() -> CGSize {
    let texts = scope.views.filter(\.wrapsToWidth)
    let widths = texts.map { $0.layoutStorage?.measuredWidth }
    defer {
      for (text, width) in zip(texts, widths) { text.layoutStorage?.measuredWidth = width }
    }
    for text in texts { text.layoutStorage?.measuredWidth = nil }
    var size = CGSize(width: target.width, height: target.height)
    for _ in 0..<3 {
      var system = LayoutSystem(scope, fitting: target)
      system.allow(work: NibBudget.solverWork)
      // What cannot hold in a size that is only asked for is said when the view has one.
      system.build(saysConflicts: false)
      system.settle()
      NibBudget.spend(solverWork: system.workDone)
      guard !system.isGivenUp, let solved = system.frame(of: view) else { return size }
      size = CGSize(width: roundedUp(solved.width), height: roundedUp(solved.height))
      if !remeasure(texts, in: &system) { return size }
    }
    return size
  }

  /// Tells texts the width they got; true when one has another size then.
  private func remeasure(_ texts: [UIView], in system: inout LayoutSystem) -> Bool {
    var changed = false
    for text in texts {
      guard let width = system.frame(of: text)?.width, width > 0,
        text.layoutStorage?.measuredWidth != width
      else { continue }
      let before = text.layoutIntrinsicSize
      text.layout.measuredWidth = width
      if text.layoutIntrinsicSize != before { changed = true }
    }
    return changed
  }

  private func roundedUp(_ length: CGFloat) -> CGFloat {
    let scale = view.pixelsPerPoint
    return max(0, (length * scale - 1e-6).rounded(.up) / scale)
  }
}

extension UIView {
  /// The target for the smallest size that fits (documented with `UIView`).
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target for the largest size that fits; 10,000 points each way.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Whether constraints or stack views lay something out in the view.
  var isLaidOutByConstraints: Bool { LayoutScope(self).hasWork }

  func constraintFittingSize(
    _ size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize { FittingSize(self, FittingTarget(size, horizontal, vertical)).solve() }
}
