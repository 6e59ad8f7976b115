/// Two texts on top of each other: what both have, what only the golden has, what only the new text
/// has, each as a layer of lines with all else blank.
struct Overlay {
  private(set) var both = ""
  private(set) var old = ""
  private(set) var new = ""
  private var rows = 0
  private let limit: Int

  /// Lays `actual` over `golden`; shows so many lines.
  init(_ golden: String, _ actual: String, limit: Int) {
    self.limit = limit
    let diff = LineDiff(from: golden, to: actual)
    let oldLines = diff.oldLines.map(Self.text)
    let newLines = diff.newLines.map(Self.text)
    var line = 0
    for change in diff.changes {
      add(same: oldLines[line..<change.old.lowerBound])
      let removed = oldLines[change.old]
      let added = newLines[change.new]
      // Where as many lines came as went, each lies on its own; else nobody knows which on which.
      if removed.count == added.count {
        for (first, second) in zip(removed, added) { add(first, second) }
      } else {
        for first in removed { add(first, nil) }
        for second in added { add(nil, second) }
      }
      line = change.old.upperBound
    }
    add(same: oldLines[line...])
    if rows > limit { both += "… \(counted(rows - limit, "more line")) left out\n" }
  }

  private static func text(_ line: ArraySlice<UInt8>) -> String {
    let text = String(decoding: line.last == 0x0A ? line.dropLast() : line, as: UTF8.self)
    return String(ReportPage.cut(text[...]))
  }

  private mutating func add(same lines: ArraySlice<String>) {
    for line in lines {
      rows += 1
      guard rows <= limit else { continue }
      both += HTMLText.line(line[...]) + "\n"
      old += "\n"
      new += "\n"
    }
  }

  private mutating func add(_ first: String?, _ second: String?) {
    rows += 1
    guard rows <= limit else { return }
    let oldCells = CellRow.cells(of: (first ?? "")[...])
    let newCells = CellRow.cells(of: (second ?? "")[...])
    // A line without a partner differs as a whole.
    let isPair = first != nil && second != nil
    let changed =
      isPair
      ? CellRow.changed(oldCells, newCells) : Set(0..<max(oldCells.count, newCells.count))
    let same = oldCells.indices.map { changed.contains($0) ? " " : oldCells[$0] }
    both += HTMLText.cells(same) + "\n"
    old += Self.layer(oldCells, changed, "del") + "\n"
    new += Self.layer(newCells, changed, "ins") + "\n"
  }

  /// The changed cells of a row, with a mark around each run of them.
  private static func layer(_ cells: [String], _ changed: Set<Int>, _ tag: String) -> String {
    var result = ""
    var run: [String] = []
    for (index, cell) in cells.enumerated() {
      if changed.contains(index) {
        run.append(cell)
        continue
      }
      if !run.isEmpty { result += "<\(tag)>\(HTMLText.cells(run))</\(tag)>" }
      run = []
      result += " "
    }
    if !run.isEmpty { result += "<\(tag)>\(HTMLText.cells(run))</\(tag)>" }
    return result
  }
}
