/// Finds room for the lines of one text in what others have left.
struct TextFlow {
  /// How far a text may go.
  struct Freedom {
    /// Whether it may interrupt lines outside its frame and push words out of boxes.
    var crossesLines: Bool
    /// How many rows above and below its frame it may use.
    var extraRows: Int
    /// Whether its letters may stand right beside those of a neighbour whose frame meets its own.
    var touches = false
    /// Whether words that are wider than the room may go on in the next row.
    var breaksWords = false
  }

  let board: CellBoard
  let item: PlacedItem
  let lines: [TextLine]
  private let known = KnownSpans()

  init(board: CellBoard, item: PlacedItem, lines: [TextLine]) {
    self.board = board
    self.item = item
    self.lines = lines
  }

  /// The room in the rows that were looked at: most rows are tried several times.
  private final class KnownSpans {
    var lanes: [Key: (lane: Lane, spans: [Range<Int>])] = [:]

    struct Key: Hashable {
      var row: Int
      var crossesLines: Bool
      var touches: Bool
    }
  }

  /// Returns the lines in their places; what has nowhere to go is cut.
  ///
  /// A line first runs on over free cells of its row, then all lines move to other rows of their
  /// frame, then they wrap there; then the same with rows just outside, then side by side with a
  /// neighbour's letters, then across lines. Words are broken only when all that fails.
  func pieces() -> [Piece] {
    let extra = 1 + lines.count / 3
    for crosses in board.isCrossed ? [false, true] : [false] {
      for (rows, touches) in [(0, false), (extra, false), (0, true)] {
        let freedom = Freedom(crossesLines: crosses, extraRows: rows, touches: touches)
        if let pieces = placed(freedom) { return pieces }
      }
    }
    for rows in [0, extra] {
      let freedom = Freedom(
        crossesLines: false, extraRows: rows, touches: true, breaksWords: true)
      if let pieces = wrapped(freedom) { return pieces }
    }
    let last = Freedom(
      crossesLines: true, extraRows: extra, touches: true, breaksWords: true)
    return flow(last, shift: 0, mayCut: true) ?? []
  }

  private func placed(_ freedom: Freedom) -> [Piece]? {
    // Outside the frame, going on from one's own place is better than leaving it.
    if freedom.extraRows > 0, let pieces = wrapped(freedom) { return pieces }
    if let pieces = whole(freedom, insideFrame: true) { return pieces }
    if let pieces = whole(freedom, insideFrame: false) { return pieces }
    return freedom.extraRows == 0 ? wrapped(freedom) : nil
  }

  private func rows(_ freedom: Freedom) -> Range<Int> {
    let first = lines.first?.row ?? 0
    let last = lines.last?.row ?? 0
    let low = min(item.rows.lowerBound, first) - freedom.extraRows
    let high = max(item.rows.upperBound, last + 1) + freedom.extraRows
    return low..<high
  }

  /// Tries every line in one piece, all moved by the same number of rows.
  private func whole(_ freedom: Freedom, insideFrame: Bool) -> [Piece]? {
    guard let first = lines.first, let last = lines.last else { return [] }
    let rows = rows(freedom)
    for shift in PlacedItem.steps {
      if first.row + shift < rows.lowerBound || last.row + shift >= rows.upperBound { continue }
      var pieces: [Piece] = []
      for line in lines {
        let piece = whole(
          line.cells[...], row: line.row + shift, freedom, insideFrame: insideFrame)
        guard let piece else { break }
        pieces.append(piece)
      }
      if pieces.count == lines.count { return pieces }
    }
    return nil
  }

  private func wrapped(_ freedom: Freedom) -> [Piece]? {
    guard let first = lines.first else { return [] }
    let highest = rows(freedom).lowerBound - first.row
    for shift in stride(from: 0, through: max(highest, -6), by: -1) {
      if let pieces = flow(freedom, shift: shift, mayCut: false) { return pieces }
    }
    return nil
  }

  /// Puts one line after the other; what does not fit in a row goes on in the next free one or
  /// else in front of the next line.
  private func flow(_ freedom: Freedom, shift: Int, mayCut: Bool) -> [Piece]? {
    let rows = rows(freedom)
    var pieces: [Piece] = []
    var carried: ArraySlice<Cell> = []
    for (index, line) in lines.enumerated() {
      var rest = carried.isEmpty ? line.cells[...] : (carried + [.blank] + line.cells)[...]
      let isLast = index == lines.count - 1
      let end = isLast ? rows.upperBound : lines[index + 1].row + shift
      var row = line.row + shift
      if let last = pieces.last { row = max(row, last.lane.row + 1) }
      while row < end && !rest.isEmpty {
        if let piece = whole(rest, row: row, freedom, insideFrame: false) {
          pieces.append(piece)
          rest = []
        } else if let (piece, remaining) = part(rest, row: row, freedom) {
          pieces.append(piece)
          rest = remaining
        }
        row += 1
      }
      carried = rest
    }
    if carried.isEmpty { return pieces }
    return mayCut ? ended(pieces, before: carried, freedom) : nil
  }

  /// Lets the last piece say that something is missing after it.
  private func ended(
    _ pieces: [Piece], before rest: ArraySlice<Cell>, _ freedom: Freedom
  ) -> [Piece] {
    guard var last = pieces.last else { return tightest(rest, freedom) }
    last.cells = cut((last.cells + [.blank] + rest)[...], to: last.span.count)
    last.start = start(ofCells: last.cells.count, in: last.span)
    return pieces.dropLast() + [last]
  }

  /// Cuts a text for which no row has the room of a word, in the first row with room for more than
  /// a sign.
  private func tightest(_ cells: ArraySlice<Cell>, _ freedom: Freedom) -> [Piece] {
    guard let home = lines.first?.row else { return [] }
    let rows = rows(freedom)
    var found: (lane: Lane, span: Range<Int>)?
    for row in PlacedItem.steps.map({ home + $0 }) where rows.contains(row) {
      guard let (lane, spans) = spans(row: row, freedom), let span = longest(spans) else {
        continue
      }
      if found.map({ span.count > $0.span.count }) ?? true { found = (lane, span) }
      if span.count > 2 { break }
    }
    guard let (lane, span) = found else { return [] }
    let cells = cut(cells, to: span.count)
    let start = start(ofCells: cells.count, in: span)
    return [Piece(lane: lane, start: start, cells: cells, span: span)]
  }

  private func home(row: Int) -> TextLine? {
    let index = lines.partitioningIndex { $0.row >= row }
    return index < lines.count && lines[index].row == row ? lines[index] : nil
  }

  private func spans(row: Int, _ freedom: Freedom) -> (lane: Lane, spans: [Range<Int>])? {
    let key = KnownSpans.Key(
      row: row, crossesLines: freedom.crossesLines, touches: freedom.touches)
    if let known = known.lanes[key] { return known }
    guard let lane = item.lane(row: row, y: home(row: row)?.y) else { return nil }
    let spans = board.spans(
      for: item, in: lane, reach: reach, crossesLines: freedom.crossesLines,
      touchesLetters: freedom.touches)
    known.lanes[key] = (lane, spans)
    return (lane, spans)
  }

  /// How far the lines can get from their frame, even all in one row.
  private var reach: Int {
    var count = lines.count
    for line in lines { count += line.cells.count }
    return count
  }

  private func whole(
    _ cells: ArraySlice<Cell>, row: Int, _ freedom: Freedom, insideFrame: Bool
  ) -> Piece? {
    guard let (lane, spans) = spans(row: row, freedom) else { return nil }
    let place = item.place(ofCells: cells.count, in: spans, insideFrame: insideFrame)
    guard let place else { return nil }
    return Piece(lane: lane, start: place.start, cells: Array(cells), span: place.span)
  }

  private func part(
    _ cells: ArraySlice<Cell>, row: Int, _ freedom: Freedom
  ) -> (Piece, ArraySlice<Cell>)? {
    guard let (lane, spans) = spans(row: row, freedom), let span = longest(spans) else {
      return nil
    }
    // A row that holds only a letter or two is no place to read on.
    guard span.count >= min(4, item.columns.count) else { return nil }
    let room = aligned(span)
    guard let (line, rest) = split(cells, at: room.count, breaksWords: freedom.breaksWords)
    else { return nil }
    let start = start(ofCells: line.count, in: room)
    return (Piece(lane: lane, start: start, cells: Array(line), span: span), rest)
  }

  /// The part of `span` that keeps lines in line with each other, if it is any use.
  private func aligned(_ span: Range<Int>) -> Range<Int> {
    var low = span.lowerBound
    var high = span.upperBound
    switch item.placement {
    case .left: low = max(low, item.columns.lowerBound)
    case .right: high = min(high, item.columns.upperBound)
    case .center: break
    }
    return high - low >= min(4, span.count) ? low..<high : span
  }

  private func longest(_ spans: [Range<Int>]) -> Range<Int>? {
    var best: Range<Int>?
    for span in spans where span.overlaps(item.columns) {
      if span.count > best?.count ?? 0 { best = span }
    }
    return best
  }

  private func start(ofCells count: Int, in span: Range<Int>) -> Int {
    max(span.lowerBound, min(item.start(ofCells: count), span.upperBound - count))
  }
}

extension PlacedItem {
  /// Returns where `count` cells can start in one of `spans`, as near as can be to where the item
  /// would like them.
  ///
  /// - Parameter insideFrame: whether they must stay in the frame, or cover it if they are wider;
  ///   else it is enough that they touch it.
  func place(
    ofCells count: Int, in spans: [Range<Int>], insideFrame: Bool
  ) -> (start: Int, span: Range<Int>)? {
    let wanted = start(ofCells: count)
    let aligned = columns.upperBound - count
    var low = min(columns.lowerBound, aligned)
    var high = max(columns.lowerBound, aligned)
    if !insideFrame {
      low = columns.lowerBound - count + 1
      high = columns.upperBound - 1
    }
    var best: (start: Int, span: Range<Int>)?
    for span in spans {
      let first = max(span.lowerBound, low)
      let last = min(span.upperBound - count, high)
      guard first <= last else { continue }
      let start = min(max(wanted, first), last)
      if let best, abs(best.start - wanted) <= abs(start - wanted) { continue }
      best = (start, span)
    }
    return best
  }
}

extension Array {
  /// Returns the first index whose element `belongs` to the second part of a sorted array.
  func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
