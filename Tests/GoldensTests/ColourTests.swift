import TestFolders
import Testing

@testable import Goldens

/// What a terminal shows of a failure: colours, marked words, screens side by side.
@Suite struct ColourTests {
  /// Text with readable signs for what begins and ends a colour or a mark.
  private func readable(_ text: String) -> String {
    var result = text
    for (code, sign) in [
      ("7", "["), ("27", "]"), ("0", ""), ("1", ""), ("31", "red "), ("32", "green "), ("36", ""),
    ] {
      result.replace("\u{1B}[\(code)m", with: sign)
    }
    return result
  }

  private func coloured(_ old: String, _ new: String) -> [String] {
    let lines = UnifiedDiff.lines(
      of: LineDiff(from: old, to: new), oldName: "a", newName: "b", coloured: true)
    return lines.dropFirst(3).map(readable)
  }

  @Test(arguments: [
    ("name: Ann\n", "name: Bob\n", ["red -name: [Ann]", "green +name: [Bob]"]),
    ("a b c\n", "a c\n", ["red -a [b ]c", "green +a c"]),
    ("a\n", "b\n", ["red -a", "green +b"]), ("a\n", "", ["red -a"]),
    ("日本 x\n", "日本 y\n", ["red -日本 [x]", "green +日本 [y]"]),
  ])
  func changedWordsAreMarked(old: String, new: String, expected: [String]) {
    #expect(coloured(old, new) == expected)
  }

  @Test func aLongLineIsMarkedBetweenItsEnds() {
    let start = String(repeating: "( ", count: 100)
    let (old, new) = WordMarks.mark(start + "x" + start + start, start + "y" + start + start)
    #expect(readable(old) == start + "[x]" + start + start)
    #expect(readable(new) == start + "[y]" + start + start)
  }

  @Test(arguments: [
    (["TERM": "xterm"], true), ([:], false), (["TERM": "dumb"], false),
    (["TERM": "xterm", "NO_COLOR": "1"], false), (["TERM": "xterm", "NO_COLOR": ""], true),
    (["TERM": "xterm", "CI": "true"], false), (["TERM": "xterm", "CI": "0"], true),
  ])
  func theEnvironmentMaySpeakAgainstColours(variables: [String: String], allowed: Bool) throws {
    #expect(try RecordingEnvironment(variables: variables).allowsColour == allowed)
  }

  private func screen(_ rows: [String]) -> String {
    "┌────┐\n" + rows.map { "│\($0)│\n" }.joined() + "└────┘\n"
  }

  private func message(_ old: String, _ new: String, coloured: Bool = false) throws -> String {
    let scratch = try ScratchFolder()
    try scratch.write(old, to: "Snapshots/A/b.txt")
    var check = GoldenCheck(
      store: GoldenStore(root: scratch.path), name: GoldenName(suites: ["A"], test: "b"),
      choice: ModeChoice(mode: .missing, source: .standard), isCI: false)
    check.isColoured = coloured
    return try #require(check.run(new).message)
  }

  @Test func screensThatDifferMuchStandSideBySide() throws {
    let old = screen(["日本", "ab  ", "same"]) + "\nlabel \"ab\"\n"
    let new = screen(["日米", "abc ", "same"]) + "\nlabel \"abc\"\n"
    #expect(
      try message(old, new) == """
        The text differs: 3 lines removed, 3 added.
        Snapshots/A/b.txt:2
        the golden   this run
        ┌────┐       ┌────┐
        │日本│     ≠ │日米│
           ^^           ^^
        │ab  │     ≠ │abc │
           ^            ^
        │same│       │same│
        └────┘       └────┘
        --- Snapshots/A/b.txt
        +++ this run
        @@ -6,2 +6,2 @@
         
        -label "ab"
        +label "abc"
        To accept it: plainview snapshots accept A/b
        or: PLAINVIEW_RECORD=failed swift test
        """)
  }

  @Test func colourMarksTheCellsInsteadOfALineBelow() throws {
    let text = try message(screen(["a", "b", "c"]), screen(["x", "y", "c"]), coloured: true)
    #expect(text.contains("│\u{1B}[31m\u{1B}[7ma\u{1B}[0m│"))
    #expect(text.contains("│\u{1B}[32m\u{1B}[7mx\u{1B}[0m│"))
    #expect(!text.contains("^"))
  }

  @Test func screensThatDifferLittleAreADiff() throws {
    let rows = ["a", "b", "c", "d", "e", "f"]
    #expect(try !message(screen(rows), screen(rows.dropLast() + ["x"])).contains("≠"))
    #expect(try message(screen(rows), screen(["u", "v", "w", "x", "e", "f"])).contains("≠"))
  }

  @Test func screensTooWideOrTextsWithoutAFrameAreADiff() throws {
    let wide = { (letter: String) in
      "┌\n" + String(repeating: letter, count: 101) + "\n└\n"
    }
    #expect(try !message(wide("a"), wide("b")).contains("≠"))
    #expect(try !message("a\n", "b\n").contains("≠"))
    #expect(try !message("┌ no end\n", "┌ no end either\n").contains("≠"))
  }
}
