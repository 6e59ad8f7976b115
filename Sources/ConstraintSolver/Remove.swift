extension Solver {
  /// Removes a constraint: what it forbade is possible again, and what it pulled at goes back.
  public mutating func remove(_ handle: ConstraintHandle) throws(SolverError) {
    let number = try row(handle)
    if store.rows[number].state == .pending {
      pendingCount -= 1
      let level = Int(store.rows[number].level)
      if levels.pending[level].last == Int32(number) { levels.pending[level].removeLast() }
    }
    remove(row: number)
    for (variable, edit) in edits where edit == handle { edits[variable] = nil }
    forgetDeparted()
    isUnsettled = true
  }

  private mutating func remove(row number: Int) {
    if levels.totalPulling > 0 { settlePriorities() }
    switch store.rows[number].state {
    case .low, .high:
      express(row: number)
      let level = Int(store.rows[number].level)
      levels.subtract(level, -pull(of: number), column)
      setState(of: number, .free)
      levels.clearIdle()
      store.release(number)
      suspectColumn()
      releaseSuspects(levels.order)
    case .basic:
      openPositions.set(Int(store.rows[number].position), true)
      setState(of: number, .retired)
      retiredCount += 1
      suspect(Int32(number))
      releaseSuspects(levels.order)
    case .free, .retired: break
    case .satisfied, .pending: store.release(number)
    }
  }
}
