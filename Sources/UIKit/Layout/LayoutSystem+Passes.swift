import ConstraintSolver

/// What later passes change, and what a pass may cost.
extension LayoutSystem {
  /// Finds out which constants are others now; false when the rows have to be made anew.
  mutating func refresh() -> Bool {
    rows.beginComparing(at: 0)
    addRows()
    return rows.finishComparing(at: rows.rows.count)
  }

  /// As `refresh`, knowing that only these constraints and sizes changed, and what depends on where
  /// views lie.
  mutating func update(constraints: [NSLayoutConstraint], sizes: [UIView]) -> Bool {
    if index.readsSizes, !sizes.isEmpty { return refresh() }
    for number in index.placedMasks {
      guard compare(index.masks[number], { $0.addMask(number) }) else { return false }
    }
    for number in index.placedConstraints + constraints.compactMap({ index.place(of: $0) }) {
      guard compare(index.constraints[number], { $0.addConstraint(number) }) else { return false }
    }
    for number in index.placedStacks {
      guard compare(index.stackRows[number], { $0.addStack(number) }) else { return false }
    }
    for number in sizes.compactMap({ index.place(of: $0) }) {
      guard compare(index.sizes[number], { $0.addContentSize(number) }) else { return false }
    }
    return true
  }

  private mutating func compare(_ range: Range<Int>, _ add: (inout Self) -> Void) -> Bool {
    rows.beginComparing(at: range.lowerBound)
    add(&self)
    return rows.finishComparing(at: range.upperBound)
  }

  /// Whether rows depend on where views come to lie.
  var dependsOnPlaces: Bool { !index.placedConstraints.isEmpty || !index.placedStacks.isEmpty }

  // MARK: Work

  /// Sets how much work the solver may do from now on.
  mutating func allow(work: Int) {
    workAtStart = rows.solver.work
    rows.solver.workLimit = workAtStart + work
  }

  /// What was worked of it.
  var workDone: Int { rows.solver.work - workAtStart }
  /// Whether there was so much to solve that it was left.
  var isGivenUp: Bool { rows.solver.isExhausted }

  mutating func settle() { rows.solver.settle() }
}
