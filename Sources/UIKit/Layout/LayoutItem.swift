import ConstraintSolver

/// The rectangle of a view or guide as expressions of solver variables, in points of the scope.
struct LayoutRectangle {
  var left: ConstraintSolver.Expression
  var top: ConstraintSolver.Expression
  var width: ConstraintSolver.Expression
  var height: ConstraintSolver.Expression

  var right: ConstraintSolver.Expression { left + width }
  var bottom: ConstraintSolver.Expression { top + height }
  var centerX: ConstraintSolver.Expression { left + width * 0.5 }
  var centerY: ConstraintSolver.Expression { top + height * 0.5 }

  /// The rectangle made smaller on each edge.
  func inset(by insets: UIEdgeInsets) -> LayoutRectangle {
    LayoutRectangle(
      left: left + Double(insets.left), top: top + Double(insets.top),
      width: width + Double(-insets.left - insets.right),
      height: height + Double(-insets.top - insets.bottom))
  }
}

/// Where the baselines of a view's text are.
enum LayoutBaselines {
  /// The first lies so many points below the top, the last so many above the bottom, however high
  /// the view becomes: labels.
  case fromEdges(first: CGFloat, last: CGFloat)
  /// Both lie so many points below the middle: one line in the middle of a control.
  case fromMiddle(CGFloat)

  /// The baselines of one line of a font in the middle of a view.
  init(centering font: UIFont) { self = .fromMiddle(font.ascender - font.lineHeight / 2) }

  func first(of rectangle: LayoutRectangle) -> ConstraintSolver.Expression {
    switch self {
    case .fromEdges(let first, _): return rectangle.top + Double(first)
    case .fromMiddle(let offset): return rectangle.centerY + Double(offset)
    }
  }

  func last(of rectangle: LayoutRectangle) -> ConstraintSolver.Expression {
    switch self {
    case .fromEdges(_, let last): return rectangle.bottom + Double(-last)
    case .fromMiddle(let offset): return rectangle.centerY + Double(offset)
    }
  }
}

/// Views and guides as items of constraints.
@MainActor enum LayoutItem {
  /// The view that an item is or lies in.
  static func view(of item: AnyObject?) -> UIView? {
    if let view = item as? UIView { return view }
    return (item as? UILayoutGuide)?.owningView
  }

  /// What an attribute of a rectangle is; nil for none.
  ///
  /// - Parameters:
  ///   - margins: The margins of the view, for attributes that refer to them.
  ///   - baselines: Where the baselines of the view are; its bottom stands for them without text.
  static func expression(
    _ attribute: NSLayoutConstraint.Attribute, of rectangle: LayoutRectangle,
    margins: @autoclosure () -> UIEdgeInsets,
    baselines: @autoclosure () -> LayoutBaselines?
  ) -> ConstraintSolver.Expression? {
    switch attribute {
    case .left, .leading: return rectangle.left
    case .right, .trailing: return rectangle.right
    case .top: return rectangle.top
    case .bottom: return rectangle.bottom
    case .width: return rectangle.width
    case .height: return rectangle.height
    case .centerX: return rectangle.centerX
    case .centerY: return rectangle.centerY
    case .firstBaseline: return baselines()?.first(of: rectangle) ?? rectangle.bottom
    case .lastBaseline: return baselines()?.last(of: rectangle) ?? rectangle.bottom
    case .leftMargin, .leadingMargin: return rectangle.inset(by: margins()).left
    case .rightMargin, .trailingMargin: return rectangle.inset(by: margins()).right
    case .topMargin: return rectangle.inset(by: margins()).top
    case .bottomMargin: return rectangle.inset(by: margins()).bottom
    case .centerXWithinMargins: return rectangle.inset(by: margins()).centerX
    case .centerYWithinMargins: return rectangle.inset(by: margins()).centerY
    case .notAnAttribute: return nil
    }
  }
}
