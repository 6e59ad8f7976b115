extension Solver {
  /// Brings required rows that are off into the basis until there are none.
  mutating func repairRequired() throws(Conflict) {
    var steps = 0
    while !isExhausted, let next = requiredQueue.pop() {
      let number = Int(next)
      guard store.rows[number].isRequired else { continue }
      let way = misplacement(of: number)
      if way == 0 { continue }
      try enter(number, rising: way > 0)
      steps += 1
      if steps > stepLimit { break }
    }
  }

  /// How many steps one change may take: far more than any needs. It only guards against endless
  /// rounding.
  var stepLimit: Int { 1000 + 20 * (columns.count + store.rows.count) }

  /// Lets a row outside the basis pull up (`rising`) or down, until it holds or pulls with all its
  /// weight.
  ///
  /// Whichever column of the basis is first to be pulled to its limit leaves. Throws when a
  /// required row meets only columns without a limit, which then contradict it.
  mutating func enter(_ number: Int, rising: Bool) throws(Conflict) {
    if let variable = variableToDefine(by: number) {
      define(variable, by: number)
      return
    }
    let sign = rising ? 1.0 : -1.0
    express(row: number)
    let position = firstToLeave(sign: sign)
    let ownRange = range(of: number, rising: rising)
    guard let position else {
      guard let ownRange else {
        try settleRedundant(number)
        return
      }
      flip(number, rising: rising, by: ownRange)
      return
    }
    if let ownRange, compare(position, sign: sign, toRange: ownRange, of: number) >= 0 {
      flip(number, rising: rising, by: ownRange)
      return
    }
    exchange(at: position, forRow: number, sign: sign)
  }

  /// A variable of a row that is only held at zero and in no other column: it can follow the row at
  /// once. One that no other row mentions is best, then the newest: others are less likely to hang
  /// on it.
  private func variableToDefine(by number: Int) -> Int? {
    var best = -1
    var bestSize = 0.0
    var isBestAlone = false
    var largest = 0.0
    for index in store.range(of: number) {
      let entry = store.entries[index]
      let variable = Int(entry.variable)
      let size = abs(entry.coefficient)
      largest = max(largest, size)
      guard factorization.isUnmentioned(variable), columns[variable] == ~entry.variable else {
        continue
      }
      let isAlone = entry.next < 0 && entry.previous < 0
      if isAlone == isBestAlone ? variable < best : isBestAlone { continue }
      best = variable
      bestSize = size
      isBestAlone = isAlone
    }
    guard best >= 0, bestSize >= largest * Tolerance.relativeDefinition else { return nil }
    return best
  }

  private mutating func define(_ variable: Int, by number: Int) {
    let pull = pull(of: number)
    let ownLevel = Int(store.rows[number].level)
    for level in levels.order {
      levels.set(level, variable, level == ownLevel ? pull : 0, size: columns.count)
    }
    var coefficient = 1.0
    for index in store.range(of: number) where Int(store.entries[index].variable) == variable {
      coefficient = store.entries[index].coefficient
    }
    let residual = exactResidual(of: number)
    exchange(at: variable, for: Int32(number), leavingState: .satisfied)
    factorization.define(variable, by: number, in: store)
    if residual != 0 {
      journal.record(.value(variable: Int32(variable), old: values[variable]))
      values[variable] -= residual / coefficient
      noteRows(of: variable)
    }
  }

  /// Puts a row in the place of a hold without moving any value; returns whether there was one.
  mutating func takeFreePlace(_ number: Int) -> Bool {
    if let variable = variableToDefine(by: number) {
      exchange(at: variable, for: Int32(number), leavingState: .satisfied)
      factorization.define(variable, by: number, in: store)
      return true
    }
    express(row: number)
    guard let position = firstToLeave(sign: 1), isFreePlace(position) else { return false }
    replaceColumn(at: position, by: Int32(number), leavingState: .satisfied)
    if factorization.isWorn { rebuild() }
    return true
  }

  /// Whether a position is only kept, by a hold or a required inequality that nothing pulls at.
  private func isFreePlace(_ position: Int) -> Bool {
    let column = Int(columns[position])
    if column < 0 || store.rows[column].state == .retired { return true }
    if !store.rows[column].isRequired || store.rows[column].isEquality { return false }
    return levels.order.allSatisfy { abs(levels.multiplier($0, position)) <= Tolerance.multiplier }
  }

  /// How strongly a row outside the basis pulls up, on its level.
  func pull(of number: Int) -> Double {
    switch store.rows[number].state {
    case .low: return 1
    case .high: return -1
    case .free, .retired, .pending, .basic, .satisfied: return 0
    }
  }

  /// By how much a row's own pull can change, on its level; nil for a required row.
  private func range(of number: Int, rising: Bool) -> Double? {
    if store.rows[number].isRequired { return nil }
    guard let limit = limit(ofRow: number, rising: rising) else { return nil }
    return abs(limit.weight - pull(of: number))
  }

  /// A required equality that only columns without a limit make up: either it says nothing new, or
  /// it contradicts them.
  private mutating func settleRedundant(_ number: Int) throws(Conflict) {
    if store.residual(of: number, at: values) == 0 {
      setState(of: number, .satisfied)
      return
    }
    var rows = [Int32(number)]
    for position in column.pattern where abs(column[Int(position)]) > Tolerance.pivot {
      let other = columns[Int(position)]
      if other >= 0 { rows.append(other) }
    }
    throw Conflict(rows: rows)
  }

  /// Pulls with all its weight, which does not suffice to make the row hold.
  private mutating func flip(_ number: Int, rising: Bool, by range: Double) {
    let level = Int(store.rows[number].level)
    let sign = rising ? 1.0 : -1.0
    levels.subtract(level, sign * range, column)
    let isIdle = !rising && !store.rows[number].isEquality
    setState(of: number, isIdle ? .satisfied : (rising ? .low : .high))
    levels.clearIdle()
  }

  /// Puts a row into the basis at the position of the column that leaves, at its limit, and makes
  /// the row hold.
  private mutating func exchange(at position: Int, forRow number: Int, sign: Double) {
    let share = column[position] * sign
    let limit = limit(at: position, rising: share < 0) ?? .zero
    let oldPull = pull(of: number)
    let ownLevel = Int(store.rows[number].level)
    for level in levels.order {
      let difference = levels.multiplier(level, position) - limit.component(level)
      let change = abs(difference) <= Tolerance.multiplier ? 0 : difference / share
      if change != 0 { levels.subtract(level, sign * change, column) }
      let value = (level == ownLevel ? oldPull : 0) + sign * change
      levels.set(level, position, value, size: columns.count)
    }
    let residual = exactResidual(of: number)
    if residual != 0 {
      findDirection(of: position)
      let distance = -residual / column[position]
      replaceColumn(at: position, by: Int32(number), leavingState: limit.state)
      move(by: distance)
    } else {
      replaceColumn(at: position, by: Int32(number), leavingState: limit.state)
    }
    levels.clearIdle()
    if factorization.isWorn { rebuild() }
  }

  /// Exchanges a column in the basis and in its factorization, given `column` as the new one's
  /// make-up.
  mutating func replaceColumn(at position: Int, by entering: Int32, leavingState: RowState) {
    exchange(at: position, for: entering, leavingState: leavingState)
    if entering < 0 {
      factorization.exchange(at: position, forHold: Int(~entering), column: column)
    } else {
      factorization.exchange(at: position, forRow: Int(entering), column: column, in: store)
    }
  }
}

extension Limit {
  /// The state of a row that left the basis at this limit.
  var state: RowState {
    if weight > 0 { return .low }
    return weight < 0 ? .high : .satisfied
  }
}
