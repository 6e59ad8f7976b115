import ConstraintSolver

/// The kinds of systems whose growth is measured.
enum Shape {
  /// Views side by side, equally wide.
  case chain
  /// Rows and columns, equally wide and high.
  case grid
  /// Stacks in stacks of four, the innermost with sizes of their own.
  case stacks
  /// Forms: rows of a label and a field, with the priorities that labels and fields have.
  case screen
}

/// A system made up on the spot.
struct ShapeBuilder {
  private(set) var solver = Solver()
  private(set) var constraints: [Constraint] = []
  private(set) var views = 0
  /// The constraint whose constant is changed.
  private(set) var changed = 0

  private struct Frame {
    var left: Variable
    var top: Variable
    var width: Variable
    var height: Variable
  }

  static func build(_ shape: Shape, views: Int) -> ShapeBuilder {
    var builder = ShapeBuilder()
    switch shape {
    case .chain: builder.addChain(views)
    case .grid: builder.addGrid(max(1, Int(Double(views).squareRoot())))
    case .stacks: builder.addStacks(atLeast: views)
    case .screen: builder.addScreen(max(1, views / 3))
    }
    return builder
  }

  func solved() throws -> (solver: Solver, handles: [ConstraintHandle]) {
    var solver = solver
    var handles: [ConstraintHandle] = []
    handles.reserveCapacity(constraints.count)
    for constraint in constraints { handles.append(try solver.add(constraint)) }
    solver.settle()
    return (solver, handles)
  }

  private mutating func frame() -> Frame {
    views += 1
    let frame = Frame(
      left: solver.makeVariable(), top: solver.makeVariable(), width: solver.makeVariable(),
      height: solver.makeVariable())
    constraints.append(Constraint(frame.width, .greaterThanOrEqual, 0))
    constraints.append(Constraint(frame.height, .greaterThanOrEqual, 0))
    return frame
  }

  private mutating func root(width: Double, height: Double) -> Frame {
    let root = frame()
    for (variable, value) in [
      (root.left, 0), (root.top, 0), (root.width, width), (root.height, height),
    ] {
      fix(Expression(variable), value)
    }
    return root
  }

  private mutating func fix(
    _ expression: Expression, _ value: Double, priority: Priority = .required
  ) {
    constraints.append(Constraint(expression, .equal, value, priority: priority))
  }

  private mutating func addChain(_ count: Int) {
    let root = root(width: Double(count) * 100, height: 100)
    changed = constraints.count - 2
    var first: Frame?
    var last: Frame?
    for _ in 0..<count {
      let view = frame()
      if let last {
        fix(view.left - last.left - last.width, 8)
      } else {
        fix(view.left - root.left, 16)
      }
      if let first { fix(view.width - first.width, 0) } else { first = view }
      fix(view.top - root.top, 8)
      fix(Expression(view.height), 44)
      last = view
    }
    if let last { fix(last.left + last.width - root.left - root.width, -16) }
  }

  private mutating func addGrid(_ side: Int) {
    let root = root(width: Double(side) * 60, height: Double(side) * 60)
    changed = constraints.count - 2
    var above: [Frame] = []
    var first: Frame?
    for _ in 0..<side {
      var row: [Frame] = []
      for column in 0..<side {
        let view = frame()
        if let left = row.last {
          fix(view.left - left.left - left.width, 8)
        } else {
          fix(view.left - root.left, 16)
        }
        if column < above.count {
          fix(view.top - above[column].top - above[column].height, 8)
        } else {
          fix(view.top - root.top, 16)
        }
        if let first {
          fix(view.width - first.width, 0)
          fix(view.height - first.height, 0)
        } else {
          first = view
        }
        row.append(view)
      }
      if let last = row.last { fix(last.left + last.width - root.left - root.width, -16) }
      above = row
    }
    if let last = above.last { fix(last.top + last.height - root.top - root.height, -16) }
  }

  private mutating func addStacks(atLeast count: Int) {
    let root = root(width: 64_000, height: 64_000)
    changed = constraints.count - 2
    var level = [root]
    var isHorizontal = true
    while views < count {
      var next: [Frame] = []
      for parent in level { next += addStack(in: parent, isHorizontal: isHorizontal) }
      level = next
      isHorizontal.toggle()
    }
    for leaf in level {
      for (side, size) in [(leaf.width, 40.0), (leaf.height, 20.0)] {
        constraints.append(Constraint(side, .lessThanOrEqual, size, priority: 250))
        constraints.append(Constraint(side, .greaterThanOrEqual, size, priority: 750))
      }
    }
  }

  private mutating func addStack(in parent: Frame, isHorizontal: Bool) -> [Frame] {
    var children: [Frame] = []
    for _ in 0..<4 {
      let child = frame()
      let start = isHorizontal ? child.left : child.top
      let size = isHorizontal ? child.width : child.height
      if let last = children.last {
        fix(start - (isHorizontal ? last.left + last.width : last.top + last.height), 8)
        fix(size - (isHorizontal ? children[0].width : children[0].height), 0)
      } else {
        fix(start - (isHorizontal ? parent.left : parent.top), 0)
      }
      fix(isHorizontal ? child.top - parent.top : child.left - parent.left, 0)
      fix(isHorizontal ? child.height - parent.height : child.width - parent.width, 0)
      children.append(child)
    }
    if let last = children.last {
      let end = isHorizontal ? last.left + last.width : last.top + last.height
      fix(end - (isHorizontal ? parent.left + parent.width : parent.top + parent.height), 0)
    }
    return children
  }

  private mutating func addScreen(_ rows: Int) {
    let root = root(width: 375, height: Double(rows) * 50)
    var above: Frame?
    for index in 0..<rows {
      let row = frame()
      fix(row.left - root.left, 0)
      fix(row.width - root.width, 0)
      if let above {
        fix(row.top - above.top - above.height, 1)
      } else {
        fix(row.top - root.top, 20)
      }
      let label = frame()
      let field = frame()
      if index == rows / 2 { changed = constraints.count }
      fix(label.left - row.left, 16)
      fix(field.left - label.left - label.width, 8)
      fix(field.left + field.width - row.left - row.width, -16)
      fix(field.top - row.top, 6)
      fix(field.top + field.height - row.top - row.height, -6)
      fix(label.top + (label.height * 0.5) - field.top - (field.height * 0.5), 0)
      let sizes = [
        (label.width, 40 + Double(index % 7) * 9, 251.0), (label.height, 20.5, 251),
        (field.width, 60, 250),
        (field.height, 34, 250),
      ]
      for (side, size, hugging) in sizes {
        constraints.append(Constraint(side, .lessThanOrEqual, size, priority: Priority(hugging)))
        constraints.append(Constraint(side, .greaterThanOrEqual, size, priority: 750))
      }
      above = row
    }
  }
}
