/// How the solver chooses where the constraints leave a choice.
///
/// Among all values with the least errors, priority by priority,
/// 1. errors of constraints added earlier count slightly more than errors of those added later, whatever their priorities: of two
///    equally important constraints that cannot both hold, the one added first wins;
/// 2. then variables are as near to zero as can be, those made earlier slightly more so: an unconstrained variable is 0.
///
/// Both are sums of sizes with weights between 1 and 2 that fall with the order of adding or making and are spread so that two
/// different choices practically never weigh the same. So the values depend on which constraints there are and in what order they
/// were added, not on what else was added, changed and removed in between.
enum TieRule {
  /// The level on which errors are weighed by order.
  static let constraintLevel = 0
  /// The level on which the sizes of variables are weighed by order.
  static let variableLevel = 1

  /// The weight of the constraint or variable of the given number.
  @inline(__always)
  static func weight(_ number: Int) -> Double {
    1 + 100 / (100 + Double(number))
  }
}
