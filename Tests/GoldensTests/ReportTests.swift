import Goldens
import TestFolders
import Testing

@Suite struct ReportTests {
  private let file = "Snapshots/LoginTests/shows.txt"

  private func run(
    _ text: String, golden: String?, choice: ModeChoice, isCI: Bool = false,
    context: DiffContext = .standard
  ) throws -> (message: String?, stored: String?) {
    let scratch = try ScratchFolder()
    if let golden { try scratch.write(golden, to: file) }
    var check = GoldenCheck(
      store: GoldenStore(root: scratch.path),
      name: GoldenName(suites: ["LoginTests"], test: "shows"), choice: choice, isCI: isCI,
      filter: "LoginTests/shows")
    check.context = context
    return (check.run(text).message, scratch.read(file))
  }

  @Test func aFullDiffShowsAlsoWhatIsOnlyIndentedOtherwise() throws {
    let old = "root\n  a\n  b\n  c\n  d\n"
    let new = "root\n  new\n    a\n    b\n    c\n    d\n"
    let short = try run(new, golden: old, choice: standard).message
    #expect(short?.contains("4 lines are only indented otherwise") == true)
    let full = try run(new, golden: old, choice: standard, context: .full).message
    #expect(full?.contains("\n-  a\n-  b\n") == true)
    #expect(full?.contains("only indented") == false)
  }

  private let standard = ModeChoice(mode: .missing, source: .standard)

  @Test func aDifferenceIsToldWithItsPlaceTheDiffAndHowToAcceptIt() throws {
    let result = try run("a\nB\nc", golden: "a\nb\nc\n", choice: standard)
    #expect(
      result.message == """
        The text differs: 1 line removed, 1 added.
        Snapshots/LoginTests/shows.txt:2
        --- Snapshots/LoginTests/shows.txt
        +++ this run
        @@ -1,3 +1,3 @@
         a
        -b
        +B
         c
        To accept it: plainview snapshots accept LoginTests/shows
        or: PLAINVIEW_RECORD=failed swift test --filter LoginTests/shows
        """)
    #expect(result.stored == "a\nb\nc\n")
  }

  @Test func aNewGoldenIsWrittenAndTold() throws {
    let result = try run("a  ", golden: nil, choice: standard)
    #expect(
      result.message == """
        Recorded a new golden.
        Snapshots/LoginTests/shows.txt:1
        Every write fails its test: run again to compare with it.
        """)
    #expect(result.stored == "a\n")
  }

  @Test func aMissingGoldenOnCIIsShownButNotWritten() throws {
    let choice = ModeChoice(mode: .all, source: .call)
    let result = try run("a", golden: nil, choice: choice, isCI: true)
    #expect(
      result.message == """
        There is no golden yet.
        Snapshots/LoginTests/shows.txt:1
        --- Snapshots/LoginTests/shows.txt
        +++ this run
        @@ -0,0 +1,1 @@
        +a
        CI is set, so nothing is written here. To accept it, run this test where CI is not set.
        """)
    #expect(result.stored == nil)
    let never = ModeChoice(mode: .never, source: .environment)
    let other = try #require(try run("b", golden: "a\n", choice: never, isCI: true).message)
    let command = "PLAINVIEW_RECORD=failed swift test --filter LoginTests/shows"
    #expect(other.hasSuffix("nothing is written here. To accept it elsewhere: \(command)"))
  }

  @Test func aGoldenThatIsReplacedShowsWhatWasLost() throws {
    let choice = ModeChoice(mode: .failed, source: .environment)
    let result = try run("new", golden: "old\n", choice: choice)
    let message = try #require(result.message)
    #expect(message.hasPrefix("Replaced a golden the text differs from: 1 line removed, 1 added."))
    #expect(message.contains("\n-old\n+new\n"))
    #expect(result.stored == "new\n")
  }

  @Test func lineEndsOfAnotherSystemAreToldApartFromTheText() throws {
    let result = try run("a\nb", golden: "a\r\nb\r\n", choice: standard)
    #expect(
      result.message == """
        The golden has a carriage return on line 1 (goldens are `text eol=lf` in .gitattributes).
        Snapshots/LoginTests/shows.txt:1
        Apart from that, it is the same.
        To accept it: plainview snapshots accept LoginTests/shows
        or: PLAINVIEW_RECORD=all swift test --filter LoginTests/shows
        """)
    let all = ModeChoice(mode: .all, source: .environment)
    #expect(try run("a\nb", golden: "a\r\nb\r\n", choice: all).stored == "a\nb\n")
  }

  @Test func aBlockIndentedOtherwiseIsSaidInTheFirstLine() throws {
    let old = (1...9).map { "  line \($0)\n" }.joined()
    let new = "outer\n" + (1...9).map { "    line \($0)\n" }.joined()
    let message = try #require(try run(new, golden: old, choice: standard).message)
    #expect(
      message.hasPrefix("The text differs: 0 lines removed, 1 added, 9 only indented otherwise.\n"))
    #expect(message.contains("\n@@ -1,3 +1,4 @@\n+outer\n     line 1\n"))
    #expect(message.contains("\n(9 lines are only indented otherwise)\n"))
  }

  @Test func aStrongerCallOrTraitIsWhatMustChange() throws {
    let call = ModeChoice(mode: .never, source: .call)
    let trait = ModeChoice(mode: .never, source: .trait)
    let first = try #require(try run("b", golden: "a\n", choice: call).message)
    let second = try #require(try run("b", golden: "a\n", choice: trait).message)
    let scope = ModeChoice(mode: .never, source: .scope)
    let third = try #require(try run("b", golden: "a\n", choice: scope).message)
    #expect(third.hasSuffix("change `withSnapshotTesting(record: .never)` to `.failed`"))
    #expect(first.hasSuffix("change the call's `record: .never` to `.failed`"))
    #expect(second.hasSuffix("change the trait `.snapshots(record: .never)` to `.failed`"))
  }

  @Test(arguments: SnapshotMode.allCases)
  func theSameTextIsSilent(mode: SnapshotMode) throws {
    let choice = ModeChoice(mode: mode, source: .environment)
    #expect(try run("a", golden: "a\n", choice: choice).message == nil)
  }
}
