/// The triangular part of the basis: rows that each define one variable by older ones.
///
/// Interfaces are mostly of this kind: `x = left neighbour + 8`. Defining costs nothing but
/// storing, and both ways of solving touch only what depends on the right-hand side. A variable
/// that no step defines stands for itself.
struct Triangle: Sendable {
  struct Step: Sendable {
    var variable: Int32
    var start: Int32
    var inversePivot: Double
  }

  struct Entry: Sendable {
    var coefficient: Double
    var variable: Int32
    var step: Int32
    var next: Int32
  }

  private(set) var steps: [Step] = []
  private(set) var entries: [Entry] = []
  /// The step that defines a variable, -1 for none.
  private(set) var stepOfVariable: [Int32] = []
  private var firstEntry: [Int32] = []
  private var queue = Heap()
  /// How many steps and entries were worked through so far.
  private(set) var work = 0

  mutating func addVariable() {
    stepOfVariable.append(-1)
    firstEntry.append(-1)
  }

  mutating func removeAllSteps() {
    steps.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    for variable in firstEntry.indices {
      firstEntry[variable] = -1
      stepOfVariable[variable] = -1
    }
  }

  /// Lets a row define a variable that no other step mentions.
  mutating func define(_ variable: Int, by row: Int, in store: RowStore) {
    let step = Int32(steps.count)
    let start = Int32(entries.count)
    var pivot = 1.0
    for index in store.range(of: row) {
      let entry = store.entries[index]
      let other = Int(entry.variable)
      if other == variable {
        pivot = entry.coefficient
      } else {
        let next = firstEntry[other]
        firstEntry[other] = Int32(entries.count)
        entries.append(
          Entry(coefficient: entry.coefficient, variable: entry.variable, step: step, next: next))
      }
    }
    steps.append(Step(variable: Int32(variable), start: start, inversePivot: 1 / pivot))
    stepOfVariable[variable] = step
  }

  /// Takes back the newest steps.
  mutating func truncate(to count: Int) {
    while steps.count > count, let step = steps.popLast() {
      stepOfVariable[Int(step.variable)] = -1
      while entries.count > Int(step.start), let entry = entries.popLast() {
        firstEntry[Int(entry.variable)] = entry.next
      }
    }
  }

  /// Whether so much is given that walking through all steps is cheaper than finding those it
  /// takes.
  private func isDense(_ vector: SparseVector) -> Bool {
    vector.pattern.count > 8 + steps.count / 16
  }

  @inline(__always)
  private func end(of step: Int) -> Int {
    step + 1 < steps.count ? Int(steps[step + 1].start) : entries.count
  }

  /// Replaces a column of coefficients by variable with the multiples of the columns that add up to
  /// it.
  mutating func solve(_ vector: inout SparseVector) {
    if isDense(vector) { return solveAll(&vector, from: steps.count - 1) }
    queue.removeAll()
    for variable in vector.pattern where stepOfVariable[Int(variable)] >= 0 {
      push(stepOfVariable[Int(variable)], newestFirst: true)
    }
    var budget = 16 + steps.count / 64
    while let next = queue.pop() {
      let step = Int(next)
      if budget == 0 { return solveAll(&vector, from: step) }
      budget -= 1
      work += end(of: step) - Int(steps[step].start)
      let variable = Int(steps[step].variable)
      let value = clean(vector[variable] * steps[step].inversePivot)
      vector.values[variable] = value
      if value == 0 { continue }
      for index in Int(steps[step].start)..<end(of: step) {
        let entry = entries[index]
        let other = Int(entry.variable)
        if vector.add(other, -entry.coefficient * value), stepOfVariable[other] >= 0 {
          push(stepOfVariable[other], newestFirst: true)
        }
      }
    }
  }

  private mutating func solveAll(_ vector: inout SparseVector, from newest: Int) {
    if newest < 0 { return }
    work += newest
    var stop = end(of: newest)
    var step = newest
    while step >= 0 {
      let current = steps[step]
      let start = Int(current.start)
      let variable = Int(current.variable)
      let old = vector[variable]
      if old != 0 {
        let value = clean(old * current.inversePivot)
        vector.values[variable] = value
        if value != 0 {
          for index in start..<stop {
            vector.add(Int(entries[index].variable), -entries[index].coefficient * value)
          }
        }
      }
      stop = start
      step -= 1
    }
  }

  /// Replaces right-hand sides by column with the values of the variables that meet them.
  mutating func solveTransposed(_ vector: inout SparseVector) {
    if isDense(vector) { return solveAllTransposed(&vector, from: 0) }
    queue.removeAll()
    for variable in vector.pattern {
      let step = stepOfVariable[Int(variable)]
      if step >= 0 {
        push(step, newestFirst: false)
      }
    }
    var budget = 16 + steps.count / 64
    let given = vector.pattern.count
    for index in 0..<given {
      let variable = Int(vector.pattern[index])
      if stepOfVariable[variable] >= 0 || spread(variable, in: &vector, limit: budget) { continue }
      return solveAllTransposed(&vector, from: 0)
    }
    while let next = queue.pop() {
      let step = Int(next)
      if budget == 0 { return solveAllTransposed(&vector, from: step) }
      budget -= 1
      let variable = Int(steps[step].variable)
      var sum = vector[variable]
      work += end(of: step) - Int(steps[step].start)
      for index in Int(steps[step].start)..<end(of: step) {
        sum -= entries[index].coefficient * vector[Int(entries[index].variable)]
      }
      let value = clean(sum * steps[step].inversePivot)
      vector.values[variable] = value
      if value != 0, !spread(variable, in: &vector, limit: budget) {
        return solveAllTransposed(&vector, from: step + 1)
      }
    }
  }

  /// Queues the steps that mention a variable; false when there come to be more than the limit.
  private mutating func spread(
    _ variable: Int, in vector: inout SparseVector, limit: Int
  ) -> Bool {
    var index = firstEntry[variable]
    while index >= 0 {
      if queue.count > limit { return false }
      work += 1
      let entry = entries[Int(index)]
      let step = Int(entry.step)
      if vector.add(Int(steps[step].variable), 0) { push(entry.step, newestFirst: false) }
      index = entry.next
    }
    return true
  }

  /// One walk through all newer steps. The innermost loop of wide changes, hence the unchecked
  /// reading.
  private mutating func solveAllTransposed(_ vector: inout SparseVector, from oldest: Int) {
    if oldest >= steps.count { return }
    let count = entries.count
    work += count - Int(steps[oldest].start)
    steps.withUnsafeBufferPointer { steps in
      entries.withUnsafeBufferPointer { entries in
        vector.change { values, touch in
          var start = Int(steps[oldest].start)
          for step in oldest..<steps.count {
            let current = steps[step]
            let stop = step + 1 < steps.count ? Int(steps[step + 1].start) : count
            let variable = Int(current.variable)
            let old = values[variable]
            var sum = old
            for index in start..<stop {
              sum -= entries[index].coefficient * values[Int(entries[index].variable)]
            }
            start = stop
            if sum == 0, old == 0 { continue }
            values[variable] = clean(sum * current.inversePivot)
            touch(variable)
          }
        }
      }
    }
  }

  @inline(__always)
  private mutating func push(_ step: Int32, newestFirst: Bool) {
    queue.push(step, key: newestFirst ? -Int(step) : Int(step))
  }

  @inline(__always)
  private func clean(_ value: Double) -> Double {
    abs(value) < Tolerance.cancelled ? 0 : value
  }
}
