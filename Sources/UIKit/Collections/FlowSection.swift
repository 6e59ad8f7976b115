/// Where the items of one section of a flow layout stand.
///
/// Lengths are measured along the direction of scrolling, widths across it, both in points. Lines
/// are filled as far as the items fit. Where they stand on a line is read off frames that Xcode
/// saved: a full line is spread over the whole width, and so is the last one, as if it went on with
/// more items of the same width; an item that fills its line alone stands in the middle; a last
/// line of items that differ in width keeps the least spacing.
struct FlowSection {
  /// An item's size.
  struct Size: Equatable {
    var length: CGFloat
    var width: CGFloat
  }

  /// A run of items beside each other.
  private struct Line {
    let first: Int
    let count: Int
    let start: CGFloat
    let length: CGFloat
    let offset: CGFloat
    let gap: CGFloat
  }

  /// What is known of the items: all alike, or each for itself.
  enum Items {
    case alike(Size, count: Int)
    case each([Size])

    var count: Int {
      switch self {
      case .alike(_, let count): count
      case .each(let sizes): sizes.count
      }
    }

    subscript(index: Int) -> Size {
      switch self {
      case .alike(let size, _): size
      case .each(let sizes):
        sizes.indices.contains(index) ? sizes[index] : Size(length: 0, width: 0)
      }
    }
  }

  /// The room and the spacing of a section.
  struct Metrics {
    var width: CGFloat
    var before: CGFloat = 0
    var after: CGFloat = 0
    var side: CGFloat = 0
    var lineSpacing: CGFloat = 0
    var itemSpacing: CGFloat = 0
    var header: CGFloat = 0
    var footer: CGFloat = 0
  }

  let items: Items
  let metrics: Metrics
  private var lines: [Line] = []
  /// How far from the side of its line each item stands, where they are not alike.
  private var sides: [CGFloat] = []
  /// How many items a line holds, where all are alike.
  private var perLine = 1
  /// Where the first item of a line stands, and how far apart the items are, where all are alike.
  private var spread: (offset: CGFloat, gap: CGFloat) = (0, 0)

  init(_ items: Items, _ metrics: Metrics) {
    self.items = items
    self.metrics = metrics
    switch items {
    case .alike(let size, _):
      perLine = fitting(size.width)
      spread = spreading(perLine, of: size.width)
    case .each(let sizes): breakLines(sizes)
    }
  }

  // MARK: Lengths

  /// The length from header to footer.
  var length: CGFloat { itemsStart + itemsLength + metrics.after + metrics.footer }

  /// Where the items begin.
  var itemsStart: CGFloat { metrics.header + metrics.before }

  /// Where the footer begins.
  var footerStart: CGFloat { length - metrics.footer }

  private var itemsLength: CGFloat {
    switch items {
    case .alike(let size, _):
      guard lineCount > 0 else { return 0 }
      return CGFloat(lineCount) * (size.length + metrics.lineSpacing) - metrics.lineSpacing
    case .each: return lines.last.map { $0.start + $0.length } ?? 0
    }
  }

  private var lineCount: Int {
    guard case .alike(_, let count) = items else { return lines.count }
    return count / perLine + (count % perLine > 0 ? 1 : 0)
  }

  // MARK: Items

  /// Where an item stands: from the start of the section, and from the side.
  func place(of item: Int) -> (start: CGFloat, side: CGFloat, size: Size) {
    let size = items[item]
    let line = self.line(lineIndex(of: item))
    let side: CGFloat
    switch items {
    case .alike: side = line.offset + CGFloat(item - line.first) * (size.width + line.gap)
    case .each: side = sides.indices.contains(item) ? sides[item] : 0
    }
    let start = itemsStart + line.start + (line.length - size.length) / 2
    return (start, metrics.side + side, size)
  }

  /// The items of the lines that begin before `end` and end after `start`, measured from the start
  /// of the section.
  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard items.count > 0, end > start else { return 0..<0 }
    let first = lineIndex { $0.start + $0.length + itemsStart > start }
    let last = lineIndex { $0.start + itemsStart >= end }
    guard first < last else { return 0..<0 }
    let lower = line(first).first
    let final = line(last - 1)
    return lower..<min(items.count, final.first + final.count)
  }

  private func line(_ index: Int) -> Line {
    guard case .alike(let size, let count) = items else {
      return lines.indices.contains(index)
        ? lines[index] : Line(first: 0, count: 0, start: 0, length: 0, offset: 0, gap: 0)
    }
    let first = index * perLine
    return Line(
      first: first, count: min(perLine, count - first),
      start: CGFloat(index) * (size.length + metrics.lineSpacing), length: size.length,
      offset: spread.offset, gap: spread.gap)
  }

  private func lineIndex(of item: Int) -> Int {
    guard case .each = items else { return item / perLine }
    return max(0, lineIndex { $0.first > item } - 1)
  }

  /// The first line of which something holds that holds of all later ones too.
  private func lineIndex(where isBehind: (Line) -> Bool) -> Int {
    var low = 0
    var high = lineCount
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(line(middle)) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  // MARK: Breaking

  /// How many items of a width fit a line; at least one.
  private func fitting(_ width: CGFloat) -> Int {
    let step = width + metrics.itemSpacing
    guard step > 0 else { return max(1, items.count) }
    let count = ((metrics.width + metrics.itemSpacing + 1e-3) / step).rounded(.down)
    return count >= 1 ? (count < CGFloat(Int32.max) ? Int(count) : Int(Int32.max)) : 1
  }

  /// Where items of one width stand when they fill a line.
  private func spreading(_ count: Int, of width: CGFloat) -> (offset: CGFloat, gap: CGFloat) {
    let rest = metrics.width - width * CGFloat(count)
    return count > 1 ? (0, rest / CGFloat(count - 1)) : (rest / 2, 0)
  }

  private mutating func breakLines(_ sizes: [Size]) {
    var first = 0
    var start: CGFloat = 0
    while first < sizes.count {
      var end = first + 1
      var used = sizes[first].width
      while end < sizes.count,
        used + metrics.itemSpacing + sizes[end].width <= metrics.width + 1e-3
      {
        used += metrics.itemSpacing + sizes[end].width
        end += 1
      }
      let line = sizes[first..<end]
      let length = line.reduce(0) { max($0, $1.length) }
      let spread = self.spread(of: line, isLast: end == sizes.count)
      lines.append(
        Line(
          first: first, count: end - first, start: start, length: length, offset: spread.offset,
          gap: spread.gap))
      var side = spread.offset
      for size in line {
        sides.append(side)
        side += size.width + spread.gap
      }
      start += length + metrics.lineSpacing
      first = end
    }
  }

  private func spread(
    of line: ArraySlice<Size>, isLast: Bool
  ) -> (offset: CGFloat, gap: CGFloat) {
    guard let width = line.first?.width else { return (0, 0) }
    if isLast {
      guard line.allSatisfy({ $0.width == width }) else { return (0, metrics.itemSpacing) }
      return spreading(max(line.count, fitting(width)), of: width)
    }
    let rest = metrics.width - line.reduce(0) { $0 + $1.width }
    return line.count > 1 ? (0, rest / CGFloat(line.count - 1)) : (rest / 2, 0)
  }
}
