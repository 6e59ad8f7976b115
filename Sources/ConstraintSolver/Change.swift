extension Solver {
  /// Changes the right-hand side of a constraint in place, which is much cheaper than removing and
  /// adding it.
  ///
  /// Throws ``SolverError/unsatisfiable(with:)`` when it is required and could not hold; the solver
  /// is then as it was before.
  public mutating func setConstant(_ constant: Double, of handle: ConstraintHandle)
    throws(SolverError)
  {
    let number = try row(handle)
    let sign = store.rows[number].isNegated ? -1.0 : 1.0
    try setRightSide(of: number, to: try check(constant) * sign)
  }

  /// Makes a variable editable, keeping the value it last had for the time being: it will be as
  /// near to the values suggested as constraints of higher priorities let it.
  @discardableResult
  public mutating func edit(_ variable: Variable, priority: Priority) throws(SolverError)
    -> ConstraintHandle
  {
    if edits[variable] != nil { throw .notEditable(variable) }
    let number = Int(variable.index)
    guard values.indices.contains(number) else { throw .unknownVariable(variable) }
    let current = values[number]
    let handle = try add(Constraint(variable, .equal, current, priority: priority))
    edits[variable] = handle
    return handle
  }

  /// Suggests a value for a variable that is being edited.
  public mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    guard let handle = edits[variable] else { throw .notEditable(variable) }
    try setConstant(value, of: handle)
  }

  /// Ends the editing of a variable.
  public mutating func endEdit(_ variable: Variable) throws(SolverError) {
    guard let handle = edits[variable] else { throw .notEditable(variable) }
    try remove(handle)
  }

  private mutating func setRightSide(of number: Int, to constant: Double) throws(SolverError) {
    let old = store.rows[number].constant
    if constant == old { return }
    let isRequired = store.rows[number].isRequired
    guard isRequired else {
      changeRightSide(of: number, to: constant)
      return
    }
    finishRepairs()
    do {
      try attempt { (solver: inout Solver) throws(Conflict) in
        solver.changeRightSide(of: number, to: constant)
        try solver.repairRequired()
      }
    } catch {
      let changed = Int32(number)
      let others = Conflict(rows: error.rows.filter { $0 != changed })
      throw .unsatisfiable(with: handles(of: others))
    }
  }

  private mutating func changeRightSide(of number: Int, to constant: Double) {
    let old = store.rows[number].constant
    journal.record(.constant(row: Int32(number), old: old))
    store.rows[number].constant = constant
    isUnsettled = true
    switch store.rows[number].state {
    case .basic:
      findDirection(of: Int(store.rows[number].position))
      move(by: constant - old)
    case .satisfied, .low, .high:
      if misplacement(of: number) != 0 { enqueue(number) }
    case .free, .retired, .pending: break
    }
  }
}
