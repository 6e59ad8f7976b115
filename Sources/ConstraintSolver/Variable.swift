/// An unknown of one solver: a number that handles stand for, made by ``Solver/makeVariable()``.
///
/// A variable is only an index. It is meaningful in the solver that made it and in copies of that
/// solver.
public struct Variable: Hashable, Sendable {
  let index: Int32

  init(index: Int32) {
    self.index = index
  }
}

extension Variable: Comparable {
  /// Whether the left variable was made before the right one.
  public static func < (left: Variable, right: Variable) -> Bool {
    left.index < right.index
  }
}

extension Variable: CustomStringConvertible {
  /// The variable's number, counted from 0 in the order of making: `v3`.
  public var description: String { "v\(index)" }
}
