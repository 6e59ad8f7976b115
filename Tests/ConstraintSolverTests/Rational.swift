/// An exact fraction. Operations throw when numbers become too large instead of being wrong.
struct Rational: Equatable {
  struct Overflow: Error {}

  let numerator: Int
  let denominator: Int

  init(_ whole: Int) {
    numerator = whole
    denominator = 1
  }

  private init(reducing numerator: Int, _ denominator: Int) throws(Overflow) {
    if numerator == .min || denominator == .min { throw Overflow() }
    var left = abs(numerator)
    var right = abs(denominator)
    while right != 0 { (left, right) = (right, left % right) }
    let divisor = denominator < 0 ? -left : left
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  var isZero: Bool { numerator == 0 }
  var isNegative: Bool { numerator < 0 }
  var value: Double { Double(numerator) / Double(denominator) }

  func negated() throws(Overflow) -> Rational {
    try Rational(reducing: Rational.product(numerator, -1), denominator)
  }

  func magnitude() throws(Overflow) -> Rational {
    isNegative ? try negated() : self
  }

  func plus(_ other: Rational) throws(Overflow) -> Rational {
    if denominator == 1, other.denominator == 1 {
      return Rational(try Rational.sum(numerator, other.numerator))
    }
    let left = try Rational.product(numerator, other.denominator)
    let right = try Rational.product(other.numerator, denominator)
    let below = try Rational.product(denominator, other.denominator)
    return try Rational(reducing: Rational.sum(left, right), below)
  }

  func minus(_ other: Rational) throws(Overflow) -> Rational {
    try plus(other.negated())
  }

  func times(_ other: Rational) throws(Overflow) -> Rational {
    let above = try Rational.product(numerator, other.numerator)
    let below = try Rational.product(denominator, other.denominator)
    return try Rational(reducing: above, below)
  }

  /// Divides by a number that is not zero.
  func over(_ other: Rational) throws(Overflow) -> Rational {
    let above = try Rational.product(numerator, other.denominator)
    let below = try Rational.product(denominator, other.numerator)
    return try Rational(reducing: above, below)
  }

  private static func product(_ left: Int, _ right: Int) throws(Overflow) -> Int {
    let (result, overflow) = left.multipliedReportingOverflow(by: right)
    if overflow { throw Overflow() }
    return result
  }

  private static func sum(_ left: Int, _ right: Int) throws(Overflow) -> Int {
    let (result, overflow) = left.addingReportingOverflow(right)
    if overflow { throw Overflow() }
    return result
  }
}
