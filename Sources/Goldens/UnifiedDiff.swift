/// Draws a diff in the unified format, with what a reader would overlook made visible.
struct UnifiedDiff {
  private let diff: LineDiff
  private let limits: DiffLimits
  private let coloured: Bool
  private let firstLines: (old: Int, new: Int)
  private var output: [String] = []
  private var marks: Set<VisibleMark> = []

  /// Returns the diff as lines, headed by the two names.
  ///
  /// - Parameters:
  ///   - firstLines: How many lines of the two files stand before the texts.
  ///   - coloured: Whether to colour lines, and mark the words that changed, for a terminal.
  static func lines(
    of diff: LineDiff, oldName: String, newName: String, limits: DiffLimits = DiffLimits(),
    firstLines: (old: Int, new: Int) = (0, 0), coloured: Bool = false
  ) -> [String] {
    var drawing = UnifiedDiff(
      diff: diff, limits: limits, coloured: coloured, firstLines: firstLines)
    let heading = ["--- \(oldName)", "+++ \(newName)"]
    drawing.output = coloured ? heading.map(TerminalColour.bold.applied) : heading
    drawing.drawHunks()
    if diff.reindented > 0 {
      let verb = diff.reindented == 1 ? "is" : "are"
      drawing.output.append("(\(counted(diff.reindented, "line")) \(verb) only indented otherwise)")
    }
    return drawing.output
  }

  private init(
    diff: LineDiff, limits: DiffLimits, coloured: Bool, firstLines: (old: Int, new: Int)
  ) {
    self.diff = diff
    self.limits = limits
    self.coloured = coloured
    self.firstLines = firstLines
  }

  private mutating func drawHunks() {
    var rest = diff.changes[...]
    while let first = rest.first {
      if output.count >= limits.lines {
        leaveOut(rest)
        break
      }
      var last = first
      var size = 1
      for next in rest.dropFirst() {
        guard next.old.lowerBound - last.old.upperBound <= 2 * limits.context else { break }
        last = next
        size += 1
      }
      drawHunk(rest.prefix(size))
      rest = rest.dropFirst(size)
    }
    let explained = VisibleMark.allCases.filter(marks.contains)
    if !explained.isEmpty {
      let parts = explained.map { "\($0.rawValue) \($0.meaning)" }
      output.append("(" + parts.joined(separator: ", ") + ")")
    }
  }

  private mutating func drawHunk(_ changes: ArraySlice<LineDiff.Change>) {
    guard let first = changes.first, let last = changes.last else { return }
    let before = min(limits.context, first.old.lowerBound)
    let after = min(limits.context, diff.oldLines.count - last.old.upperBound)
    let old = (first.old.lowerBound - before)..<(last.old.upperBound + after)
    let new = (first.new.lowerBound - before)..<(last.new.upperBound + after)
    let position = "@@ -\(position(old, firstLines.old)) +\(position(new, firstLines.new)) @@"
    output.append(coloured ? TerminalColour.cyan.applied(to: position) : position)

    // Of lines that are only indented otherwise the new ones are shown.
    var line = new.lowerBound
    for (index, change) in zip(changes.indices, changes) {
      drawContext(line..<change.new.lowerBound)
      if output.count >= limits.lines {
        leaveOut(changes[index...])
        return
      }
      draw(change)
      line = change.new.upperBound
    }
    drawContext(line..<new.upperBound)
  }

  /// The place of a hunk as `first,count`; an empty one names the line before it.
  private func position(_ range: Range<Int>, _ firstLine: Int) -> String {
    let first = firstLine + (range.isEmpty ? range.lowerBound : range.lowerBound + 1)
    return "\(first),\(range.count)"
  }

  private mutating func drawContext(_ range: Range<Int>) {
    for index in range {
      let line = shown(diff.newLines[index], skipping: 0, escapingAll: false)
      output.append(" " + line.text + line.ending)
      if line.lacksNewline { output.append(Self.noNewline) }
    }
  }

  private mutating func draw(_ change: LineDiff.Change) {
    let removed = diff.oldLines[change.old]
    let added = diff.newLines[change.new]
    let pairs = zip(removed, added).prefix(limits.side).map(LinePair.init)
    var old = shown(removed, pairs)
    var new = shown(added, pairs)
    if coloured {
      for index in pairs.indices {
        (old[index].text, new[index].text) = WordMarks.mark(old[index].text, new[index].text)
      }
    }
    draw("-", old, removed.count, "removed", .red)
    draw("+", new, added.count, "added", .green)
  }

  private mutating func draw(
    _ sign: String, _ lines: [ShownLine], _ count: Int, _ verb: String, _ colour: TerminalColour
  ) {
    for line in lines {
      let text = sign + line.text + line.ending
      output.append(coloured ? colour.applied(to: text) : text)
      if line.lacksNewline { output.append(Self.noNewline) }
    }
    let more = count - lines.count
    if more > 0 { output.append("… \(counted(more, "more \(verb) line")) left out") }
  }

  private static let noNewline = "\\ No newline at end of file"

  /// A line as a reader sees it.
  private struct ShownLine {
    var text: String
    var ending: String
    var lacksNewline: Bool
  }

  /// The lines of one side, each with what is special about it and the line in its place.
  private mutating func shown(
    _ lines: ArraySlice<ArraySlice<UInt8>>, _ pairs: [LinePair]
  ) -> [ShownLine] {
    var result: [ShownLine] = []
    for (index, line) in lines.prefix(limits.side).enumerated() {
      let pair = index < pairs.count ? pairs[index] : nil
      let isFar = (pair?.common ?? 0) > limits.columns * 3 / 4
      let skipped = isFar ? (pair?.common ?? 0) - limits.columns / 4 : 0
      result.append(shown(line, skipping: skipped, escapingAll: pair?.looksAlike == true))
    }
    return result
  }

  private mutating func shown(
    _ line: ArraySlice<UInt8>, skipping: Int, escapingAll: Bool
  ) -> ShownLine {
    let endsWithNewline = line.last == 0x0A
    let text = String(decoding: endsWithNewline ? line.dropLast() : line, as: UTF8.self)
    let rest = text.unicodeScalars.dropFirst(skipping)
    let shown = rest.prefix(limits.columns)
    let more = rest.count - shown.count
    var used: Set<VisibleMark> = []
    // With the ellipsis on it, a blank before the cut is not taken for one at the end of the line.
    let cut = String(shown) + (more > 0 ? "…" : "")
    let visible = visibleText(cut, escapingAll: escapingAll) { used.insert($0) }
    marks.formUnion(used)
    return ShownLine(
      text: (skipping > 0 ? "…" : "") + visible,
      ending: more > 0 ? " (\(counted(more, "more character")))" : "",
      lacksNewline: !endsWithNewline)
  }

  private mutating func leaveOut(_ changes: ArraySlice<LineDiff.Change>) {
    let removed = changes.reduce(0) { $0 + $1.old.count }
    let added = changes.reduce(0) { $0 + $1.new.count }
    output.append(
      "… \(counted(changes.count, "more change")) left out "
        + "(\(counted(removed, "line")) removed, \(added) added)")
  }
}

/// An old line and the new line in its place.
private struct LinePair {
  /// How many scalars both begin with.
  let common: Int
  let looksAlike: Bool

  init(_ old: ArraySlice<UInt8>, _ new: ArraySlice<UInt8>) {
    let first = String(decoding: old, as: UTF8.self)
    let second = String(decoding: new, as: UTF8.self)
    let scalars = zip(first.unicodeScalars, second.unicodeScalars)
    common = scalars.prefix { $0 == $1 }.count
    // Lines too long to be shown whole are not worth comparing so closely.
    let isShort = max(old.count, new.count) <= 4_096
    looksAlike = isShort && Goldens.looksAlike(first, second)
  }
}

/// A number with its noun, in the plural where it needs it.
func counted(_ number: Int, _ noun: String) -> String {
  number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
}
