extension Solver {
  /// Makes the values the best ones. Asking for a value does so by itself.
  public mutating func settle() {
    if !isUnsettled { return }
    if isExhausted {
      isUnsettled = false
      return
    }
    replaceRetired()
    if moves > 1000 {
      recalculateValues()
      rebalance()
    }
    settlePriorities()
    settleTies()
    forgetDeparted()
    if factorization.isWorn { rebuild() }
    isUnsettled = !isExhausted && (!requiredQueue.isEmpty || !optionalQueue.isEmpty)
  }

  /// Makes the errors as small as can be, priority by priority; ties are left as they come.
  mutating func settlePriorities() {
    repair()
    guard pendingCount > 0 else { return }
    pendingCount = 0
    let crowded = takeFreePlaces()
    for number in crowded where !isExhausted && store.rows[Int(number)].state == .pending {
      begin(Int(number))
      repair()
    }
    repair()
  }

  /// Puts new optional rows that are off in the place of holds as long as there are any, which
  /// costs no other row anything, and returns the rows that found none.
  ///
  /// Values are calculated once at the end: were they kept right all along, every row of a form
  /// that gets its height would move all rows below.
  private mutating func takeFreePlaces() -> [Int32] {
    var crowded: [Int32] = []
    var isStale = false
    for level in levels.order where !levels.pending[level].isEmpty {
      let rows = levels.pending[level]
      levels.pending[level].removeAll(keepingCapacity: true)
      for number in rows {
        let row = store.rows[Int(number)]
        guard row.state == .pending, Int(row.level) == level else { continue }
        if !row.isEquality, store.residual(of: Int(number), at: values) >= 0 {
          setState(of: Int(number), .satisfied)
        } else if takeFreePlace(Int(number)) {
          isStale = true
        } else {
          crowded.append(number)
        }
      }
    }
    if isStale { recalculateValues() }
    return crowded
  }

  /// Takes a new optional row into account.
  private mutating func begin(_ number: Int) {
    let residual = store.residual(of: number, at: values)
    if !store.rows[number].isEquality, residual >= 0 {
      setState(of: number, .satisfied)
    } else {
      try? enter(number, rising: residual <= 0)
    }
  }

  /// Brings every row that is off into the basis or has it pull with all its weight, required ones
  /// first.
  private mutating func repair() {
    var steps = 0
    while steps < stepLimit, !isExhausted {
      try? repairRequired()
      guard let next = optionalQueue.pop() else { return }
      let way = misplacement(of: Int(next))
      if way == 0 { continue }
      try? enter(Int(next), rising: way > 0)
      steps += 1
    }
  }

  /// Puts holds in the places that removed rows left in the basis.
  private mutating func replaceRetired() {
    guard retiredCount > 0 else { return }
    ownWork += columns.count
    for position in columns.indices where retiredCount > 0 {
      let column = columns[position]
      if column < 0 || store.rows[Int(column)].state != .retired { continue }
      replaceByHold(at: position)
    }
  }

  private mutating func replaceByHold(at position: Int) {
    findDirection(of: position)
    var best = -1
    for index in direction.pattern where holdPositions[Int(index)] < 0 {
      if best < 0 || abs(direction[Int(index)]) > abs(direction[best]) { best = Int(index) }
    }
    if holdPositions[position] < 0, best >= 0,
      abs(direction[position]) >= abs(direction[best]) * Tolerance.relativeDefinition
    {
      best = position
    }
    guard best >= 0 else { return }
    let distance = -values[best] / direction[best]
    express(hold: best)
    replaceColumn(at: position, by: ~Int32(best), leavingState: .satisfied)
    move(by: distance)
    values[best] = 0
  }
}
