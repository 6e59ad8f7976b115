import ScreenSnapshots
import XCUIAutomation

/// Asserts that a whole flow goes as its golden file tells: each step, the callbacks it caused in
/// order, and the screen after it.
///
/// ```swift
/// @Test func aCountryGoesForward() {
///   let app = XCUIApplication(delegate: AppDelegate())
///   assertFlow {
///     app.launch()
///     app.buttons["Next View"].tap()
///   }
/// }
/// ```
/// Records the first screen, and then:
/// ```
/// ▸ tap button "Next View"
///   FirstViewController.nextView()
///   SecondViewController.viewDidLoad()
///   FirstViewController.viewWillDisappear(_:)
///   SecondViewController.viewWillAppear(_:)
///   FirstViewController.viewDidDisappear(_:)
///   SecondViewController.viewDidAppear(_:)
///
/// ┌──────────────────┐
/// │ Second View      │
/// └──────────────────┘
/// ```
/// Steps are what XCUITest does to elements, launches, and changes of the device. If the
/// application ran before, the golden begins with what it shows.
///
/// The callbacks are those of the app's own classes. Life-cycle callbacks of controllers,
/// `prepare(for:sender:)`, unwind actions, actions of controls, items, gestures and menus, and
/// methods chosen for a notification are known without the app's help. Methods of delegates are
/// known in sources that the `UIKitSources` plugin translated: those that a class has for a
/// protocol of its own target or, as far as they follow Cocoa's names, for one of UIKit's that ends
/// in `Delegate`. Closures have no names and are not told.
///
/// Nothing is compared after a failed step, or when `steps` throws. `steps` are done once;
/// `strategy` is the form of the screen, `screens` how much of it is shown. All else is as in
/// `assertSnapshot`.
@MainActor
public func assertFlow(
  as strategy: Snapshotting<XCUIApplication> = .screen, showing screens: FlowScreens = .changes,
  named name: String? = nil, record: SnapshotMode? = nil, filters: [SnapshotFilter] = [],
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String? = nil, line: UInt = #line, column: UInt = #column,
  _ steps: () throws -> Void
) rethrows {
  let recording = FlowRecording { try strategy.snapshot($0) }
  try strategy.onItsDevice { try recording.record(steps) }
  let assertion = SnapshotAssertion(
    name: name, record: record, filters: filters,
    identity: .running(testName: testName, fileID: fileID), fileID: fileID, filePath: filePath,
    line: line, column: column)
  assertion.report(assertion.check { try FlowStory.text(of: recording, showing: screens) })
}

/// Asserts that a flow goes as its golden file tells whose steps await something between them: the
/// callbacks that come meanwhile belong to the next step.
@MainActor @_disfavoredOverload
public func assertFlow(
  as strategy: Snapshotting<XCUIApplication> = .screen, showing screens: FlowScreens = .changes,
  named name: String? = nil, record: SnapshotMode? = nil, filters: [SnapshotFilter] = [],
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String? = nil, line: UInt = #line, column: UInt = #column,
  _ steps: @MainActor () async throws -> Void
) async rethrows {
  let recording = FlowRecording { try strategy.snapshot($0) }
  try await strategy.onItsDevice { try await recording.record(awaiting: steps) }
  let assertion = SnapshotAssertion(
    name: name, record: record, filters: filters,
    identity: .running(testName: testName, fileID: fileID), fileID: fileID, filePath: filePath,
    line: line, column: column)
  assertion.report(assertion.check { try FlowStory.text(of: recording, showing: screens) })
}
