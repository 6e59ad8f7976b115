/// The basis in a form that can be solved with: as many columns as variables, each a row's
/// coefficients or a hold (one variable by itself).
///
/// Columns are found by position; the position numbered as a variable holds, to begin with, that
/// variable's hold.
struct Factorization: Sendable {
  var triangle = Triangle()
  var exchanges = Exchanges()
  /// How many columns beside its own hold have mentioned a variable since the last rebuilding.
  private(set) var mentions: [Int32] = []
  /// How often the basis was rebuilt: marks of another generation cannot be returned to.
  private(set) var generation = 0
  private var rebuiltExchanges = 0
  private var rebuiltEntries = 0

  struct Mark: Sendable {
    var steps: Int
    var exchanges: Int
    var generation: Int
  }

  var mark: Mark {
    Mark(steps: triangle.steps.count, exchanges: exchanges.count, generation: generation)
  }

  mutating func addVariable() {
    triangle.addVariable()
    exchanges.addPosition()
    mentions.append(0)
  }

  /// Whether the hold of a variable can be exchanged for a row without calculating.
  @inline(__always)
  func isUnmentioned(_ variable: Int) -> Bool {
    mentions[variable] == 0 && triangle.stepOfVariable[variable] < 0
  }

  mutating func define(_ variable: Int, by row: Int, in store: RowStore) {
    triangle.define(variable, by: row, in: store)
    count(row, in: store, by: 1)
  }

  mutating func exchange(
    at position: Int, forRow row: Int, column: SparseVector, in store: RowStore
  ) {
    exchanges.append(at: position, column: column)
    count(row, in: store, by: 1)
  }

  mutating func exchange(at position: Int, forHold variable: Int, column: SparseVector) {
    exchanges.append(at: position, column: column)
    mentions[variable] += 1
  }

  /// Returns to an earlier state of the same generation.
  mutating func restore(_ mark: Mark) {
    triangle.truncate(to: mark.steps)
    exchanges.truncate(to: mark.exchanges)
  }

  mutating func uncount(_ row: Int, in store: RowStore) {
    count(row, in: store, by: -1)
  }

  private mutating func count(_ row: Int, in store: RowStore, by amount: Int32) {
    for index in store.range(of: row) { mentions[Int(store.entries[index].variable)] += amount }
  }

  mutating func removeAll() {
    triangle.removeAllSteps()
    exchanges.removeAll()
    generation += 1
    for variable in mentions.indices { mentions[variable] = 0 }
  }

  /// How much was worked through so far.
  var work: Int { triangle.work + exchanges.work }

  /// Whether solving has become so much work that rebuilding pays.
  var isWorn: Bool {
    let size = triangle.entries.count + triangle.steps.count
    return exchanges.count > 100 + 2 * rebuiltExchanges + size / 4
      || exchanges.entries.count > 1000 + 2 * (size + rebuiltEntries)
  }

  /// Remembers how much work solving is at its best.
  mutating func finishRebuilding() {
    rebuiltExchanges = exchanges.count
    rebuiltEntries = exchanges.entries.count
  }

  /// From coefficients by variable to multiples by position: `columns · result = vector`.
  mutating func solve(_ vector: inout SparseVector) {
    triangle.solve(&vector)
    exchanges.solve(&vector)
  }

  /// From right-hand sides by position to values by variable: `columns · result = vector`,
  /// transposed.
  mutating func solveTransposed(_ vector: inout SparseVector) {
    exchanges.solveTransposed(&vector)
    triangle.solveTransposed(&vector)
  }
}
