/// A variable times a coefficient.
public struct Term: Hashable, Sendable {
  /// The unknown.
  public var variable: Variable
  /// What it is multiplied by.
  public var coefficient: Double

  /// Makes the product of a variable and a coefficient.
  public init(_ variable: Variable, coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
