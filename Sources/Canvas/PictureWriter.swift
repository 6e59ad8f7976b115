/// Everything that a picture shows, in its final place.
struct PictureCells {
  let lines: LineCells
  let placement: TextPlacement
}

/// Writes cells as text, with a frame around them.
struct PictureWriter {
  private let cells: PictureCells
  private let encoder: CellEncoder
  private let columns: Int
  private let rows: Int
  /// What text puts in each cell; 0 where there is none.
  private var signs: [Cell]

  init(cells: PictureCells, encoder: CellEncoder, columns: Int, rows: Int) {
    self.cells = cells
    self.encoder = encoder
    self.columns = columns
    self.rows = rows
    signs = Array(repeating: 0, count: columns * rows)
    for index in cells.placement.items.indices { put(index) }
    keepWideSignsWhole()
  }

  /// Returns the rows, each ended by the frame and parted by line breaks.
  func text() -> String {
    var text: [UInt8] = []
    text.reserveCapacity((columns + 2) * (rows + 2) * 2)
    writeEdge(row: 0, touches: .up, plain: 0x250C, 0x2510, joined: 0x252C, to: &text)
    for row in 0..<rows {
      text.append(0x0A)
      let reachesLeft = columns > 0 && line(row, 0).contains(.left)
      write(reachesLeft ? 0x251C : 0x2502, to: &text)
      for column in 0..<columns { write(row: row, column: column, to: &text) }
      let reachesRight = columns > 0 && line(row, columns - 1).contains(.right)
      write(reachesRight ? 0x2524 : 0x2502, to: &text)
    }
    text.append(0x0A)
    writeEdge(row: rows - 1, touches: .down, plain: 0x2514, 0x2518, joined: 0x2534, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  private func writeEdge(
    row: Int, touches: LineCells.Arms, plain left: Cell, _ right: Cell, joined: Cell,
    to text: inout [UInt8]
  ) {
    write(left, to: &text)
    for column in 0..<columns {
      let isTouched = rows > 0 && line(row, column).contains(touches)
      write(isTouched ? joined : 0x2500, to: &text)
    }
    write(right, to: &text)
  }

  /// The arms of the line that shows in a cell; text in the cell interrupts it.
  private func line(_ row: Int, _ column: Int) -> LineCells.Arms {
    signs[row * columns + column] == 0 ? cells.lines.arms(row: row, column: column) : []
  }

  private func write(row: Int, column: Int, to text: inout [UInt8]) {
    var cell = signs[row * columns + column]
    if cell == .rightHalf { return }
    if cell == 0 {
      let arms = cells.lines.arms(row: row, column: column)
      cell = arms.isEmpty ? .blank : LineCells.sign(arms)
    }
    if cell & .clusterFlag != 0 {
      text += encoder.clusters[Int(cell ^ .clusterFlag)].utf8
    } else {
      write(cell, to: &text)
    }
  }

  /// Appends a scalar in UTF-8.
  private func write(_ cell: Cell, to text: inout [UInt8]) {
    if cell < 0x80 {
      text.append(UInt8(cell))
    } else if let scalar = Unicode.Scalar(cell) {
      text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }
  }

  private mutating func put(_ index: Int) {
    let placement = cells.placement
    let item = placement.items[index]
    let owner = placement.owner(index)
    for piece in item.pieces {
      let row = piece.lane.row
      let range = piece.start..<(piece.start + piece.cells.count)
      for column in placement.board.visible(range, of: item, in: piece.lane)
      where placement.board.belongs(row: row, column: column, to: owner) {
        signs[row * columns + column] = piece.cells[column - piece.start]
      }
    }
  }

  /// Blanks every half of a wide sign whose other half is cut off or hidden.
  private mutating func keepWideSignsWhole() {
    for row in 0..<rows {
      var column = 0
      while column < columns {
        let index = row * columns + column
        let cell = signs[index]
        if cell == .rightHalf {
          signs[index] = .blank
        } else if cell != 0 && isWide(cell) {
          if column + 1 < columns && signs[index + 1] == .rightHalf {
            column += 1
          } else {
            signs[index] = .blank
          }
        }
        column += 1
      }
    }
  }

  private func isWide(_ cell: Cell) -> Bool {
    if cell < 0x1100 { return false }
    if cell & .clusterFlag == 0 {
      guard let scalar = Unicode.Scalar(cell) else { return false }
      return DisplayWidth.of(Character(scalar)) == 2
    }
    let cluster = encoder.clusters[Int(cell ^ .clusterFlag)]
    return cluster.first.map { DisplayWidth.of($0) } == 2
  }
}
