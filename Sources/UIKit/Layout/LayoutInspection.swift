import ConstraintSolver

/// What benchmarks look at and do.
extension UIView {
  /// The view and those below it at which layouts by constraints begin.
  package var constrainedScopes: [UIView] {
    var found: [UIView] = []
    var stack = [self]
    while let view = stack.popLast() {
      if view.isLayoutScope, LayoutScope(view).hasWork { found.append(view) }
      stack.append(contentsOf: view.storedSubviews.reversed())
    }
    return found
  }

  /// The constraints that are solved together with those of this view, at which a layout begins.
  package var scopeConstraints: [NSLayoutConstraint] { LayoutScope(self).constraints }

  /// Has the next pass solve anew.
  package func forgetLayout() {
    layoutStorage?.engine = nil
    layout.needsSolving = true
  }

  /// What is solved for the layout that begins at this view, one constraint or expected value a
  /// line:
  ///
  ///     c LABEL STRENGTH OP RHS K*VAR [K*VAR ...]
  ///     expect VAR VALUE
  ///
  /// A strength is `required` or a number up to a thousand million.
  package var layoutSystemText: String {
    var system = LayoutSystem(LayoutScope(self))
    system.build(saysConflicts: false)
    var lines: [String] = []
    var variables: Set<Variable> = []
    for (number, row) in system.rows.rows.enumerated() where row.handle != nil {
      let wanted = row.wanted
      let terms = wanted.expression.terms.filter { $0.coefficient != 0 }
      variables.formUnion(terms.map(\.variable))
      let strength =
        wanted.priority.isRequired ? "required" : "\(wanted.priority.value * 1_000_000)"
      let sum = terms.map { "\($0.coefficient)*\($0.variable)" }.joined(separator: " ")
      let right = wanted.constant - wanted.expression.constant
      lines.append("c k\(number) \(strength) \(wanted.relation.rawValue) \(right) \(sum)")
    }
    for variable in variables.sorted() {
      lines.append("expect \(variable) \(system.rows.solver.value(of: variable))")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
