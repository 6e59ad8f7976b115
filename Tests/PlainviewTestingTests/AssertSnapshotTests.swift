import Foundation
import Goldens
import Synchronization
import Testing

@testable import PlainviewTesting
@testable import ScreenSnapshots

@MainActor
@Suite struct AssertSnapshotTests {
  private let laboratory: Laboratory

  init() throws { laboratory = try Laboratory() }

  @Test func theFirstRunRecordsAndFailsAndTheSecondCompares() throws {
    let first = laboratory.run { verifySnapshot(of: "a", as: .lines) }
    #expect(first?.hasPrefix("Recorded a new golden.\nSnapshots/AssertSnapshotTests/") == true)
    #expect(laboratory.run { verifySnapshot(of: "a", as: .lines) } == nil)
    let third = laboratory.run { verifySnapshot(of: "b", as: .lines) }
    #expect(third?.hasPrefix("The text differs: 1 line removed, 1 added.") == true)
    #expect(third?.hasSuffix("--filter AssertSnapshotTests/\(firstTest)") == true)
  }

  @Test func aFailureWaitsForAReviewAndIsInTheRecordOfTheRun() throws {
    let name = "AssertSnapshotTests/aFailureWaitsForAReviewAndIsInTheRecordOfTheRun"
    _ = laboratory.run { verifySnapshot(of: "a", as: .lines) }
    let message = laboratory.run { verifySnapshot(of: "b", as: .lines) }
    #expect(message?.contains("\nTo accept it: plainview snapshots accept \(name)\n") == true)
    #expect(laboratory.scratch.read("Snapshots/\(name).txt.new") == "b\n")
    let run = try #require(try RunRecord.latest(root: laboratory.scratch.path))
    #expect(run.goldens.map(\.golden) == ["Snapshots/\(name).txt"])
    #expect(run.goldens.map(\.result) == [.different])
    #expect(run.goldens.first?.location?.contains("AssertSnapshotTests.swift:") == true)
    #expect(run.whyIncomplete != nil)
  }

  private let firstTest = "theFirstRunRecordsAndFailsAndTheSecondCompares"

  @Test func aFailureIsExactlyOneIssueAtTheCallersLine() {
    let places = Mutex<[SourceLocation?]>([])
    let line = #line + 3
    withKnownIssue {
      laboratory.run {
        assertSnapshot(of: "a", as: .lines)
      }
    } matching: { issue in
      places.withLock { $0.append(issue.sourceLocation) }
      return issue.severity == .error
    }
    let found = places.withLock { $0 }
    #expect(found.count == 1)
    #expect(found.first??.line == line)
    #expect(found.first??.fileID == #fileID)
  }

  @Test(arguments: SnapshotMode.allCases)
  func nothingIsWrittenOnCIWhateverIsAsked(mode: SnapshotMode) {
    let environment = RecordingEnvironment(mode: mode, isCI: true)
    let message = laboratory.run(environment, trait: mode) {
      verifySnapshot(of: "a", as: .lines, record: mode)
    }
    #expect(message?.hasPrefix("There is no golden yet.") == true)
    #expect(laboratory.goldens.isEmpty)
  }

  @Test func aCallOverrulesTheTraitAndTheTraitTheEnvironment() {
    let all = RecordingEnvironment(mode: .all)
    _ = laboratory.run { verifySnapshot(of: "a", as: .lines) }
    let byCall = laboratory.run(all, trait: .all) {
      verifySnapshot(of: "b", as: .lines, record: .never)
    }
    let byTrait = laboratory.run(all, trait: .never) { verifySnapshot(of: "b", as: .lines) }
    let byVariable = laboratory.run(all) { verifySnapshot(of: "b", as: .lines) }
    #expect(byCall?.hasPrefix("The text differs") == true)
    #expect(byTrait?.hasPrefix("The text differs") == true)
    #expect(byVariable?.hasPrefix("Replaced a golden") == true)
  }

  @Test func unnamedGoldensAreNumberedAndNamedOnesAreNot() {
    laboratory.run {
      for text in ["a", "b", "c"] { _ = verifySnapshot(of: text, as: .lines) }
      _ = verifySnapshot(of: "d", as: .lines, named: "last")
    }
    let stem = "AssertSnapshotTests/unnamedGoldensAreNumberedAndNamedOnesAreNot"
    #expect(
      laboratory.goldens == [
        "\(stem).2.txt", "\(stem).3.txt", "\(stem).last.txt", "\(stem).txt",
      ])
  }

  @Test func aNameThatIsTakenIsAnError() {
    let messages = laboratory.run {
      ["home", "Home", "home"].map { verifySnapshot(of: "a", as: .lines, named: $0) }
    }
    #expect(messages[0]?.hasPrefix("Recorded") == true)
    #expect(messages[1]?.contains(".Home.txt already belongs to the assertion at ") == true)
    #expect(messages[2]?.contains("AssertSnapshotTests.swift:") == true)
    #expect(laboratory.goldens.count == 1)
  }

  @Test func aSnapshotThatCannotBeTakenFailsAndShiftsNoNumber() {
    struct Broken: Error {}
    let message = laboratory.run {
      let first = verifySnapshot(of: 1, as: Snapshotting<Int> { _ in throw Broken() })
      _ = verifySnapshot(of: "b", as: .lines)
      return first
    }
    #expect(message == "The snapshot could not be taken: Broken()")
    #expect(laboratory.goldens.allSatisfy { $0.hasSuffix(".2.txt") })
    #expect(laboratory.goldens.count == 1)
  }

  @Test func strategiesMakeTextOfValues() {
    laboratory.run {
      _ = verifySnapshot(of: 1...3, as: .description, named: "range")
      let count = Snapshotting<Int>.description.pullback { (list: [String]) in list.count }
      _ = verifySnapshot(of: ["a", "b"], as: count, named: "count")
    }
    let stem = "Snapshots/AssertSnapshotTests/strategiesMakeTextOfValues"
    #expect(laboratory.scratch.read("\(stem).range.txt") == "1...3\n")
    #expect(laboratory.scratch.read("\(stem).count.txt") == "2\n")
  }

  @Test func withoutARunningTestANameIsNeeded() async {
    let found = Mutex<[String?]>([])
    let laboratory = laboratory
    await Task.detached { @MainActor in
      laboratory.run {
        let without = verifySnapshot(of: "a", as: .lines)
        let with = verifySnapshot(of: "a", as: .lines, testName: "helper")
        found.withLock { $0 = [without, with] }
      }
    }.value
    let messages = found.withLock { $0 }
    #expect(messages.first??.contains("found no running test") == true)
    #expect(laboratory.goldens == ["AssertSnapshotTests/helper.txt"])
  }

  @Test func aFileOutsideAnyPackageHasNoPlaceForGoldens() {
    var context = SnapshotContext()
    context.environment = RecordingEnvironment()
    let message = SnapshotContext.$current.withValue(context) {
      verifySnapshot(of: "a", as: .lines, file: "/nowhere/Tests/A.swift")
    }
    #expect(message?.contains("holds Package.swift") == true)
  }

  @Test func theDriverFindsTheReporterByItsName() {
    let name = "PlainviewTesting.TestingFailureReporter"
    #expect(NSClassFromString(name) == TestingFailureReporter.self)
    withKnownIssue {
      TestingFailureReporter.report(
        "No button \"Next\"", fileID: "A/B.swift", filePath: "/A/B.swift", line: 7, column: 0)
    } matching: { issue in
      issue.sourceLocation?.line == 7 && issue.comments == ["No button \"Next\""]
    }
  }
}
