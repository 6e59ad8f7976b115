import Canvas
import Foundation
import Testing

/// A few drawings and the picture they make.
struct PictureCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var columns: Int
  var rows: Int
  var picture: String
  var draw: @Sendable (TextGrid) -> Void

  init(
    _ name: String, columns: Int, rows: Int, _ picture: String,
    draw: @escaping @Sendable (TextGrid) -> Void
  ) {
    testDescription = name
    self.columns = columns
    self.rows = rows
    self.picture = picture
    self.draw = draw
  }

  /// Draws into a new grid and compares.
  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    let grid = TextGrid(size: CGSize(width: columns * 8, height: rows * 16))
    draw(grid)
    let drawn = grid.picture()
    #expect(drawn == picture, "\n\(drawn)\n\nis not\n\n\(picture)", sourceLocation: sourceLocation)
  }
}

/// Makes a rectangle from cells: column, row, columns, rows.
func cells(_ column: Double, _ row: Double, _ columns: Double, _ rows: Double = 1) -> CGRect {
  CGRect(x: column * 8, y: row * 16, width: columns * 8, height: rows * 16)
}

extension TextGrid {
  /// Draws lines in a frame given in cells.
  func text(
    _ lines: String..., in frame: CGRect, _ placement: HorizontalPlacement = .left,
    lineHeight: Double = 16
  ) {
    let drawing = TextDrawing(
      lines: lines, frame: frame, placement: placement, lineHeight: lineHeight)
    draw(drawing)
  }

  /// Draws a capsule with round signs, or square ones for a field.
  func capsule(
    _ content: String, in frame: CGRect, _ placement: HorizontalPlacement = .center,
    extent: CapsuleDrawing.Extent = .hug, mayWiden: Bool? = nil
  ) {
    let drawing = CapsuleDrawing(
      opening: "(", content: content, closing: ")", frame: frame, placement: placement,
      extent: extent, mayWiden: mayWiden)
    draw(drawing)
  }

  /// Draws a field with a placeholder.
  func field(_ placeholder: String, in frame: CGRect) {
    let drawing = CapsuleDrawing(
      opening: "[", content: placeholder, closing: "]", filler: "░", frame: frame,
      keepsLastFiller: true)
    draw(drawing)
  }
}
