/// Which cells are taken and by whom, and where there is room.
struct CellBoard {
  let columns: Int
  let hidden: HiddenCells
  private let lines: LineCells
  /// For each cell the item that has it, `free`, or an item that gives way (see `yielding`).
  private var owners: [Int32]
  /// For each item whether it is made of letters, which want a blank beside a neighbour's.
  private let isText: [Bool]
  /// Whether there is anything that text may cross when it has nowhere else to go.
  private(set) var isCrossed: Bool

  private static let free: Int32 = -1

  init(
    columns: Int, rows: Int, hidden: HiddenCells, lines: LineCells, items: [PlacedItem]
  ) {
    self.columns = columns
    isText = items.map {
      if case .bar = $0.content { return false }
      return true
    }
    self.hidden = hidden
    self.lines = lines
    owners = Array(repeating: CellBoard.free, count: columns * rows)
    isCrossed = !lines.isEmpty
  }

  /// How an item that gives way to others marks its cells.
  static func yielding(_ item: Int) -> Int32 { -2 - Int32(item) }

  /// The columns of `cells` where an item can be seen at all.
  func visible(_ cells: Range<Int>, of item: PlacedItem, in lane: Lane) -> [Int] {
    if hidden.isEmpty { return Array(cells.clamped(to: item.clip.columns)) }
    return cells.clamped(to: passage(of: item, in: lane).columns).filter {
      !hidden.hides(item.order, column: $0, slice: lane.slice)
    }
  }

  func isFree(row: Int, column: Int) -> Bool { owners[row * columns + column] == CellBoard.free }

  /// Whether a cell of the screen shows a sign of a text.
  func isLetter(row: Int, column: Int) -> Bool {
    guard column >= 0, column < columns else { return false }
    let owner = owners[row * columns + column]
    return owner >= 0 && isText[Int(owner)]
  }

  func belongs(row: Int, column: Int, to owner: Int32) -> Bool {
    owners[row * columns + column] == owner
  }

  mutating func claim(row: Int, column: Int, for owner: Int32) {
    if owner < CellBoard.free { isCrossed = true }
    owners[row * columns + column] = owner
  }

  /// Frees the cell if it is the owner's.
  mutating func release(row: Int, column: Int, of owner: Int32) {
    if owners[row * columns + column] == owner { owners[row * columns + column] = CellBoard.free }
  }

  private enum State {
    case free
    /// Letters of a text.
    case text
    /// The signs of a button, a field, a slider.
    case bar
    case barrier
  }

  /// Returns the stretches of a lane that an item may use, from left to right, without the blank
  /// cell that keeps it apart from a neighbour's text.
  ///
  /// What runs on under a surface or past its clip may do so as far as it likes; what only reaches
  /// such an edge by running on past its frame must stop there.
  /// - Parameters:
  ///   - reach: how many cells beside the frame are worth a look.
  ///   - crossesLines: whether lines and words that give way count as free.
  ///   - touchesLetters: whether neighbours' letters may touch where their frames do; those of a
  ///     text and the signs of a button always may.
  func spans(
    for item: PlacedItem, in lane: Lane, reach: Int, crossesLines: Bool, touchesLetters: Bool
  ) -> [Range<Int>] {
    let frame = item.columns
    guard frame.overlaps(item.clip.columns) else { return [] }
    let passage = passage(of: item, in: lane)
    let far = 1 << 40
    var result: [Range<Int>] = []
    var begin: Int? = passage.isOpenLeft ? -far : nil
    var previous = State.barrier
    var neighbour = State.barrier
    var hasLetters = true
    if case .bar = item.content { hasLetters = false }

    /// Whether a blank must part the item from what stands beside it, where their frames meet or not.
    func needsBlank(beside state: State, meets: Bool) -> Bool {
      switch state {
      case .free, .barrier: return false
      case .bar: return !(lane.isHome && meets)
      case .text: return !(lane.isHome && meets && (touchesLetters || !hasLetters))
      }
    }

    func close(at end: Int, before state: State) {
      guard let first = begin else { return }
      let low = needsBlank(beside: neighbour, meets: first == frame.lowerBound) ? first + 1 : first
      let high = needsBlank(beside: state, meets: end == frame.upperBound) ? end - 1 : end
      if low < high { result.append(low..<high) }
      begin = nil
    }

    let near = (frame.lowerBound - reach - 1)..<(frame.upperBound + reach + 1)
    for column in passage.columns.clamped(to: near) {
      let state = state(
        of: column, for: item, in: lane, passable: passage.passable, crossesLines: crossesLines)
      if state == .free {
        if begin == nil {
          begin = column
          neighbour = previous
        }
      } else {
        close(at: column, before: state)
      }
      previous = state
    }
    let end = passage.columns.clamped(to: near).upperBound
    close(at: passage.isOpenRight ? far : end, before: .barrier)
    return result
  }

  private func state(
    of column: Int, for item: PlacedItem, in lane: Lane, passable: Range<Int>, crossesLines: Bool
  ) -> State {
    if hidden.hides(item.order, column: column, slice: lane.slice) {
      return lane.isHome && passable.contains(column) ? .free : .barrier
    }
    let owner = owners[lane.row * columns + column]
    if owner >= 0 { return isText[Int(owner)] ? .text : .bar }
    if crossesLines { return .free }
    if owner != CellBoard.free { return .barrier }
    if lines.isLine(row: lane.row, column: column) {
      let mayCross =
        item.columns.contains(column)
        || item.homeColumns.contains(column) && lines.isAcross(row: lane.row, column: column)
      return lane.isHome && mayCross ? .free : .barrier
    }
    return .free
  }

  /// How far an item may go in a lane without leaving its clip or coming out from under a surface.
  private struct Passage {
    /// The columns in which it may show.
    var columns: Range<Int>
    /// Its own columns and the hidden ones that its hidden ends run into.
    var passable: Range<Int>
    /// Whether it may go on unseen past the columns on either side.
    var isOpenLeft = false
    var isOpenRight = false
  }

  private func passage(of item: PlacedItem, in lane: Lane) -> Passage {
    let clip = item.clip.columns
    // Of a word in a box all is seen, or it says something else.
    if case .badge = item.content { return Passage(columns: clip, passable: 0..<0) }
    var low = item.columns.lowerBound
    var high = item.columns.upperBound
    var passage = Passage(columns: clip, passable: low..<high)
    guard lane.isHome else { return passage }
    passage.isOpenLeft = low < clip.lowerBound
    passage.isOpenRight = high > clip.upperBound
    if hidden.isEmpty { return passage }
    func isHidden(_ column: Int) -> Bool {
      clip.contains(column) && hidden.hides(item.order, column: column, slice: lane.slice)
    }
    if isHidden(low) {
      while isHidden(low - 1) { low -= 1 }
      passage.isOpenLeft = true
    }
    if isHidden(high - 1) {
      while isHidden(high) { high += 1 }
      passage.isOpenRight = true
    }
    passage.passable = low..<high
    let first = isHidden(low) ? low : clip.lowerBound
    let end = isHidden(high - 1) ? high : clip.upperBound
    passage.columns = (first..<max(first, end)).clamped(to: clip)
    return passage
  }
}
