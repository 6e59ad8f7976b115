import Foundation

/// Ends the processes that were started when this one is ended: they are in groups of their own, which
/// no key of the terminal reaches.
struct RenderSignals {
  private let sources: [any DispatchSourceSignal]

  /// Listens for the signals that end a process, and then does `stop` before they do it.
  init(_ stop: @escaping @Sendable () -> Void) {
    sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        stop()
        signal(number, SIG_DFL)
        kill(getpid(), number)
      }
      source.resume()
      return source
    }
  }

  /// Listens no more.
  func cancel() {
    for source in sources { source.cancel() }
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
  }
}
