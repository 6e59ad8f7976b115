/// Breaks a measured text into lines, greedily, as TextKit does for labels.
struct LineBreaker {
  let text: MeasuredText
  let width: Double
  let limit: Int
  let mode: NSLineBreakMode
  let keepsFinalBreak: Bool

  /// The lines that are shown as they are.
  private(set) var lines: [Range<Int>] = []
  /// What the last line is cut from, when it shows `…`.
  private(set) var rest: Range<Int>?
  /// Whether some of the text is in no line.
  private(set) var isTruncated = false

  init(
    text: MeasuredText, width: Double, limit: Int, mode: NSLineBreakMode, keepsFinalBreak: Bool
  ) {
    self.text = text
    // Lines that fit to a hundredth of a point were measured to fit.
    self.width = width.isNaN ? 0 : width + 0.01
    self.limit = limit
    self.mode = mode
    self.keepsFinalBreak = keepsFinalBreak
  }

  private var showsEllipsis: Bool {
    mode == .byTruncatingHead || mode == .byTruncatingMiddle || mode == .byTruncatingTail
  }

  private var isLastLine: Bool { limit > 0 && lines.count == limit - 1 }

  /// Finds the lines.
  mutating func run() {
    var start = 0
    while start < text.count {
      var end = start
      while end < text.count, text.classes[end] != .newline { end += 1 }
      let goesOn = end + 1 < text.count || (end < text.count && keepsFinalBreak)
      guard breakParagraph(start..<end, goesOn: goesOn) else { return }
      start = end + 1
    }
    let endsWithBreak = text.count > 0 && text.classes[text.count - 1] == .newline
    if keepsFinalBreak, endsWithBreak { lines.append(text.count..<text.count) }
  }

  /// Breaks one paragraph; false when no more lines may follow.
  private mutating func breakParagraph(_ paragraph: Range<Int>, goesOn: Bool) -> Bool {
    let visibleEnd = text.trimmed(paragraph).upperBound
    var position = paragraph.lowerBound
    repeat {
      let rest = position..<paragraph.upperBound
      let fits = position >= visibleEnd || text.width(position..<visibleEnd) <= width
      if isLastLine, goesOn || !fits {
        finish(rest, fits: fits)
        return false
      }
      if fits || mode == .byClipping {
        // Spaces at the end count as long as there is room for them.
        let hangs = fits && text.width(rest) > width
        lines.append(hangs ? position..<max(position, visibleEnd) : rest)
        position = paragraph.upperBound
      } else {
        position = breakLine(rest)
      }
    } while position < paragraph.upperBound
    return true
  }

  /// The last line, of a text that goes on after it.
  private mutating func finish(_ rest: Range<Int>, fits: Bool) {
    isTruncated = true
    if showsEllipsis {
      self.rest = rest
    } else if fits || mode == .byClipping {
      lines.append(rest)
    } else {
      _ = breakLine(rest)
    }
  }

  /// Appends one line from the start of a paragraph's rest, which is too wide for it.
  ///
  /// - Returns: Where the next line begins.
  private mutating func breakLine(_ rest: Range<Int>) -> Int {
    let start = rest.lowerBound
    let classes = text.classes
    var end = max(start + 1, fittingEnd(rest))
    if mode != .byCharWrapping {
      // Spaces hang over the edge, so a break after them counts from the word before.
      var candidate = end
      while candidate < rest.upperBound, classes[candidate] == .space { candidate += 1 }
      while candidate > start {
        if candidate < rest.upperBound, mayBreak(before: candidate, after: start) {
          end = candidate
          break
        }
        candidate -= 1
      }
    }
    let line = text.trimmed(start..<end)
    lines.append(line)
    while end < rest.upperBound, classes[end] == .space { end += 1 }
    return end
  }

  /// Whether a line that began at `start` may end before a sign.
  private func mayBreak(before index: Int, after start: Int) -> Bool {
    BreakClass.mayBreak(
      before: index - 2 >= start ? text.classes[index - 2] : nil, first: text.classes[index - 1],
      second: text.classes[index])
  }

  /// Where the signs end that fit into a line, found by looking forward from its start.
  private func fittingEnd(_ rest: Range<Int>) -> Int {
    var end = rest.lowerBound
    while end < rest.upperBound, text.width(rest.lowerBound..<(end + 1)) <= width { end += 1 }
    return end
  }
}
