/// A generator of random numbers that gives the same ones everywhere (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &self) < percent
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &self)]
  }
}

/// Makes constraints such as interfaces have, and nastier ones: many zeros, repetitions,
/// contradictions and ties.
struct RandomSystem {
  var generator: SeededGenerator
  let variables: Int
  private var priorities: [Double]
  private var made: [ExactConstraint] = []

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    variables = generator.pick([1, 2, 2, 2, 3, 3, 3])
    let all: [Double] = [1000, 1000, 999.5, 999, 751, 750, 500, 250.25, 250, 50, 1]
    priorities = []
    for _ in 0..<Int.random(in: 1...4, using: &generator) { priorities.append(generator.pick(all)) }
  }

  mutating func constraint() -> ExactConstraint {
    if !made.isEmpty, generator.chance(20) {
      var copy = generator.pick(made)
      if generator.chance(50) { copy.constant = constant() }
      if generator.chance(30) { copy.priority = generator.pick(priorities) }
      return copy
    }
    var coefficients = [Int](repeating: 0, count: variables)
    for _ in 0..<generator.pick([1, 1, 2, 2, 3]) {
      let variable = Int.random(in: 0..<variables, using: &generator)
      coefficients[variable] = generator.pick([1, 1, 1, -1, -1, 2, -3])
    }
    let constraint = ExactConstraint(
      coefficients: coefficients, relation: generator.pick(ExactConstraint.Relation.allCases),
      constant: constant(), priority: generator.pick(priorities))
    made.append(constraint)
    return constraint
  }

  mutating func constant() -> Int {
    generator.chance(40) ? 0 : Int.random(in: -12...12, using: &generator)
  }
}
