import Goldens
import TestFolders
import UIKit
import XCTest
import XCUIAutomation

@testable import PlainviewXCTest

/// `assertSnapshot` in the test cases of XCTest.
final class XCTestSnapshotTests: CollectingTestCase {
  private func scratch() throws -> ScratchFolder { try ScratchFolder() }

  @MainActor func testTheFirstRunRecordsAndFailsAndTheSecondCompares() async throws {
    let scratch = try scratch()
    let first = failures(in: scratch) { assertSnapshot(of: "a", as: .lines) }
    let place = "Snapshots/XCTestSnapshotTests/testTheFirstRunRecordsAndFailsAndTheSecondCompares"
    XCTAssertEqual(first.count, 1)
    XCTAssertEqual(
      first.first?.message,
      "failed - Recorded a new golden.\n\(place).txt:1\n"
        + "Every write fails its test: run again to compare with it.")
    XCTAssertEqual(first.first?.line, #line - 7)
    XCTAssertEqual(first.first?.file, #filePath)
    XCTAssertEqual(scratch.read(place + ".txt"), "a\n")
    XCTAssertEqual(failures(in: scratch) { assertSnapshot(of: "a", as: .lines) }, [])
    let third = failures(in: scratch) { assertSnapshot(of: "b", as: .lines) }.first?.message ?? ""
    XCTAssertTrue(third.hasPrefix("failed - The text differs: 1 line removed, 1 added.\n"), third)
    XCTAssertTrue(third.contains("\n-a\n+b\n"), third)
    let test = "XCTestSnapshotTests/testTheFirstRunRecordsAndFailsAndTheSecondCompares"
    XCTAssertTrue(third.hasSuffix("PLAINVIEW_RECORD=failed swift test --filter \(test)"), third)
  }

  @MainActor func testNothingIsWrittenOnCIWhateverIsAsked() async throws {
    let scratch = try scratch()
    for mode in SnapshotMode.allCases {
      let found = failures(in: scratch, RecordingEnvironment(mode: mode, isCI: true)) {
        assertSnapshot(of: "a", as: .lines, record: mode)
      }
      XCTAssertEqual(
        found.first?.message.hasPrefix("failed - There is no golden yet."), true)
    }
    XCTAssertEqual(scratch.contents.filter { $0.hasSuffix(".txt") }, [])
  }

  @MainActor func testUnnamedGoldensAreNumberedAndNamedOnesAreNot() async throws {
    let scratch = try scratch()
    _ = failures(in: scratch) {
      for text in ["a", "b"] { assertSnapshot(of: text, as: .lines) }
      assertSnapshot(of: "c", as: .lines, named: "last")
      assertSnapshot(of: "d", as: .lines, testName: "shared helper")
    }
    let stem = "Snapshots/XCTestSnapshotTests/"
    let names = scratch.contents.filter { $0.hasSuffix(".txt") }
    let method = "testUnnamedGoldensAreNumberedAndNamedOnesAreNot"
    for ending in ["txt", "2.txt", "last.txt"] {
      XCTAssertTrue(names.contains("\(stem)\(method).\(ending)"), "\(names)")
    }
    XCTAssertEqual(names.count, 4)
  }

  @MainActor func testAScreenIsDrawnAndAFailedStepIsToldAtItsLine() async throws {
    let scratch = try scratch()
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 16, y: 32, width: 160, height: 16))
    label.text = "Hello"
    controller.view.addSubview(label)
    let app = XCUIApplication(rootViewController: controller, screen: .iPhone4)
    let found = failures(in: scratch) {
      app.launch()
      assertSnapshot(of: app, named: "first")
      app.buttons["Next"].tap()
      assertSnapshot(of: app, named: "never taken")
    }
    XCTAssertEqual(found.count, 2)
    XCTAssertEqual(found.last?.line, #line - 4)
    XCTAssertEqual(found.last?.file, #filePath)
    XCTAssertEqual(found.last?.message.contains("Next"), true)
    let golden =
      "Snapshots/XCTestSnapshotTests/testAScreenIsDrawnAndAFailedStepIsToldAtItsLine.first.txt"
    XCTAssertEqual(scratch.read(golden)?.contains("Hello"), true)
    XCTAssertEqual(scratch.contents.filter { $0.hasSuffix(".txt") }, [golden])
  }

  @MainActor func testFlowsAndSeveralFormsHaveGoldens() async throws {
    let scratch = try scratch()
    let found = failures(in: scratch) {
      let app = XCUIApplication(rootViewController: UIViewController(), screen: .iPhone4)
      assertFlow(named: "flow") { app.launch() }
      assertSnapshots(of: "a", as: ["lines": .lines, "dump": .dump])
      assertSnapshots(of: "a", as: [.lines])
    }
    XCTAssertEqual(found.count, 4)
    let stem = "Snapshots/XCTestSnapshotTests/testFlowsAndSeveralFormsHaveGoldens"
    XCTAssertEqual(
      scratch.contents.filter { $0.hasSuffix(".txt") },
      ["\(stem).dump.txt", "\(stem).flow.txt", "\(stem).lines.txt", "\(stem).txt"])
    XCTAssertEqual(scratch.read("\(stem).flow.txt")?.hasPrefix("▸ launch"), true)
  }

  @MainActor func testAFlowMayAwaitBetweenItsSteps() async throws {
    let scratch = try scratch()
    let app = XCUIApplication(rootViewController: UIViewController(), screen: .iPhone4)
    let found = await failures(in: scratch) {
      await assertFlow {
        await Task.yield()
        app.launch()
      }
    }
    XCTAssertEqual(found.count, 1)
    let golden = "Snapshots/XCTestSnapshotTests/testAFlowMayAwaitBetweenItsSteps.txt"
    XCTAssertEqual(scratch.read(golden)?.hasPrefix("▸ launch"), true)
  }

  @MainActor func testTheFolderOfGoldensMayBeElsewhere() async throws {
    let scratch = try scratch()
    let message = failures(in: scratch) {
      let message = verifySnapshot(of: "a", as: .lines, snapshotDirectory: "Goldens")
      XCTFail(message ?? "")
    }.first?.message
    let golden = "Goldens/XCTestSnapshotTests/testTheFolderOfGoldensMayBeElsewhere.txt"
    XCTAssertEqual(message?.contains("\n\(golden):1\n"), true)
    XCTAssertEqual(scratch.read(golden), "a\n")
  }

  func testTheMethodIsReadFromTheNameOfEachSystem() {
    XCTAssertEqual(TestIdentity.method("GreetingTests.testGreets"), "testGreets")
    XCTAssertEqual(TestIdentity.method("-[GreetingTests testGreets]"), "testGreets")
  }
}

/// A scope around all tests of a class.
final class XCTestScopeTests: XCTestCase {
  override func invokeTest() {
    withSnapshotTesting(record: .never) { super.invokeTest() }
  }

  @MainActor func testTheScopeAroundATestHoldsInIt() async {
    XCTAssertEqual(SnapshotContext.current.record?.mode, .never)
  }
}
