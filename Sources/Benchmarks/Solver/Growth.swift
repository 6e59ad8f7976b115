import BenchmarkSupport
import ConstraintSolver

/// How the cost grows with the number of views.
enum Growth {
  static func run() throws {
    let heads = ["views", "constraints", "nothing ms", "constant ms", "replaced ms"]
    print(Measurement.line("shape", 10, heads))
    for shape in [Shape.chain, .grid, .stacks, .screen] {
      for views in [10, 100, 1000, 10_000] { try measure(shape, views) }
    }
  }

  private static func measure(_ shape: Shape, _ views: Int) throws {
    let system = ShapeBuilder.build(shape, views: views)
    var (solver, handles) = try system.solved()
    let nothing = try Measurement.seconds { _ = try system.solved() }
    let changed = system.changed
    let constraint = system.constraints[changed]
    var turn = 0.0
    let constant = try Measurement.seconds {
      turn = 1 - turn
      try solver.setConstant(constraint.constant + turn, of: handles[changed])
      solver.settle()
    }
    let replaced = try Measurement.seconds {
      turn = 1 - turn
      try solver.remove(handles[changed])
      var other = constraint
      other.constant += turn
      handles[changed] = try solver.add(other)
      solver.settle()
    }
    let numbers = [nothing, constant, replaced].map { Measurement.text($0 * 1000) }
    let counts = ["\(system.views)", "\(system.constraints.count)"]
    print(Measurement.line("\(shape)", 10, counts + numbers))
  }
}
