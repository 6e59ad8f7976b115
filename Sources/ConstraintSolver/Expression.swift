/// A sum of terms and a constant.
///
/// A variable may stand in several terms: the solver adds their coefficients up.
public struct Expression: Hashable, Sendable {
  /// The terms, in the order they were written.
  public var terms: [Term]
  /// What is added to the terms.
  public var constant: Double

  /// Makes a sum of terms and a constant.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Makes the expression that is one variable.
  public init(_ variable: Variable) {
    self.init([Term(variable)])
  }
}

extension Expression {
  /// The sum of two expressions.
  public static func + (left: Expression, right: Expression) -> Expression {
    Expression(left.terms + right.terms, constant: left.constant + right.constant)
  }

  /// The sum of an expression and a variable.
  public static func + (left: Expression, right: Variable) -> Expression {
    left + Expression(right)
  }

  /// The sum of an expression and a number.
  public static func + (left: Expression, right: Double) -> Expression {
    Expression(left.terms, constant: left.constant + right)
  }

  /// An expression less another.
  public static func - (left: Expression, right: Expression) -> Expression {
    left + right * -1
  }

  /// An expression less a variable.
  public static func - (left: Expression, right: Variable) -> Expression {
    left - Expression(right)
  }

  /// An expression less a number.
  public static func - (left: Expression, right: Double) -> Expression {
    left + -right
  }

  /// An expression with every coefficient and the constant multiplied by a number.
  public static func * (left: Expression, right: Double) -> Expression {
    let terms = left.terms.map { Term($0.variable, coefficient: $0.coefficient * right) }
    return Expression(terms, constant: left.constant * right)
  }
}

extension Variable {
  /// The sum of two variables.
  public static func + (left: Variable, right: Variable) -> Expression {
    Expression([Term(left), Term(right)])
  }

  /// The sum of a variable and a number.
  public static func + (left: Variable, right: Double) -> Expression {
    Expression([Term(left)], constant: right)
  }

  /// The difference of two variables.
  public static func - (left: Variable, right: Variable) -> Expression {
    Expression([Term(left), Term(right, coefficient: -1)])
  }

  /// A variable less a number.
  public static func - (left: Variable, right: Double) -> Expression {
    left + -right
  }

  /// A variable times a number.
  public static func * (left: Variable, right: Double) -> Expression {
    Expression([Term(left, coefficient: right)])
  }
}

extension Variable {
  /// The sum of a variable and an expression.
  public static func + (left: Variable, right: Expression) -> Expression {
    Expression(left) + right
  }

  /// A variable less an expression.
  public static func - (left: Variable, right: Expression) -> Expression {
    Expression(left) - right
  }
}
