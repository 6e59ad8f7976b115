/// How an expression and a constant are to stand to each other.
public enum Relation: String, Hashable, Sendable, CaseIterable {
  /// The expression is at most the constant.
  case lessThanOrEqual = "<="
  /// The expression is the constant.
  case equal = "=="
  /// The expression is at least the constant.
  case greaterThanOrEqual = ">="
}

/// How much a constraint matters: above 0, up to 1000, fractions allowed.
///
/// A constraint of a higher priority beats any number of constraints of lower ones. From 1000 on a
/// constraint is required: a solver that cannot meet it refuses it.
public struct Priority: Hashable, Sendable, Comparable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  /// The number, as given.
  public var value: Double

  /// Makes a priority from its number.
  public init(_ value: Double) {
    self.value = value
  }

  /// Makes a priority from a literal.
  public init(integerLiteral value: Int) {
    self.init(Double(value))
  }

  /// Makes a priority from a literal with a fraction.
  public init(floatLiteral value: Double) {
    self.init(value)
  }

  /// The priority of what must hold: 1000.
  public static let required: Priority = 1000

  /// Whether constraints of this priority must hold.
  public var isRequired: Bool { value >= 1000 }

  /// Whether the left priority matters less.
  public static func < (left: Priority, right: Priority) -> Bool {
    left.value < right.value
  }
}

/// A linear equality or inequality with a priority: `expression relation constant`.
public struct Constraint: Hashable, Sendable {
  /// The left-hand side. Its own constant counts.
  public var expression: Expression
  /// How the sides are to stand to each other.
  public var relation: Relation
  /// The right-hand side.
  public var constant: Double
  /// How much it matters.
  public var priority: Priority

  /// Makes a constraint between an expression and a constant.
  public init(
    _ expression: Expression, _ relation: Relation, _ constant: Double,
    priority: Priority = .required
  ) {
    self.expression = expression
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }

  /// Makes a constraint between a variable and a constant.
  public init(
    _ variable: Variable, _ relation: Relation, _ constant: Double, priority: Priority = .required
  ) {
    self.init(Expression(variable), relation, constant, priority: priority)
  }

  /// Makes a constraint between two expressions.
  public init(
    _ left: Expression, _ relation: Relation, _ right: Expression, priority: Priority = .required
  ) {
    self.init(left - right, relation, 0, priority: priority)
  }
}

/// Names one constraint that was added to a solver.
///
/// A handle stays unique: after its constraint is removed it names nothing, even where the solver
/// uses the place again.
public struct ConstraintHandle: Hashable, Sendable {
  let row: Int32
  let serial: Int
}

extension ConstraintHandle: Comparable {
  /// Whether the left constraint was added before the right one.
  public static func < (left: ConstraintHandle, right: ConstraintHandle) -> Bool {
    left.serial < right.serial
  }
}
