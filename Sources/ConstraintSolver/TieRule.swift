/// How the solver chooses where the constraints leave a choice.
///
/// Among all values with the least errors, priority by priority,
/// 1. errors of constraints added earlier count slightly more than errors of those added later,
///    whatever their priorities: of two equally important constraints that cannot both hold, the
///    one added first wins;
/// 2. then variables are as near to zero as can be, those made earlier slightly more so: an
///    unconstrained variable is 0. Below zero counts thousands of times as much as above, since
///    places and sizes are rarely meant to be negative: a row of views that nothing ties down
///    begins at 0.
///
/// Both are sums of sizes with weights between 1 and 2 that fall with the order of adding or making
/// and are spread so that two different choices practically never weigh the same. So the values
/// depend on which constraints there are and in what order they were added, not on what else was
/// added, changed and removed in between.
enum TieRule {
  /// The level on which errors are weighed by order.
  static let constraintLevel = 0
  /// The level on which the sizes of variables are weighed by order.
  static let variableLevel = 1

  /// By how much more a point below zero weighs than one above.
  static let negativeFactor = 4096.0

  /// What the value of the variable of the given number weighs.
  static func size(of value: Double, variable number: Int) -> Double {
    value < 0 ? -value * weight(number) * negativeFactor : value * weight(number)
  }

  /// How strongly the hold of a variable pulls up (side 1, from below zero) or down (side -1, from
  /// above).
  @inline(__always)
  static func pull(side: Int8, variable number: Int) -> Double {
    if side > 0 { return weight(number) * negativeFactor }
    return side < 0 ? -weight(number) : 0
  }

  /// The weight of the constraint or variable of the given number.
  @inline(__always)
  static func weight(_ number: Int) -> Double {
    1 + 100 / (100 + Double(number))
  }
}
