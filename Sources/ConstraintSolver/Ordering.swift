/// Brings the rows of a basis into an order in which, as far as possible, each defines one variable
/// by those before it.
struct Ordering {
  struct Definition {
    var variable: Int32
    var row: Int32
  }

  /// Rows with the variables they define, in order.
  private(set) var definitions: [Definition] = []
  /// Variables that had to be taken as known, and as many rows that were left over: they make up
  /// for each other.
  private(set) var torn: [Int32] = []
  private(set) var leftOver: [Int32] = []

  private let store: RowStore
  private var isKnown: [Bool]
  private var isOpen: [Bool]
  private var openRows: [Int32] = []
  /// How many unknown variables a row has, and how many open rows a variable is in.
  private var unknowns: [Int32]
  private var uses: [Int32]
  private var rowQueue: [Int32] = []
  private var variableQueue: [Int32] = []

  init(store: RowStore, variables: Int, isKnown: (Int) -> Bool) {
    self.store = store
    self.isKnown = (0..<variables).map(isKnown)
    isOpen = store.rows.map { $0.position >= 0 && $0.state != .free }
    unknowns = [Int32](repeating: 0, count: store.rows.count)
    uses = [Int32](repeating: 0, count: variables)
    for number in store.rows.indices where isOpen[number] {
      openRows.append(Int32(number))
      for index in store.range(of: number) {
        let variable = Int(store.entries[index].variable)
        if self.isKnown[variable] { continue }
        unknowns[number] += 1
        uses[variable] += 1
      }
    }
  }

  mutating func run() {
    for row in openRows where unknowns[Int(row)] <= 1 { rowQueue.append(row) }
    for variable in uses.indices where uses[variable] == 1 && !isKnown[variable] {
      variableQueue.append(Int32(variable))
    }
    var last: [Definition] = []
    var tearing = uses.indices.filter { !isKnown[$0] }
    tearing.sort { uses[$0] != uses[$1] ? uses[$0] < uses[$1] : $0 > $1 }
    while true {
      defineFirst()
      if let definition = defineLast() {
        last.append(definition)
      } else if rowQueue.isEmpty {
        guard let variable = tearing.popLast() else { break }
        if isKnown[variable] { continue }
        torn.append(Int32(variable))
        know(variable)
      }
    }
    definitions += last.reversed()
  }

  /// Rows with one unknown variable define it.
  private mutating func defineFirst() {
    while let row = rowQueue.popLast() {
      let number = Int(row)
      if !isOpen[number] { continue }
      guard let variable = unknownVariable(of: number) else {
        close(number)
        leftOver.append(row)
        continue
      }
      close(number)
      definitions.append(Definition(variable: Int32(variable), row: row))
      know(variable)
    }
  }

  /// A variable in one row only is defined by it after all others.
  private mutating func defineLast() -> Definition? {
    while let next = variableQueue.popLast() {
      let variable = Int(next)
      if isKnown[variable] || uses[variable] != 1 { continue }
      guard let row = openRow(of: variable) else { continue }
      guard isFit(variable, for: row) else { continue }
      isKnown[variable] = true
      close(row)
      return Definition(variable: next, row: Int32(row))
    }
    return nil
  }

  private func unknownVariable(of number: Int) -> Int? {
    for index in store.range(of: number) {
      let variable = Int(store.entries[index].variable)
      if !isKnown[variable] { return isFit(variable, for: number) ? variable : nil }
    }
    return nil
  }

  /// Whether a variable's coefficient is large enough to divide by.
  private func isFit(_ variable: Int, for number: Int) -> Bool {
    for index in store.range(of: number) where Int(store.entries[index].variable) == variable {
      let size = abs(store.entries[index].coefficient)
      return size >= store.largestCoefficient(of: number) * Tolerance.relativePivot
    }
    return false
  }

  private func openRow(of variable: Int) -> Int? {
    var index = store.firstEntry[variable]
    while index >= 0 {
      let entry = store.entries[Int(index)]
      if isOpen[Int(entry.row)] { return Int(entry.row) }
      index = entry.next
    }
    return nil
  }

  private mutating func know(_ variable: Int) {
    isKnown[variable] = true
    var index = store.firstEntry[variable]
    while index >= 0 {
      let entry = store.entries[Int(index)]
      index = entry.next
      let row = Int(entry.row)
      if !isOpen[row] { continue }
      unknowns[row] -= 1
      if unknowns[row] <= 1 { rowQueue.append(entry.row) }
    }
  }

  private mutating func close(_ number: Int) {
    isOpen[number] = false
    for index in store.range(of: number) {
      let variable = Int(store.entries[index].variable)
      uses[variable] -= 1
      if uses[variable] == 1, !isKnown[variable] { variableQueue.append(Int32(variable)) }
    }
  }
}
