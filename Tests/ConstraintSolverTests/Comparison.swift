@testable import ConstraintSolver

/// A solver and, beside it, the plain list of the constraints it has; says where they disagree.
struct Comparison {
  struct Entry {
    var handle: ConstraintHandle
    var constraint: ExactConstraint
  }

  struct Disagreement: Error, CustomStringConvertible {
    var description: String
  }

  private(set) var solver = Solver()
  private(set) var entries: [Entry] = []
  private let variables: [Variable]

  init(variables count: Int) {
    var solver = Solver()
    variables = (0..<count).map { _ in solver.makeVariable() }
    self.solver = solver
  }

  mutating func add(_ constraint: ExactConstraint) throws {
    let before = try values(settling: constraint.isRequired)
    do {
      let handle = try solver.add(translated(constraint))
      entries.append(Entry(handle: handle, constraint: constraint))
    } catch SolverError.unsatisfiable(let others) {
      try expectConflict(others, with: constraint, among: entries)
      try expectUnchanged(before)
    }
  }

  mutating func remove(at index: Int) throws {
    try solver.remove(entries.remove(at: index).handle)
  }

  mutating func change(at index: Int, to constant: Int) throws {
    var changed = entries[index].constraint
    changed.constant = constant
    let before = try values(settling: changed.isRequired)
    do {
      try solver.setConstant(Double(constant), of: entries[index].handle)
      entries[index].constraint = changed
    } catch SolverError.unsatisfiable(let others) {
      var rest = entries
      rest.remove(at: index)
      try expectConflict(others, with: changed, among: rest)
      try expectUnchanged(before)
    }
  }

  private func translated(_ constraint: ExactConstraint) -> Constraint {
    var expression = Expression()
    for (variable, coefficient) in zip(variables, constraint.coefficients) where coefficient != 0 {
      expression.terms.append(Term(variable, coefficient: Double(coefficient)))
    }
    let relation: Relation
    switch constraint.relation {
    case .atMost: relation = .lessThanOrEqual
    case .equal: relation = .equal
    case .atLeast: relation = .greaterThanOrEqual
    }
    return Constraint(
      expression, relation, Double(constraint.constant), priority: Priority(constraint.priority))
  }

  private mutating func values(settling: Bool) throws -> [Double] {
    settling ? variables.map { solver.value(of: $0) } : []
  }

  private mutating func expectUnchanged(_ before: [Double]) throws {
    let after = try values(settling: true)
    if before != after && !before.isEmpty {
      throw Disagreement(description: "a refused change left a trace: \(before), now \(after)")
    }
  }

  /// The named constraints and the new one cannot hold together, and any of the named ones is
  /// needed for that.
  private func expectConflict(
    _ named: [ConstraintHandle], with constraint: ExactConstraint, among entries: [Entry]
  ) throws {
    let rows = entries.filter { named.contains($0.handle) }.map(\.constraint)
    guard rows.count == named.count else { throw Disagreement(description: "unknown rows named") }
    if try ExactReference(variables: variables.count, constraints: rows + [constraint]) != nil {
      throw Disagreement(description: "refused without a contradiction: \(constraint), \(rows)")
    }
    for index in rows.indices {
      var fewer = rows
      fewer.remove(at: index)
      if try ExactReference(variables: variables.count, constraints: fewer + [constraint]) == nil {
        throw Disagreement(description: "named more than needed: \(rows[index])")
      }
    }
  }

  /// The solver's values have the least errors, and among such points the least weights of the tie
  /// rule.
  mutating func check() throws {
    let constraints = entries.map(\.constraint)
    guard let reference = try ExactReference(variables: variables.count, constraints: constraints)
    else { throw Disagreement(description: "a contradiction was accepted") }
    var point: [Double] = []
    for variable in variables { point.append(solver.value(of: variable)) }
    for entry in entries where entry.constraint.isRequired {
      if entry.constraint.error(near: point) > 1e-6 {
        throw Disagreement(description: "misses \(entry.constraint) at \(point)")
      }
    }
    for (priority, least) in zip(reference.priorities, reference.leastErrors) {
      var sum = 0.0
      for constraint in constraints where constraint.priority == priority {
        sum += constraint.error(near: point)
      }
      if abs(sum - least.value) > 1e-6 {
        let text = "error \(sum) instead of \(least.value) at priority \(priority), \(point)"
        throw Disagreement(
          description: text + " best \(reference.bestPoints.map { $0.map(\.value) })")
      }
    }
    let candidates = reference.bestPoints.map { tieWeights($0.map(\.value)) }
    let own = tieWeights(point)
    for (index, candidate) in candidates.enumerated() {
      let isBetter =
        candidate.0 < own.0 - 1e-6 || candidate.0 < own.0 + 1e-7 && candidate.1 < own.1 - 1e-4
      if isBetter {
        let better = reference.bestPoints[index].map(\.value)
        throw Disagreement(description: "tie at \(point) should be decided for \(better)")
      }
    }
  }

  private func tieWeights(_ point: [Double]) -> (Double, Double) {
    var errors = 0.0
    for entry in entries where !entry.constraint.isRequired {
      errors += entry.constraint.error(near: point) * TieRule.weight(entry.handle.serial)
    }
    var sizes = 0.0
    for (index, value) in point.enumerated() { sizes += TieRule.size(of: value, variable: index) }
    return (errors, sizes)
  }
}

extension ExactConstraint {
  /// By how much an inexact point misses the constraint.
  func error(near point: [Double]) -> Double {
    var sum = -Double(constant)
    for (coefficient, value) in zip(coefficients, point) { sum += Double(coefficient) * value }
    switch relation {
    case .equal: return abs(sum)
    case .atLeast: return max(0, -sum)
    case .atMost: return max(0, sum)
    }
  }
}
