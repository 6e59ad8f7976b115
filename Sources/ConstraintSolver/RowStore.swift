/// All rows with their coefficients, readable by row and by variable.
struct RowStore: Sendable {
  private(set) var entries: [RowEntry] = []
  var rows: [Row] = []
  /// The newest entry of each variable, -1 for none.
  private(set) var firstEntry: [Int32] = []
  /// The rows that moving values can put off.
  private var watched = PlaceSet()
  private var freeRows: [Int32] = []
  private var abandonedEntries = 0

  mutating func addVariable() {
    firstEntry.append(-1)
  }

  /// Stores a row with the given terms, which name each variable once, and returns its number.
  mutating func insert(_ row: Row, terms: [Term], sign: Double) -> Int {
    var row = row
    row.start = Int32(entries.count)
    row.count = Int32(terms.count)
    let number: Int
    if let free = freeRows.popLast() {
      number = Int(free)
      rows[number] = row
    } else {
      number = rows.count
      rows.append(row)
      watched.addPlace()
    }
    watched.set(number, row.state.isWatched)
    for term in terms {
      let variable = Int(term.variable.index)
      let entry = Int32(entries.count)
      let next = firstEntry[variable]
      entries.append(
        RowEntry(
          coefficient: term.coefficient * sign, variable: Int32(variable), row: Int32(number),
          next: next, previous: -1))
      if next >= 0 { entries[Int(next)].previous = entry }
      firstEntry[variable] = entry
    }
    return number
  }

  mutating func setState(of number: Int, _ state: RowState) {
    rows[number].state = state
    watched.set(number, state.isWatched)
  }

  /// Forgets a row; its number will be used again.
  mutating func release(_ number: Int) {
    for index in range(of: number) {
      let entry = entries[index]
      if entry.next >= 0 { entries[Int(entry.next)].previous = entry.previous }
      if entry.previous >= 0 {
        entries[Int(entry.previous)].next = entry.next
      } else {
        firstEntry[Int(entry.variable)] = entry.next
      }
    }
    abandonedEntries += Int(rows[number].count)
    setState(of: number, .free)
    rows[number].count = 0
    rows[number].serial = -1
    freeRows.append(Int32(number))
  }

  @inline(__always)
  func range(of number: Int) -> Range<Int> {
    let start = Int(rows[number].start)
    return start..<(start + Int(rows[number].count))
  }

  /// The rows that changes of the given variables have put off. A row may be named more than once.
  ///
  /// This is the innermost loop of every change, hence the unchecked reading. Where much changed,
  /// walking through all watched rows is quicker than from variable to variable.
  func misplacedRows(among changes: SparseVector, at values: [Double]) -> [Int32] {
    var misplaced: [Int32] = []
    rows.withUnsafeBufferPointer { rows in
      entries.withUnsafeBufferPointer { entries in
        values.withUnsafeBufferPointer { values in
          if changes.pattern.count > values.count / 8 {
            for number in watched.members where Self.isOff(rows[Int(number)], entries, values) {
              misplaced.append(number)
            }
            return
          }
          for variable in changes.pattern where changes[Int(variable)] != 0 {
            var next = Int(firstEntry[Int(variable)])
            while next >= 0 {
              let number = entries[next].row
              if Self.isOff(rows[Int(number)], entries, values) { misplaced.append(number) }
              next = Int(entries[next].next)
            }
          }
        }
      }
    }
    return misplaced
  }

  /// Whether a row does not stand as its state says.
  @inline(__always)
  private static func isOff(
    _ row: Row, _ entries: UnsafeBufferPointer<RowEntry>, _ values: UnsafeBufferPointer<Double>
  ) -> Bool {
    guard row.state.isWatched else { return false }
    var sum = -row.constant
    var size = abs(row.constant)
    for index in Int(row.start)..<Int(row.start + row.count) {
      let product = entries[index].coefficient * values[Int(entries[index].variable)]
      sum += product
      size += abs(product)
    }
    return abs(sum) > Tolerance.feasibility(size) && row.misplacement(residual: sum) != 0
  }

  /// Left side less right side at the given values, or 0 where the difference is within rounding.
  @inline(__always)
  func residual(of number: Int, at values: [Double]) -> Double {
    let constant = rows[number].constant
    var sum = -constant
    var size = abs(constant)
    for index in range(of: number) {
      let product = entries[index].coefficient * values[Int(entries[index].variable)]
      sum += product
      size += abs(product)
    }
    return abs(sum) <= Tolerance.feasibility(size) ? 0 : sum
  }

  /// The largest coefficient of a row, without its sign.
  func largestCoefficient(of number: Int) -> Double {
    var largest = 0.0
    for index in range(of: number) { largest = max(largest, abs(entries[index].coefficient)) }
    return largest
  }

  /// Gives back the memory of released rows once they are most of it.
  mutating func compactIfWasteful() {
    guard abandonedEntries > 1024, abandonedEntries * 2 > entries.count else { return }
    var kept: [RowEntry] = []
    kept.reserveCapacity(entries.count - abandonedEntries)
    for variable in firstEntry.indices { firstEntry[variable] = -1 }
    for number in rows.indices where rows[number].state != .free {
      let old = range(of: number)
      rows[number].start = Int32(kept.count)
      for index in old {
        var entry = entries[index]
        let variable = Int(entry.variable)
        entry.next = firstEntry[variable]
        entry.previous = -1
        if entry.next >= 0 { kept[Int(entry.next)].previous = Int32(kept.count) }
        firstEntry[variable] = Int32(kept.count)
        kept.append(entry)
      }
    }
    entries = kept
    abandonedEntries = 0
  }
}
