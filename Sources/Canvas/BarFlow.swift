/// Finds room for a single line that can change its width.
struct BarFlow {
  let board: CellBoard
  let item: PlacedItem
  let bar: Bar

  /// Returns the line in its place: as wide as it likes if there is room anywhere in its frame or
  /// beside it, else as wide as it needs, else cut; nil when there is no room for a single sign.
  func piece() -> Piece? {
    let widths = bar.neededWidth < bar.width ? [bar.width, bar.neededWidth] : [bar.width]
    for crosses in board.isCrossed ? [false, true] : [false] {
      for extra in [0, 1] {
        for width in widths {
          for insideFrame in [true, false] {
            let piece = piece(
              width: width, extraRows: extra, crossesLines: crosses, insideFrame: insideFrame)
            if let piece { return piece }
          }
        }
      }
    }
    return tightest()
  }

  private func rows(extraRows: Int) -> Range<Int> {
    let low = min(item.rows.lowerBound, item.homeRow) - extraRows
    return low..<(max(item.rows.upperBound, item.homeRow + 1) + extraRows)
  }

  private func lanes(extraRows: Int) -> [Lane] {
    let rows = rows(extraRows: extraRows)
    var lanes: [Lane] = []
    for step in PlacedItem.steps where rows.contains(item.homeRow + step) {
      let y = step == 0 ? item.frame.middleY : nil
      if let lane = item.lane(row: item.homeRow + step, y: y) { lanes.append(lane) }
    }
    return lanes
  }

  private func piece(
    width: Int, extraRows: Int, crossesLines: Bool, insideFrame: Bool
  ) -> Piece? {
    for lane in lanes(extraRows: extraRows) {
      let spans = board.spans(
        for: item, in: lane, reach: bar.width, crossesLines: crossesLines, touchesLetters: true)
      let place = item.place(ofCells: width, in: spans, insideFrame: insideFrame)
      guard let place else { continue }
      let cells = bar.cells(width: width)
      return Piece(lane: lane, start: place.start, cells: cells, span: place.span)
    }
    return nil
  }

  private func tightest() -> Piece? {
    var best: (lane: Lane, span: Range<Int>)?
    for lane in lanes(extraRows: 0) {
      let spans = board.spans(
        for: item, in: lane, reach: bar.width, crossesLines: true, touchesLetters: true)
      for span in spans where span.overlaps(item.columns) {
        if span.count > best?.span.count ?? 0 { best = (lane, span) }
      }
    }
    guard let (lane, span) = best, span.count >= bar.minimumWidth else { return nil }
    let width = min(span.count, bar.width)
    let start = max(span.lowerBound, min(item.start(ofCells: width), span.upperBound - width))
    return Piece(lane: lane, start: start, cells: bar.cells(width: width), span: span)
  }
}
