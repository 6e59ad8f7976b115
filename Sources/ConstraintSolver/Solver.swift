/// Finds the values of variables under linear constraints with strict priorities.
///
/// Required constraints hold, or are refused when added. Of the others, the sum of the errors of
/// the highest priority is as small as can be, then that of the next, and so on; ties are decided
/// as ``TieRule`` says. Changes are cheap: the solver continues from the solution before.
///
/// How it works: a *basis* of as many columns as variables (rows that hold exactly, or holds that
/// keep a variable at zero) determines the values. A row that is off enters the basis and another
/// leaves (`enter`), chosen so that the pulls of the optional rows stay in balance; where removing
/// a row upsets that balance, columns are let go until it is restored (`release`).
public struct Solver: Sendable {
  var store = RowStore()
  var factorization = Factorization()
  var levels = Levels()
  /// By variable.
  var values: [Double] = []
  /// By position: a row, or `~variable` for the hold of a variable.
  var columns: [Int32] = []
  /// The position of each variable's hold, -1 outside the basis.
  var holdPositions: [Int32] = []
  /// Rows that may have ceased to stand as their state says.
  var requiredQueue = Heap()
  var optionalQueue = Heap()
  var pendingCount = 0
  /// The positions of the basis whose columns could ever give way.
  var openPositions = PlaceSet()
  /// How many retired rows are in the basis.
  var retiredCount = 0
  /// Retired rows that left the basis, to be forgotten when the change is complete.
  var departed: [Int32] = []
  /// How often values were moved since they were last calculated from scratch: each adds a little
  /// rounding.
  var moves = 0
  /// Whether values may not be the best ones.
  var isUnsettled = false
  /// Basis columns that may pull more than they can.
  var suspects = Heap()
  /// While ties are settled, which way the hold of each variable outside the basis pulls: 1 up, -1
  /// down.
  var holdSides: [Int8] = []
  var journal = Journal()
  var edits: [Variable: ConstraintHandle] = [:]
  private var nextSerial = 0
  // Room for calculations, kept to save allocating.
  var column = SparseVector()
  var direction = SparseVector()
  private var merged = SparseVector()
  private var terms: [Term] = []

  /// The most ``work`` there may be; whoever solves what strangers made up sets it.
  public var workLimit = Int.max
  /// What was worked through beside the factorization.
  var ownWork = 0

  /// How much was calculated so far: about the number of coefficients looked at.
  public var work: Int { ownWork + factorization.work }

  /// Whether the limit of ``work`` is reached. The solver then does nothing more: values are
  /// whatever they came to be, and required constraints may be missed.
  public var isExhausted: Bool { work > workLimit }

  /// Makes a solver without variables.
  public init() {}

  /// Makes a variable. As long as nothing constrains it, it is 0.
  public mutating func makeVariable() -> Variable {
    let variable = Variable(index: Int32(values.count))
    levels.addVariable()
    store.addVariable()
    factorization.addVariable()
    holdPositions.append(Int32(columns.count))
    columns.append(~variable.index)
    openPositions.addPlace()
    openPositions.set(Int(variable.index), true)
    values.append(0)
    column.grow()
    direction.grow()
    merged.grow()
    return variable
  }

  /// Adds a constraint.
  ///
  /// Throws ``SolverError/unsatisfiable(with:)`` when it is required and cannot hold; the solver is
  /// then as it was before.
  @discardableResult
  public mutating func add(_ constraint: Constraint) throws(SolverError) -> ConstraintHandle {
    finishRepairs()
    let number = try insert(constraint)
    let handle = ConstraintHandle(row: Int32(number), serial: store.rows[number].serial)
    if store.rows[number].state == .pending {
      pendingCount += 1
      isUnsettled = true
      levels.pending[Int(store.rows[number].level)].append(Int32(number))
      return handle
    }
    if store.residual(of: number, at: values) >= 0, !store.rows[number].isEquality {
      return handle
    }
    do {
      try attempt { (solver: inout Solver) throws(Conflict) in
        solver.isUnsettled = true
        let isBelow = solver.store.residual(of: number, at: solver.values) <= 0
        try solver.enter(number, rising: isBelow)
        try solver.repairRequired()
      }
    } catch {
      let others = handles(of: error).filter { $0 != handle }
      store.release(number)
      throw .unsatisfiable(with: others)
    }
    return handle
  }

  /// Checks a constraint and stores it as a row.
  private mutating func insert(_ constraint: Constraint) throws(SolverError) -> Int {
    let priority = constraint.priority.value
    guard priority > 0, priority.isFinite else { throw .badNumber(priority) }
    let right = try check(constraint.constant) - check(constraint.expression.constant)
    let isPlain = try checkTerms(constraint.expression.terms)
    if !isPlain { merge(constraint.expression.terms) }
    let isNegated = constraint.relation == .lessThanOrEqual
    let sign = isNegated ? -1.0 : 1.0
    let isRequired = constraint.priority.isRequired
    let row = Row(
      start: 0, count: 0, constant: right * sign,
      level: isRequired ? -1 : Int32(levels.level(of: priority)), serial: nextSerial,
      state: isRequired ? .satisfied : .pending, isEquality: constraint.relation == .equal,
      isNegated: isNegated, priority: priority)
    nextSerial += 1
    return store.insert(row, terms: isPlain ? constraint.expression.terms : terms, sign: sign)
  }

  /// Checks terms and returns whether they are few, none of them zero and each of another variable.
  private func checkTerms(_ terms: [Term]) throws(SolverError) -> Bool {
    var isPlain = terms.count <= 6
    for (place, term) in terms.enumerated() {
      let index = term.variable.index
      guard values.indices.contains(Int(index)) else { throw .unknownVariable(term.variable) }
      _ = try check(term.coefficient)
      if !isPlain || abs(term.coefficient) <= Tolerance.cancelled {
        isPlain = false
        continue
      }
      for earlier in 0..<place where terms[earlier].variable.index == index { isPlain = false }
    }
    return isPlain
  }

  /// Adds up the coefficients of each variable, into `terms`.
  private mutating func merge(_ given: [Term]) {
    merged.clear()
    for term in given { merged.add(Int(term.variable.index), term.coefficient) }
    terms.removeAll(keepingCapacity: true)
    for index in merged.pattern where abs(merged[Int(index)]) > Tolerance.cancelled {
      terms.append(Term(Variable(index: index), coefficient: merged[Int(index)]))
    }
  }

  func check(_ number: Double) throws(SolverError) -> Double {
    guard abs(number) < Tolerance.largestNumber else { throw .badNumber(number) }
    return number
  }

  /// The row that a handle names.
  func row(_ handle: ConstraintHandle) throws(SolverError) -> Int {
    let number = Int(handle.row)
    guard store.rows.indices.contains(number), store.rows[number].serial == handle.serial,
      store.rows[number].state != .retired
    else { throw .unknownConstraint(handle) }
    return number
  }

  func handles(of conflict: Conflict) -> [ConstraintHandle] {
    let handles = conflict.rows.map {
      ConstraintHandle(row: $0, serial: store.rows[Int($0)].serial)
    }
    return handles.sorted()
  }

  /// The value of a variable, 0 for another solver's. Settles the solver first if anything was
  /// changed.
  public mutating func value(of variable: Variable) -> Double {
    if isUnsettled { settle() }
    return values.indices.contains(Int(variable.index)) ? values[Int(variable.index)] : 0
  }

  /// The value of an expression.
  public mutating func value(of expression: Expression) -> Double {
    var sum = expression.constant
    for term in expression.terms { sum += value(of: term.variable) * term.coefficient }
    return sum
  }

  /// By how much a constraint is missed: 0 where it holds.
  public mutating func error(of handle: ConstraintHandle) throws(SolverError) -> Double {
    let number = try row(handle)
    if isUnsettled { settle() }
    let residual = store.residual(of: number, at: values)
    return store.rows[number].isEquality ? abs(residual) : max(0, -residual)
  }
}
