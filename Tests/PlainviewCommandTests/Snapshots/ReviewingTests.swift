import Foundation
import Testing

/// `plainview snapshots` for scripts: status, diff, accept, reject.
@Suite struct ReviewingTests {
  private let workplace: Workplace

  init() throws { workplace = try Workplace() }

  private func leaveThree() throws {
    try workplace.leave("A/one", golden: "a\nb\n", new: "a\nc\n")
    try workplace.leave("A/two", golden: nil, new: "new\n")
    try workplace.leave("B/one", golden: "\u{FEFF}x\n", new: "x y\n")
  }

  @Test func withoutAnythingThatWaitsAllIsWell() throws {
    let status = try workplace.run("status")
    #expect(status.status == 0)
    #expect(status.output == "No golden waits for a review.\n")
    #expect(try workplace.run("diff").output == "")
    #expect(try workplace.run("reject").status == 0)
    #expect(try workplace.run("accept", "--all").status == 0)
  }

  @Test func theStatusTellsWhatWaitsAndHowLargeItIs() throws {
    try leaveThree()
    let status = try workplace.run("status")
    #expect(status.status == 1)
    #expect(
      status.output == """
        different  Snapshots/A/one.txt (1 removed, 1 added)
        new        Snapshots/A/two.txt (1 line)
        damaged    Snapshots/B/one.txt (the golden begins with a byte order mark)
        3 goldens wait for a review: plainview snapshots review, or accept NAME, or reject NAME

        """)
  }

  @Test func aDiffShowsOneGoldenOrAll() throws {
    try leaveThree()
    let one = try workplace.run("diff", "A/one")
    #expect(one.status == 1)
    #expect(
      one.output == """
        --- Snapshots/A/one.txt
        +++ Snapshots/A/one.txt.new
        @@ -1,2 +1,2 @@
         a
        -b
        +c

        """)
    let all = try workplace.run("diff").output
    #expect(all.contains("@@ -0,0 +1,1 @@\n+new\n"))
    #expect(all.contains("(the golden begins with a byte order mark)"))
  }

  @Test(arguments: [
    "A/one", "A/one.txt", "Snapshots/A/one.txt", "./Snapshots/A/one.txt.new", "A/o*", "?/one",
  ])
  func aNameMayBeWrittenInManyWays(name: String) throws {
    try workplace.leave("A/one", golden: "a\n", new: "b\n")
    try workplace.leave("A/two", golden: "a\n", new: "b\n")
    let outcome = try workplace.run("accept", name)
    #expect(outcome.output == "accepted Snapshots/A/one.txt\n")
    #expect(outcome.status == 0)
    #expect(workplace.read("Snapshots/A/one.txt") == "b\n")
    #expect(workplace.read("Snapshots/A/one.txt.new") == nil)
    #expect(workplace.read("Snapshots/A/two.txt") == "a\n")
    #expect(try workplace.run("status").status == 1)
  }

  @Test func aFolderStandsForAllBelowIt() throws {
    try leaveThree()
    let outcome = try workplace.run("reject", workplace.path + "/Snapshots/A/")
    #expect(outcome.output == "rejected Snapshots/A/one.txt\nrejected Snapshots/A/two.txt\n")
    #expect(workplace.read("Snapshots/A/one.txt") == "a\nb\n")
    #expect(workplace.read("Snapshots/A/two.txt") == nil)
    #expect(try workplace.run("diff", "B").status == 1)
  }

  @Test func acceptingAllLeavesNothing() throws {
    try leaveThree()
    #expect(try workplace.run("accept", "--all").status == 0)
    #expect(workplace.read("Snapshots/B/one.txt") == "x y\n")
    #expect(try workplace.run("status").status == 0)
  }

  @Test(arguments: ["accept", "reject", "diff"])
  func aNameNothingWaitsForIsAnErrorAndNothingIsDone(action: String) throws {
    try leaveThree()
    let outcome = try workplace.run(action, "A/one", "A/three")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("error: nothing that waits is called \"A/three\"\n"))
    #expect(workplace.read("Snapshots/A/one.txt") == "a\nb\n")
    #expect(workplace.read("Snapshots/A/one.txt.new") == "a\nc\n")
  }

  @Test(arguments: [
    ([], "snapshots needs one of status"), (["show"], "unknown \"snapshots show\""),
    (["accept"], "accept needs the names of goldens, or --all"),
    (["accept", "--all", "A"], "--all and names do not go together"),
    (["status", "A"], "snapshots status takes no name such as A"),
    (["status", "--all"], "--all is no option of snapshots status"),
    (["diff", "--package-path"], "--package-path needs a path"),
    (["diff", "--package-path=nowhere"], "no Package.swift in nowhere"),
  ])
  func wrongUsageIsSaid(arguments: [String], message: String) throws {
    let outcome = try workplace.run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("plainview: error: \(message)"))
  }

  @Test func thePackageIsFoundFromAFolderInsideIt() throws {
    try leaveThree()
    #expect(try workplace.run("status", folder: "Snapshots/A").status == 1)
    let path = "--package-path=\(workplace.path)"
    #expect(try workplace.run("status", path, folder: "..").status == 1)
  }

  @Test func onCINothingIsAccepted() throws {
    try leaveThree()
    let outcome = try workplace.run("accept", "--all", variables: ["CI": "true"])
    #expect(outcome.status == 1)
    #expect(outcome.errors == "plainview: error: CI is set, so no golden is written here.\n")
    #expect(workplace.read("Snapshots/A/one.txt") == "a\nb\n")
  }

  @Test func whatCannotBeReadDoesNotStopTheOthers() throws {
    try leaveThree()
    try FileManager.default.createSymbolicLink(
      atPath: workplace.path + "/Snapshots/A/link.txt.new",
      withDestinationPath: workplace.path + "/Package.swift")
    let outcome = try workplace.run("accept", "--all")
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("Snapshots/A/link.txt.new is a symbolic link"))
    #expect(workplace.read("Snapshots/A/one.txt") == "a\nc\n")
  }
}
