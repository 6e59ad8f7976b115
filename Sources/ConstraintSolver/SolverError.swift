/// Why a solver refused what it was asked; it is then exactly as it was before.
public enum SolverError: Error, Hashable, Sendable {
  /// A required constraint cannot hold together with the required constraints named here, in the
  /// order they were added. Without any one of them it could: the set is as small as it can be. It
  /// is empty when the constraint cannot hold by itself, as `0 == 1`.
  case unsatisfiable(with: [ConstraintHandle])
  /// A variable of another solver.
  case unknownVariable(Variable)
  /// No such constraint: it was removed, or another solver's.
  case unknownConstraint(ConstraintHandle)
  /// The variable is not being edited, or is already.
  case notEditable(Variable)
  /// A coefficient, constant, priority or value is infinite, not a number, or too large to
  /// calculate with (from 1e15), or a priority is not above 0.
  case badNumber(Double)
}
