import Goldens
import TestFolders
import Testing
import UIKit
import XCUIAutomation

@testable import PlainviewTesting
@testable import ScreenSnapshots

@MainActor @Suite struct FlowGoldenTests {
  private final class Counter: UIViewController {
    private let label = UILabel(frame: CGRect(x: 8, y: 32, width: 80, height: 16))
    private let button = UIButton(type: .system)
    private var count = 0

    override func loadView() {
      view = UIView(frame: UIScreen.main.bounds)
      button.frame = CGRect(x: 8, y: 64, width: 80, height: 16)
      button.setTitle("Count", for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.add() }, for: .touchUpInside)
      label.text = "0"
      view.addSubview(label)
      view.addSubview(button)
    }

    private func add() {
      count += 1
      label.text = "\(count)"
    }
  }

  private func makeApp() -> XCUIApplication {
    XCUIApplication(rootViewController: Counter(), screen: ScreenSize(width: 96, height: 96))
  }

  private func story(
    showing screens: FlowScreens = .changes, _ steps: () -> Void
  ) throws -> String {
    let recording = FlowRecording { try Snapshotting.screen.snapshot($0) }
    recording.record(steps)
    return try FlowStory.text(of: recording, showing: screens)
  }

  @Test func aFlowIsOneText() throws {
    let app = makeApp()
    let text = try story {
      app.launch()
      app.buttons["Count"].tap()
      app.buttons["Count"].press(forDuration: 0)
      app.staticTexts["2"].tap()
    }
    #expect(
      text == """
        ▸ launch
          Counter.viewDidLoad()
          Counter.viewWillAppear(_:)
          Counter.viewDidAppear(_:)

        ┌────────────┐
        │            │
        │            │
        │ 0          │
        │            │
        │ ( Count  ) │
        │            │
        └────────────┘

        text            "0"
        button          "Count"

        ▸ tap button "Count"

        - │ 0          │
        + │ 1          │
        - text            "0"
        + text            "1"

        ▸ press button "Count" for 0 s

        - │ 1          │
        + │ 2          │
        - text            "1"
        + text            "2"

        ▸ tap text "2"

          the screen stays as it was
        """)
  }

  @Test func everyScreenCanStandWhole() throws {
    let app = makeApp()
    let text = try story(showing: .whole) {
      app.launch()
      app.buttons["Count"].tap()
    }
    #expect(text.components(separatedBy: "┌").count == 3)
    #expect(!text.contains("\n- "))
  }

  @Test func aFlowMayAwaitBetweenItsSteps() async throws {
    let app = makeApp()
    let recording = FlowRecording { try Snapshotting.screen.snapshot($0) }
    await recording.record(awaiting: {
      app.launch()
      await Task.yield()
      app.buttons["Count"].tap()
    })
    let text = try FlowStory.text(of: recording, showing: .changes)
    let other = makeApp()
    let expected = try story {
      other.launch()
      other.buttons["Count"].tap()
    }
    #expect(text == expected)
  }

  @Test func aGoldenOfAFlowThatAwaitsIsCompared() async throws {
    let laboratory = try Laboratory()
    var context = SnapshotContext()
    context.environment = RecordingEnvironment()
    context.root = laboratory.scratch.path
    context.ledger = SharedLedger()
    let app = makeApp()
    await withKnownIssue {
      await SnapshotContext.$current.withValue(context) {
        await assertFlow(as: .picture.on(.iPhone4)) {
          app.launch()
          await Task.yield()
        }
      }
    }
    let name = "Snapshots/FlowGoldenTests/aGoldenOfAFlowThatAwaitsIsCompared.txt"
    #expect(laboratory.scratch.read(name)?.hasPrefix("▸ launch\n  Counter.viewDidLoad()") == true)
  }

  @Test func aFlowGoesOnTheDeviceOfItsStrategy() throws {
    let strategy: Snapshotting<XCUIApplication> = .picture.on(ScreenSize(width: 64, height: 32))
    let recording = FlowRecording { try strategy.snapshot($0) }
    strategy.onItsDevice { recording.record { makeApp().launch() } }
    let text = try FlowStory.text(of: recording, showing: .whole)
    #expect(text.contains("┌────────┐"))
  }

  @Test func aFlowThatFailedIsNotCompared() throws {
    let laboratory = try Laboratory()
    let app = makeApp()
    withKnownIssue {
      laboratory.run {
        assertFlow {
          app.launch()
          app.buttons["Missing"].tap()
        }
      }
    }
    #expect(laboratory.goldens.isEmpty)
  }

  @Test func aFlowWithoutAStepIsAMistake() {
    #expect(throws: NoScreen.self) { try story {} }
  }

  @Test func anErrorOfTheFlowGoesOnToTheTest() {
    struct Stop: Error {}
    #expect(throws: Stop.self) { try assertFlow { throw Stop() } }
  }

  @Test func aGoldenOfAFlowIsWrittenAndCompared() throws {
    let laboratory = try Laboratory()
    withKnownIssue {
      laboratory.run { assertFlow(as: .picture, named: "count") { makeApp().launch() } }
    }
    laboratory.run { assertFlow(as: .picture, named: "count") { makeApp().launch() } }
    let name = "Snapshots/FlowGoldenTests/aGoldenOfAFlowIsWrittenAndCompared.count.txt"
    #expect(laboratory.scratch.read(name)?.hasPrefix("▸ launch\n  Counter.viewDidLoad()") == true)
  }

  // MARK: Changes

  @Test func rowsOfPicturesStandForEachOther() {
    let old = "┌──┐\n│a │\n│  │\n│b │\n└──┘\n\nx"
    let new = "┌──┐\n│  │\n│a │\n│b │\n└──┘\n\nx\ny"
    #expect(
      FlowChanges.text(from: old, to: new) == """
        - │a │
        - │  │
        + │  │
        + │a │
        + y
        """)
  }

  @Test func aScreenOfAnotherSizeOrWithMoreChangesStandsWhole() {
    #expect(FlowChanges.text(from: nil, to: "a") == "a")
    #expect(FlowChanges.text(from: "a\nb", to: "c\nd") == "c\nd")
  }
}
