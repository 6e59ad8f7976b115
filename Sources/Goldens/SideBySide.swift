import Canvas

/// The picture at the head of a golden: a frame of box drawing characters around a screen.
package struct PictureHead {
  /// The rows of the picture, frame and all.
  package let rows: [Substring]
  /// What stands below it.
  let rest: Substring

  /// Finds the picture; nil if the text does not begin with one.
  package init?(_ text: String) {
    guard text.hasPrefix("┌") else { return nil }
    var rows: [Substring] = []
    var rest = text[...]
    while let end = rest.firstIndex(of: "\n") {
      let row = rest[..<end]
      rest = rest[rest.index(after: end)...]
      rows.append(row)
      if row.hasPrefix("└") {
        self.rows = rows
        self.rest = rest
        return
      }
    }
    return nil
  }
}

/// Two pictures beside each other, with the cells marked in which they differ.
struct SideBySide {
  /// The widest pictures that stand beside each other, in cells.
  static let widthLimit = 100
  /// The most rows that are shown.
  static let rowLimit = 70

  let old: PictureHead
  let new: PictureHead
  let coloured: Bool

  /// The two pictures, if they differ so much that a diff of their lines would be hard to read.
  init?(from golden: String, to actual: String, coloured: Bool) {
    guard let old = PictureHead(golden), let new = PictureHead(actual) else { return nil }
    let diff = LineDiff(from: Self.text(old.rows), to: Self.text(new.rows))
    let isMuch = max(diff.removed * 3, diff.added * 3) > max(old.rows.count, new.rows.count)
    let widest =
      (old.rows + new.rows).prefix(2 * Self.rowLimit)
      .map { DisplayWidth.of(String($0)) }.max() ?? 0
    guard isMuch, widest <= Self.widthLimit else { return nil }
    (self.old, self.new, self.coloured) = (old, new, coloured)
  }

  private static func text(_ rows: [Substring]) -> String {
    rows.map { $0 + "\n" }.joined()
  }

  /// The two screens, and what changed below them as a unified diff of the files so named.
  func lines(oldName: String, newName: String, limits: DiffLimits) -> [String] {
    let below = LineDiff(from: String(old.rest), to: String(new.rest))
    if below.changes.isEmpty { return screens }
    return screens
      + UnifiedDiff.lines(
        of: below, oldName: oldName, newName: newName, limits: limits,
        firstLines: (old.rows.count, new.rows.count), coloured: coloured)
  }

  /// The screens: a heading, then each row of both, and below it a `^` for each changed cell.
  private var screens: [String] {
    let count = max(old.rows.count, new.rows.count)
    let left = old.rows.map(CellRow.cells)
    let right = new.rows.map(CellRow.cells)
    let width = max(left.map(\.count).max() ?? 0, Self.oldName.count)
    var result = [Self.padded(Self.oldName, width, Self.oldName.count) + "   " + Self.newName]
    for index in 0..<min(count, Self.rowLimit) {
      let first = index < left.count ? left[index] : []
      let second = index < right.count ? right[index] : []
      result += row(first, second, width)
    }
    if count > Self.rowLimit {
      result.append("… \(counted(count - Self.rowLimit, "more row")) left out")
    }
    return result
  }

  private static let oldName = "the golden"
  private static let newName = "this run"

  private func row(_ first: [String], _ second: [String], _ width: Int) -> [String] {
    let changed = CellRow.changed(first, second)
    let sign = changed.isEmpty ? " " : "≠"
    let left = drawn(first, changed, .red)
    let right = drawn(second, changed, .green)
    let row = Self.padded(left, width, first.count) + " \(sign) " + right
    if changed.isEmpty || coloured { return [row] }
    let marks = (0..<(changed.max() ?? 0) + 1).map { changed.contains($0) ? "^" : " " }.joined()
    return [row, Self.padded(marks, width, marks.count) + "   " + marks]
  }

  private func drawn(_ cells: [String], _ changed: Set<Int>, _ colour: TerminalColour) -> String {
    guard coloured else { return cells.joined() }
    var result = ""
    for (index, cell) in cells.enumerated() {
      let isMarked = changed.contains(index)
      if isMarked, !cell.isEmpty {
        let text = TerminalColour.mark.begin + cell
        result += colour.applied(to: text)
      } else {
        result += cell
      }
    }
    return result
  }

  private static func padded(_ text: String, _ width: Int, _ count: Int) -> String {
    text + String(repeating: " ", count: max(0, width - count))
  }
}
