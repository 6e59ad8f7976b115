import Testing

@testable import ConstraintSolver

@Suite struct SolverTests {
  private var solver = Solver()

  @Test mutating func aVariableWithoutConstraintsIsZero() throws {
    let variable = solver.makeVariable()
    let wish = try solver.add(Constraint(variable, .equal, 5, priority: 1))
    #expect(solver.value(of: variable) == 5)
    try solver.remove(wish)
    #expect(solver.value(of: variable) == 0)
  }

  @Test mutating func aRowTiedToNothingBeginsAtZero() throws {
    let variables = (0..<4).map { _ in solver.makeVariable() }
    for (left, right) in zip(variables, variables.dropFirst()) {
      try solver.add(Constraint(right - left, .equal, 10))
    }
    #expect(variables.map { solver.value(of: $0) } == [0, 10, 20, 30])
  }

  @Test(arguments: [[20.0, 10], [10, 20], [-4, 9, 9.5]])
  mutating func ofEquallyImportantConstraintsTheFirstWins(constants: [Double]) throws {
    let variable = solver.makeVariable()
    for constant in constants.prefix(2) {
      try solver.add(Constraint(variable, .equal, constant, priority: 500))
    }
    #expect(solver.value(of: variable) == constants[0])
  }

  @Test mutating func theSumOfErrorsIsLeastWithinAPriority() throws {
    let variable = solver.makeVariable()
    for constant in [0.0, 100, 10, 12, 1000] {
      try solver.add(Constraint(variable, .equal, constant, priority: 500))
    }
    #expect(solver.value(of: variable) == 12)
  }

  @Test mutating func valuesDoNotDependOnWhatHappenedInBetween() throws {
    let variables = (0..<4).map { _ in solver.makeVariable() }
    try solver.add(Constraint(variables[0] + variables[1] + variables[2], .equal, 90))
    for variable in variables {
      try solver.add(Constraint(variable, .greaterThanOrEqual, 0))
      try solver.add(Constraint(variable, .lessThanOrEqual, 20, priority: 250))
    }
    let before = variables.map { solver.value(of: $0) }
    #expect(before == [20, 20, 50, 0])
    let visitor = try solver.add(Constraint(variables[0], .equal, 0, priority: 900))
    let other = try solver.add(Constraint(variables[2] - variables[1], .equal, 40, priority: 800))
    #expect(variables.map { solver.value(of: $0) } == [0, 25, 65, 0])
    try solver.remove(visitor)
    try solver.remove(other)
    #expect(variables.map { solver.value(of: $0) } == before)
  }

  @Test mutating func aSuggestedValueIsFollowedAsFarAsAllowed() throws {
    let (left, right) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint(left, .greaterThanOrEqual, 0))
    try solver.add(Constraint(right - left, .equal, 100))
    try solver.add(Constraint(right, .lessThanOrEqual, 320))
    try solver.edit(right, priority: 999)
    for (suggested, expected) in [(200.0, 200.0), (500, 320), (50, 100), (150.25, 150.25)] {
      try solver.suggest(suggested, for: right)
      #expect(solver.value(of: right) == expected)
      #expect(solver.value(of: left) == expected - 100)
    }
    #expect(throws: SolverError.notEditable(right)) { try solver.edit(right, priority: 1) }
    try solver.endEdit(right)
    #expect(throws: SolverError.notEditable(right)) { try solver.suggest(1, for: right) }
  }

  @Test mutating func aConstantThatCannotHoldIsNotTaken() throws {
    let variable = solver.makeVariable()
    let lower = try solver.add(Constraint(variable, .greaterThanOrEqual, 10))
    let upper = try solver.add(Constraint(variable + 5, .lessThanOrEqual, 25))
    #expect(throws: SolverError.unsatisfiable(with: [upper])) {
      try solver.setConstant(30, of: lower)
    }
    #expect(solver.value(of: variable) == 10)
    try solver.setConstant(40, of: upper)
    try solver.setConstant(30, of: lower)
    #expect(solver.value(of: variable) == 30)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  mutating func numbersThatCannotBeCalculatedWithAreRefused(number: Double) throws {
    let variable = solver.makeVariable()
    let handle = try solver.add(Constraint(variable, .equal, 1))
    #expect(throws: SolverError.self) { try solver.add(Constraint(variable, .equal, number)) }
    #expect(throws: SolverError.self) { try solver.add(Constraint(variable * number, .equal, 1)) }
    #expect(throws: SolverError.self) { try solver.setConstant(number, of: handle) }
    let other = Variable(index: 7)
    #expect(throws: SolverError.unknownVariable(other)) {
      try solver.add(Constraint(other, .equal, 1))
    }
    #expect(solver.value(of: variable) == 1)
  }

  @Test mutating func aCopyGoesItsOwnWay() throws {
    let variable = solver.makeVariable()
    let handle = try solver.add(Constraint(variable, .equal, 1))
    var copy = solver
    try copy.setConstant(2, of: handle)
    #expect(solver.value(of: variable) == 1)
    #expect(copy.value(of: variable) == 2)
  }

  /// Beale's example, on which the plain simplex goes round in circles.
  @Test mutating func degenerateSystemsEnd() throws {
    let x = (0..<4).map { _ in solver.makeVariable() }
    for variable in x { try solver.add(Constraint(variable, .greaterThanOrEqual, 0)) }
    try solver.add(
      Constraint(x[0] * 0.25 - x[1] * 60 - x[2] * 0.04 + x[3] * 9, .lessThanOrEqual, 0))
    try solver.add(Constraint(x[0] * 0.5 - x[1] * 90 - x[2] * 0.02 + x[3] * 3, .lessThanOrEqual, 0))
    try solver.add(Constraint(x[2], .lessThanOrEqual, 1))
    let gain = x[0] * 0.75 - x[1] * 150 + x[2] * 0.02 - x[3] * 6
    try solver.add(Constraint(gain, .equal, 100, priority: 500))
    #expect(abs(solver.value(of: gain) - 0.05) < 1e-9)
  }

  @Test mutating func roundingDoesNotGather() throws {
    let (left, right) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint(right - (left * 1.1), .equal, 0.1))
    let handle = try solver.add(Constraint(left, .equal, 0))
    for turn in 1...5000 {
      try solver.setConstant(Double(turn % 7) / 3, of: handle)
      _ = solver.value(of: right)
    }
    let expected = Double(5000 % 7) / 3 * 1.1 + 0.1
    #expect(abs(solver.value(of: right) - expected) < 1e-12)
  }
}
