import Foundation
import Goldens
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

  @Test(arguments: [
    ("B/", "Snapshots"), ("./A/one.txt.new", "Snapshots"), ("one.txt.new", "Snapshots/A"),
    ("../Snapshots/A/one.txt", "Tests"), ("./A/one", ""), ("A/one", "Tests"), (".", "Snapshots/A"),
    ("Snapshots", ""), ("../Snapshots/", "Tests"), (".", ""), ("./", ""), ("..", "Tests"),
    ("..", "Snapshots"), ("A//one.txt", ""), ("Snapshots//A/./one.txt", ""),
    ("A//one.txt.new", "Snapshots"), ("B/../A/one", ""),
  ])
  func whatAShellCompletesIsAName(name: String, folder: String) throws {
    try workplace.leave("A/one", golden: "a\n", new: "b\n")
    if name == "B/" { try workplace.leave("B/one", golden: "a\n", new: "b\n") }
    try workplace.write("", to: "Tests/T.swift")
    let outcome = try workplace.run("accept", name, folder: folder)
    #expect(outcome.output.contains("accepted Snapshots/\(name == "B/" ? "B" : "A")/one.txt\n"))
    #expect(outcome.status == 0)
  }

  @Test(arguments: ["", "Tests", "A/", "Snapshots/../A/none", "../elsewhere"])
  func whatNamesNothingAcceptsNothing(name: String) throws {
    try workplace.leave("B/one", golden: "a\n", new: "b\n")
    let outcome = try workplace.run("accept", name, folder: "Snapshots")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("nothing that waits is called \"\(name)\""))
    #expect(workplace.read("Snapshots/B/one.txt") == "a\n")
  }

  @Test func aSuiteThatIsCalledLikeThePackageIsMeant() throws {
    let package = URL(fileURLWithPath: workplace.path).lastPathComponent
    try workplace.leave("\(package)/one", golden: "a\n", new: "b\n")
    try workplace.leave("B/one", golden: "a\n", new: "b\n")
    let outcome = try workplace.run("accept", package, "--package-path=\(package)", folder: "..")
    #expect(outcome.output == "accepted Snapshots/\(package)/one.txt\n")
  }

  @Test func theStatusLooksIntoTheFoldersThatTestsName() throws {
    let manifest = try RunManifest(root: workplace.path, run: "r")
    manifest.begin(process: 1, time: 1, arguments: ["t"])
    for folder in ["Goldens/iOS", "Snapshots/Phone", "gone", "Goldens/iOS/x y"] {
      manifest.add(folder: folder, process: 1)
    }
    try workplace.leave("A/one", golden: "a\n", new: "b\n")
    try workplace.leave("Phone/A/one", golden: "a\n", new: "b\n")
    let leftover = ".golden-999999999-0.tmp"
    for file in ["A/one.txt.new", "x y/A/two.txt.new", leftover] {
      try workplace.write("a\n", to: "Goldens/iOS/" + file)
    }
    let status = try workplace.run("status")
    #expect(status.status == 1)
    let command = "plainview snapshots review"
    let option = " --snapshots Goldens/iOS"
    #expect(
      status.output == """
        different  Snapshots/A/one.txt (1 removed, 1 added)
        different  Snapshots/Phone/A/one.txt (1 removed, 1 added)
        2 goldens wait for a review: \(command), or accept NAME, or reject NAME
        new        Goldens/iOS/A/one.txt (1 line)
        new        Goldens/iOS/x y/A/two.txt (1 line)
        leftover   Goldens/iOS/\(leftover) (half written by a run that was killed: plainview snapshots \
        reject --snapshots Goldens/iOS removes it)
        2 goldens wait for a review: \(command)\(option), or accept\(option) NAME, or \
        reject\(option) NAME

        """)
    #expect(try workplace.run("accept", "--all").status == 0)
    #expect(try workplace.run("status").status == 1)
    #expect(try workplace.run("accept", "--all", "--snapshots", "Goldens/iOS").status == 0)
    #expect(try workplace.run("status").status == 0)
  }

  @Test func anAbsolutePathMayLeadThroughALink() throws {
    try workplace.leave("A/one", golden: "a\n", new: "b\n")
    let link = workplace.path + "-link"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: workplace.path)
    defer { unlink(link) }
    let path = link + "/Snapshots/A/one.txt"
    #expect(try workplace.run("accept", path).output == "accepted Snapshots/A/one.txt\n")
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
    (["diff", "-U"], "-U needs a number of lines, or full"),
    (["diff", "-Umany"], "-U needs a number of lines, or full"),
    (["status", "-w"], "-w is no option of snapshots status"),
    (["status", "--snapshots=a", "--snapshots=b"], "--snapshots may name but one folder"),
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

  @Test func optionsMayStandBeforeTheSubcommand() throws {
    try leaveThree()
    let before = try workplace.run("--package-path", workplace.path, "status", folder: "..")
    #expect(before.status == 1)
    #expect(before.output.contains("Snapshots/A/one.txt"))
    #expect(try workplace.run("--all", "reject").status == 0)
  }

  @Test(arguments: [["statsu"], ["accept", "Missing"], ["--snapshots", "gone", "status"]])
  func aMistakeIsOneLineAndAHint(arguments: [String]) throws {
    let outcome = try workplace.run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("plainview: error: ") == true)
    #expect(lines.last == "see plainview help snapshots")
  }

  @Test func helpOfASubcommandIsFound() throws {
    let mistyped = try workplace.start(["snapshot"])
    #expect(
      mistyped.errors == """
        plainview: error: unknown subcommand "snapshot"
        see plainview help

        """)
    let help = try workplace.start(["help", "snapshots"])
    #expect(help.output == (try workplace.run("--help").output))
    #expect(help.output.contains("plainview snapshots orphans"))
  }

  @Test func whatIsNoGoldenIsTold() throws {
    try workplace.write("x\n", to: "elsewhere/a.txt")
    try workplace.write("x\n", to: "Snapshots/B/folder.txt/inner.txt")
    try FileManager.default.createSymbolicLink(
      atPath: workplace.path + "/Snapshots/A", withDestinationPath: workplace.path + "/elsewhere")
    let outcome = try workplace.run("status")
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(
      outcome.errors == """
        Snapshots/A is a symbolic link; goldens are never reached through one.
        Snapshots/B/folder.txt is a folder where a golden file belongs.

        """)
  }

  @Test func whatAKilledRunLeftIsToldAndRemoved() throws {
    let dead = "Snapshots/A/.golden-999999999-0.tmp"
    let own = "Snapshots/A/.golden-\(getpid())-0.tmp"
    for name in [dead, own] { try workplace.write("half", to: name) }
    let reason = "(half written by a run that was killed: plainview snapshots reject removes it)"
    let status = try workplace.run("status")
    #expect(status.status == 0)
    #expect(
      status.output == """
        leftover   \(dead) \(reason)
        No golden waits for a review.

        """)
    try workplace.leave("A/one", golden: "a\n", new: "b\n")
    #expect(try workplace.run("reject", "A/one").status == 0)
    #expect(workplace.read(dead) == "half")
    let rejection = try workplace.run("reject", "--all")
    #expect(rejection.output == "removed \(dead)\nNo golden waits for a review.\n")
    #expect(workplace.read(dead) == nil)
    #expect(workplace.read(own) == "half")
  }

  // MARK: How differences are shown

  @Test(arguments: [
    (["-U", "0"], "@@ -3,1 +3,1 @@\n-3\n+three\n"),
    (["-U1"], "@@ -2,3 +2,3 @@\n 2\n-3\n+three\n 4\n"),
    (["--unified=full"], "@@ -1,9 +1,9 @@\n 1\n 2\n-3\n+three\n 4\n 5\n 6\n 7\n 8\n 9\n"),
  ])
  func theLinesOfContextAreChosen(arguments: [String], difference: String) throws {
    let golden = (1...9).map { "\($0)\n" }.joined()
    try workplace.leave("A/one", golden: golden, new: golden.replacing("3", with: "three"))
    let outcome = try workplace.run(["diff"] + arguments)
    #expect(
      outcome.output
        == "--- Snapshots/A/one.txt\n+++ Snapshots/A/one.txt.new\n" + difference)
  }

  @Test func theEnvironmentChoosesTheContextToo() throws {
    try workplace.leave("A/one", golden: "1\n2\n3\n", new: "1\ntwo\n3\n")
    let none = ["PLAINVIEW_CONTEXT": "0"]
    #expect(try workplace.run("diff", variables: none).output.hasSuffix("@@\n-2\n+two\n"))
    #expect(try workplace.run("diff", "-U9", variables: none).output.hasSuffix("+two\n 3\n"))
    let bad = try workplace.run("diff", variables: ["PLAINVIEW_CONTEXT": "x"])
    #expect(bad.errors.hasPrefix("plainview: error: PLAINVIEW_CONTEXT is \"x\", which is "))
  }

  @Test(arguments: [["diff", "-w"], ["diff", "--ignore-indentation", "A"]])
  func indentationCanBeLeftOut(arguments: [String]) throws {
    try workplace.leave("A/one", golden: "a\n  b\n", new: "outer\n  a\n    b\n")
    #expect(
      try workplace.run(arguments).output == """
        --- Snapshots/A/one.txt
        +++ Snapshots/A/one.txt.new
        @@ -1,2 +1,3 @@
        +outer
           a
             b
        (2 lines are only indented otherwise)

        """)
  }

  // MARK: A folder of goldens elsewhere

  @Test func theFolderOfGoldensMayBeElsewhere() throws {
    try workplace.write("a\n", to: "data/A/one.txt")
    try workplace.write("b\n", to: "data/A/one.txt.new")
    #expect(try workplace.run("status").output == "No golden waits for a review.\n")
    let status = try workplace.run("status", "--snapshots", "data")
    #expect(status.output.hasPrefix("different  data/A/one.txt (1 removed, 1 added)\n"))
    let path = workplace.path + "/data"
    let byVariable = try workplace.run("diff", variables: ["PLAINVIEW_SNAPSHOTS": path])
    #expect(byVariable.output.hasPrefix("--- \(path)/A/one.txt\n+++ \(path)/A/one.txt.new\n"))
    // An option is stronger than the variable, and no package is needed.
    try FileManager.default.removeItem(atPath: workplace.path + "/Package.swift")
    let outcome = try workplace.run(
      "accept", "A/one", "--snapshots", "../data", variables: ["PLAINVIEW_SNAPSHOTS": "/"],
      folder: "data")
    #expect(outcome.output == "accepted ../data/A/one.txt\n")
    #expect(workplace.read("data/A/one.txt") == "b\n")
    let gone = try workplace.run("status", variables: ["PLAINVIEW_SNAPSHOTS": "nowhere"])
    #expect(gone.errors.hasPrefix("plainview: error: PLAINVIEW_SNAPSHOTS is \"nowhere\", and no "))
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
