extension Solver {
  /// Chooses among the values of least errors as ``TieRule`` says.
  mutating func settleTies() {
    let places = placesWithChoice()
    ownWork += openPositions.members.count
    if places.isEmpty { return }
    ownWork += store.entries.count
    holdSides = values.indices.map { holdPositions[$0] >= 0 ? 0 : (values[$0] < 0 ? 1 : -1) }
    findTieMultipliers()
    for position in places where excess(at: position, levels.fullOrder) != 0 {
      suspect(columns[position])
    }
    releaseSuspects(levels.fullOrder)
    levels.multipliers[TieRule.constraintLevel] = []
    levels.multipliers[TieRule.variableLevel] = []
    levels.clearIdle()
    if factorization.isWorn { rebuild() }
  }

  private func placesWithChoice() -> [Int] {
    openPositions.members.map(Int.init).filter { hasChoice(at: $0) }
  }

  /// Whether the row at a position could give way without greater errors of any priority.
  private func hasChoice(at position: Int) -> Bool {
    isAt(limit(at: position, rising: true), position)
      || isAt(limit(at: position, rising: false), position)
  }

  private func isAt(_ limit: Limit?, _ position: Int) -> Bool {
    guard let limit else { return false }
    for level in levels.order {
      let difference = levels.multiplier(level, position) - limit.component(level)
      if abs(difference) > Tolerance.multiplier { return false }
    }
    return true
  }

  private mutating func findTieMultipliers() {
    column.clear()
    for number in store.rows.indices where levels.totalPulling > 0 {
      let pull = pull(of: number)
      if pull == 0 { continue }
      let weight = pull * TieRule.weight(store.rows[number].serial)
      for index in store.range(of: number) {
        let entry = store.entries[index]
        column.add(Int(entry.variable), -entry.coefficient * weight)
      }
    }
    levels.multipliers[TieRule.constraintLevel] = solvedColumn()
    column.clear()
    for variable in values.indices where holdSides[variable] != 0 {
      column.add(variable, -TieRule.pull(side: holdSides[variable], variable: variable))
    }
    levels.multipliers[TieRule.variableLevel] = solvedColumn()
  }

  mutating func solvedColumn() -> [Double] {
    factorization.solve(&column)
    return column.values
  }
}
