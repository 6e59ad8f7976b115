import Testing

@testable import ConstraintSolver

#if canImport(Glibc)
  import Glibc
#endif

@Suite struct RandomSystemTests {
  /// How many systems to try: `PLAINVIEW_SOLVER_SYSTEMS`, or a few seconds' worth. A value that is
  /// no number is an error.
  static func systemCount() throws -> Int {
    guard let text = getenv("PLAINVIEW_SOLVER_SYSTEMS") else { return 400 }
    let count = Int(String(cString: text))
    return try #require(count, "PLAINVIEW_SOLVER_SYSTEMS is no number")
  }

  @Test func valuesAreThoseOfTheExactReference() throws {
    var failures = 0
    for seed in 0..<(try Self.systemCount()) where failures < 10 {
      do {
        try Self.tryOut(seed: UInt64(seed))
      } catch {
        failures += 1
        Issue.record("system \(seed): \(error)")
      }
    }
  }

  /// Adds constraints, then adds, removes and changes some, and compares again and again.
  static func tryOut(seed: UInt64) throws {
    var system = RandomSystem(seed: seed)
    var comparison = Comparison(variables: system.variables)
    for _ in 0..<Int.random(in: 2...8, using: &system.generator) {
      try comparison.add(system.constraint())
      if system.generator.chance(10) { try comparison.check() }
    }
    try comparison.check()
    for _ in 0..<4 {
      let count = comparison.entries.count
      let index = count == 0 ? 0 : Int.random(in: 0..<count, using: &system.generator)
      switch system.generator.pick(["add", "remove", "change", "change", "replace"]) {
      case "add" where count < 9: try comparison.add(system.constraint())
      case "remove" where count > 0: try comparison.remove(at: index)
      case "change" where count > 0: try comparison.change(at: index, to: system.constant())
      case "replace" where count > 0:
        try comparison.remove(at: index)
        try comparison.add(system.constraint())
      default: break
      }
      if system.generator.chance(60) { try comparison.check() }
    }
    try comparison.check()
  }
}
