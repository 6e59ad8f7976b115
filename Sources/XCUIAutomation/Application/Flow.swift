import UIKit

/// One driven application and the steps taken in it; once a step fails, later ones are skipped.
@MainActor final class Flow {
  /// The flow in which the latest step was taken.
  private(set) weak static var latest: Flow?

  let plan: LaunchPlan
  let screen: ScreenSize
  var launchArguments: [String] = []
  private(set) var launched: LaunchedApplication?
  /// What was varied at the latest launch.
  private(set) var variation: DeviceVariation?
  private(set) var hasFailed = false
  /// Where the latest step stands in the test, for what has no place of its own.
  private(set) var place: SourcePlace

  init(_ plan: LaunchPlan, screen: ScreenSize, at place: SourcePlace) {
    self.plan = plan
    self.screen = screen
    self.place = place
  }

  var application: UIApplication? { launched?.application }

  /// Launches a fresh application; one that runs is ended first.
  func launch(at place: SourcePlace) {
    guard !hasFailed else { return }
    self.place = place
    Flow.latest = self
    recorded("launch") {
      terminate()
      do throws(LaunchProblem) {
        var settings = try DeviceSettings(launchArguments)
        variation = DeviceVariation.current
        variation?.apply(to: &settings)
        let screen = (variation?.screen ?? screen).makeScreen().with(settings)
        launched = try LaunchedApplication(plan, on: screen)
        _ = failIfStopped("launch()", at: place)
      } catch {
        let lines = ["launch(): \(error.reason)."] + error.stops
        fail(lines.joined(separator: "\n"), at: place)
      }
    }
  }

  /// Ends the application if it runs.
  func terminate() {
    launched?.application.terminate()
    _ = failIfStopped("terminate()", at: place)
    launched = nil
  }

  /// Does something that a recorded flow tells in `words`.
  func recorded(_ words: String, _ body: () -> Void) {
    let recording = hasFailed ? nil : FlowRecording.current
    recording?.begin(self)
    body()
    if !hasFailed { _ = failIfStopped(words, at: place) }
    if !hasFailed { recording?.end(words, self) }
  }

  /// Does one step as code of the application, unless an earlier one failed.
  ///
  /// - Parameters:
  ///   - name: The call as the test has it, for messages.
  ///   - words: The step as a person would ask for it, for flow goldens.
  func step(
    _ name: String, told words: String, at place: SourcePlace,
    _ body: (UIApplication) throws(StepProblem) -> Void
  ) {
    guard !hasFailed else { return }
    self.place = place
    Flow.latest = self
    recorded(words) {
      _ = read(name, at: place) { application throws(StepProblem) in try body(application) }
    }
  }

  /// Reads something of the application; nil after a failure.
  func read<Value>(
    _ name: String, at place: SourcePlace?,
    _ body: (UIApplication) throws(StepProblem) -> Value
  ) -> Value? {
    guard !hasFailed else { return nil }
    let place = place ?? self.place
    guard let application else {
      fail("\(name): the application is not running; call launch() first.", at: place)
      return nil
    }
    let outcome = application.run { () -> Result<Value, StepProblem> in
      do throws(StepProblem) {
        return .success(try body(application))
      } catch {
        return .failure(error)
      }
    }
    // What comes after a stop is no fault of its own.
    if failIfStopped(name, at: place) { return nil }
    switch outcome {
    case .success(let value): return value
    case .failure(let problem):
      let message = application.run { problem.message(for: name, application) }
      fail(message, at: place)
      return nil
    }
  }

  /// Asks something of the elements on the screen; nil while no application runs.
  func ask<Value>(_ body: (ElementTree) -> Value) -> Value? {
    guard !hasFailed, let application else { return nil }
    let value = application.run { body(ElementTree(of: application)) }
    return failIfStopped("looking at the screen", at: place) ? nil : value
  }

  /// Reports what iOS would have stopped the application for; true if there was any.
  private func failIfStopped(_ name: String, at place: SourcePlace) -> Bool {
    let stops = application?.takeStops() ?? []
    for stop in stops { fail("\(name): the app stops here.\n\(stop)", at: place) }
    return !stops.isEmpty
  }

  private func fail(_ message: String, at place: SourcePlace) {
    hasFailed = true
    FailureReporting.report(message, at: place)
  }
}
