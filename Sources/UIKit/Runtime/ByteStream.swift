import Foundation

/// One of the process's streams: a full disk or a reader who left is told, where `FileHandle` ends
/// the process.
package struct ByteStream: Sendable {
  private let descriptor: Int32

  /// Where results go.
  package static let standardOutput = ByteStream(descriptor: STDOUT_FILENO)
  /// Where diagnostics go.
  package static let standardError = ByteStream(descriptor: STDERR_FILENO)

  /// Makes a stream from an open file.
  package init(descriptor: Int32) { self.descriptor = descriptor }

  /// Writes all bytes; false when some did not arrive.
  @discardableResult
  package func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}
