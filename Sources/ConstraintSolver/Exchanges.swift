/// The part of the basis that is not triangular: columns exchanged one after the other (a product form of the inverse).
///
/// Each exchange keeps how its new column was made up of the columns before it.
struct Exchanges: Sendable {
  struct Exchange: Sendable {
    var position: Int32
    var start: Int32
    var inversePivot: Double
  }

  struct Entry: Sendable {
    var value: Double
    var position: Int32
  }

  private(set) var exchanges: [Exchange] = []
  private(set) var entries: [Entry] = []

  var count: Int { exchanges.count }

  mutating func removeAll() {
    exchanges.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
  }

  /// Records that the column at a position was exchanged for one that is made up as given.
  mutating func append(at position: Int, column: SparseVector) {
    let start = Int32(entries.count)
    for index in column.pattern where Int(index) != position {
      let value = column[Int(index)]
      if abs(value) >= Tolerance.cancelled { entries.append(Entry(value: value, position: index)) }
    }
    let pivot = column[position]
    if pivot == 1, Int(start) == entries.count { return }
    exchanges.append(
      Exchange(position: Int32(position), start: start, inversePivot: 1 / pivot))
  }

  mutating func truncate(to count: Int) {
    guard count < exchanges.count else { return }
    entries.removeSubrange(Int(exchanges[count].start)...)
    exchanges.removeSubrange(count...)
  }

  @inline(__always)
  private func end(of number: Int) -> Int {
    number + 1 < exchanges.count ? Int(exchanges[number + 1].start) : entries.count
  }

  func solve(_ vector: inout SparseVector) {
    for number in exchanges.indices {
      let exchange = exchanges[number]
      let position = Int(exchange.position)
      let old = vector[position]
      if old == 0 { continue }
      let value = old * exchange.inversePivot
      vector.values[position] = value
      for index in Int(exchange.start)..<end(of: number) {
        vector.add(Int(entries[index].position), -entries[index].value * value)
      }
    }
  }

  func solveTransposed(_ vector: inout SparseVector) {
    var stop = entries.count
    for number in exchanges.indices.reversed() {
      let exchange = exchanges[number]
      let position = Int(exchange.position)
      var sum = vector[position]
      let start = Int(exchange.start)
      for index in start..<stop {
        sum -= entries[index].value * vector[Int(entries[index].position)]
      }
      stop = start
      if sum != 0 || vector[position] != 0 {
        let value = sum * exchange.inversePivot
        vector.set(position, abs(value) < Tolerance.cancelled ? 0 : value)
      }
    }
  }
}
