import Foundation

/// Ends the processes that were started when this one is ended: they are in groups of their own, which
/// no key of the terminal reaches.
struct RenderSignals {
  private let sources: [Int32: any DispatchSourceSignal]

  /// Listens for the signals that end a process, and then does `stop` before they do it; those that
  /// this process was told to ignore, as by `nohup`, end nothing.
  init(_ stop: @escaping @Sendable () -> Void) {
    var sources: [Int32: any DispatchSourceSignal] = [:]
    for number in [SIGINT, SIGTERM, SIGHUP] where !RenderSignals.isIgnored(number) {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        stop()
        signal(number, SIG_DFL)
        kill(getpid(), number)
      }
      source.resume()
      sources[number] = source
    }
    self.sources = sources
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    let before = signal(number, SIG_IGN)
    signal(number, before)
    return unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Listens no more.
  func cancel() {
    for (number, source) in sources {
      source.cancel()
      signal(number, SIG_DFL)
    }
  }
}
