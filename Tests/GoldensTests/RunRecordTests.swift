import Foundation
import TestFolders
import Testing

@testable import Goldens

/// The record of a test run: written by many at once, read by the command.
@Suite struct RunRecordTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private let folder = ".build/plainview/runs"
  private static let whole = ["tests", "--testing-library", "swift-testing"]

  private func event(_ golden: String, _ result: RunEvent.Result = .matches) -> RunEvent {
    var event = RunEvent(.golden, process: 7)
    event.golden = golden
    event.result = result
    return event
  }

  @Test func aRecordTellsWhatBecameOfEachGolden() throws {
    let manifest = try RunManifest(root: scratch.path, run: "1-2")
    manifest.begin(process: 7, time: 5, arguments: Self.whole)
    manifest.note(event("Snapshots/B/b.txt", .missing))
    manifest.note(event("Snapshots/A/a.txt", .different))
    manifest.note(event("Snapshots/A/a.txt"))
    manifest.end(process: 7, status: 0)
    let record = try #require(try RunRecord.latest(root: scratch.path))
    #expect(record.began == 5)
    #expect(record.goldens.map(\.golden) == ["Snapshots/A/a.txt", "Snapshots/B/b.txt"])
    #expect(record.goldens.map(\.result) == [.matches, .missing])
    #expect(record.whyIncomplete == nil)
  }

  @Test func aRecordTellsTheFoldersElsewhere() throws {
    let manifest = try RunManifest(root: scratch.path, run: "1-2")
    manifest.begin(process: 7, time: 5, arguments: Self.whole)
    for folder in ["Phone", "Goldens", "Phone"] { manifest.add(folder: folder, process: 7) }
    let record = try #require(try RunRecord.latest(root: scratch.path))
    #expect(record.folders == ["Goldens", "Phone"])
    #expect(record.run == "1-2")
    #expect(!record.isTorn)
    #expect(try RunRecord.of(run: "1-2", root: scratch.path) == record)
    #expect(try RunRecord.of(run: "1-3", root: scratch.path) == nil)
    try scratch.makeFolder("Phone")
    let store = GoldenStore(root: scratch.path)
    #expect(store.others(in: record).map(\.path) == [scratch.path + "/Phone"])
  }

  @Test func aFailureIsRecordedWithBothTexts() throws {
    try scratch.write("old\n", to: "Snapshots/A/b.txt")
    let name = GoldenName(suites: ["A"], test: "b")
    let check = GoldenCheck(
      store: GoldenStore(root: scratch.path), name: name,
      choice: ModeChoice(mode: .missing, source: .standard), isCI: true)
    let event = RunEvent(check.run("new"), golden: name, location: "M/F.swift:3", process: 1)
    #expect(event.result == .different)
    #expect(event.message == "The text differs: 1 line removed, 1 added.")
    #expect(event.expected == "old\n")
    #expect(event.actual == "new\n")
    let passed = RunEvent(check.run("old"), golden: name, location: "M/F.swift:3", process: 1)
    #expect(passed.actual == nil)
    #expect(passed.message == nil)
  }

  @Test(arguments: ["long line é\n", "é"])
  func ofALongTextTheRecordHoldsTheBeginning(piece: String) {
    let text = String(repeating: piece, count: 600 << 10)
    let bounded = RunEvent.bounded(text)
    #expect(bounded.utf8.count < RunEvent.textLimit + 64)
    let lines = bounded.split(separator: "\n")
    let isLines = piece.hasSuffix("\n")
    let whole = lines.dropLast().map { $0 + "\n" }.joined()
    let kept = isLines ? whole : String(lines[0].dropLast())
    #expect(text.hasPrefix(kept))
    let more = text.utf8.count - kept.utf8.count
    let unit = isLines ? "\(more / piece.utf8.count) more lines" : "\(more) more bytes"
    #expect(lines.last.map(String.init) == "… \(unit) left out")
    #expect(lines.count <= RunEvent.lineLimit + 1)
    #expect(RunEvent.bounded("short\n") == "short\n")
  }

  @Test func theSumOfARunIsOneLine() {
    var sum = RunSum()
    #expect(sum.words == nil)
    sum.add(.matches)
    #expect(sum.words == nil)
    sum.add(.write(.missing))
    #expect(sum.words == "1 golden recorded")
    for _ in 0..<7 { sum.add(.write(.missing)) }
    sum.add(.write(.different))
    sum.add(.fail(.missing))
    #expect(sum.words == "8 goldens recorded, 1 replaced, 1 failed")
  }

  @Test func noThreadLosesAnothersLine() async throws {
    let path = scratch.path
    await withTaskGroup { group in
      for task in 0..<8 {
        group.addTask {
          guard let manifest = try? RunManifest(root: path, run: "many") else { return }
          manifest.begin(process: Int32(task), time: 1, arguments: Self.whole)
          for number in 0..<50 { manifest.note(event("Snapshots/\(task)/\(number).txt")) }
        }
      }
    }
    let record = try #require(try RunRecord.latest(root: scratch.path))
    #expect(record.goldens.count == 400)
    #expect(!record.isTorn)
  }

  @Test func noProcessLosesAnothersLine() async throws {
    let path = scratch.path
    await withTaskGroup { group in
      for start in [0, 1000, 2000] {
        group.addTask {
          await #expect(processExitsWith: .success) {
            [path = path as String, start = start as Int] in
            let manifest = try RunManifest(root: path, run: "several")
            manifest.begin(process: getpid(), time: 1, arguments: [])
            for number in start..<(start + 500) {
              var event = RunEvent(.golden, process: getpid())
              event.golden = "Snapshots/A/\(number).txt"
              event.actual = String(repeating: "long ", count: number % 50 * 100)
              manifest.note(event)
            }
          }
        }
      }
    }
    let record = try #require(try RunRecord.latest(root: scratch.path))
    #expect(record.goldens.count == 1500)
    #expect(!record.isTorn)
  }

  @Test func aLineCutShortTakesNoOtherWithIt() throws {
    let manifest = try RunManifest(root: scratch.path, run: "r")
    manifest.begin(process: 7, time: 5, arguments: Self.whole)
    let file = scratch.path + "/\(folder)/r.jsonl"
    let handle = try #require(FileHandle(forWritingAtPath: file))
    handle.seekToEndOfFile()
    handle.write(Data("\n{\"event\":\"golden\",\"act".utf8))
    manifest.note(event("Snapshots/A/a.txt"))
    manifest.end(process: 7, status: 0)
    let record = try #require(try RunRecord.latest(root: scratch.path))
    #expect(record.goldens.count == 1)
    #expect(record.whyIncomplete == "the record of the last run is damaged")
  }

  @Test func theLatestRunCountsAndOldOnesGo() throws {
    for number in 1...8 {
      let manifest = try RunManifest(root: scratch.path, run: "run-\(number)")
      manifest.begin(process: 1, time: Double(number == 7 ? 99 : number), arguments: [])
    }
    let latest = try #require(try RunRecord.latest(root: scratch.path))
    #expect(latest.began == 99)
    let records = scratch.contents.filter { $0.hasSuffix(".jsonl") }
    #expect(records.count <= RunManifest.kept)
    #expect(records.contains("\(folder)/run-8.jsonl"))
    #expect(scratch.read(".build/plainview/.gitignore") == "*\n")
  }

  @Test func theFolderOfBuildsMayBeALink() throws {
    let elsewhere = try ScratchFolder()
    try scratch.link(".build", to: elsewhere.path)
    try RunManifest(root: scratch.path, run: "r").begin(process: 1, time: 1, arguments: [])
    #expect(elsewhere.read("plainview/runs/r.jsonl") != nil)
    #expect(try RunRecord.latest(root: scratch.path) != nil)
  }

  @Test func whereNothingCanBeWrittenThereIsNoRecord() throws {
    #expect(throws: Refusal.self) { try RunManifest(root: "/proc/self", run: "r") }
    #expect(try RunRecord.latest(root: "/proc/self") == nil)
    try scratch.write("", to: ".build")
    #expect(throws: Refusal.self) { try RunManifest(root: scratch.path, run: "r") }
  }

  @Test(
    arguments: [
      (whole, .all), (whole + ["--skip-build", "-c", "release"], .all),
      (["tests", "--testing-library=swift-testing"], .all),
      (whole + ["--filter", "A/b"], .part("--filter A/b")),
      (["tests", "--filter=A"] + whole, .part("--filter=A")),
      (whole + ["--skip", "A"], .part("--skip A")),
      (
        whole + ["--configuration-path", "x"],
        .unknown("--configuration-path may have chosen tests")
      ),
      (["tests"], .unknown("it was not `swift test` that ran them")),
      (["tests.xctest"], .all),
      (["tests.xctest", "A.B/testC,A.B/testD"], .part("only some tests of XCTest")),
      (["tests.xctest", "--list"], .unknown("it was not `swift test` that ran them")),
    ] as [([String], RunSelection)])
  func argumentsTellWhichTestsRan(arguments: [String], selection: RunSelection) {
    #expect(RunSelection(arguments: arguments) == selection)
  }

  @Test func aRunIsKnownByTheSwiftTestAboveIt() {
    let fields = { (number: Int) in String(repeating: "0 ", count: 17) + "\(number) 0" }
    let table: [Int32: String] = [
      9: "9 (a) b) S 8 " + fields(900), 8: "8 (sh) S 5 " + fields(800),
      5: "5 (swift-test) S 1 " + fields(500), 1: "1 (init) S 0 " + fields(100), 7: "7 nonsense",
    ]
    #expect(RunIdentity.name(process: 9) { table[$0] } == "500-5")
    #expect(RunIdentity.name(process: 5) { table[$0] } == "500-5")
    #expect(RunIdentity.name(process: 1) { table[$0] } == "100-1")
    #expect(RunIdentity.name(process: 7) { table[$0] } == "7")
    #expect(RunIdentity.name(process: 3) { _ in "3 (x) S 3 " + fields(300) } == "300-3")
    #expect(RunIdentity.ofThisProcess() == RunIdentity.ofThisProcess())
  }
}
