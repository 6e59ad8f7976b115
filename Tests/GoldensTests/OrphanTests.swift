import Foundation
import TestFolders
import Testing

@testable import Goldens

/// Which goldens no test has any more, and when that cannot be known.
@Suite struct OrphanTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private static let whole = ["tests", "--testing-library", "swift-testing"]

  /// A run that touched goldens, long after those on disk were written.
  private func run(
    _ goldens: [String], arguments: [String] = whole, time: Double = 1e12, status: Int32? = 0,
    ends: Bool = true
  ) throws -> RunRecord {
    let manifest = try RunManifest(root: scratch.path, run: "r")
    manifest.begin(process: 1, time: time, arguments: arguments)
    for golden in goldens {
      var event = RunEvent(.golden, process: 1)
      event.golden = "Snapshots/\(golden).txt"
      manifest.note(event)
    }
    if ends { manifest.end(process: 1, status: status) }
    return try #require(try RunRecord.latest(root: scratch.path))
  }

  private func orphans(_ run: RunRecord) throws -> Orphans {
    try Orphans(run: run, tree: GoldenStore(root: scratch.path).tree()) {
      names throws(Refusal) in try TestPlace.find(names, root: scratch.path)
    }
  }

  @Test func whatAWholeRunDidNotTouchIsAnOrphan() throws {
    for name in ["A/one", "A/one.2", "A/two", "Gone/three.US"] {
      try scratch.write("x\n", to: "Snapshots/\(name).txt")
    }
    let found = try orphans(run(["A/one", "a/TWO"]))
    #expect(found.orphans.map(\.shortName) == ["A/one.2", "Gone/three.US"])
    #expect(found.kept.isEmpty)
  }

  @Test func aTestThatStandsInTheSourcesButDidNotRunKeepsItsGoldens() throws {
    for name in ["Login/shows", "Login/`raw`", "Free/shows.2", "Other/shows", "Login/gone"] {
      try scratch.write("x\n", to: "Snapshots/\(name.filter { $0 != "`" }).txt")
    }
    try scratch.write(
      "@Suite struct Login {\n  @Test(.disabled()) func shows() {}\n  @Test func `raw`() {}\n}\n",
      to: "Tests/Any.swift")
    try scratch.write("\n@Test func shows() {}\n", to: "Tests/Free.swift")
    try scratch.write("struct Other { func shows() {} }", to: ".build/checkouts/Other.swift")
    let found = try orphans(run([]))
    #expect(found.orphans.map(\.shortName) == ["Login/gone", "Other/shows"])
    #expect(
      found.kept.map { "\($0.name.shortName): \($0.reason)" } == [
        "Free/shows.2: its test stands at Tests/Free.swift:2 but did not compare it",
        "Login/raw: its test stands at Tests/Any.swift:3 but did not compare it",
        "Login/shows: its test stands at Tests/Any.swift:2 but did not compare it",
      ])
  }

  @Test func aGoldenCalledByTestNameKeepsItsPlaceInTheSources() throws {
    let byCard = NamePiece.chosen("pays (by card)").slug
    let byFunction = NamePiece.chosen("shows()").slug
    for name in ["Login/\(byCard)", "Login/pays", "Login/gone", "Login/\(byFunction).2"] {
      try scratch.write("x\n", to: "Snapshots/\(name).txt")
    }
    try scratch.write(
      """
      func check(_ text: String, testName: String = #function) {
        assertSnapshot(of: text, as: .lines, testName: testName)
      }
      let names = ["pays", "pays (by card)", "go\\ne"]
      """, to: "Tests/Helpers.swift")
    try scratch.write(
      "struct Login { @Test(.disabled()) func shows() { check(\"a\") } }\n",
      to: "Tests/Login.swift")
    let found = try orphans(run([]))
    #expect(found.orphans.map(\.shortName) == ["Login/gone"])
    #expect(
      found.kept.map(\.reason) == [
        "its name stands at Tests/Helpers.swift:4 but nothing compared it",
        "its name stands at Tests/Helpers.swift:4 but nothing compared it",
        "its test stands at Tests/Login.swift:1 but did not compare it",
      ])
  }

  @Test func aSourceThatCannotBeReadMakesNothingAnOrphan() throws {
    try scratch.write("x\n", to: "Snapshots/Login/gone.txt")
    try scratch.link("Tests.swift", to: "Tests.swift")
    let record = try run([])
    let error = #expect(throws: Refusal.self) { try orphans(record) }
    #expect(error?.description == "Tests.swift cannot be read, and a test may stand in it.")
    #expect(try orphans(run(["Login/gone"])).orphans.isEmpty)
    try FileManager.default.removeItem(atPath: scratch.path + "/Tests.swift")
    try scratch.link("Gone.swift", to: "nowhere")
    #expect(try orphans(record).orphans.map(\.shortName) == ["Login/gone"])
  }

  @Test func aTestThatRanKeepsNoGoldenItDidNotCompare() throws {
    try scratch.write("x\n", to: "Snapshots/Login/shows.2.txt")
    try scratch.write("struct Login { func shows() {} }\n", to: "Tests/Any.swift")
    #expect(try orphans(run(["Login/shows"])).orphans.map(\.shortName) == ["Login/shows.2"])
  }

  @Test func aGoldenThatCameAfterTheRunIsKept() throws {
    try scratch.write("x\n", to: "Snapshots/A/one.txt")
    let found = try orphans(run([], time: 1))
    #expect(found.orphans.isEmpty)
    #expect(found.kept.map(\.reason) == ["it came after the last run began"])
  }

  @Test func aWholeRunThatPassedIsCompleteAndAnEmptyRecordIsNot() throws {
    #expect(try run([]).whyIncomplete == nil)
    #expect(RunRecord(bytes: Data()).whyIncomplete == "the record of the last run is empty")
  }

  @Test(arguments: [
    (whole + ["--filter", "A"], 0, true, "the last run was a part of the tests only: --filter A"),
    (whole, 1, true, "the last run failed"),
    (whole, nil, true, "this system does not tell whether the last run passed"),
    (
      whole, 0, false, "the last run has not come to its end: it crashed, was killed, or still runs"
    ),
    (
      ["xctest"], 0, true,
      "it is not known which tests the last run was: it was not `swift test` that ran them"
    ),
  ])
  func theReasonIsSaid(arguments: [String], status: Int32?, ends: Bool, why: String) throws {
    let record = try run([], arguments: arguments, status: status, ends: ends)
    #expect(record.whyIncomplete == why)
  }
}
