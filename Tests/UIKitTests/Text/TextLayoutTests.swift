import Testing

@testable import UIKit

/// A text, how many of its equally wide signs fit in a line, and the lines it is broken into.
struct LineCase: Sendable, CustomTestStringConvertible {
  let text: String
  let columns: Double
  let limit: Int
  let mode: NSLineBreakMode
  let lines: [String]
  var testDescription: String { "\(text) in \(columns), \(mode), at most \(limit)" }

  init(
    _ text: String, _ columns: Double, _ lines: [String], limit: Int = 0,
    _ mode: NSLineBreakMode = .byTruncatingTail
  ) {
    self.text = text
    self.columns = columns
    self.lines = lines
    self.limit = limit
    self.mode = mode
  }
}

@Suite struct TextLayoutTests {
  /// Every sign is 6 points wide.
  private let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)

  private func layout(_ test: LineCase) -> TextLayout {
    TextLayout(
      test.text, font: font, width: test.columns * 6, lineLimit: test.limit, mode: test.mode)
  }

  @Test(arguments: [
    LineCase("one two three", 7, ["one two", "three"]),
    LineCase("one two three", 8, ["one two", "three"]),
    LineCase("one two", 3, ["one", "two"]),
    LineCase("one  two ", 3, ["one", "two"]),
    LineCase("ends with spaces   ", 20, ["ends with spaces   "]),
    LineCase("a\nb\r\nc\n\nd", 9, ["a", "b", "c", "", "d"]),
    LineCase("a\n", 9, ["a"]),
    LineCase("\n", 9, [""]),
    LineCase("", 9, []),
    LineCase("unbreakable", 4, ["unbr", "eaka", "ble"]),
    LineCase("an unbreakable", 4, ["an", "unbr", "eaka", "ble"]),
    LineCase("well-known", 7, ["well-", "known"]),
    LineCase("from -5 to", 6, ["from", "-5 to"]),
    LineCase("1-800-555", 7, ["1-800-5", "55"]),
    LineCase("a/bcd/ef", 6, ["a/bcd/", "ef"]),
    LineCase("at http://example.org/by/3.0/", 12, ["at http://", "example.org/", "by/3.0/"]),
    LineCase("wait, what?", 5, ["wait,", "what?"]),
    LineCase("10\u{A0}km far", 6, ["10\u{A0}km", "far"]),
    LineCase("one two three", 7, ["one two", "three"], .byCharWrapping),
    LineCase("one two three", 7, ["one two three"], .byClipping),
    LineCase("x", 0, ["x"]),
    LineCase("xy", -3, ["x", "y"]),
  ])
  func wordsStayWholeWhileTheyFit(_ test: LineCase) {
    #expect(layout(test).lines == test.lines)
    #expect(layout(test).lineCount == test.lines.count)
  }

  @Test(arguments: [
    LineCase("one two three", 9, ["one two…"], limit: 1),
    LineCase("one two three", 8, ["one two…"], limit: 1),
    LineCase("one two three", 9, ["…wo three"], limit: 1, .byTruncatingHead),
    LineCase("one two three", 9, ["one…three"], limit: 1, .byTruncatingMiddle),
    LineCase("abcdefghij", 5, ["ab…ij"], limit: 1, .byTruncatingMiddle),
    LineCase("one two three", 9, ["one two"], limit: 1, .byWordWrapping),
    LineCase("one two three", 9, ["one two t"], limit: 1, .byCharWrapping),
    LineCase("one two three", 9, ["one two three"], limit: 1, .byClipping),
    LineCase("one two three four", 9, ["one two", "three fo…"], limit: 2),
    LineCase("one two three", 9, ["one two", "three"], limit: 2),
    LineCase("one\ntwo", 9, ["one…"], limit: 1),
    LineCase("one\ntwo\nthree", 9, ["one", "two…"], limit: 2),
    LineCase("one\n", 9, ["one"], limit: 1),
    LineCase("one two", 0, ["…"], limit: 1),
    LineCase("one\ntwo", 9, ["one"], limit: 1, .byWordWrapping),
  ])
  func whatDoesNotFitInTheLastLineIsCut(_ test: LineCase) {
    #expect(layout(test).lines == test.lines)
  }

  @Test(arguments: [
    ("漢字仮名交", 2.1, ["漢字", "仮名", "交"]), ("終わり。次", 3.1, ["終わ", "り。次"]),
    ("あ「い」う", 2.1, ["あ", "「い", "」う"]), ("日本語and English", 3.1, ["日本語", "and", "Engli", "sh"]),
    ("안녕 하세요", 3.1, ["안녕", "하세요"]), ("👍🏽👩‍👩‍👧🇩🇪", 3, ["👍🏽👩‍👩‍👧", "🇩🇪"]),
  ])
  func linesOfChineseAndJapaneseBreakBetweenSigns(
    text: String, columns: Double, lines: [String]
  ) {
    #expect(
      TextLayout(text, font: font, width: columns * 10.1, mode: .byWordWrapping).lines == lines)
  }

  @Test func theSizeIsThatOfTheWidestLine() {
    let layout = TextLayout("one two three", font: font, width: 42)
    #expect(abs(layout.size.width - 42) < 1e-9)
    #expect(layout.size.height == 2 * font.lineHeight)
    #expect(!layout.isTruncated)
    #expect(TextLayout("one two", font: font, width: 20, lineLimit: 1).isTruncated)
    #expect(TextLayout("", font: font).size == .zero)
  }

  @Test func aBreakAtTheEndMakesALineInATextView() {
    let request = TextLayout.Request(
      runs: [TextRun(text: "a\n")], keepsFinalBreak: true, font: font)
    #expect(TextLayout(request).lines == ["a", ""])
  }

  @Test(arguments: ["a", " ", "word ", "漢", "é", "-", "\n", "\u{301}", "x\u{200D}"], [0.0, 300])
  func hugeTextsAreLaidOutInTimeInProportion(unit: String, width: Double) {
    let text = String(repeating: unit, count: 50_000 / unit.utf8.count)
    let layout = TextLayout(text, font: font, width: width, lineLimit: 0, mode: .byWordWrapping)
    #expect(layout.size.height.isFinite)
    #expect(TextLayout(text, font: font, width: width, lineLimit: 1).lineCount <= 1)
  }
}
