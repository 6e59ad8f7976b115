import ConstraintSolver
import InterfaceBuilder

extension LayoutSystem {
  /// Required constraints that cannot hold are left out, as UIKit leaves one out and logs it.
  func reportRefusals() {
    for refusal in rows.refusals {
      guard case .constraint(let number) = rows.rows[refusal.row].origin else { continue }
      let constraint = scope.constraints[number]
      let origin = constraint.nibOrigin
      let name = constraint.identifier ?? origin?.id ?? "\(constraint.firstAttribute)"
      Diagnostics.report(
        Diagnostic(
          severity: .warning, file: origin?.file ?? "<code>", line: origin?.line ?? 0,
          id: origin?.id,
          message: "constraint \(name) cannot hold together with others; it is left out"))
    }
  }
}
