import Foundation
import Testing

/// `plainview snapshots review`, in a terminal of its own.
@Suite struct ReviewTests {
  private let workplace: Workplace

  init() throws {
    workplace = try Workplace()
    try workplace.leave("A/one", golden: "a\n", new: "b\n")
    try workplace.leave("A/two", golden: "a\n", new: "b\n")
    try workplace.leave("B/three", golden: nil, new: "b\n")
  }

  private let prompt = "(q) quit? "

  @Test func singleKeysDecide() throws {
    let terminal = try PseudoTerminal(workplace, ["review"])
    #expect(terminal.waits(for: prompt))
    #expect(terminal.shown.contains("[1/3] different  Snapshots/A/one.txt (1 removed, 1 added)"))
    #expect(terminal.shown.contains("-a\r\n+b\r\n"))
    #expect(!terminal.isOrdinary)
    terminal.type("a")
    #expect(terminal.waits(for: prompt))
    #expect(terminal.shown.contains("[2/3]"))
    terminal.type("r")
    #expect(terminal.waits(for: prompt))
    terminal.type("s")
    #expect(terminal.end() == 1)
    #expect(terminal.shown.hasSuffix("1 accepted, 1 rejected, 1 left\r\n"))
    #expect(terminal.isOrdinary)
    #expect(workplace.read("Snapshots/A/one.txt") == "b\n")
    #expect(workplace.read("Snapshots/A/two.txt") == "a\n")
    #expect(workplace.read("Snapshots/A/two.txt.new") == nil)
    #expect(workplace.read("Snapshots/B/three.txt.new") == "b\n")
  }

  @Test func itsStatusIsAboutWhatItWasAskedFor() throws {
    let terminal = try PseudoTerminal(workplace, ["review", "A/one"])
    #expect(terminal.waits(for: prompt))
    terminal.type("a")
    #expect(terminal.end() == 0)
    #expect(terminal.shown.hasSuffix("1 accepted, 0 rejected, 0 left\r\n"))
    #expect(workplace.read("Snapshots/A/two.txt.new") == "b\n")
  }

  @Test func aKeyThatDecidesNothingIsTold() throws {
    let terminal = try PseudoTerminal(workplace, ["review", "A/one"])
    #expect(terminal.waits(for: prompt))
    terminal.type("x")
    #expect(terminal.waits(for: prompt))
    #expect(terminal.shown.contains("\r\nThis key decides nothing. (a) accept, "))
    terminal.type("yza")
    #expect(terminal.end() == 0)
    #expect(terminal.shown.components(separatedBy: "This key").count == 2)
  }

  @Test func screensThatDifferMuchStandSideBySide() throws {
    try workplace.leave("C/screen", golden: "┌─┐\n│a│\n└─┘\n", new: "┌─┐\n│b│\n│c│\n└─┘\n")
    let terminal = try PseudoTerminal(workplace, ["review", "C"])
    #expect(terminal.waits(for: prompt))
    #expect(terminal.shown.contains("the golden   this run\r\n"))
    #expect(terminal.shown.contains("│a│        ≠ │b│\r\n"))
  }

  @Test func whenNothingIsLeftTheStatusSaysSo() throws {
    let terminal = try PseudoTerminal(workplace, ["review"])
    #expect(terminal.waits(for: prompt))
    // Keys typed before their question is asked answer nothing.
    terminal.type("aaaa")
    for place in ["[2/3]", "[3/3]"] {
      #expect(terminal.waits(for: prompt))
      #expect(terminal.shown.contains(place))
      terminal.type("a")
    }
    #expect(terminal.end() == 0)
    #expect(terminal.shown.contains("3 accepted, 0 rejected, 0 left"))
    let again = try PseudoTerminal(workplace, ["review"])
    #expect(again.end() == 0)
    #expect(again.shown.contains("No golden waits for a review."))
  }

  @Test(arguments: ["q", "\u{3}", "\u{4}"])
  func leavingEarlyKeepsTheRest(key: String) throws {
    let terminal = try PseudoTerminal(workplace, ["review", "A"])
    #expect(terminal.waits(for: prompt))
    #expect(terminal.shown.contains("[1/2]"))
    terminal.type(key)
    #expect(terminal.end() == 1)
    #expect(terminal.isOrdinary)
    #expect(workplace.read("Snapshots/A/one.txt.new") == "b\n")
  }

  @Test func anArrowKeyIsNoLetter() throws {
    let terminal = try PseudoTerminal(workplace, ["review", "A/one"])
    #expect(terminal.waits(for: prompt))
    terminal.type("\u{1B}[1;2a")
    usleep(100_000)
    terminal.type("q")
    #expect(terminal.end() == 1)
    #expect(workplace.read("Snapshots/A/one.txt") == "a\n")
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func aSignalLeavesTheTerminalAsItWas(signal: Int32) throws {
    let terminal = try PseudoTerminal(workplace, ["review"])
    #expect(terminal.waits(for: prompt))
    #expect(!terminal.isOrdinary)
    terminal.send(signal)
    #expect(terminal.end() == signal)
    #expect(terminal.isOrdinary)
  }

  @Test func coloursAreShownUnlessTheyAreNotWanted() throws {
    let coloured = try PseudoTerminal(workplace, ["review"], variables: ["TERM": "xterm"])
    #expect(coloured.waits(for: prompt))
    #expect(coloured.shown.contains("\u{1B}[31m-"))
    let plain = try PseudoTerminal(
      workplace, ["review"], variables: ["TERM": "xterm", "NO_COLOR": "1"])
    #expect(plain.waits(for: prompt))
    #expect(!plain.shown.contains("\u{1B}"))
  }

  @Test func withoutATerminalOrOnCIThereIsNoReview() throws {
    let outcome = try workplace.run("review")
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("plainview: error: review needs a terminal"))
    let onCI = try PseudoTerminal(workplace, ["review"], variables: ["CI": "1"])
    #expect(onCI.end() == 1)
    #expect(onCI.shown.contains("CI is set"))
  }
}
