/// The most that a column can pull in one direction, level by level.
struct Limit: Sendable {
  /// The level of its priority, -1 for a column without one.
  var level: Int
  /// The weight on that level: 1 up, -1 down, 0 where the column cannot pull this way.
  var weight: Double
  /// The weight on the tie level that the column belongs to, and that level.
  var tieWeight: Double
  var tieLevel: Int

  static let zero = Limit(level: -1, weight: 0, tieWeight: 0, tieLevel: TieRule.constraintLevel)

  @inline(__always)
  func component(_ level: Int) -> Double {
    if level == self.level { return weight }
    return level == tieLevel ? tieWeight : 0
  }
}

extension Solver {
  /// The most that the column at a position can pull up (`rising`) or down; nil for no limit.
  func limit(at position: Int, rising: Bool) -> Limit? {
    let column = Int(columns[position])
    if column < 0 { return holdLimit(~column, rising: rising) }
    return limit(ofRow: column, rising: rising)
  }

  func holdLimit(_ variable: Int, rising: Bool) -> Limit {
    let weight = TieRule.pull(side: rising ? 1 : -1, variable: variable)
    return Limit(level: -1, weight: 0, tieWeight: weight, tieLevel: TieRule.variableLevel)
  }

  func limit(ofRow number: Int, rising: Bool) -> Limit? {
    let row = store.rows[number]
    if row.state == .retired { return .zero }
    if row.isRequired { return row.isEquality || rising ? nil : .zero }
    if !rising && !row.isEquality { return .zero }
    let sign = rising ? 1.0 : -1.0
    return Limit(
      level: Int(row.level), weight: sign, tieWeight: sign * TieRule.weight(row.serial),
      tieLevel: TieRule.constraintLevel)
  }
}
