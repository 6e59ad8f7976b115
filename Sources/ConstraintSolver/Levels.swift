/// The priorities in use, and by how much each column of the basis pulls, priority by priority.
///
/// A multiplier says how much error of its level would be saved for each point by which the
/// column's row gave way. Comparing them level by level, highest first, is what makes priorities
/// strict. Two more levels decide ties: see ``TieRule``.
struct Levels: Sendable {
  /// The levels' priorities, by level; the two tie levels have none.
  private(set) var priorities: [Double] = [-1, -2]
  /// Levels that come from priorities, highest priority first.
  private(set) var order: [Int] = []
  /// As `order`, and the tie levels last.
  private(set) var fullOrder: [Int] = [TieRule.constraintLevel, TieRule.variableLevel]
  /// The place of each level in the full order.
  private(set) var rank: [Int] = [0, 1]
  /// By level, then by position; empty while nothing pulls on the level.
  var multipliers: [[Double]] = [[], []]
  /// How many rows outside the basis pull, by level.
  private(set) var pulling: [Int] = [0, 0]
  /// New optional rows, by level, in the order of adding.
  var pending: [[Int32]] = [[], []]
  private(set) var totalPulling = 0

  /// The level of a priority.
  mutating func level(of priority: Double) -> Int {
    var low = 0
    var high = order.count
    while low < high {
      let middle = (low + high) / 2
      if priorities[order[middle]] > priority { low = middle + 1 } else { high = middle }
    }
    if low < order.count, priorities[order[low]] == priority { return order[low] }
    let level = priorities.count
    priorities.append(priority)
    multipliers.append([])
    pulling.append(0)
    pending.append([])
    rank.append(0)
    order.insert(level, at: low)
    fullOrder = order + [TieRule.constraintLevel, TieRule.variableLevel]
    for place in fullOrder.indices { rank[fullOrder[place]] = place }
    return level
  }

  mutating func addVariable() {
    for level in order where !multipliers[level].isEmpty { multipliers[level].append(0) }
  }

  /// Notes that a row of the level begins or ceases to pull.
  mutating func count(_ level: Int, by amount: Int) {
    pulling[level] += amount
    totalPulling += amount
  }

  /// Sets the multipliers of levels on which nothing pulls any more to zero.
  mutating func clearIdle() {
    for level in order where pulling[level] == 0 && !multipliers[level].isEmpty {
      multipliers[level] = []
    }
  }

  @inline(__always)
  func multiplier(_ level: Int, _ position: Int) -> Double {
    multipliers[level].isEmpty ? 0 : multipliers[level][position]
  }

  mutating func set(_ level: Int, _ position: Int, _ value: Double, size: Int) {
    if multipliers[level].isEmpty {
      if value == 0 { return }
      multipliers[level] = [Double](repeating: 0, count: size)
    }
    multipliers[level][position] = value
  }

  /// Takes a multiple of a column from the multipliers of a level.
  mutating func subtract(_ level: Int, _ factor: Double, _ column: SparseVector) {
    if multipliers[level].isEmpty {
      multipliers[level] = [Double](repeating: 0, count: column.values.count)
    }
    for position in column.pattern {
      multipliers[level][Int(position)] -= factor * column[Int(position)]
    }
  }
}
