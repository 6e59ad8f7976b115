extension Solver {
  /// A total order of columns for choices that would otherwise be open: important rows first, then
  /// as added; holds last.
  func key(ofColumn column: Int32) -> Int {
    if column < 0 { return 1 << 60 | Int(~column) }
    let row = store.rows[Int(column)]
    let rank = row.isRequired ? 0 : levels.rank[Int(row.level)] + 1
    return rank << 40 | row.serial
  }

  /// Puts a column in the place of another. The caller has updated, or is going to update, the
  /// factorization.
  mutating func exchange(at position: Int, for entering: Int32, leavingState: RowState) {
    let leaving = columns[position]
    journal.record(.pivot(position: Int32(position), left: leaving, entered: entering))
    if leaving < 0 {
      holdPositions[Int(~leaving)] = -1
    } else {
      store.rows[Int(leaving)].position = -1
      if store.rows[Int(leaving)].state == .retired {
        retiredCount -= 1
        departed.append(leaving)
      } else {
        setState(of: Int(leaving), leavingState)
      }
    }
    columns[position] = entering
    if entering < 0 {
      holdPositions[Int(~entering)] = Int32(position)
    } else {
      store.rows[Int(entering)].position = Int32(position)
      setState(of: Int(entering), .basic)
    }
    openPositions.set(position, isOpen(entering))
  }

  /// Whether a column of the basis could ever give way: all but required equalities.
  @inline(__always)
  func isOpen(_ column: Int32) -> Bool {
    if column < 0 { return true }
    let row = store.rows[Int(column)]
    return !row.isRequiredEquality || row.state == .retired
  }

  /// Calculates how a row's coefficients are made up of the columns of the basis.
  mutating func express(row: Int) {
    column.clear()
    for index in store.range(of: row) {
      column.set(Int(store.entries[index].variable), store.entries[index].coefficient)
    }
    factorization.solve(&column)
  }

  /// Calculates how the hold of a variable is made up of the columns of the basis.
  mutating func express(hold variable: Int) {
    column.clear()
    column.set(variable, 1)
    factorization.solve(&column)
  }

  /// Calculates how values change as the column at a position gives way by one point and the others
  /// hold.
  mutating func findDirection(of position: Int) {
    direction.clear()
    direction.set(position, 1)
    factorization.solveTransposed(&direction)
  }

  /// Moves the values along the direction and notes the rows that this may put off.
  mutating func move(by distance: Double) {
    if distance == 0 { return }
    moves += 1
    ownWork += direction.pattern.count * 4
    // Copying all values is cheaper than noting many one by one.
    let isWide = direction.pattern.count > values.count / 16
    if isWide {
      journal.record(.values(old: values))
    } else if journal.isRecording {
      for index in direction.pattern {
        journal.record(.value(variable: index, old: values[Int(index)]))
      }
    }
    direction.add(times: distance, to: &values)
    for row in store.misplacedRows(among: direction, at: values) { enqueue(Int(row)) }
  }

  /// Queues the rows with a variable that no longer stand as their state says.
  mutating func noteRows(of variable: Int) {
    var index = store.firstEntry[variable]
    while index >= 0 {
      let entry = store.entries[Int(index)]
      index = entry.next
      let number = Int(entry.row)
      if store.rows[number].state.isWatched, misplacement(of: number) != 0 { enqueue(number) }
    }
  }

  mutating func enqueue(_ number: Int) {
    let key = key(ofColumn: Int32(number))
    if store.rows[number].isRequired {
      requiredQueue.push(Int32(number), key: key)
    } else {
      optionalQueue.push(Int32(number), key: key)
    }
    isUnsettled = true
  }

  /// Which way a row outside the basis would have to go to stand as its state says: 1 up, -1 down,
  /// 0 if it does.
  func misplacement(of number: Int) -> Int {
    store.rows[number].misplacement(residual: store.residual(of: number, at: values))
  }

  /// Left side less right side of a row, without allowance for rounding.
  func exactResidual(of number: Int) -> Double {
    var sum = -store.rows[number].constant
    for index in store.range(of: number) {
      sum += store.entries[index].coefficient * values[Int(store.entries[index].variable)]
    }
    return sum
  }
}
