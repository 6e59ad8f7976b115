import Foundation
import UIKit

/// Standard output, written in large pieces, that remembers whether everything arrived.
@MainActor final class StandardOutput {
  private var buffer: [UInt8] = []
  private var hasFailed = false

  init() {
    // A reader that closes early ends the writing with an error and not the process with a signal.
    signal(SIGPIPE, SIG_IGN)
  }

  /// Adds text.
  func write(_ text: String) { write(bytes: text.utf8) }

  /// Adds bytes.
  func write(bytes: some Sequence<UInt8>) {
    buffer.append(contentsOf: bytes)
    if buffer.count > 1 << 16 { flush() }
  }

  /// Writes what is left; false when something did not arrive.
  func finish() -> Bool {
    flush()
    if hasFailed { StandardError.write("plainview: error: standard output could not be written\n") }
    return !hasFailed
  }

  /// Writes what is there already.
  func flush() {
    if !hasFailed, !ByteStream.standardOutput.write(buffer) { hasFailed = true }
    buffer.removeAll(keepingCapacity: true)
  }
}

/// Standard error.
enum StandardError {
  /// Writes text; nobody can be told when that fails.
  static func write(_ text: String) { ByteStream.standardError.write(Array(text.utf8)) }
}
