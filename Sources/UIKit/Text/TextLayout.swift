import Foundation

/// A text broken into lines as UIKit breaks it.
///
/// Words that are wider than a line are broken between signs; a line always holds at least one.
/// Takes time in proportion to the text.
struct TextLayout {
  /// What is asked for.
  struct Request: Hashable {
    /// The text; the runs have fonts.
    var runs: [TextRun]
    /// The widest a line may be, in points.
    var width = Double.infinity
    /// The most lines; 0 for as many as needed.
    var lineLimit = 0
    /// How lines are broken and cut.
    var mode = NSLineBreakMode.byTruncatingTail
    /// Whether a break at the end of the text makes an empty line, as in a text view.
    var keepsFinalBreak = false
    /// The font of an empty text.
    var font: UIFont
  }

  /// One line: signs of the text, `…` where some are left out.
  private struct Line {
    var head: Range<Int>
    var hasEllipsis = false
    var tail = 0..<0
    var width: Double
  }

  /// The size of all lines in points, not rounded.
  let size: CGSize
  /// Whether some of the text is left out.
  let isTruncated: Bool
  /// The number of lines.
  var lineCount: Int { found.count }

  private let measured: MeasuredText
  private let found: [Line]

  /// Lays out a text in one font.
  init(
    _ text: String, font: UIFont, width: Double = .infinity, lineLimit: Int = 0,
    mode: NSLineBreakMode = .byTruncatingTail
  ) {
    self.init(
      Request(
        runs: [TextRun(text: text, font: font)], width: width, lineLimit: lineLimit, mode: mode,
        font: font))
  }

  /// Lays out what is asked for.
  init(_ request: Request) {
    let runs = TextRun.resolved(request.runs, font: request.font)
    measured = MeasuredText(runs.map { ($0.text, ($0.font ?? request.font).metrics) })
    var breaker = LineBreaker(
      text: measured, width: request.width, limit: request.lineLimit, mode: request.mode,
      keepsFinalBreak: request.keepsFinalBreak)
    breaker.run()
    var lines: [Line] = []
    lines.reserveCapacity(breaker.lines.count)
    for range in breaker.lines {
      lines.append(Line(head: range, width: measured.width(range)))
    }
    if let rest = breaker.rest {
      let cut = runs.isEmpty ? nil : runs[measured.runs(rest).lowerBound].font
      let ellipsis = MeasuredText("…", (cut ?? request.font).metrics)
      lines.append(
        TextLayout.cut(
          rest, of: measured, to: request.width, mode: request.mode,
          ellipsis: ellipsis.width(0..<ellipsis.count)))
    }
    found = lines
    isTruncated = breaker.isTruncated
    let widest = lines.reduce(0) { max($0, $1.width) }
    let height = TextLayout.height(of: lines.map(\.head), measured, runs)
    size = CGSize(width: widest, height: height)
  }

  /// The height of lines with their fonts and paragraph styles, and of what is between them.
  ///
  /// As saved labels have it: a style's multiple and limits set the height of each line, and its
  /// spacing stands between lines, never below the last.
  private static func height(
    of lines: [Range<Int>], _ text: MeasuredText, _ runs: [TextRun]
  ) -> CGFloat {
    var sum: CGFloat = 0
    for (index, line) in lines.enumerated() where !runs.isEmpty {
      let found = runs[text.runs(line)]
      let style = found.first?.style ?? ParagraphValues()
      let ascender = found.compactMap(\.font?.ascender).max() ?? 0
      let descender = found.compactMap(\.font?.descender).min() ?? 0
      let height = style.lineHeight(ascender - descender)
      guard index + 1 < lines.count else { return sum + height }
      let distance = found.compactMap(\.font?.lineDistance).max() ?? height
      let isMixed = found.count > 1
      sum += style.keepsLineHeights ? max(distance, isMixed ? height : 0) : height
      sum += style.lineSpacing
      let next = lines[index + 1].lowerBound
      guard next > 0, text.classes[next - 1] == .newline else { continue }
      sum += style.paragraphSpacing
      sum += runs[text.runs(lines[index + 1]).lowerBound].style.paragraphSpacingBefore
    }
    return sum
  }

  /// The lines from top to bottom.
  var lines: [String] { lines(0..<found.count) }

  /// Some of the lines; those that do not exist are left out.
  func lines(_ range: Range<Int>) -> [String] {
    found[range.clamped(to: 0..<found.count)].map { line in
      let head = measured.text(line.head)
      return line.hasEllipsis ? head + "…" + measured.text(line.tail) : head
    }
  }

  /// The text of some lines in one piece, with the line breaks that it has itself.
  func text(ofLines range: Range<Int>) -> String {
    let lines = found[range.clamped(to: 0..<found.count)]
    guard let first = lines.first, let last = lines.last else { return "" }
    return measured.text(first.head.lowerBound..<max(first.head.lowerBound, last.head.upperBound))
  }

  /// The last line of a text that goes on: `…` at the end, the middle or the start.
  private static func cut(
    _ rest: Range<Int>, of text: MeasuredText, to width: Double, mode: NSLineBreakMode,
    ellipsis: Double
  ) -> Line {
    let room = max(0, width - ellipsis)
    var head = rest.lowerBound..<rest.lowerBound
    var tail = rest.upperBound..<rest.upperBound
    switch mode {
    case .byTruncatingHead:
      tail = (rest.upperBound - text.suffix(of: rest, width: room))..<rest.upperBound
    case .byTruncatingMiddle:
      let first = rest.lowerBound + text.prefix(of: rest, width: room / 2)
      head = text.trimmed(rest.lowerBound..<first)
      let left = room - text.width(head)
      let last = text.suffix(of: first..<rest.upperBound, width: left)
      tail = (rest.upperBound - last)..<rest.upperBound
    default:
      head = rest.lowerBound..<(rest.lowerBound + text.prefix(of: rest, width: room))
      head = text.trimmed(head)
    }
    let sum = text.width(head) + ellipsis + text.width(tail)
    return Line(head: head, hasEllipsis: true, tail: tail, width: sum)
  }
}
