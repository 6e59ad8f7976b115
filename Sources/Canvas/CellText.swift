/// The sign in one cell: a Unicode scalar, or the index of a longer cluster, or half a wide sign.
typealias Cell = UInt32

extension Cell {
  /// An empty cell.
  static let blank: Cell = 0x20
  /// The right half of the wide sign to the left.
  static let rightHalf: Cell = 0xFFFF_FFFF
  /// The sign that stands for text that was cut away.
  static let ellipsis: Cell = 0x2026
  /// The signs around a name by which code knows something.
  static let nameOpening: Cell = 0x27E8
  static let nameClosing: Cell = 0x27E9
  /// Set in a cell that holds the index of a cluster.
  static let clusterFlag: Cell = 0x8000_0000
}

/// Turns text into cells, and keeps the signs that are longer than one scalar.
struct CellEncoder {
  /// A line longer than this is cut: no picture could show more of it.
  static let maximumCells = 1 << 16

  /// The signs of more than one scalar, in the order they were met.
  private(set) var clusters: [String] = []

  /// Returns the cells of `text`; every wide sign is followed by its right half.
  ///
  /// Tabs and line breaks become spaces. Control characters, direction marks and combining marks
  /// without a base are dropped. Half a flag becomes its fullwidth letter and a joiner with nothing
  /// to join is dropped, so that no sign melts into the one in the next cell.
  mutating func cells(of text: String) -> [Cell] {
    var cells: [Cell] = []
    for byte in text.utf8.prefix(CellEncoder.maximumCells + 1) {
      guard byte >= 0x20 && byte <= 0x7E else {
        cells = signs(of: text)
        break
      }
      cells.append(Cell(byte))
    }
    if cells.count > CellEncoder.maximumCells {
      cells = cut(cells[...], to: CellEncoder.maximumCells)
    }
    return cells
  }

  /// Returns the cell of `character` when it takes exactly one, or else `fallback`.
  mutating func cell(of character: Character, or fallback: Cell) -> Cell {
    let cells = cells(of: String(character))
    return cells.count == 1 ? cells[0] : fallback
  }

  private mutating func signs(of text: String) -> [Cell] {
    var cells: [Cell] = []
    for character in text {
      let width = DisplayWidth.of(character)
      if width == 0 { continue }
      cells.append(cell(of: character))
      if width == 2 { cells.append(.rightHalf) }
      if cells.count > CellEncoder.maximumCells { break }
    }
    return cells
  }

  private mutating func cell(of character: Character) -> Cell {
    var scalars = character.unicodeScalars[...]
    while scalars.count > 1 && scalars.last?.value == 0x200D { scalars.removeLast() }
    guard let first = scalars.first else { return .blank }
    if DisplayWidth.isBreak(first) { return .blank }
    if scalars.count > 1 {
      clusters.append(String(scalars))
      return .clusterFlag | Cell(clusters.count - 1)
    }
    if DisplayWidth.isRegionalIndicator(first) { return 0xFF21 + first.value - 0x1F1E6 }
    if first.value == 0x3000 { return first.value }
    return first.properties.generalCategory == .spaceSeparator ? .blank : first.value
  }
}

/// Returns `cells` in at most `width` cells, ending in `…` when something was cut; a name keeps the
/// signs around it.
func cut(_ cells: ArraySlice<Cell>, to width: Int) -> [Cell] {
  if cells.count <= width { return Array(cells) }
  if width <= 0 { return [] }
  let end = nameEnd(of: cells)
  if width <= 2 * end.count { return shortened(cells, to: width) }
  return shortened(cells.dropLast(end.count), to: width - end.count) + end
}

private func shortened(_ cells: ArraySlice<Cell>, to width: Int) -> [Cell] {
  var kept = cells.prefix(width - 1)
  let next = cells[cells.startIndex + kept.count]
  if next == .rightHalf { kept.removeLast() }
  while kept.last == .blank { kept.removeLast() }
  return Array(kept) + [.ellipsis]
}

/// The signs that close a name, as those of `⟨photoView⟩` or, in a button, `(⟨photoButton⟩)`; empty
/// for what is no name.
func nameEnd(of cells: ArraySlice<Cell>) -> [Cell] {
  let isInButton = cells.first == 0x28 && cells.last == 0x29
  let name = isInButton ? cells.dropFirst().dropLast() : cells
  guard name.first == .nameOpening, name.last == .nameClosing else { return [] }
  return isInButton ? [.nameClosing, 0x29] : [.nameClosing]
}

/// Splits `cells` where a line of at most `width` cells ends: after a word, or else after a sign.
///
/// - Parameter breaksWords: whether a word that is wider than the line may be split.
/// - Returns: the line and the rest without the spaces between them; nil when no sign fits, or no
///   word does and none may be split.
func split(
  _ cells: ArraySlice<Cell>, at width: Int, breaksWords: Bool
) -> (line: ArraySlice<Cell>, rest: ArraySlice<Cell>)? {
  if cells.count <= width { return (cells, []) }
  if width <= 0 { return nil }
  var end = cells.startIndex + width
  if cells[end] == .rightHalf { end -= 1 }
  let first = cells.firstIndex { $0 != .blank } ?? end
  var word = end
  while word > first && cells[word] != .blank && cells[word - 1] != .rightHalf { word -= 1 }
  if word > first { end = word } else if !breaksWords { return nil }
  if end == cells.startIndex { return nil }
  var line = cells[..<end]
  var rest = cells[end...]
  while line.last == .blank { line.removeLast() }
  while rest.first == .blank { rest.removeFirst() }
  return line.isEmpty ? nil : (line, rest)
}
