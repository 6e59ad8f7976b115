import UIKit

/// The steps that are taken in applications while it is the current one of a task.
@MainActor package final class FlowRecording {
  /// One step, and what came of it.
  package struct Step {
    /// The step as it was asked for; nil for what happened between two steps.
    package var words: String?
    /// The callbacks it caused, in the order in which they began.
    package var callbacks: [String]
    /// The screen after it; nil while no application runs.
    package var screen: String?
    /// Whether a controller appeared or disappeared meanwhile.
    package var hasNewScreen: Bool
  }

  /// The recording of the running task.
  @TaskLocal package static var current: FlowRecording?

  /// The steps so far.
  package private(set) var steps: [Step] = []
  /// Why the first screen that could not be taken was not.
  package private(set) var problem: (any Error)?
  /// Whether a step failed, which was reported.
  package var hasFailedFlow: Bool { flows.contains { $0.hasFailed } }

  private let log = CallbackLog()
  private let takeScreen: @MainActor (XCUIApplication) throws -> String
  private var flows: [Flow] = []

  /// Makes a recording that takes each screen with `takeScreen`.
  package init(_ takeScreen: @escaping @MainActor (XCUIApplication) throws -> String) {
    self.takeScreen = takeScreen
  }

  /// Records the steps that `body` takes.
  package func record(_ body: () throws -> Void) rethrows {
    try FlowRecording.$current.withValue(self) {
      try CallbackLog.$current.withValue(log) {
        try body()
        finish()
      }
    }
  }

  /// Records the steps that `body` takes, which may await something between two of them.
  package func record(awaiting body: @MainActor () async throws -> Void) async rethrows {
    try await FlowRecording.$current.withValue(self) {
      try await CallbackLog.$current.withValue(log) {
        try await body()
        finish()
      }
    }
  }

  /// Called before a step: what was there before any step of this flow is where the story begins.
  func begin(_ flow: Flow) {
    let isKnown = flows.contains { $0 === flow }
    if !isKnown { flows.append(flow) }
    let (callbacks, hasNewScreen) = log.take()
    let isStart = !isKnown && flow.application != nil
    guard isStart || hasNewScreen || !callbacks.isEmpty else { return }
    addStep(nil, flow, callbacks, hasNewScreen)
  }

  /// What happened after the last step belongs to the story as well.
  private func finish() {
    guard let flow = flows.last else { return }
    let (callbacks, hasNewScreen) = log.take()
    guard hasNewScreen || !callbacks.isEmpty else { return }
    addStep(nil, flow, callbacks, hasNewScreen)
  }

  private func addStep(
    _ words: String?, _ flow: Flow, _ callbacks: [String], _ hasNewScreen: Bool
  ) {
    steps.append(
      Step(
        words: words, callbacks: callbacks, screen: screen(of: flow), hasNewScreen: hasNewScreen))
  }

  /// Called after a step that succeeded.
  func end(_ words: String, _ flow: Flow) {
    let screen = screen(of: flow)
    let (callbacks, hasNewScreen) = log.take()
    steps.append(
      Step(words: words, callbacks: callbacks, screen: screen, hasNewScreen: hasNewScreen))
  }

  private func screen(of flow: Flow) -> String? {
    guard let application = flow.application, !application.windows.isEmpty else { return nil }
    do {
      return try takeScreen(XCUIApplication(flow))
    } catch {
      problem = problem ?? error
      return nil
    }
  }
}
