/// What counts as equal: every comparison of the solver with a rounding allowance takes it from
/// here.
///
/// Values are points on a screen, coefficients near 1. A screen needs thousandths, so a
/// hundred-millionth is far below what can be seen and far above what calculating in `Double`
/// loses.
enum Tolerance {
  /// The largest absolute number accepted from outside.
  static let largestNumber = 1e15

  /// By how much a constraint may be missed and still hold, given the sum of the sizes of its terms
  /// and its constant.
  @inline(__always)
  static func feasibility(_ size: Double) -> Double {
    1e-8 + 1e-12 * size
  }

  /// A result of elimination below this is rounding noise of a sum that is zero.
  static let cancelled = 1e-11

  /// The smallest number to divide by, where others of the same row or column are near 1.
  static let pivot = 1e-7

  /// What a pivot must have of the largest candidate to be taken before it.
  static let relativePivot = 0.01

  /// What the coefficient of a defined variable must have of the largest in its row.
  static let relativeDefinition = 0.1

  /// Differences of multipliers (rates of error per point, near 1) below this are ties.
  static let multiplier = 1e-9
}
