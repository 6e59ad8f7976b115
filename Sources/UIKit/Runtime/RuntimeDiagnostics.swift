import Foundation

/// Where the runtime reports what Apple's would answer with an exception: a message nobody
/// understands, or an argument, outlet or attribute of the wrong class.
public enum _UIKitDiagnostics {
  private static let storage = Storage()

  /// Sends every later report to `handler`; `nil` restores the default, which prints to standard
  /// error.
  public static func setHandler(_ handler: (@Sendable (String) -> Void)?) {
    storage.exchange(handler)
  }

  /// Reports one problem, in one sentence without a final newline.
  public static func report(_ message: String) { report(message, printed: "UIKit: \(message)") }

  /// Reports a problem of a file: `line` begins with its place, for editors that jump there.
  static func report(ofFile line: String) { report(line, printed: line) }

  private static func report(_ message: String, printed: String) {
    if let handler = storage.handler {
      handler(message)
    } else {
      ByteStream.standardError.write(Array((printed + "\n").utf8))
    }
  }

  /// The handler behind a lock, because reports may come from any thread.
  private final class Storage: @unchecked Sendable {
    private let lock = NSLock()
    private var current: (@Sendable (String) -> Void)?

    var handler: (@Sendable (String) -> Void)? {
      lock.withLock { current }
    }

    func exchange(_ handler: (@Sendable (String) -> Void)?) {
      lock.withLock { current = handler }
    }
  }
}
