import Goldens
import Testing
import UIKit

@testable import PlainviewTesting
@testable import ScreenSnapshots

/// What users of other snapshot tools complain of, as far as no other test holds it.
@MainActor
@Suite struct ComplaintTests {
  private let laboratory: Laboratory

  init() throws { laboratory = try Laboratory() }

  private func failure(
    of text: String, testName: String? = nil, _ environment: RecordingEnvironment
  ) -> SnapshotFailure? {
    laboratory.run(environment) {
      SnapshotAssertion(
        name: nil, record: nil, identity: .running(testName: testName, fileID: #fileID),
        fileID: #fileID, filePath: #filePath, line: #line
      ).check { text }
    }
  }

  @Test func attachmentsHoldTheGoldenAndTheNewText() {
    let stem = "ComplaintTests.attachmentsHoldTheGoldenAndTheNewText"
    #expect(failure(of: "a", RecordingEnvironment())?.attachments.isEmpty == true)
    let attachments = failure(of: "b", RecordingEnvironment(isCI: true))?.attachments ?? []
    #expect(
      attachments.prefix(2).map(\.name) == ["\(stem).golden.txt", "\(stem).actual.txt"])
    #expect(attachments.prefix(2).map(\.text) == ["a\n", "b\n"])
  }

  @Test func aMissingGoldenIsNoEmptyOne() {
    let attachments = failure(of: "a", RecordingEnvironment(isCI: true))?.attachments ?? []
    #expect(attachments.first?.name.hasSuffix(".actual.txt") == true)
  }

  @Test func aTestMayAwaitBetweenItsAssertions() async {
    let laboratory = laboratory
    var context = SnapshotContext()
    context.environment = RecordingEnvironment()
    context.root = laboratory.scratch.path
    context.ledger = SharedLedger()
    await SnapshotContext.$current.withValue(context) {
      _ = verifySnapshot(of: "a", as: .lines)
      await Task.yield()
      await Task { @MainActor in _ = verifySnapshot(of: "b", as: .lines) }.value
    }
    let stem = "ComplaintTests/aTestMayAwaitBetweenItsAssertions"
    #expect(laboratory.goldens == ["\(stem).2.txt", "\(stem).txt"])
  }

  @Test func aTestNameIsNotCutAtItsParenthesis() {
    _ = failure(of: "a", testName: "pays (by card)", RecordingEnvironment())
    _ = failure(of: "a", testName: "pays (in cash)", RecordingEnvironment())
    #expect(laboratory.goldens.count == 2)
    #expect(laboratory.goldens.allSatisfy { $0.hasPrefix("ComplaintTests/pays-") })
  }

  @Test func aTestThatIsRepeatedUnderTheTraitAsksForTheSameGolden() async throws {
    let test = try #require(Test.current)
    let ledger = SharedLedger()
    for _ in 0..<3 {
      var context = SnapshotContext()
      context.environment = RecordingEnvironment()
      context.root = laboratory.scratch.path
      context.ledger = ledger
      try await SnapshotContext.$current.withValue(context) {
        try await SnapshotsTrait(record: nil, filters: [], directory: nil).provideScope(
          for: test, testCase: Test.Case.current
        ) { await Self.assertOnce() }
      }
    }
    #expect(
      laboratory.goldens == [
        "ComplaintTests/aTestThatIsRepeatedUnderTheTraitAsksForTheSameGolden.txt"
      ])
  }

  private static func assertOnce() { _ = verifySnapshot(of: "a", as: .lines) }

  @Test func aStrategyOfOnesOwnMayTouchViews() {
    let colour = Snapshotting<UIView> { "alpha \($0.alpha)" }
    let view = UIView()
    view.alpha = 0.5
    laboratory.run { _ = verifySnapshot(of: view, as: colour) }
    let golden = "Snapshots/ComplaintTests/aStrategyOfOnesOwnMayTouchViews.txt"
    #expect(laboratory.scratch.read(golden) == "alpha 0.5\n")
  }

  @Test func theSameScreenIsTheSameTextInEveryForm() throws {
    for form in [ScreenForm.screen, .picture, .outline] {
      let texts = try (0..<2).map { _ in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 64))
        let label = UILabel(frame: CGRect(x: 8, y: 16, width: 120, height: 16))
        label.text = "Hello"
        view.addSubview(label)
        return try view.text(in: form)
      }
      #expect(texts[0] == texts[1])
      #expect(texts[0].firstMatch(of: /0x[0-9a-f]{6,}/) == nil)
    }
  }

  @Test func whatSwiftTestingWouldDropStopsATestOfXCTest() {
    #expect(TestingFailure.isXCTest(arguments: ["AppTests.xctest"]))
    #expect(TestingFailure.isXCTest(arguments: ["AppTests.xctest", "A.B/testC"]))
    #expect(
      !TestingFailure.isXCTest(arguments: ["A.xctest", "--testing-library", "swift-testing"]))
  }
}
