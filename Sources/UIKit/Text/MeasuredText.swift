/// A text taken apart into the signs a reader sees, each with its place on an endless line.
///
/// Takes time in proportion to the text.
struct MeasuredText {
  private var bytes: [UInt8] = []
  /// Where each sign begins in `bytes`, and the end of the last.
  private var offsets: [Int] = []
  /// Where each sign begins, in points.
  private var starts: [Double] = []
  /// Where each sign ends, in points.
  private var ends: [Double] = []
  /// What each sign does to lines.
  private(set) var classes: [BreakClass] = []

  /// The first sign of each run.
  private(set) var runStarts: [Int] = []

  /// Measures `text` in `metrics`.
  init(_ text: String, _ metrics: FontMetrics) { self.init([(text, metrics)]) }

  /// Measures runs that follow each other, each in its own metrics.
  init(_ runs: [(text: String, metrics: FontMetrics)]) {
    reserve(runs.reduce(0) { $0 + $1.text.utf8.count })
    for (text, metrics) in runs {
      runStarts.append(count)
      let start = bytes.count
      bytes.append(contentsOf: text.utf8)
      if bytes[start...].allSatisfy({ $0 < 0x80 }) {
        measureASCII(from: start, metrics)
      } else {
        measure(text, from: start, metrics)
      }
    }
    offsets.append(bytes.count)
  }

  /// The runs that some signs belong to; that at its start for an empty range.
  func runs(_ range: Range<Int>) -> Range<Int> {
    let first = run(of: range.lowerBound)
    return first..<max(first, run(of: max(range.lowerBound, range.upperBound - 1))) + 1
  }

  /// The last run that begins at a sign or before it; runs without signs are never found.
  private func run(of sign: Int) -> Int {
    var low = 0
    var high = runStarts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if runStarts[middle] <= sign { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The number of signs.
  var count: Int { classes.count }

  private mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(count)
    offsets.reserveCapacity(count + 1)
    starts.reserveCapacity(count)
    ends.reserveCapacity(count)
    classes.reserveCapacity(count)
  }

  private mutating func measureASCII(from start: Int, _ metrics: FontMetrics) {
    let glyphs: [UInt16] = (UInt16(0)..<0x80).map { byte in
      byte < 0x20 || byte == 0x7F ? FontMetrics.Glyph.none : byte - 0x20
    }
    let advances: [Double] = glyphs.map(metrics.advance)
    var last = FontMetrics.Glyph.none
    var position = start
    while position < bytes.count {
      let byte = bytes[position]
      let glyph = glyphs[Int(byte)]
      append(
        offset: position, glyph: glyph, after: last, advance: advances[Int(byte)],
        BreakClass(ascii: byte), metrics)
      last = glyph
      // A carriage return and a line feed are one break.
      let isPair = byte == 0x0D && position + 1 < bytes.count && bytes[position + 1] == 0x0A
      position += isPair ? 2 : 1
    }
  }

  private mutating func measure(_ text: String, from start: Int, _ metrics: FontMetrics) {
    var finder = GlyphFinder()
    var last = FontMetrics.Glyph.none
    var offset = start
    for character in text {
      let glyph = finder.glyph(of: character)
      append(
        offset: offset, glyph: glyph, after: last, advance: metrics.advance(glyph),
        BreakClass(character), metrics)
      last = glyph
      offset += character.utf8.count
    }
  }

  private mutating func append(
    offset: Int, glyph: UInt16, after last: UInt16, advance: Double, _ kind: BreakClass,
    _ metrics: FontMetrics
  ) {
    let start = (ends.last ?? 0) + metrics.kerning(last, glyph)
    offsets.append(offset)
    starts.append(start)
    ends.append(start + advance)
    classes.append(kind)
  }

  /// The width of some signs that stand on one line, in points.
  func width(_ range: Range<Int>) -> Double {
    range.isEmpty ? 0 : ends[range.upperBound - 1] - starts[range.lowerBound]
  }

  /// The text of some signs.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[offsets[range.lowerBound]..<offsets[range.upperBound]], as: UTF8.self)
  }

  /// The range without the spaces at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, classes[end - 1] == .space { end -= 1 }
    return range.lowerBound..<end
  }

  /// How many signs from `range`'s start are at most `width` wide together.
  func prefix(of range: Range<Int>, width: Double) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high + 1) / 2
      if self.width(range.lowerBound..<middle) <= width { low = middle } else { high = middle - 1 }
    }
    return low - range.lowerBound
  }

  /// How many signs up to `range`'s end are at most `width` wide together.
  func suffix(of range: Range<Int>, width: Double) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) / 2
      if self.width(middle..<range.upperBound) <= width { high = middle } else { low = middle + 1 }
    }
    return range.upperBound - high
  }
}
