import Foundation
import Goldens
import TestFolders
import Testing

@testable import PlainviewTesting
@testable import ScreenSnapshots

/// What holds for the assertions inside a scope or under a trait.
@MainActor @Suite struct SnapshotScopeTests {
  private let laboratory: Laboratory
  private let elsewhere: ScratchFolder

  init() throws {
    laboratory = try Laboratory()
    elsewhere = try ScratchFolder()
  }

  private func begins(_ message: String?, _ start: String) -> Bool {
    message?.hasPrefix(start) == true
  }

  @Test func aScopeSaysWhenGoldensAreWritten() {
    _ = laboratory.run { verifySnapshot(of: "a", as: .lines) }
    let (outer, inner, call) = laboratory.run(RecordingEnvironment(mode: .all)) {
      withSnapshotTesting(record: .never) {
        let outer = verifySnapshot(of: "b", as: .lines, testName: "a missing one")
        let inner = withSnapshotTesting(record: .failed) {
          verifySnapshot(of: "b", as: .lines)
        }
        let call = verifySnapshot(of: "c", as: .lines, named: "c", record: .missing)
        return (outer, inner, call)
      }
    }
    #expect(begins(outer, "There is no golden yet."))
    #expect(outer?.contains("change `withSnapshotTesting(record: .never)` to `.missing`") == true)
    #expect(begins(inner, "Replaced a golden"))
    #expect(begins(call, "Recorded a new golden."))
  }

  @Test func aScopeWhoseOperationAwaitsHoldsToo() async {
    let laboratory = laboratory
    var context = SnapshotContext()
    context.environment = RecordingEnvironment()
    context.root = laboratory.scratch.path
    context.ledger = SharedLedger()
    let message = await SnapshotContext.$current.withValue(context) {
      await withSnapshotTesting(record: .never) {
        await Task.yield()
        return verifySnapshot(of: "a", as: .lines)
      }
    }
    #expect(begins(message, "There is no golden yet."))
  }

  @Test func filtersOfScopesAddUp() {
    laboratory.run {
      withSnapshotTesting(filters: [.replacing(/b/, with: "c")]) {
        withSnapshotTesting(filters: [.replacing(/a/, with: "b")]) {
          _ = verifySnapshot(of: "a", as: .lines)
        }
      }
    }
    let golden = "Snapshots/SnapshotScopeTests/filtersOfScopesAddUp.txt"
    #expect(laboratory.scratch.read(golden) == "c\n")
  }

  // MARK: The folder of goldens

  @Test func aFolderOfTheEnvironmentStandsForSnapshots() throws {
    let folder = elsewhere.path + "/goldens"
    var environment = RecordingEnvironment()
    environment.folder = folder
    let missing = laboratory.run(environment) { verifySnapshot(of: "a", as: .lines) }
    #expect(begins(missing, "PLAINVIEW_SNAPSHOTS is \"\(folder)\", and no folder is there."))
    try elsewhere.write(
      "[{\"pattern\": \"a\", \"replacement\": \"A\"}]", to: "goldens/filters.json")
    let message = laboratory.run(environment) { verifySnapshot(of: "a", as: .lines) }
    let path = "SnapshotScopeTests/aFolderOfTheEnvironmentStandsForSnapshots.txt"
    #expect(begins(message, "Recorded a new golden.\n\(folder)/\(path):1\n"))
    #expect(elsewhere.read("goldens/\(path)") == "A\n")
    #expect(laboratory.goldens.isEmpty)
    let record = try #require(try RunRecord.latest(root: folder))
    #expect(record.goldens.map(\.golden) == ["Snapshots/\(path)"])
  }

  @Test func aFolderOfTheEnvironmentNeedsNoSources() throws {
    let golden = "SnapshotScopeTests/aFolderOfTheEnvironmentNeedsNoSources.txt"
    try elsewhere.write("a\n", to: golden)
    var context = SnapshotContext()
    context.environment = RecordingEnvironment()
    context.environment?.folder = elsewhere.path
    let message = SnapshotContext.$current.withValue(context) {
      verifySnapshot(of: "a", as: .lines, record: .never, file: "/nowhere/Tests/A.swift")
    }
    #expect(message == nil)
  }

  @Test func aCallIsStrongerThanAScopeAndAScopeThanTheEnvironment() throws {
    try elsewhere.makeFolder("environment")
    var environment = RecordingEnvironment()
    environment.folder = elsewhere.path + "/environment"
    laboratory.run(environment) {
      withSnapshotTesting(snapshotDirectory: "Scope") {
        _ = verifySnapshot(of: "a", as: .lines, named: "scope")
        _ = verifySnapshot(
          of: "a", as: .lines, named: "call", snapshotDirectory: elsewhere.path + "/call")
      }
      _ = verifySnapshot(of: "a", as: .lines, named: "environment")
    }
    let stem = "SnapshotScopeTests/aCallIsStrongerThanAScopeAndAScopeThanTheEnvironment"
    #expect(laboratory.scratch.read("Scope/\(stem).scope.txt") == "a\n")
    #expect(elsewhere.read("call/\(stem).call.txt") == "a\n")
    #expect(elsewhere.read("environment/\(stem).environment.txt") == "a\n")
  }

  @Test func theRecordOfThePackageTellsTheFoldersOfScopes() throws {
    laboratory.run {
      withSnapshotTesting(snapshotDirectory: "Goldens/iOS") {
        for name in ["a", "b"] { _ = verifySnapshot(of: "a", as: .lines, named: name) }
      }
    }
    let record = try #require(try RunRecord.latest(root: laboratory.scratch.path))
    #expect(record.folders == ["Goldens/iOS"])
    #expect(record.goldens.isEmpty)
    let folder = laboratory.scratch.path + "/Goldens/iOS"
    let other = try #require(try RunRecord.of(run: record.run, root: folder))
    #expect(other.goldens.count == 2)
  }

  @Test func aRunWhoseEnvironmentNamesAFolderLeavesThePackageNoRecord() throws {
    try elsewhere.makeFolder("environment")
    var environment = RecordingEnvironment()
    environment.folder = elsewhere.path + "/environment"
    laboratory.run(environment) {
      _ = verifySnapshot(of: "a", as: .lines, named: "a")
      _ = verifySnapshot(of: "a", as: .lines, named: "b", snapshotDirectory: "Goldens")
    }
    #expect(try RunRecord.latest(root: laboratory.scratch.path) == nil)
  }

  @Test(.snapshots(directory: "Goldens/iOS"))
  func theTraitNamesAFolderToo() {
    #expect(SnapshotContext.current.directory == "Goldens/iOS")
  }

  @Test func theContextOfAFailureIsTheEnvironments() {
    let golden = (1...9).map { "\($0)" }.joined(separator: "\n")
    _ = laboratory.run { verifySnapshot(of: golden, as: .lines) }
    var environment = RecordingEnvironment()
    environment.context = .lines(1)
    let message = laboratory.run(environment) {
      verifySnapshot(of: golden.replacing("5", with: "five"), as: .lines)
    }
    #expect(message?.contains("\n@@ -4,3 +4,3 @@\n 4\n-5\n+five\n 6\nTo accept it") == true)
  }
}
