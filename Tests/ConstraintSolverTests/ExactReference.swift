/// A constraint with whole numbers.
struct ExactConstraint: Equatable {
  enum Relation: CaseIterable { case atMost, equal, atLeast }

  var coefficients: [Int]
  var relation: Relation
  var constant: Int
  var priority: Double

  var isRequired: Bool { priority >= 1000 }

  /// By how much a point misses the constraint.
  func error(at point: [Rational]) throws(Rational.Overflow) -> Rational {
    var sum = try Rational(constant).negated()
    for (coefficient, value) in zip(coefficients, point) where coefficient != 0 {
      sum = try sum.plus(value.times(Rational(coefficient)))
    }
    switch relation {
    case .equal: return try sum.magnitude()
    case .atLeast: return sum.isNegative ? try sum.negated() : Rational(0)
    case .atMost: return sum.isNegative ? Rational(0) : sum
    }
  }
}

/// The best points of a tiny system, found by trying every corner: all points in which as many of
/// the constraints' planes and the planes `variable = 0` meet as there are variables. Slow, exact,
/// and nothing like a simplex.
///
/// Errors are piecewise linear between those planes, so a corner is among the best points.
struct ExactReference {
  /// The distinct optional priorities, highest first, and the least sum of errors on each.
  private(set) var priorities: [Double]
  private(set) var leastErrors: [Rational] = []
  /// The corners that have them.
  private(set) var bestPoints: [[Rational]] = []

  /// Nil when no point meets the required constraints.
  init?(variables: Int, constraints: [ExactConstraint]) throws(Rational.Overflow) {
    let optional = constraints.filter { !$0.isRequired }
    priorities = Set(optional.map(\.priority)).sorted(by: >)
    var planes = constraints.map { Plane(coefficients: $0.coefficients, constant: $0.constant) }
    for variable in 0..<variables {
      var coefficients = [Int](repeating: 0, count: variables)
      coefficients[variable] = 1
      planes.append(Plane(coefficients: coefficients, constant: 0))
    }
    var distinct: [Plane] = []
    for plane in planes where !distinct.contains(plane) { distinct.append(plane) }
    try search(distinct, from: 0, chosen: [], variables: variables, constraints: constraints)
    if bestPoints.isEmpty { return nil }
  }

  private struct Plane: Equatable {
    var coefficients: [Int]
    var constant: Int
  }

  private mutating func search(
    _ planes: [Plane], from start: Int, chosen: [Plane], variables: Int,
    constraints: [ExactConstraint]
  ) throws(Rational.Overflow) {
    if chosen.count == variables {
      if let point = try ExactReference.intersection(chosen) {
        try consider(point, constraints)
      }
      return
    }
    for index in start..<max(start, planes.count) {
      try search(
        planes, from: index + 1, chosen: chosen + [planes[index]], variables: variables,
        constraints: constraints)
    }
  }

  private mutating func consider(_ point: [Rational], _ constraints: [ExactConstraint])
    throws(Rational.Overflow)
  {
    if bestPoints.contains(point) { return }
    for constraint in constraints where constraint.isRequired {
      if try !constraint.error(at: point).isZero { return }
    }
    let errors = try ExactReference.errors(at: point, of: constraints, priorities)
    if !bestPoints.isEmpty {
      for (new, old) in zip(errors, leastErrors) where new != old {
        if try new.minus(old).isNegative { break }
        return
      }
    }
    if errors == leastErrors {
      bestPoints.append(point)
    } else {
      leastErrors = errors
      bestPoints = [point]
    }
  }

  private static func errors(
    at point: [Rational], of constraints: [ExactConstraint], _ priorities: [Double]
  ) throws(Rational.Overflow) -> [Rational] {
    var sums: [Rational] = []
    for priority in priorities {
      var sum = Rational(0)
      for constraint in constraints where constraint.priority == priority {
        sum = try sum.plus(constraint.error(at: point))
      }
      sums.append(sum)
    }
    return sums
  }

  /// The one point that planes have in common, nil if there is none or more than one.
  private static func intersection(_ planes: [Plane]) throws(Rational.Overflow) -> [Rational]? {
    var matrix = planes.map { $0.coefficients.map { Rational($0) } + [Rational($0.constant)] }
    let size = planes.count
    for column in 0..<size {
      guard let pivot = (column..<size).first(where: { !matrix[$0][column].isZero }) else {
        return nil
      }
      matrix.swapAt(column, pivot)
      for row in 0..<size where row != column && !matrix[row][column].isZero {
        let factor = try matrix[row][column].over(matrix[column][column])
        for place in column...size where !matrix[column][place].isZero {
          matrix[row][place] = try matrix[row][place].minus(matrix[column][place].times(factor))
        }
      }
    }
    var point: [Rational] = []
    for row in 0..<size { point.append(try matrix[row][size].over(matrix[row][row])) }
    return point
  }
}
