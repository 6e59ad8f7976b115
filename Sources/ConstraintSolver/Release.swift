extension Solver {
  /// Lets go the columns that pull more than they can, until none does: the errors then cannot
  /// become less.
  ///
  /// - Parameter order: the levels that count, most important first.
  mutating func releaseSuspects(_ order: [Int]) {
    var steps = 0
    while !isExhausted, let column = suspects.pop() {
      guard let position = position(ofColumn: column) else { continue }
      let way = excess(at: position, order)
      if way == 0 { continue }
      release(position, rising: way < 0, order)
      steps += 1
      if steps > stepLimit { break }
    }
    suspects.removeAll()
  }

  func position(ofColumn column: Int32) -> Int? {
    let position = column < 0 ? holdPositions[Int(~column)] : store.rows[Int(column)].position
    return position < 0 ? nil : Int(position)
  }

  mutating func suspect(_ column: Int32) {
    suspects.push(column, key: key(ofColumn: column))
  }

  mutating func suspectColumn() {
    for index in column.pattern where column[Int(index)] != 0 { suspect(columns[Int(index)]) }
  }

  /// Whether the column at a position pulls up more than it can (1), down more than it can (-1), or
  /// neither.
  func excess(at position: Int, _ order: [Int]) -> Int {
    if let high = limit(at: position, rising: true),
      compareMultiplier(at: position, to: high, order) > 0
    {
      return 1
    }
    if let low = limit(at: position, rising: false),
      compareMultiplier(at: position, to: low, order) < 0
    {
      return -1
    }
    return 0
  }

  private func compareMultiplier(at position: Int, to limit: Limit, _ order: [Int]) -> Int {
    for level in order {
      let difference = levels.multiplier(level, position) - limit.component(level)
      if difference > Tolerance.multiplier { return 1 }
      if difference < -Tolerance.multiplier { return -1 }
    }
    return 0
  }

  /// Lets the row at a position go up (`rising`) or down as far as errors fall, that is until the
  /// next row is in the way and takes its place.
  private mutating func release(_ position: Int, rising: Bool, _ order: [Int]) {
    let way = rising ? 1.0 : -1.0
    let limit = limit(at: position, rising: !rising) ?? .zero
    findDirection(of: position)
    let countsHolds = order.count > levels.order.count
    guard let obstacle = nextObstacle(way: way, countsHolds: countsHolds) else {
      // Errors cannot fall for ever: what seemed a pull was rounding.
      for level in order {
        levels.set(level, position, limit.component(level), size: columns.count)
      }
      return
    }
    let leaving = columns[position]
    if obstacle.column < 0 {
      express(hold: Int(~obstacle.column))
    } else {
      express(row: Int(obstacle.column))
    }
    let pivot = column[position]
    guard abs(pivot) > Tolerance.pivot else {
      for level in order {
        levels.set(level, position, limit.component(level), size: columns.count)
      }
      return
    }
    let entering = enteringPull(obstacle.column)
    for level in order {
      let difference = levels.multiplier(level, position) - limit.component(level)
      let change = abs(difference) <= Tolerance.multiplier ? 0 : difference / pivot
      if change != 0 { levels.subtract(level, change, column) }
      levels.set(level, position, entering.component(level) + change, size: columns.count)
    }
    if leaving < 0 { holdSides[Int(~leaving)] = rising ? -1 : 1 }
    replaceColumn(at: position, by: obstacle.column, leavingState: limit.state)
    move(by: way * obstacle.distance)
    suspectColumn()
    suspect(obstacle.column)
    if order.count == levels.order.count { levels.clearIdle() }
    if factorization.isWorn && !countsHolds { rebuild() }
  }

  /// What a column outside the basis pulls.
  private func enteringPull(_ column: Int32) -> Limit {
    if column < 0 {
      let variable = Int(~column)
      let weight = TieRule.pull(side: holdSides[variable], variable: variable)
      return Limit(level: -1, weight: 0, tieWeight: weight, tieLevel: TieRule.variableLevel)
    }
    let row = store.rows[Int(column)]
    let pull = pull(of: Int(column))
    return Limit(
      level: Int(row.level), weight: pull, tieWeight: pull * TieRule.weight(row.serial),
      tieLevel: TieRule.constraintLevel)
  }

  struct Obstacle {
    var column: Int32
    var distance: Double
    var key: Int
  }

  /// The first row, or hold, to change its state as the values move along the direction.
  mutating func nextObstacle(way: Double, countsHolds: Bool) -> Obstacle? {
    var best: Obstacle?
    for index in direction.pattern where direction[Int(index)] != 0 {
      let variable = Int(index)
      var next = store.firstEntry[variable]
      while next >= 0 {
        let entry = store.entries[Int(next)]
        next = entry.next
        ownWork += 4
        if let distance = distanceToChange(of: Int(entry.row), way: way) {
          consider(entry.row, distance, &best)
        }
      }
      if countsHolds, holdPositions[variable] < 0 {
        let speed = direction[variable] * way
        let side = Double(holdSides[variable])
        if abs(speed) > Tolerance.pivot, speed * side > 0 {
          consider(~index, max(0, -values[variable] / speed), &best)
        }
      }
    }
    return best
  }

  private func consider(_ column: Int32, _ distance: Double, _ best: inout Obstacle?) {
    let key = key(ofColumn: column)
    if let old = best {
      if distance > old.distance + Tolerance.feasibility(distance) { return }
      if distance >= old.distance - Tolerance.feasibility(distance), key >= old.key { return }
    }
    best = Obstacle(column: column, distance: distance, key: key)
  }

  /// How far the values can move along the direction until a row changes its state; nil for no end.
  private func distanceToChange(of number: Int, way: Double) -> Double? {
    let state = store.rows[number].state
    guard state == .satisfied || state == .low || state == .high else { return nil }
    var speed = 0.0
    for index in store.range(of: number) {
      speed += store.entries[index].coefficient * direction[Int(store.entries[index].variable)]
    }
    speed *= way
    guard abs(speed) > Tolerance.pivot else { return nil }
    let residual = store.residual(of: number, at: values)
    switch state {
    case .satisfied:
      if store.rows[number].isEquality { return 0 }
      return speed < 0 ? max(0, residual / -speed) : nil
    case .low: return speed > 0 ? max(0, -residual / speed) : nil
    default: return speed < 0 ? max(0, residual / -speed) : nil
    }
  }
}
