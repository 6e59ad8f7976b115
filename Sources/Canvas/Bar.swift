/// A single line that knows how to look at any width: a capsule or a gauge.
struct Bar {
  /// The two kinds.
  enum Kind {
    case capsule(opening: [Cell], content: [Cell], closing: [Cell], placement: HorizontalPlacement)
    case gauge(fraction: Double, empty: Cell, knob: Cell?)
  }

  var kind: Kind
  /// What fills free cells: the filler of a capsule, the filled part of a gauge.
  var filler: Cell
  var keepsLastFiller = false
  /// The cells it takes when nothing is in its way.
  var width: Int
  /// The cells below which something of its content is lost.
  var neededWidth: Int
  /// The cells below which it is not worth drawing.
  let minimumWidth: Int

  /// Makes a capsule for a frame of so many cells.
  init(_ drawing: CapsuleDrawing, columns: Int, encoder: inout CellEncoder) {
    let opening = encoder.cells(of: drawing.opening)
    let closing = encoder.cells(of: drawing.closing)
    let content = encoder.cells(of: drawing.content)
    kind = .capsule(
      opening: opening, content: content, closing: closing, placement: drawing.placement)
    filler = encoder.cell(of: drawing.filler, or: .blank)
    keepsLastFiller = drawing.keepsLastFiller
    minimumWidth = 1
    let signs = opening.count + closing.count
    let needed = signs + content.count + (drawing.keepsLastFiller ? 1 : 0)
    let smallest = signs + min(content.count, 1)
    switch drawing.extent {
    case .fill: width = max(columns, smallest)
    case .hug: width = needed
    }
    if drawing.mayWiden {
      width = max(width, needed)
    } else if drawing.extent == .hug {
      width = min(width, max(columns, smallest))
    }
    neededWidth = min(needed, width)
  }

  /// Makes a gauge for a frame of so many cells; it never has fewer than three.
  init(_ drawing: GaugeDrawing, columns: Int, encoder: inout CellEncoder) {
    let fraction = drawing.fraction.isNaN ? 0 : min(max(drawing.fraction, 0), 1)
    let knob = drawing.knob.map { encoder.cell(of: $0, or: 0x25CF) }
    let empty = encoder.cell(of: drawing.empty, or: 0x2500)
    kind = .gauge(fraction: fraction, empty: empty, knob: knob)
    filler = encoder.cell(of: drawing.filled, or: 0x2501)
    minimumWidth = 3
    width = max(columns, minimumWidth)
    neededWidth = minimumWidth
  }

  /// Returns exactly `width` cells.
  func cells(width: Int) -> [Cell] {
    switch kind {
    case .gauge(let fraction, let empty, let knob):
      var cells = [Cell](repeating: empty, count: width)
      let steps = knob == nil ? width : width - 1
      let filled = Int((fraction * Double(steps)).rounded())
      for index in 0..<filled { cells[index] = filler }
      if let knob { cells[filled] = knob }
      return cells
    case .capsule(let opening, let content, let closing, let placement):
      let inside = width - opening.count - closing.count
      if inside < content.count, !keepsLastFiller, opening.count + content.count <= width {
        // A sign less is better than a letter less.
        return padded(opening + content, to: width)
      }
      if inside < min(content.count, 1) { return padded(cut(content[...], to: width), to: width) }
      let room = keepsLastFiller ? max(inside - 1, 0) : inside
      let shown = cut(content[...], to: room)
      let free = room - shown.count
      let before: Int
      switch placement {
      case .left: before = 0
      case .center: before = free / 2
      case .right: before = free
      }
      let left = [Cell](repeating: filler, count: before)
      return opening + padded(left + shown, to: inside) + closing
    }
  }

  private func padded(_ cells: [Cell], to width: Int) -> [Cell] {
    cells + [Cell](repeating: filler, count: max(0, width - cells.count))
  }
}
