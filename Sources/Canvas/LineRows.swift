/// Gives every line of a text a row of its own.
enum LineRows {
  /// The distances between lines that are believed, in points.
  private static let heights = CellMetrics.sliceHeight...1e4

  /// The distances of lines that stand on one row after the other: a row skipped here and there
  /// would read as the end of a paragraph.
  private static let closeHeights = CellMetrics.height..<(1.5 * CellMetrics.height)

  /// Returns those lines of `drawing` whose middle lies in `clip`, on rows that ascend.
  ///
  /// Small type has more lines than rows: lines then move down or up inside the frame, and past
  /// both ends of it when it has fewer rows than lines.
  static func lines(
    of drawing: TextDrawing, frame: Sides, clip: ClipRegion, encoder: inout CellEncoder
  ) -> [TextLine] {
    let isUsable = drawing.lineHeight.isFinite && drawing.lineHeight > 0
    let wanted = isUsable ? drawing.lineHeight : CellMetrics.height
    let height = min(max(wanted, heights.lowerBound), heights.upperBound)
    let top = frame.middleY - Double(drawing.lines.count) * height / 2
    let count = Double(drawing.lines.count)
    let before = min(max(((clip.sides.top - top) / height - 1).rounded(.down), 0), count)
    let after = min(max(((clip.sides.bottom - top) / height + 1).rounded(.up), before), count)
    let isClose = closeHeights.contains(height)
    var firstRow: Int?
    var lines: [TextLine] = []
    for index in Int(before)..<Int(after) {
      let y = top + (Double(index) + 0.5) * height
      guard clip.contains(y: y) else { continue }
      var cells = encoder.cells(of: drawing.lines[index])
      while cells.last == .blank { cells.removeLast() }
      let row = isClose ? (firstRow ?? CellMetrics.row(y) - index) + index : CellMetrics.row(y)
      firstRow = firstRow ?? row - index
      if !cells.isEmpty { lines.append(TextLine(cells: cells, row: row, y: y)) }
    }
    if isClose { return lines }
    spread(&lines, over: CellMetrics.rows(from: frame.top, to: frame.bottom))
    return lines
  }

  private static func spread(_ lines: inout [TextLine], over rows: Range<Int>) {
    guard let first = lines.first, let last = lines.last, lines.count > 1 else { return }
    for index in 1..<lines.count {
      lines[index].row = max(lines[index].row, lines[index - 1].row + 1)
    }
    let low = min(first.row, rows.lowerBound)
    let high = max(last.row, rows.upperBound - 1)
    let missing = lines.count - (high - low + 1)
    var limit = high + max(0, missing)
    for index in lines.indices.reversed() {
      lines[index].row = min(lines[index].row, limit)
      limit = lines[index].row - 1
    }
  }
}
