/// Gives everything that has signs its cells, so that no two share one.
///
/// First everybody takes the cells of its own frame where it wants to stand, in the order of
/// drawing. Words in boxes come next, because they give way to everything else. Only then, when it
/// is known who stands where, those that are wider than their frame, or found it taken, get what is
/// left, again in the order of drawing.
struct TextPlacement {
  private(set) var board: CellBoard
  private(set) var items: [PlacedItem]

  /// Places `items`, given from back to front.
  init(_ items: [PlacedItem], on board: CellBoard) {
    self.board = board
    self.items = items
    var unsettled: [Int] = []
    var badges: [Int] = []
    for index in items.indices {
      if case .badge = items[index].content {
        badges.append(index)
      } else if !settleAtHome(index) {
        unsettled.append(index)
      }
    }
    for index in badges { settleBadge(index) }
    for index in unsettled { settle(index) }
    for index in badges where !hasAllCells(index) { shrinkBadge(index) }
  }

  /// Who an item's cells belong to.
  func owner(_ index: Int) -> Int32 {
    if case .badge = items[index].content { return CellBoard.yielding(index) }
    return Int32(index)
  }

  /// Takes the cells an item wants in its own frame.
  ///
  /// - Returns: whether that is all it needs, or whether nothing of it can be seen anyway.
  private mutating func settleAtHome(_ index: Int) -> Bool {
    let item = items[index]
    var wishes: [(cells: [Cell], row: Int, y: Double)] = []
    var isText = false
    switch item.content {
    case .text(let lines):
      wishes = lines.map { ($0.cells, $0.row, $0.y) }
      isText = true
    case .bar(let bar): wishes = [(bar.cells(width: bar.width), item.homeRow, item.frame.middleY)]
    case .badge: return true
    }
    var isSettled = true
    var isVisible = false
    var pieces: [Piece] = []
    for wish in wishes {
      guard let lane = item.lane(row: wish.row, y: wish.y) else {
        isSettled = false
        continue
      }
      let count = wish.cells.count
      let start = item.start(ofCells: count)
      if count > item.columns.count { isSettled = false }
      let inFrame = (start..<(start + count)).clamped(to: item.columns)
      let columns = board.visible(inFrame, of: item, in: lane)
      isVisible = isVisible || !columns.isEmpty
      // Lines that need more rows than the frame has wait until the others have theirs.
      let isHome = item.rows.contains(wish.row)
      if isHome, columns.allSatisfy({ board.isFree(row: lane.row, column: $0) }) {
        for column in columns { board.claim(row: lane.row, column: column, for: Int32(index)) }
        pieces.append(Piece(lane: lane, start: start, cells: wish.cells, span: inFrame))
        if isText, touchesLetters(columns, row: lane.row) { isSettled = false }
      } else {
        isSettled = false
      }
    }
    items[index].pieces = isVisible ? pieces : []
    return isSettled || !isVisible
  }

  /// Whether another text stands right beside these columns, so that two words would look like one.
  private func touchesLetters(_ columns: [Int], row: Int) -> Bool {
    guard let first = columns.first, let last = columns.last else { return false }
    return board.isLetter(row: row, column: first - 1) || board.isLetter(row: row, column: last + 1)
  }

  private mutating func settle(_ index: Int) {
    release(index)
    let item = items[index]
    switch item.content {
    case .text(let lines):
      items[index].pieces = TextFlow(board: board, item: item, lines: lines).pieces()
    case .bar(let bar):
      items[index].pieces = BarFlow(board: board, item: item, bar: bar).piece().map { [$0] } ?? []
    case .badge:
      break
    }
    claim(index)
  }

  private mutating func settleBadge(_ index: Int) {
    guard case .badge(let full, let short) = items[index].content else { return }
    var ways: [(cells: [Cell], room: BadgeRoom)] = [(full, .ownRow)]
    for room in [BadgeRoom.apart, .touching] { ways += [(full, room), (short, room)] }
    for way in ways where !way.cells.isEmpty {
      if let piece = badgePiece(way.cells, of: items[index], way.room) {
        items[index].pieces = [piece]
        claim(index)
        return
      }
    }
  }

  /// How much room a word that gives way finds for itself.
  private enum BadgeRoom {
    /// A row of its frame in which nobody else stands: beside another text it would be taken for a
    /// part of that.
    case ownRow
    /// A place with a blank between it and others.
    case apart
    /// A place right beside others.
    case touching
  }

  private func badgePiece(_ cells: [Cell], of item: PlacedItem, _ room: BadgeRoom) -> Piece? {
    for step in PlacedItem.steps where item.rows.contains(item.homeRow + step) {
      let y = step == 0 ? item.frame.middleY : nil
      guard let lane = item.lane(row: item.homeRow + step, y: y) else { continue }
      let spans = board.spans(
        for: item, in: lane, reach: cells.count, crossesLines: false,
        touchesLetters: room == .touching)
      if room == .ownRow, !spans.contains(where: { $0.clamped(to: item.columns) == item.columns }) {
        continue
      }
      let place = item.place(ofCells: cells.count, in: spans, insideFrame: true)
      guard let place, cells.count <= item.columns.count else { continue }
      return Piece(lane: lane, start: place.start, cells: cells, span: place.span)
    }
    return nil
  }

  private mutating func shrinkBadge(_ index: Int) {
    guard case .badge(_, let short) = items[index].content else { return }
    release(index)
    if short.isEmpty { return }
    items[index].pieces = badgePiece(short, of: items[index], .touching).map { [$0] } ?? []
    claim(index)
  }

  private func hasAllCells(_ index: Int) -> Bool {
    let owner = owner(index)
    for piece in items[index].pieces {
      let range = piece.start..<(piece.start + piece.cells.count)
      for column in board.visible(range, of: items[index], in: piece.lane)
      where !board.belongs(row: piece.lane.row, column: column, to: owner) {
        return false
      }
    }
    return true
  }

  private mutating func claim(_ index: Int) {
    let owner = owner(index)
    for piece in items[index].pieces {
      let range = piece.start..<(piece.start + piece.cells.count)
      for column in board.visible(range, of: items[index], in: piece.lane) {
        board.claim(row: piece.lane.row, column: column, for: owner)
      }
    }
  }

  private mutating func release(_ index: Int) {
    let owner = owner(index)
    for piece in items[index].pieces {
      let range = piece.start..<(piece.start + piece.cells.count)
      for column in board.visible(range, of: items[index], in: piece.lane) {
        board.release(row: piece.lane.row, column: column, of: owner)
      }
    }
    items[index].pieces = []
  }
}
