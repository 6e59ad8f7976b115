import ConstraintSolver

/// How the cost grows with the number of views.
enum Growth {
  static func run() throws {
    print("shape         views  constraints  from nothing ms  one constant ms  one replaced ms")
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
    var line = pad("\(shape)", 10) + padLeft("\(system.views)", 9)
    line += padLeft("\(system.constraints.count)", 13) + padLeft(text(nothing * 1000), 17)
    line += padLeft(text(constant * 1000), 17) + padLeft(text(replaced * 1000), 17)
    print(line)
  }

  /// A number with four digits behind the point.
  static func text(_ number: Double) -> String {
    let parts = Int((number * 10_000).rounded())
    let fraction = String(parts % 10_000)
    return "\(parts / 10_000)." + String(repeating: "0", count: 4 - fraction.count) + fraction
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func padLeft(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
