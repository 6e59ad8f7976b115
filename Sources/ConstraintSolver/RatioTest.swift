extension Solver {
  /// The position whose column is the first to be pulled to its limit as a row with the make-up
  /// `column` pulls up (sign 1) or down (-1); nil if none has a limit.
  func firstToLeave(sign: Double) -> Int? {
    var best = -1
    for index in column.pattern {
      let position = Int(index)
      let share = column[position] * sign
      if abs(share) <= Tolerance.pivot { continue }
      if limit(at: position, rising: share < 0) == nil { continue }
      if best < 0 || precedes(position, best, sign: sign) { best = position }
    }
    return best < 0 ? nil : best
  }

  /// How far the column at a position is from its limit on a level, per point of pull.
  @inline(__always)
  private func distance(_ level: Int, _ position: Int, sign: Double, limit: Limit) -> Double {
    let share = column[position] * sign
    let gap = levels.multiplier(level, position) - limit.component(level)
    return abs(gap) <= Tolerance.multiplier ? 0 : gap / share
  }

  /// Whether the left position's column is to leave before the right one's.
  private func precedes(_ left: Int, _ right: Int, sign: Double) -> Bool {
    let leftLimit = limit(at: left, rising: column[left] * sign < 0) ?? .zero
    let rightLimit = limit(at: right, rising: column[right] * sign < 0) ?? .zero
    for level in levels.order {
      let difference =
        distance(level, left, sign: sign, limit: leftLimit)
        - distance(level, right, sign: sign, limit: rightLimit)
      if difference < -Tolerance.multiplier { return true }
      if difference > Tolerance.multiplier { return false }
    }
    return isPreferred(left, right)
  }

  /// Which of two columns leaves that could both: one that only keeps a place, the newest hold,
  /// then the row that comes first.
  private func isPreferred(_ left: Int, _ right: Int) -> Bool {
    let leftSize = abs(column[left])
    let rightSize = abs(column[right])
    if leftSize < rightSize * Tolerance.relativePivot { return false }
    if rightSize < leftSize * Tolerance.relativePivot { return true }
    let leftClass = placeholderClass(columns[left])
    let rightClass = placeholderClass(columns[right])
    if leftClass != rightClass { return leftClass < rightClass }
    let leftKey = key(ofColumn: columns[left])
    let rightKey = key(ofColumn: columns[right])
    return leftClass == 1 ? leftKey > rightKey : leftKey < rightKey
  }

  private func placeholderClass(_ column: Int32) -> Int {
    if column < 0 { return 1 }
    return store.rows[Int(column)].state == .retired ? 0 : 2
  }

  /// Compares the distance of a column from its limit with the range of a row's own pull.
  func compare(_ position: Int, sign: Double, toRange range: Double, of number: Int) -> Int {
    let limit = limit(at: position, rising: column[position] * sign < 0) ?? .zero
    let ownLevel = Int(store.rows[number].level)
    for level in levels.order {
      let own = level == ownLevel ? range : 0
      let difference = distance(level, position, sign: sign, limit: limit) - own
      if difference < -Tolerance.multiplier { return -1 }
      if difference > Tolerance.multiplier { return 1 }
    }
    return 0
  }
}
