extension Solver {
  /// Finds the multipliers anew from what the rows outside the basis pull.
  mutating func rebalance() {
    for level in levels.order {
      levels.multipliers[level] = []
    }
    guard levels.totalPulling > 0 else { return }
    ownWork += store.rows.count
    var rowsByLevel: [Int: [Int]] = [:]
    for number in store.rows.indices where pull(of: number) != 0 {
      rowsByLevel[Int(store.rows[number].level), default: []].append(number)
    }
    for level in levels.order {
      guard let rows = rowsByLevel[level] else { continue }
      column.clear()
      for number in rows {
        let pull = pull(of: number)
        for index in store.range(of: number) {
          let entry = store.entries[index]
          column.add(Int(entry.variable), -entry.coefficient * pull)
        }
      }
      levels.multipliers[level] = solvedColumn()
    }
  }

  /// Factorizes the basis anew, in the most triangular order, and calculates everything that
  /// follows from it.
  mutating func rebuild() {
    ownWork += store.entries.count * 4
    var ordering = Ordering(store: store, variables: columns.count) { holdPositions[$0] >= 0 }
    ordering.run()
    factorization.removeAll()
    var next = [Int32](repeating: .min, count: columns.count)
    for variable in columns.indices where holdPositions[variable] >= 0 {
      next[variable] = ~Int32(variable)
    }
    for step in ordering.definitions {
      next[Int(step.variable)] = step.row
      factorization.define(Int(step.variable), by: Int(step.row), in: store)
    }
    var open = ordering.torn
    for row in ordering.leftOver {
      express(row: Int(row))
      let place = open.indices.max { abs(column[Int(open[$0])]) < abs(column[Int(open[$1])]) }
      guard let place, abs(column[Int(open[place])]) > Tolerance.pivot else {
        drop(Int(row))
        continue
      }
      let variable = Int(open.remove(at: place))
      next[variable] = row
      factorization.exchange(at: variable, forRow: Int(row), column: column, in: store)
    }
    for variable in open { next[Int(variable)] = ~variable }
    for variable in columns.indices { holdPositions[variable] = -1 }
    columns = next
    for position in columns.indices {
      let column = columns[position]
      if column < 0 {
        holdPositions[Int(~column)] = Int32(position)
      } else {
        store.rows[Int(column)].position = Int32(position)
      }
    }
    findOpenPositions()
    factorization.finishRebuilding()
    recalculateValues()
    rebalance()
  }

  mutating func findOpenPositions() {
    for position in columns.indices { openPositions.set(position, isOpen(columns[position])) }
  }

  /// Takes a row out of a basis that turned out not to be one, because rounding hid that its rows
  /// say the same.
  private mutating func drop(_ number: Int) {
    store.rows[number].position = -1
    if store.rows[number].state == .retired {
      retiredCount -= 1
      departed.append(Int32(number))
    } else if store.rows[number].isRequired {
      setState(of: number, .satisfied)
      enqueue(number)
    } else {
      setState(of: number, .pending)
      pendingCount += 1
      levels.pending[Int(store.rows[number].level)].append(Int32(number))
    }
    isUnsettled = true
  }

  /// Finds all values from the basis, which frees them of gathered rounding.
  mutating func recalculateValues() {
    moves = 0
    ownWork += store.entries.count
    direction.clear()
    for position in columns.indices {
      let column = Int(columns[position])
      if column < 0 { continue }
      let row = store.rows[column]
      if row.state == .retired {
        direction.set(position, exactResidual(of: column) + row.constant)
      } else if row.constant != 0 {
        direction.set(position, row.constant)
      }
    }
    factorization.solveTransposed(&direction)
    for variable in values.indices {
      let value = direction[variable]
      if value == values[variable] { continue }
      journal.record(.value(variable: Int32(variable), old: values[variable]))
      values[variable] = value
    }
    for number in store.rows.indices where misplacement(of: number) != 0 { enqueue(number) }
  }
}
