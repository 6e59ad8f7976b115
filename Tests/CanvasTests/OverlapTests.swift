import Canvas
import Foundation
import Testing

/// Numbers that are the same in every run.
private struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) ^ (state << 31)
  }
}

/// A screen of texts at random places, each made of a letter of its own.
private struct RandomScreen {
  static let letters: [Character] = Array("abcdefghijklmnopqrstuvwxyz日本語한글")
  var drawings: [(letter: Character, count: Int, drawing: TextDrawing)] = []

  init(seed: Int, texts: Int) {
    var numbers = SeededNumbers(state: UInt64(seed))
    for letter in RandomScreen.letters.prefix(texts) {
      var lines: [String] = []
      var count = 0
      for _ in 0..<Int.random(in: 1...3, using: &numbers) {
        var words: [String] = []
        for _ in 0..<Int.random(in: 1...3, using: &numbers) {
          let length = Int.random(in: 1...6, using: &numbers)
          words.append(String(repeating: letter, count: length))
          count += length
        }
        lines.append(words.joined(separator: " "))
      }
      let frame = CGRect(
        x: Double.random(in: 0...240, using: &numbers),
        y: Double.random(in: 0...300, using: &numbers),
        width: Double.random(in: 8...80, using: &numbers),
        height: Double.random(in: 8...100, using: &numbers))
      let placements: [HorizontalPlacement] = [.left, .center, .right]
      let placement = placements[Int.random(in: 0...2, using: &numbers)]
      let height = Double.random(in: 12...20, using: &numbers)
      let text = TextDrawing(
        lines: lines, frame: frame, placement: placement, lineHeight: height)
      drawings.append((letter, count, text))
    }
  }

  func picture() -> String {
    let grid = TextGrid(size: CGSize(width: 320, height: 400))
    grid.draw(BoxDrawing(frame: CGRect(x: 40, y: 40, width: 200, height: 200), content: "▨ №"))
    for drawing in drawings { grid.draw(drawing.drawing) }
    return grid.picture()
  }
}

struct OverlapTests {
  /// Whether `…` follows a sign of this text somewhere.
  private func isCut(_ letter: Character, in picture: String) -> Bool {
    picture.contains("\(letter)…")
  }

  @Test(arguments: 1...60)
  func noSignIsLostUnlessItsTextIsCut(seed: Int) {
    let screen = RandomScreen(seed: seed, texts: 12)
    let picture = screen.picture()
    for (letter, count, _) in screen.drawings {
      let shown = picture.reduce(0) { $0 + ($1 == letter ? 1 : 0) }
      let isWhole = shown == count || (shown < count && isCut(letter, in: picture))
      #expect(isWhole, "\(letter): \(shown) of \(count)\n\(picture)")
    }
  }

  @Test(arguments: 1...20)
  func theGridKeepsItsShapeAndIsTheSameEveryTime(seed: Int) {
    let screen = RandomScreen(seed: seed, texts: RandomScreen.letters.count)
    let picture = screen.picture()
    #expect(picture == screen.picture())
    for line in picture.split(separator: "\n") { #expect(DisplayWidth.of(String(line)) == 42) }
  }

  @Test func aPictureMayBeAskedForAgainAndDrawnOn() {
    let grid = TextGrid(size: CGSize(width: 80, height: 16))
    grid.text("one", in: cells(0, 0, 4))
    #expect(grid.picture() == grid.picture())
    grid.text("two", in: cells(5, 0, 4))
    #expect(grid.picture() == "┌──────────┐\n│one  two  │\n└──────────┘")
  }
}
