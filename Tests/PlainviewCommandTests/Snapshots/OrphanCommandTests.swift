import Foundation
import Goldens
import Testing

/// `plainview snapshots orphans`.
@Suite struct OrphanCommandTests {
  private let workplace: Workplace

  init() throws {
    workplace = try Workplace()
    for name in ["A/kept", "A/gone"] { try workplace.write("x\n", to: "Snapshots/\(name).txt") }
  }

  /// A run that compared one golden, long after the files were written.
  private func noteRun(status: Int32 = 0, filter: [String] = []) throws {
    let manifest = try RunManifest(root: workplace.path, run: "r")
    let arguments = ["tests", "--testing-library", "swift-testing"] + filter
    manifest.begin(process: 1, time: 1e12, arguments: arguments)
    let name = GoldenName(suites: ["A"], test: "kept")
    let check = GoldenCheck(
      store: GoldenStore(root: workplace.path), name: name,
      choice: ModeChoice(mode: .never, source: .environment), isCI: true)
    manifest.note(RunEvent(check.run("x"), golden: name, location: "M/A.swift:1", process: 1))
    manifest.end(process: 1, status: status)
  }

  @Test func aFolderThatIsTooDeepMakesNothingAnOrphan() throws {
    let deep = Array(repeating: "d", count: 70).joined(separator: "/")
    try workplace.write("x\n", to: "Snapshots/\(deep)/a.txt")
    try noteRun()
    let outcome = try workplace.run("orphans", "--delete")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("a folder of goldens cannot be looked into"))
    #expect(workplace.read("Snapshots/A/gone.txt") == "x\n")
  }

  @Test func goldensOfFoldersThatTestsNameAreNoOrphansOfThePackage() throws {
    try noteRun()
    try RunManifest(root: workplace.path, run: "r").add(folder: "Snapshots/Phone", process: 1)
    try workplace.write("x\n", to: "Snapshots/Phone/B/other.txt")
    let list = try workplace.run("orphans")
    #expect(list.output == "Snapshots/A/gone.txt\n")
    #expect(list.errors == "")
  }

  @Test func orphansAreListedAndDeletedWhenAsked() throws {
    try noteRun()
    let list = try workplace.run("orphans")
    #expect(list.status == 1)
    #expect(list.output == "Snapshots/A/gone.txt\n")
    #expect(workplace.read("Snapshots/A/gone.txt") == "x\n")
    let onCI = try workplace.run("orphans", "--delete", variables: ["CI": "1"])
    #expect(onCI.errors == "plainview: error: CI is set, so no golden is deleted here.\n")
    let deletion = try workplace.run("orphans", "--delete")
    #expect(deletion.status == 0)
    #expect(deletion.output == "deleted Snapshots/A/gone.txt\n")
    #expect(workplace.read("Snapshots/A/gone.txt") == nil)
    #expect(workplace.read("Snapshots/A/kept.txt") == "x\n")
    #expect(try workplace.run("orphans").output == "Every golden has its test.\n")
  }

  @Test func whatWaitsBesideAnOrphanGoesWithIt() throws {
    try workplace.write("y\n", to: "Snapshots/A/gone.txt.new")
    try workplace.write("y\n", to: "Snapshots/A/kept.txt.new")
    try noteRun()
    let deletion = try workplace.run("orphans", "--delete")
    #expect(deletion.output == "deleted Snapshots/A/gone.txt\ndeleted Snapshots/A/gone.txt.new\n")
    #expect(workplace.read("Snapshots/A/gone.txt.new") == nil)
    #expect(workplace.read("Snapshots/A/kept.txt.new") == "y\n")
  }

  @Test func aFolderWithTheNameOfAGoldenIsNoOrphan() throws {
    try FileManager.default.removeItem(atPath: workplace.path + "/Snapshots/A/gone.txt")
    try workplace.write("x\n", to: "Snapshots/A/gone.txt/inner.txt")
    try noteRun()
    let outcome = try workplace.run("orphans")
    #expect(outcome.status == 1)
    #expect(outcome.output == "Every golden has its test.\n")
    #expect(
      outcome.errors == "Snapshots/A/gone.txt is a folder where a golden file belongs.\n")
  }

  @Test func aSourceThatCannotBeReadMakesOrphansUnknown() throws {
    try FileManager.default.createSymbolicLink(
      atPath: workplace.path + "/T.swift", withDestinationPath: "T.swift")
    try noteRun()
    let outcome = try workplace.run("orphans", "--delete")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors
        == "plainview: error: orphans cannot be told: T.swift cannot be read, and a test may stand "
        + "in it.\n")
    #expect(workplace.read("Snapshots/A/gone.txt") == "x\n")
  }

  @Test func orphansElsewhereGoOnlyByTheSourcesOfAPackageThatIsNamed() throws {
    try noteRun()
    try FileManager.default.moveItem(
      atPath: workplace.path + "/Snapshots", toPath: workplace.path + "/Elsewhere")
    let outcome = try workplace.run("orphans", "--delete", "--snapshots", "Elsewhere")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("needs --package-path"))
    #expect(workplace.read("Elsewhere/A/gone.txt") == "x\n")
  }

  @Test func withoutAnySourcesOrphansAreUnknown() throws {
    try noteRun()
    try FileManager.default.removeItem(atPath: workplace.path + "/Package.swift")
    let folder = workplace.path + "/Snapshots"
    try FileManager.default.createDirectory(
      atPath: folder + "/.build", withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      atPath: workplace.path + "/.build/plainview", toPath: folder + "/.build/plainview")
    let outcome = try workplace.run("orphans", "--delete", "--snapshots", "Snapshots")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors
        == "plainview: error: orphans cannot be told: no package is known whose tests have goldens "
        + "in Snapshots.\n")
    #expect(workplace.read("Snapshots/A/gone.txt") == "x\n")
  }

  @Test func withoutARunNothingIsKnown() throws {
    let outcome = try workplace.run("orphans", "--delete")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors
        == "plainview: error: orphans cannot be told: no test run has compared a golden "
        + "here yet. Run all tests (swift test), until they pass.\n")
    #expect(workplace.read("Snapshots/A/gone.txt") == "x\n")
  }

  @Test func aFilteredOrFailedRunTellsNothing() throws {
    try noteRun(filter: ["--filter", "A"])
    #expect(
      try workplace.run("orphans").errors.contains("a part of the tests only: --filter A. Run all"))
    try noteRun(status: 1)
    #expect(try workplace.run("orphans", "--delete").status == 1)
    #expect(workplace.read("Snapshots/A/gone.txt") == "x\n")
  }

  @Test func aTestThatMayBeDisabledKeepsItsGolden() throws {
    try workplace.write("struct A {\n  @Test func gone() {}\n}\n", to: "Tests/T.swift")
    try noteRun()
    let outcome = try workplace.run("orphans", "--delete")
    #expect(outcome.status == 0)
    #expect(
      outcome.errors
        == "Snapshots/A/gone.txt: kept: its test stands at Tests/T.swift:2 but did not compare it\n"
    )
    #expect(workplace.read("Snapshots/A/gone.txt") == "x\n")
  }

  @Test func whatAKilledRunLeftBehindGoesToo() throws {
    try workplace.write("half", to: "Snapshots/A/.golden-999999999-0.tmp")
    try workplace.write("half", to: "Snapshots/A/.golden-\(getpid())-0.tmp")
    try noteRun()
    #expect(
      try workplace.run("orphans").output
        == "Snapshots/A/gone.txt\nSnapshots/A/.golden-999999999-0.tmp\n")
    #expect(try workplace.run("orphans", "--delete").status == 0)
    #expect(workplace.read("Snapshots/A/.golden-999999999-0.tmp") == nil)
    #expect(workplace.read("Snapshots/A/.golden-\(getpid())-0.tmp") == "half")
  }
}
