/// A way in which values can change while no error grows: what the constraints leave open.
public struct Freedom: Sendable {
  /// By how much variables change, in proportion; others do not.
  public let changes: [Variable: Double]
  /// The variable that no constraint determines, where it is a single one.
  public let open: Variable?
}

extension Solver {
  /// What the constraints leave open, found at the present values.
  ///
  /// Each freedom is real; where several constraints hold only just, one may be missed. The rule
  /// that chooses between equally good values does not count.
  ///
  /// - Parameters:
  ///   - least: Constraints of this priority and lower ones do not count.
  ///   - count: The most freedoms to find.
  public mutating func freedoms(countingAbove least: Priority, atMost count: Int) -> [Freedom] {
    settle()
    let order = levels.order.filter { levels.priorities[$0] > least.value }
    var found: [Freedom] = []
    for position in openPositions.members.sorted() {
      if found.count >= count || isExhausted { break }
      if let freedom = freedom(at: Int(position), order) { found.append(freedom) }
    }
    return found
  }

  private mutating func freedom(at position: Int, _ order: [Int]) -> Freedom? {
    for way in [1.0, -1.0] where canGiveWay(at: position, rising: way > 0, order) {
      findDirection(of: position)
      if let obstacle = nextObstacle(way: way, countsHolds: false),
        obstacle.distance <= Tolerance.feasibility(1)
      {
        continue
      }
      var changes: [Variable: Double] = [:]
      for index in direction.pattern where abs(direction[Int(index)]) > Tolerance.pivot {
        changes[Variable(index: index)] = direction[Int(index)] * way
      }
      let column = columns[position]
      return Freedom(changes: changes, open: column < 0 ? Variable(index: ~column) : nil)
    }
    return nil
  }

  /// Whether the row at a position can go up or down at no cost: it then pulls the other way with
  /// all that it has.
  private func canGiveWay(at position: Int, rising: Bool, _ order: [Int]) -> Bool {
    guard let limit = limit(at: position, rising: !rising) else { return false }
    return order.allSatisfy {
      abs(levels.multiplier($0, position) - limit.component($0)) <= Tolerance.multiplier
    }
  }

  /// The constraints that the value of a variable follows from, in the order of adding.
  public mutating func constraints(determining variable: Variable) -> [ConstraintHandle] {
    settle()
    guard values.indices.contains(Int(variable.index)) else { return [] }
    express(hold: Int(variable.index))
    let rows = column.pattern.filter { abs(column[Int($0)]) > Tolerance.pivot }
      .map { columns[Int($0)] }
    return handles(of: Conflict(rows: rows.filter { $0 >= 0 }))
  }
}
