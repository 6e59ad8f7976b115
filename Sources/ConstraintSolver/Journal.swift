/// What a change did so far, so that it can be taken back.
struct Journal: Sendable {
  enum Entry: Sendable {
    case value(variable: Int32, old: Double)
    case values(old: [Double])
    case state(row: Int32, old: RowState)
    case constant(row: Int32, old: Double)
    case pivot(position: Int32, left: Int32, entered: Int32)
  }

  var isRecording = false
  var entries: [Entry] = []
  var mark = Factorization.Mark(steps: 0, exchanges: 0, generation: 0)

  @inline(__always)
  mutating func record(_ entry: Entry) {
    if isRecording { entries.append(entry) }
  }
}

/// Rows that cannot hold together.
struct Conflict: Error {
  var rows: [Int32]
}

extension Solver {
  /// Carries out a change, or none of it when it turns out to be impossible.
  mutating func attempt(_ change: (inout Solver) throws(Conflict) -> Void) throws(Conflict) {
    let wasUnsettled = isUnsettled
    journal.isRecording = true
    journal.mark = factorization.mark
    defer {
      journal.isRecording = false
      if !journal.entries.isEmpty { journal.entries.removeAll(keepingCapacity: true) }
    }
    do {
      try change(&self)
    } catch {
      takeBack()
      if !wasUnsettled {
        isUnsettled = false
        optionalQueue.removeAll()
      }
      throw error
    }
    forgetDeparted()
  }

  /// Finishes what optional constraints with changed constants have put off, so that it is not
  /// mistaken for part of the next change.
  mutating func finishRepairs() {
    for _ in 0..<16 where !requiredQueue.isEmpty { try? repairRequired() }
  }

  mutating func forgetDeparted() {
    if !departed.isEmpty {
      for number in departed { store.release(Int(number)) }
      departed.removeAll(keepingCapacity: true)
    }
    store.compactIfWasteful()
  }

  private mutating func takeBack() {
    journal.isRecording = false
    requiredQueue.removeAll()
    let isSameGeneration = journal.mark.generation == factorization.generation
    for entry in journal.entries.reversed() {
      switch entry {
      case .value(let variable, let old): values[Int(variable)] = old
      case .values(let old): values = old
      case .constant(let row, let old): store.rows[Int(row)].constant = old
      case .state(let row, let old): setState(of: Int(row), old)
      case .pivot(let position, let left, let entered):
        if entered >= 0 {
          store.rows[Int(entered)].position = -1
          if isSameGeneration { factorization.uncount(Int(entered), in: store) }
        } else {
          holdPositions[Int(~entered)] = -1
        }
        columns[Int(position)] = left
        if left >= 0 {
          store.rows[Int(left)].position = position
          if store.rows[Int(left)].state == .retired { retiredCount += 1 }
        } else {
          holdPositions[Int(~left)] = position
        }
      }
    }
    departed.removeAll(keepingCapacity: true)
    if isSameGeneration {
      findOpenPositions()
      factorization.restore(journal.mark)
      rebalance()
    } else {
      rebuild()
    }
  }

  /// Changes a row's state and counts who pulls.
  mutating func setState(of number: Int, _ state: RowState) {
    let old = store.rows[number].state
    if old == state { return }
    journal.record(.state(row: Int32(number), old: old))
    store.setState(of: number, state)
    let level = Int(store.rows[number].level)
    if level < 0 { return }
    let pulled = old == .low || old == .high
    let pulls = state == .low || state == .high
    if pulls != pulled { levels.count(level, by: pulls ? 1 : -1) }
  }
}
