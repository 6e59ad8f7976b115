import Foundation

/// A canvas of text: a screen as rows of cells, each 8 × 16 points.
///
/// Drawings are recorded and laid out when the picture is asked for, because a text that is wider
/// than its frame may run on over cells that nobody else wants. No text overwrites another:
/// a move is better than a cut, and a cut, marked by `…`, better than an overwrite.
///
/// Rectangles with a side that is not a number, or without an area, draw and hide nothing.
public final class TextGrid: Canvas {
  /// The most columns and the most rows a grid has; larger screens are cut there.
  public static let maximumSide = 1000
  /// The fewest cells in which the beginning of a word in a box is worth showing.
  private static let shortestBeginning = 8
  /// The same for a name by which code knows something, which has no sign of its own.
  private static let shortestName = 6

  /// The number of columns: every started 8 points of the width.
  public let columns: Int
  /// The number of rows: every started 16 points of the height.
  public let rows: Int

  private let width: Double

  private enum Drawing {
    case text(TextDrawing)
    case capsule(CapsuleDrawing)
    case box(BoxDrawing)
    case name(NameDrawing)
    case rule(RuleDrawing)
    case gauge(GaugeDrawing)
  }

  /// Something on the screen of which is asked whether it is seen.
  private struct Mark {
    /// When it was drawn, and what its clip left of it.
    var surface: Surface
    /// Whether its clip left too little of it.
    var isSliver: Bool
    /// Whether all of it is thinner than a cell, such as a line between two rows.
    var isThin: Bool
  }

  private var drawings: [(order: Int32, clip: ClipRegion, drawing: Drawing)] = []
  private var surfaces: [Surface] = []
  private var marks: [Mark] = []
  private var clip: ClipRegion
  private var order: Int32 = 0

  /// Makes an empty grid for a screen of `size` points.
  ///
  /// A side that is negative or not a number gives no cells, and no side gives more than
  /// ``maximumSide``.
  public init(size: CGSize) {
    width = Double(size.width)
    columns = TextGrid.cells(width, of: CellMetrics.width)
    rows = TextGrid.cells(Double(size.height), of: CellMetrics.height)
    clip = ClipRegion(columns: columns, rows: rows)
  }

  private static func cells(_ length: Double, of side: Double) -> Int {
    guard length > 0 else { return 0 }
    let cells = (length / side - 1e-6).rounded(.up)
    return Int(min(max(cells, 1), Double(maximumSide)))
  }

  /// Draws `body` with everything outside `rect` cut off, text without a mark.
  public func withClip(_ rect: CGRect, _ body: () -> Void) {
    let outer = clip
    clip = outer.intersection(rect)
    body()
    clip = outer
  }

  /// Hides whatever was drawn before inside `rect`: cells of which at least half the width lies in
  /// it, and of those what stands at a height in it.
  public func erase(_ rect: CGRect) {
    let sides = Sides(rect).intersection(clip.sides)
    if sides.isEmpty { return }
    order += 1
    surfaces.append(Surface(order: order, sides: sides))
  }

  /// Draws lines of text, each on the row that holds its middle.
  public func draw(_ text: TextDrawing) {
    record(.text(text), frame: Sides(text.frame))
  }

  /// Draws a capsule on the row that holds the middle of its frame.
  public func draw(_ capsule: CapsuleDrawing) {
    record(.capsule(capsule), frame: Sides(capsule.frame))
  }

  /// Draws the outline of a box of at least 3 × 2 cells, of a smaller one its content only.
  public func draw(_ box: BoxDrawing) {
    record(.box(box), frame: Sides(box.frame))
  }

  /// Draws a word where its frame has cells that nothing else wants: whole, or as much of it as is
  /// worth showing.
  public func draw(_ name: NameDrawing) {
    record(.name(name), frame: Sides(name.frame))
  }

  /// Draws a line through cells without text; one that reaches the edge of the screen joins it.
  public func draw(_ rule: RuleDrawing) {
    record(.rule(rule), frame: clip.sides)
  }

  /// Draws a track of at least three cells.
  public func draw(_ gauge: GaugeDrawing) {
    record(.gauge(gauge), frame: Sides(gauge.frame))
  }

  /// Remembers `rect` as something that was drawn now, for ``seenMarks()``.
  ///
  /// - Returns: the index of the mark.
  package func mark(_ rect: CGRect) -> Int {
    order += 1
    let whole = Sides(rect)
    let part = whole.intersection(clip.sides)
    let isThin = part.isThinnerThanCells
    marks.append(
      Mark(
        surface: Surface(order: order, sides: part),
        isSliver: part.isEmpty || (part != whole && isThin), isThin: isThin))
    return marks.count - 1
  }

  /// Returns for every mark whether a part of it lies inside its clip and under no later surface.
  ///
  /// What a clip leaves of something is no part of it when it takes half of no cell: less than 4
  /// points of its width or 2 of its height.
  package func seenMarks() -> [Bool] {
    let hidden = HiddenCells(surfaces, columns: columns, rows: rows)
    let isHidden = hidden.hides(marks.map(\.surface))
    return zip(marks, isHidden).map { mark, isHidden in
      if mark.isSliver { return false }
      if !isHidden { return true }
      // Cells cannot tell whether a line lies under a surface or beside it.
      return mark.isThin && !surfaces.contains { $0.covers(mark.surface) }
    }
  }

  private func record(_ drawing: Drawing, frame: Sides) {
    if frame.isEmpty || clip.isEmpty || frame.intersection(clip.sides).isEmpty { return }
    order += 1
    drawings.append((order, clip, drawing))
  }

  /// Returns the screen with a frame around it: `rows` + 2 lines, without a final line break.
  ///
  /// ```
  /// ┌────────┐
  /// │Hello   │
  /// └────────┘
  /// ```
  public func picture() -> String {
    var encoder = CellEncoder()
    let cells = laidOut(&encoder)
    return PictureWriter(cells: cells, encoder: encoder, columns: columns, rows: rows).text()
  }

  private func laidOut(_ encoder: inout CellEncoder) -> PictureCells {
    let hidden = HiddenCells(surfaces, columns: columns, rows: rows)
    var lines = LineCells(columns: columns, rows: rows, width: width)
    var items: [PlacedItem] = []
    for (order, clip, drawing) in drawings {
      switch drawing {
      case .rule(let rule):
        lines.add(rule, order: order, clip: clip, hidden: hidden)
      case .box(let box):
        lines.add(box, order: order, clip: clip, hidden: hidden)
        if let item = item(of: box, order: order, clip: clip, &encoder) { items.append(item) }
      case .name(let name):
        let cells = encoder.cells(of: name.text)
        items.append(
          fitted(
            PlacedItem(
              order: order, clip: clip, frame: Sides(name.frame), placement: name.placement,
              content: .badge(full: cells, short: []))))
      case .text(let text):
        let frame = Sides(text.frame)
        let lines = LineRows.lines(of: text, frame: frame, clip: clip, encoder: &encoder)
        if lines.isEmpty { continue }
        // What its clip leaves whole may need more rows than the clip has.
        let isWhole = lines.count == text.lines.count
        items.append(
          PlacedItem(
            order: order, clip: isWhole ? clip.withEveryRow : clip, frame: frame,
            placement: text.placement, content: .text(lines)))
      case .capsule(let capsule):
        // A filled capsule that needs more than its frame grows away from where its content stands.
        let frame = Sides(capsule.frame)
        items.append(
          item(order: order, clip: clip, frame: frame, placement: capsule.placement) {
            Bar(capsule, columns: $0, encoder: &encoder)
          })
      case .gauge(let gauge):
        items.append(
          item(order: order, clip: clip, frame: Sides(gauge.frame), placement: .center) {
            Bar(gauge, columns: $0, encoder: &encoder)
          })
      }
    }
    let board = CellBoard(columns: columns, rows: rows, hidden: hidden, lines: lines, items: items)
    return PictureCells(lines: lines, placement: TextPlacement(items, on: board))
  }

  private func item(
    order: Int32, clip: ClipRegion, frame: Sides, placement: HorizontalPlacement,
    bar: (Int) -> Bar
  ) -> PlacedItem {
    var item = PlacedItem(
      order: order, clip: clip, frame: frame, placement: placement, content: .text([]))
    item.content = .bar(bar(item.columns.count))
    return item
  }

  private func item(
    of box: BoxDrawing, order: Int32, clip: ClipRegion, _ encoder: inout CellEncoder
  ) -> PlacedItem? {
    let full = encoder.cells(of: box.content ?? "")
    guard let sign = full.first else { return nil }
    var short = full.count > 1 && full[1] == .rightHalf ? Array(full.prefix(2)) : [sign]
    if !nameEnd(of: full[...]).isEmpty { short = cut(full[...], to: 3) }
    let frame = Sides(box.frame)
    var item = PlacedItem(
      order: order, clip: clip, frame: frame, placement: .center,
      content: .badge(full: full, short: short))
    if let outline = BoxOutline(frame) {
      item.columns = (outline.columns.lowerBound + 1)..<(outline.columns.upperBound - 1)
      let rows = outline.rows
      let inside = rows.dropFirst().dropLast()
      if !inside.isEmpty { item.rows = inside }
    }
    return fitted(item)
  }

  private func shortest(of cells: [Cell]) -> Int {
    nameEnd(of: cells[...]).isEmpty ? TextGrid.shortestBeginning : TextGrid.shortestName
  }

  /// A word for the part of its box that its clip leaves: the beginning of one says more than a
  /// sign, if a few letters fit.
  private func fitted(_ badge: PlacedItem) -> PlacedItem {
    var badge = badge
    let seen = badge.columns.clamped(to: badge.clip.columns)
    if !seen.isEmpty { badge.columns = seen }
    let room = badge.columns.count
    if case .badge(let full, let short) = badge.content, full.count > room,
      room >= shortest(of: full)
    {
      badge.content = .badge(full: cut(full[...], to: room), short: short)
    }
    return badge
  }
}
