/// The part of the basis that is not triangular: columns exchanged one after the other (a product
/// form of the inverse).
///
/// Each exchange keeps how its new column was made up of the columns before it. Exchanges are found
/// by the positions they touch, so that solving for something local does not walk through all of
/// them.
struct Exchanges: Sendable {
  struct Exchange: Sendable {
    var position: Int32
    var start: Int32
    var inversePivot: Double
    /// The exchange before this one at the same position, -1 for none.
    var previous: Int32
  }

  struct Entry: Sendable {
    var value: Double
    var position: Int32
    var exchange: Int32
    /// The entry before this one at the same position, -1 for none.
    var previous: Int32
  }

  private(set) var exchanges: [Exchange] = []
  private(set) var entries: [Entry] = []
  /// The newest exchange and the newest entry at each position, -1 for none.
  private var newestExchange: [Int32] = []
  private var newestEntry: [Int32] = []
  private var queue = Heap()
  private var isQueued: [Bool] = []
  /// How many exchanges and entries were worked through so far.
  private(set) var work = 0

  var count: Int { exchanges.count }

  mutating func addPosition() {
    newestExchange.append(-1)
    newestEntry.append(-1)
  }

  mutating func removeAll() {
    truncate(to: 0)
  }

  /// Records that the column at a position was exchanged for one that is made up as given.
  mutating func append(at position: Int, column: SparseVector) {
    let number = Int32(exchanges.count)
    let start = Int32(entries.count)
    for index in column.pattern where Int(index) != position {
      let value = column[Int(index)]
      if abs(value) < Tolerance.cancelled { continue }
      let previous = newestEntry[Int(index)]
      newestEntry[Int(index)] = Int32(entries.count)
      entries.append(Entry(value: value, position: index, exchange: number, previous: previous))
    }
    let pivot = column[position]
    if pivot == 1, Int(start) == entries.count { return }
    let previous = newestExchange[position]
    newestExchange[position] = number
    exchanges.append(
      Exchange(
        position: Int32(position), start: start, inversePivot: 1 / pivot, previous: previous))
    isQueued.append(false)
  }

  /// Takes back the newest exchanges.
  mutating func truncate(to count: Int) {
    while exchanges.count > count, let exchange = exchanges.popLast() {
      isQueued.removeLast()
      newestExchange[Int(exchange.position)] = exchange.previous
      while entries.count > Int(exchange.start), let entry = entries.popLast() {
        newestEntry[Int(entry.position)] = entry.previous
      }
    }
  }

  /// Whether so much is given, or there is so little, that walking through all exchanges is cheaper
  /// than finding those it takes.
  private func isDense(_ vector: SparseVector) -> Bool {
    exchanges.count < 32 || vector.pattern.count > exchanges.count
  }

  @inline(__always)
  private func end(of number: Int) -> Int {
    number + 1 < exchanges.count ? Int(exchanges[number + 1].start) : entries.count
  }

  /// Carries the make-up of a column through all exchanges, oldest first.
  mutating func solve(_ vector: inout SparseVector) {
    if isDense(vector) { return solveAll(&vector, from: 0) }
    for position in vector.pattern { queueOldest(at: Int(position), after: -1) }
    var budget = exchanges.count / 8
    while let next = queue.pop() {
      let number = Int(next)
      isQueued[number] = false
      if budget == 0 {
        emptyQueue()
        return solveAll(&vector, from: number)
      }
      budget -= 1
      let exchange = exchanges[number]
      let position = Int(exchange.position)
      queueOldest(at: position, after: number)
      let value = vector[position] * exchange.inversePivot
      work += 1
      if value == 0 { continue }
      vector.values[position] = value
      work += end(of: number) - Int(exchange.start)
      for index in Int(exchange.start)..<end(of: number) {
        let other = Int(entries[index].position)
        if vector.add(other, -entries[index].value * value) {
          queueOldest(at: other, after: number)
        }
      }
    }
  }

  /// Queues the first exchange at a position that comes after the given one.
  private mutating func queueOldest(at position: Int, after number: Int) {
    var candidate = Int(newestExchange[position])
    if candidate <= number { return }
    while exchanges[candidate].previous > number { candidate = Int(exchanges[candidate].previous) }
    if isQueued[candidate] { return }
    isQueued[candidate] = true
    queue.push(Int32(candidate), key: candidate)
  }

  private mutating func emptyQueue() {
    while let number = queue.pop() { isQueued[Int(number)] = false }
  }

  private mutating func solveAll(_ vector: inout SparseVector, from oldest: Int) {
    work += exchanges.count - oldest
    for number in oldest..<max(oldest, exchanges.count) {
      let exchange = exchanges[number]
      let position = Int(exchange.position)
      let old = vector[position]
      if old == 0 { continue }
      let value = old * exchange.inversePivot
      vector.values[position] = value
      work += end(of: number) - Int(exchange.start)
      for index in Int(exchange.start)..<end(of: number) {
        vector.add(Int(entries[index].position), -entries[index].value * value)
      }
    }
  }

  /// Carries right-hand sides through all exchanges, newest first.
  mutating func solveTransposed(_ vector: inout SparseVector) {
    if isDense(vector) { return solveAllTransposed(&vector, from: exchanges.count - 1) }
    for position in vector.pattern { queueAll(at: Int(position), before: exchanges.count) }
    var budget = exchanges.count / 8
    while let next = queue.pop() {
      let number = Int(next)
      isQueued[number] = false
      if budget == 0 {
        emptyQueue()
        return solveAllTransposed(&vector, from: number)
      }
      budget -= 1
      let position = Int(exchanges[number].position)
      let wasZero = vector[position] == 0
      update(&vector, by: number)
      if wasZero, vector[position] != 0 { queueAll(at: position, before: number) }
    }
  }

  /// Queues every exchange older than the given one that a value at a position affects.
  private mutating func queueAll(at position: Int, before number: Int) {
    var index = Int(newestEntry[position])
    while index >= 0 {
      work += 1
      let candidate = Int(entries[index].exchange)
      if candidate < number, !isQueued[candidate] {
        isQueued[candidate] = true
        queue.push(Int32(candidate), key: -candidate)
      }
      index = Int(entries[index].previous)
    }
    var candidate = Int(newestExchange[position])
    while candidate >= 0 {
      if candidate < number, !isQueued[candidate] {
        isQueued[candidate] = true
        queue.push(Int32(candidate), key: -candidate)
      }
      candidate = Int(exchanges[candidate].previous)
    }
  }

  @inline(__always)
  private mutating func update(_ vector: inout SparseVector, by number: Int) {
    let exchange = exchanges[number]
    let position = Int(exchange.position)
    var sum = vector[position]
    let old = sum
    work += 1 + end(of: number) - Int(exchange.start)
    for index in Int(exchange.start)..<end(of: number) {
      sum -= entries[index].value * vector[Int(entries[index].position)]
    }
    if sum == 0, old == 0 { return }
    let value = sum * exchange.inversePivot
    vector.set(position, abs(value) < Tolerance.cancelled ? 0 : value)
  }

  private mutating func solveAllTransposed(_ vector: inout SparseVector, from newest: Int) {
    var number = newest
    while number >= 0 {
      update(&vector, by: number)
      number -= 1
    }
  }
}
