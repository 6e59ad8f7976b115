import Testing

@testable import ConstraintSolver

/// Faults that other solvers of this family had or have.
@Suite struct KnownFaultTests {
  private var solver = Solver()

  /// kiwi#2: required constraints whose constants are all zero.
  @Test mutating func zeroConstantsAreSolved() throws {
    let (left, width, right) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    try solver.add(Constraint(left, .equal, 0))
    try solver.add(Constraint(width, .greaterThanOrEqual, 0))
    try solver.add(Constraint(right - left - width, .equal, 0))
    try solver.add(Constraint(right, .lessThanOrEqual, 0))
    try solver.add(Constraint(width, .equal, 30, priority: 750))
    #expect(solver.value(of: width) == 0)
    #expect(solver.value(of: right) == 0)
  }

  /// kiwi#20 and kiwi.js#31: after a constraint was refused, the solver went on with wrong values.
  @Test mutating func aRefusedConstraintLeavesNoTrace() throws {
    let (left, right) = (solver.makeVariable(), solver.makeVariable())
    let first = try solver.add(Constraint(left, .equal, 10))
    let second = try solver.add(Constraint(right - left, .greaterThanOrEqual, 20))
    try solver.add(Constraint(right, .equal, 0, priority: 500))
    #expect(solver.value(of: right) == 30)
    let refused = Constraint(right, .lessThanOrEqual, 25)
    for _ in 0..<3 {
      #expect(throws: SolverError.unsatisfiable(with: [first, second])) { try solver.add(refused) }
      #expect(solver.value(of: left) == 10)
      #expect(solver.value(of: right) == 30)
    }
    try solver.setConstant(2, of: first)
    #expect(solver.value(of: right) == 22)
    try solver.add(refused)
    #expect(solver.value(of: right) == 22)
  }

  /// kiwi#28: close priorities gave a compromise between the constraints.
  @Test(arguments: [[1, 2, 3], [998, 999, 999.5], [250, 250.001, 250.002]])
  mutating func closePrioritiesAreStrict(priorities: [Double]) throws {
    let variable = solver.makeVariable()
    for (index, priority) in priorities.enumerated() {
      try solver.add(
        Constraint(variable, .equal, Double(index) * 100, priority: Priority(priority)))
      #expect(solver.value(of: variable) == Double(index) * 100)
    }
    for _ in 0..<50 { try solver.add(Constraint(variable, .equal, 0, priority: 0.5)) }
    #expect(solver.value(of: variable) == 200)
  }

  /// cassowary.dart#12: a constraint that was refused still had an effect, and could not be told
  /// from one that was added.
  @Test mutating func aRefusedConstraintIsNotThere() throws {
    let variable = solver.makeVariable()
    let lower = try solver.add(Constraint(variable, .greaterThanOrEqual, 10))
    #expect(throws: SolverError.unsatisfiable(with: [lower])) {
      try solver.add(Constraint(variable, .equal, 5))
    }
    try solver.remove(lower)
    #expect(solver.value(of: variable) == 0)
    try solver.add(Constraint(variable, .equal, -5))
    #expect(solver.value(of: variable) == -5)
  }

  /// cassowary-rs#16: what removed constraints had pulled at stayed behind, until every change took
  /// for ever.
  @Test mutating func removedConstraintsLeaveNothingBehind() throws {
    let variables = (0..<20).map { _ in solver.makeVariable() }
    for (left, right) in zip(variables, variables.dropFirst()) {
      try solver.add(Constraint(right - left, .greaterThanOrEqual, 10))
    }
    for turn in 0..<400 {
      let variable = variables[turn % 20]
      let priority = Priority(turn % 3 == 0 ? 1000 : 500)
      let wish = try solver.add(Constraint(variable, .equal, Double(turn), priority: priority))
      let pull = try solver.add(Constraint(variables[0], .equal, -1000, priority: 250))
      #expect(solver.value(of: variable) == Double(turn))
      try solver.remove(wish)
      if turn % 2 == 0 { _ = solver.value(of: variable) }
      try solver.remove(pull)
    }
    #expect(solver.value(of: variables[0]) == 0)
    #expect(solver.value(of: variables[19]) == 190)
    #expect(solver.store.rows.count < 40)
    #expect(solver.store.entries.count < 2500)
    #expect(solver.factorization.exchanges.count < 250)
    #expect(solver.levels.totalPulling == 0)
  }

  /// compnerd/cassowary#1: the check for contradictions was the wrong way round.
  @Test mutating func onlyContradictionsAreRefused() throws {
    let variable = solver.makeVariable()
    let lower = try solver.add(Constraint(variable, .greaterThanOrEqual, 10))
    try solver.add(Constraint(variable, .lessThanOrEqual, 10))
    #expect(throws: SolverError.unsatisfiable(with: [lower])) {
      try solver.add(Constraint(variable, .lessThanOrEqual, 9))
    }
    try solver.add(Constraint(variable, .equal, 10))
    #expect(throws: SolverError.unsatisfiable(with: [])) {
      try solver.add(Constraint(Expression(), .equal, 1))
    }
    try solver.add(Constraint(Expression(), .lessThanOrEqual, 1))
    #expect(solver.value(of: variable) == 10)
  }

  /// nangege/Cassowary#3: equalities that say what others say already were refused.
  @Test mutating func redundantEqualitiesAreAccepted() throws {
    let (left, width, right) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    let original = try solver.add(Constraint(right - left - width, .equal, 0))
    try solver.add(Constraint(left, .equal, 0.1))
    try solver.add(Constraint(width, .equal, 0.2))
    let redundant = try solver.add(Constraint(right, .equal, 0.1 + 0.2))
    try solver.add(Constraint(right * 3, .equal, 0.9))
    try solver.remove(original)
    #expect(abs(solver.value(of: right) - 0.3) < 1e-9)
    try solver.add(Constraint(left + width - right, .equal, 0))
    try solver.remove(redundant)
    #expect(abs(solver.value(of: right) - 0.3) < 1e-9)
  }

  /// CassowaryNET#1: removing an optional constraint did not take its pull away.
  @Test mutating func removalIsComplete() throws {
    let (left, right) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint(right - left, .equal, 100))
    let strong = try solver.add(Constraint(left, .equal, 10, priority: 750))
    let missed = try solver.add(Constraint(right, .equal, 50, priority: 500))
    try solver.add(Constraint(left, .equal, 30, priority: 250))
    #expect(solver.value(of: left) == 10)
    #expect(try solver.error(of: missed) == 60)
    try solver.remove(strong)
    #expect(solver.value(of: left) == -50)
    try solver.remove(missed)
    #expect(solver.value(of: left) == 30)
    #expect(throws: SolverError.unknownConstraint(missed)) { try solver.remove(missed) }
  }
}
