import Foundation

/// A text broken into lines as UIKit breaks it.
///
/// Words that are wider than a line are broken between signs; a line always holds at least one.
/// Takes time in proportion to the text.
struct TextLayout {
  /// What is asked for.
  struct Request: Hashable {
    var text: String
    var font: UIFont
    /// The widest a line may be, in points.
    var width = Double.infinity
    /// The most lines; 0 for as many as needed.
    var lineLimit = 0
    /// How lines are broken and cut.
    var mode = NSLineBreakMode.byTruncatingTail
    /// Whether a break at the end of the text makes an empty line, as in a text view.
    var keepsFinalBreak = false
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
    self.init(Request(text: text, font: font, width: width, lineLimit: lineLimit, mode: mode))
  }

  /// Lays out what is asked for.
  init(_ request: Request) {
    let metrics = request.font.metrics
    measured = MeasuredText(request.text, metrics)
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
      let ellipsis = MeasuredText("…", metrics)
      lines.append(
        TextLayout.cut(
          rest, of: measured, to: request.width, mode: request.mode,
          ellipsis: ellipsis.width(0..<ellipsis.count)))
    }
    found = lines
    isTruncated = breaker.isTruncated
    let widest = lines.reduce(0) { max($0, $1.width) }
    let font = request.font
    let height =
      lines.isEmpty ? 0 : font.lineHeight + CGFloat(lines.count - 1) * font.lineDistance
    size = CGSize(width: widest, height: height)
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
