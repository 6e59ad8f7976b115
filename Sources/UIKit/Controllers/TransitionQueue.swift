/// Lets transitions that are asked for during a transition wait until it is over.
@MainActor final class TransitionQueue {
  private var isRunning = false
  private var waiting: [() -> Void] = []

  /// Runs `body` now, or after the transition that runs at present.
  func run(_ body: @escaping () -> Void) {
    if isRunning {
      waiting.append(body)
      return
    }
    isRunning = true
    body()
    while !waiting.isEmpty { waiting.removeFirst()() }
    isRunning = false
  }
}
