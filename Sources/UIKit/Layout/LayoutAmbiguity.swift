import ConstraintSolver

/// What constraints leave open of one view along one axis.
struct LayoutAmbiguity {
  let view: UIView
  let axis: NSLayoutConstraint.Axis
  var position = false
  var size = false
  /// The size of what a scroll view holds.
  var content = false

  /// What is ambiguous: `horizontal position and width`.
  var description: String {
    let isHorizontal = axis == .horizontal
    var parts: [String] = []
    if position { parts.append(isHorizontal ? "horizontal position" : "vertical position") }
    if size { parts.append(isHorizontal ? "width" : "height") }
    if content { parts.append(isHorizontal ? "content width" : "content height") }
    return parts.joined(separator: " and ")
  }
}

extension LayoutSystem {
  /// What a scroll view's content is small by, which decides nothing that an author left open.
  private static let leastPriority: Priority = 1
  /// More ways to change a layout are not looked for.
  private static let mostFreedoms = 200

  /// How one freedom moves the views along an axis.
  private struct Motion {
    let start: [Double]
    let length: [Double]
  }

  private mutating func freedoms() -> [Freedom] {
    rows.solver.freedoms(
      countingAbove: LayoutSystem.leastPriority, atMost: LayoutSystem.mostFreedoms)
  }

  /// How the participants move inside of their superviews.
  private func motion(_ freedom: Freedom, _ axis: NSLayoutConstraint.Axis) -> Motion {
    let isHorizontal = axis == .horizontal
    let absolute = places.map { freedom.changes[isHorizontal ? $0.x : $0.y] ?? 0 }
    let start = absolute.indices.map { number in
      absolute[number] - (parents[number].map { absolute[$0] } ?? 0)
    }
    let length = places.map { freedom.changes[isHorizontal ? $0.width : $0.height] ?? 0 }
    return Motion(start: start, length: length)
  }

  /// What is ambiguous, by the views that it comes from: where a view has no width, those beside it
  /// are not named.
  mutating func ambiguities() -> [LayoutAmbiguity] {
    var found: [LayoutAmbiguity] = []
    for freedom in freedoms() {
      if let content = openContent(freedom) {
        found.append(content)
        continue
      }
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        if let cause = cause(of: freedom, axis) { LayoutSystem.add(cause, to: &found) }
      }
    }
    return found
  }

  private func openContent(_ freedom: Freedom) -> LayoutAmbiguity? {
    for view in [scope.root] + participants where hasTiedContent(view) {
      guard let size = contents[ObjectIdentifier(view)] else { continue }
      for (variable, axis) in [
        (size.width, NSLayoutConstraint.Axis.horizontal), (size.height, .vertical),
      ] where freedom.changes[variable] != nil {
        return LayoutAmbiguity(view: view, axis: axis, content: true)
      }
    }
    return nil
  }

  private func cause(
    of freedom: Freedom, _ axis: NSLayoutConstraint.Axis
  ) -> LayoutAmbiguity? {
    let motion = motion(freedom, axis)
    let moved = participants.indices.filter {
      !participants[$0].followsFrame
        && (abs(motion.start[$0]) > 1e-6 || abs(motion.length[$0]) > 1e-6)
    }
    guard let first = moved.first else { return nil }
    let owner = freedom.open.flatMap { open in
      moved.first { number in
        let own = places[number]
        return [own.x, own.y, own.width, own.height].contains(open)
      }
    }
    let number = owner ?? first
    let start = motion.start[number]
    let length = motion.length[number]
    // A view that grows around a place which is fixed has a position.
    let isAnchored = [start, start + length, start + length / 2].contains { abs($0) < 1e-6 }
    return LayoutAmbiguity(
      view: participants[number], axis: axis, position: !isAnchored, size: abs(length) > 1e-6)
  }

  private static func add(_ new: LayoutAmbiguity, to list: inout [LayoutAmbiguity]) {
    if let known = list.firstIndex(where: { $0.view === new.view && $0.axis == new.axis }) {
      list[known].position = list[known].position || new.position
      list[known].size = list[known].size || new.size
    } else {
      list.append(new)
    }
  }

  /// Whether constraints leave the place of a view in its superview open, or its size.
  mutating func isAmbiguous(_ view: UIView) -> Bool {
    guard let number = index.place(of: view) else {
      return view !== scope.root && !view.translatesAutoresizingMaskIntoConstraints
    }
    return freedoms().contains { freedom in
      [NSLayoutConstraint.Axis.horizontal, .vertical].contains { axis in
        let motion = motion(freedom, axis)
        return abs(motion.start[number]) > 1e-6 || abs(motion.length[number]) > 1e-6
      }
    }
  }

  /// The constraints that a view's place and size along an axis follow from.
  mutating func constraints(
    affecting view: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard let number = index.place(of: view) else { return [] }
    let own = places[number]
    let variables = axis == .horizontal ? [own.x, own.width] : [own.y, own.height]
    var handles: Set<ConstraintHandle> = []
    for variable in variables {
      handles.formUnion(rows.solver.constraints(determining: variable))
    }
    var found: [NSLayoutConstraint] = []
    for row in rows.rows {
      guard case .constraint(let number) = row.origin, let handle = row.handle,
        handles.contains(handle)
      else { continue }
      found.append(scope.constraints[number])
    }
    return found
  }
}

extension UIView {
  /// Whether constraints leave the view's place in its superview open, or its size.
  public var hasAmbiguousLayout: Bool {
    var system = layoutScopeRoot.presentSystem
    return system.isAmbiguous(self)
  }

  /// The constraints that the view's place and size along an axis follow from.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    var system = layoutScopeRoot.presentSystem
    return system.constraints(affecting: self, axis)
  }

  /// What the constraints of the scope say now, whether or not views lie so yet.
  private var presentSystem: LayoutSystem {
    if layoutStorage?.needsSolving == false, let known = layoutStorage?.engine?.solved {
      return known
    }
    var system = LayoutSystem(LayoutScope(self))
    system.allow(work: NibBudget.solverWork)
    system.build(saysConflicts: false)
    return system
  }
}
