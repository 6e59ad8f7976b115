import Testing

@testable import Goldens

@Suite struct DiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    let lines = UnifiedDiff.lines(of: LineDiff(from: old, to: new), oldName: "a", newName: "b")
    return lines.dropFirst(2).joined(separator: "\n")
  }

  static let table: [(old: String, new: String, expected: String)] = [
    ("a\n", "a\n", ""),
    ("", "a\n", "@@ -0,0 +1,1 @@\n+a"),
    ("a\n", "", "@@ -1,1 +0,0 @@\n-a"),
    (
      "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n",
      "@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8"
    ),
    ("a\nb\nc\n", "b\nc\nd\n", "@@ -1,3 +1,3 @@\n-a\n b\n c\n+d"),
    ("a\n", "a", "@@ -1,1 +1,1 @@\n-a\n+a\n\\ No newline at end of file"),
    ("a\n", "a\n\n", "@@ -1,1 +1,2 @@\n a\n+"),
    (
      "a \n\tb\n", "a\n  b\n",
      "@@ -1,2 +1,2 @@\n-a·\n-⇥b\n+a\n+  b\n(· space at the end of a line, ⇥ tab)"
    ),
    ("a\r\n", "a\n", "@@ -1,1 +1,1 @@\n-a␍\n+a\n(␍ carriage return)"),
    (
      "a\u{A0}b\u{1B}\u{200B}\n", "a b\n",
      "@@ -1,1 +1,1 @@\n-a\\u{A0}b␛\\u{200B}\n+a b"
    ),
    ("caf\u{E9}\n", "cafe\u{301}\n", "@@ -1,1 +1,1 @@\n-caf\\u{E9}\n+cafe\\u{301}"),
    ("❤\n", "❤\u{FE0F}\n", "@@ -1,1 +1,1 @@\n-\\u{2764}\n+\\u{2764}\\u{FE0F}"),
    ("👨‍👩‍👧\n", "日本\n", "@@ -1,1 +1,1 @@\n-👨‍👩‍👧\n+日本"),
  ]

  @Test(arguments: table.indices)
  func aDiffReadsLikeThis(row: Int) {
    let (old, new, expected) = Self.table[row]
    #expect(diff(old, new) == expected)
  }

  private func limited(_ context: DiffContext, _ old: String, _ new: String) -> String {
    UnifiedDiff.lines(
      of: LineDiff(from: old, to: new), oldName: "a", newName: "b", limits: .failure(context)
    ).dropFirst(2).joined(separator: "\n")
  }

  @Test func theLinesOfContextCanBeChosen() {
    let old = (1...9).map { "\($0)\n" }.joined()
    let new = old.replacing("5", with: "five")
    #expect(limited(.lines(0), old, new) == "@@ -5,1 +5,1 @@\n-5\n+five")
    #expect(limited(.lines(1), old, new) == "@@ -4,3 +4,3 @@\n 4\n-5\n+five\n 6")
    #expect(limited(.lines(.max), old, new).hasPrefix("@@ -1,9 +1,9 @@\n 1\n"))
  }

  @Test func aFullDiffLeavesNothingOut() {
    let old = (1...5_000).map { "\($0)\n" }.joined()
    let new = (1...5_000).map { $0 % 10 == 0 ? "x\n" : "\($0)\n" }.joined()
    let text = limited(.full, old, new)
    #expect(!text.contains("left out"))
    #expect(text.hunkCount == 1)
    #expect(text.utf8.count(where: { $0 == 10 }) == 5_500)
  }

  // MARK: Indentation

  private static let flat = "root\n  first\n    a\n    b\n  second\n    c\n  third\n"
  private static let nested =
    "root\n  outer\n    first\n      a\n      B\n    second\n      c\n    third\n"

  @Test func aBlockThatIsIndentedOtherwiseIsCountedAndNotShown() {
    let diff = LineDiff.readable(from: Self.flat, to: Self.nested)
    let lines = UnifiedDiff.lines(of: diff, oldName: "a", newName: "b")
    #expect(
      lines.dropFirst(2).joined(separator: "\n") == """
        @@ -1,7 +1,8 @@
         root
        +  outer
             first
               a
        -    b
        +      B
             second
               c
             third
        (5 lines are only indented otherwise)
        """)
  }

  @Test func whereOnlyTheIndentationDiffersItIsShown() {
    let old = "  a\n  b\n  c\n  d\n"
    let diff = LineDiff.readable(from: old, to: old.replacing("  ", with: "    "))
    #expect(diff.reindented == 0)
    #expect(diff.removed == 4)
    let blind = LineDiff(
      from: old, to: old.replacing("  ", with: "\t"), ignoringIndentation: true)
    #expect(blind.changes.isEmpty)
    #expect(blind.reindented == 4)
  }

  @Test func fewLinesIndentedOtherwiseAreShownAsTheyAre() {
    let diff = LineDiff.readable(from: "a\nb\nc\nd\n", to: "a\n  b\n  c\nD\n")
    #expect(diff.reindented == 0)
    #expect(diff.removed == 3)
  }

  @Test func changesThatShareContextAreOneHunk() {
    let old = (1...30).map { "\($0)\n" }
    var new = old
    new[4] = "x\n"
    new[11] = "y\n"
    #expect(diff(old.joined(), new.joined()).hunkCount == 1)
    new[11] = old[11]
    new[12] = "y\n"
    #expect(diff(old.joined(), new.joined()).hunkCount == 2)
  }

  @Test func aDifferenceFarToTheRightIsShown() {
    let start = String(repeating: "x", count: 5_000)
    let text = diff(start + "old\n", start + "new\n")
    #expect(text.contains("xold\n"))
    #expect(text.hasSuffix("xnew"))
    #expect(text.count < 600)
  }

  @Test func whatIsLeftOutIsCounted() {
    let old = (1...5_000).map { "old \($0)\n" }.joined()
    let new = (1...4_000).map { "new \($0)\n" }.joined()
    let text = diff(old, new)
    #expect(text.contains("\n… 4960 more removed lines left out\n+new 1\n"))
    #expect(text.hasSuffix("… 3960 more added lines left out"))
    let spread = (1...5_000).map { $0 % 10 == 0 ? "x\n" : "\($0)\n" }.joined()
    let many = diff((1...5_000).map { "\($0)\n" }.joined(), spread)
    #expect(many.utf8.count(where: { $0 == 10 }) < 140)
    #expect(many.contains("more changes left out"))
  }

  @Test(arguments: [0, 1, 2, 3, 4, 5])
  func aDiffTurnsTheOldTextIntoTheNewOne(seed: UInt64) {
    // Few different lines make many matches; large texts go beyond the exact search.
    let sizes = [
      (0, 3, 2), (7, 5, 2), (60, 70, 3), (400, 500, 9), (3_000, 3_000, 50), (5_000, 4_000, 4_000),
    ]
    let (oldCount, newCount, kinds) = sizes[Int(seed)]
    var generator = Numbers(state: seed &+ 1)
    for _ in 0..<(oldCount > 100 ? 1 : 60) {
      let old = (0..<oldCount).map { _ in "\(generator.next(below: kinds))\n" }
      let new = (0..<newCount).map { _ in "\(generator.next(below: kinds))\n" }
      let diff = LineDiff(from: old.joined(), to: new.joined())
      var result: [String] = []
      var line = 0
      for change in diff.changes {
        result += old[line..<change.old.lowerBound]
        result += new[change.new]
        line = change.old.upperBound
      }
      result += old[line...]
      #expect(result == new)
    }
  }

  @Test func theEditIsTheShortestWithinTheBound() {
    var generator = Numbers(state: 7)
    for _ in 0..<200 {
      let old = (0..<12).map { _ in generator.next(below: 4) }
      let new = (0..<11).map { _ in generator.next(below: 4) }
      let matches = SharedLines(old: old, new: new).matches()
      #expect(matches.count == longestCommonLength(old, new))
    }
  }

  @Test func aMovedBlockAmongThousandsOfChangesIsFound() {
    var old = (0..<5_000).map { "old \($0)\n" }
    var new = (0..<5_000).map { "new \($0)\n" }
    for index in stride(from: 10, to: 5_000, by: 7) {
      old[index] = "same \(index)\n"
      new[index - 3] = "same \(index)\n"
    }
    let diff = LineDiff(from: old.joined(), to: new.joined())
    #expect(diff.removed == 5_000 - 713)
    #expect(diff.added == 5_000 - 713)
  }

  private func longestCommonLength(_ a: [Int], _ b: [Int]) -> Int {
    var row = [Int](repeating: 0, count: b.count + 1)
    for x in a {
      var diagonal = 0
      for (index, y) in b.enumerated() {
        let above = row[index + 1]
        row[index + 1] = x == y ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row[b.count]
  }
}

extension String {
  fileprivate var hunkCount: Int { components(separatedByMark: "@@ -") - 1 }

  private func components(separatedByMark mark: String) -> Int { ranges(of: mark).count + 1 }
}

/// Numbers that look random and are the same in every run.
private struct Numbers {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
