import ConstraintSolver

/// What a scope asked of the solver, in order, so that a later pass needs to tell it only what
/// changed.
///
/// A row is a constraint as the solver knows it. While rows are *compared*, whoever makes them
/// makes them again, and only constants that are others now go to the solver.
struct LayoutRows {
  /// What a row came from: the place of a view or constraint in the lists of its system.
  enum Origin: Hashable {
    case root
    case mask(Int)
    case content(Int)
    case constraint(Int)
    case stack(Int)
    case size(Int)
  }

  struct Row {
    var wanted: ConstraintSolver.Constraint
    let origin: Origin
    /// Nil where the row contradicts required rows before it and so counts for nothing.
    let handle: ConstraintHandle?
  }

  /// A row that counts for nothing, with the rows it contradicts.
  struct Refusal {
    let row: Int
    let others: [Int]
  }

  var solver = Solver()
  /// What the rows to come are made for.
  var origin = Origin.root
  private(set) var rows: [Row] = []
  private(set) var refusals: [Refusal] = []
  private var comparison: Comparison?

  private struct Comparison {
    var next: Int
    var isSame = true
    var changed: [(row: Int, constant: Double)] = []
  }

  /// The place of the next row.
  var count: Int { comparison?.next ?? rows.count }

  /// Adds a row, or compares it with the one that stands there.
  mutating func put(_ wanted: ConstraintSolver.Constraint) {
    if comparison != nil { return compare(wanted) }
    do throws(SolverError) {
      let handle = try solver.add(wanted)
      rows.append(Row(wanted: wanted, origin: origin, handle: handle))
    } catch {
      var others: [ConstraintHandle] = []
      if case .unsatisfiable(let named) = error { others = named }
      // Messages name a few; a set of thousands is not kept for each of thousands of refusals.
      refusals.append(
        Refusal(row: rows.count, others: others.prefix(50).compactMap(row(of:))))
      rows.append(Row(wanted: wanted, origin: origin, handle: nil))
    }
  }

  /// The row of a handle: handles rise with the order of adding.
  private func row(of handle: ConstraintHandle) -> Int? {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      // Refused rows stand between the others.
      let known = rows[middle...].firstIndex { $0.handle != nil }
      if let known, known < high, let found = rows[known].handle, found <= handle {
        if found == handle { return known }
        low = known + 1
      } else {
        high = middle
      }
    }
    return nil
  }

  // MARK: Comparing

  /// Begins to compare from the given row on.
  mutating func beginComparing(at row: Int) { comparison = Comparison(next: row) }

  private mutating func compare(_ wanted: ConstraintSolver.Constraint) {
    guard var current = comparison else { return }
    comparison = nil
    if current.isSame, rows.indices.contains(current.next),
      rows[current.next].wanted.hasShape(of: wanted)
    {
      let change = wanted.rightSide - rows[current.next].wanted.rightSide
      if abs(change) > LayoutRows.noise { current.changed.append((current.next, wanted.rightSide)) }
    } else {
      current.isSame = false
    }
    current.next += 1
    comparison = current
  }

  /// Ends comparing and lets the solver know the new constants.
  ///
  /// False when that is not possible: the rows up to `end` are not the same but for constants, or a
  /// constant contradicts others, or some row counts for nothing, which may be otherwise now.
  mutating func finishComparing(at end: Int) -> Bool {
    guard let finished = comparison else { return false }
    comparison = nil
    guard finished.isSame, finished.next == end else { return false }
    if finished.changed.isEmpty { return true }
    guard refusals.isEmpty else { return false }
    for (row, constant) in finished.changed {
      guard let handle = rows[row].handle else { return false }
      do throws(SolverError) {
        try solver.setConstant(constant, of: handle)
      } catch {
        return false
      }
      rows[row].wanted.constant = constant + rows[row].wanted.expression.constant
    }
    return true
  }

  /// Differences below this come from calculating the same in another way.
  fileprivate static let noise = 1e-9
}

extension ConstraintSolver.Constraint {
  /// The constant on the right when none is left on the other side.
  fileprivate var rightSide: Double { constant - expression.constant }

  /// Whether all but the constants is the same.
  fileprivate func hasShape(of other: ConstraintSolver.Constraint) -> Bool {
    guard relation == other.relation, priority == other.priority,
      expression.terms.count == other.expression.terms.count
    else { return false }
    return zip(expression.terms, other.expression.terms).allSatisfy { own, given in
      own.variable == given.variable
        && abs(own.coefficient - given.coefficient) <= LayoutRows.noise
    }
  }
}
