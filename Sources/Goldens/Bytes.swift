import Foundation

// What every comparison does with every byte, done by the C library: a test run is a debug build,
// in which a loop of one's own takes fifty times as long.

/// Whether two texts are the same bytes. String's own equality takes two spellings of one letter
/// for the same.
func sameBytes(_ first: String, _ second: String) -> Bool {
  let (count, other) = (first.utf8.count, second.utf8.count)
  if count != other { return false }
  return withBytes(of: first) { one in
    withBytes(of: second) { two in
      guard let start = one.baseAddress, let otherStart = two.baseAddress else { return true }
      return memcmp(start, otherStart, count) == 0
    }
  }
}

/// Does `body` with the UTF-8 bytes of a text.
func withBytes<Result>(of text: String, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
  if let result = text.utf8.withContiguousStorageIfAvailable({ body(UnsafeRawBufferPointer($0)) }) {
    return result
  }
  return Array(text.utf8).withUnsafeBytes(body)
}

extension UnsafeRawBufferPointer {
  /// The place of the first such byte from `start` on.
  func place(of byte: UInt8, from start: Int) -> Int? {
    guard let baseAddress, start < count,
      let found = memchr(baseAddress + start, Int32(byte), count - start)
    else { return nil }
    return UnsafeRawPointer(found) - baseAddress
  }

  /// Whether these bytes stand at a place.
  func holds(_ bytes: [UInt8], at start: Int) -> Bool {
    guard let baseAddress, start + bytes.count <= count else { return false }
    return memcmp(baseAddress + start, bytes, bytes.count) == 0
  }

  /// Calls `body` with the place of each line, without its line feed, until it says false.
  ///
  /// What follows the last line feed is a line only if it is not empty.
  func forEachLine(_ body: (Range<Int>) -> Bool) {
    var start = 0
    while start < count {
      let end = place(of: 0x0A, from: start) ?? count
      guard body(start..<end) else { return }
      start = end + 1
    }
  }
}

/// A line as a key: hashed and compared as a whole.
struct LineKey: Hashable {
  let bytes: ArraySlice<UInt8>

  static func == (first: LineKey, second: LineKey) -> Bool {
    first.bytes.withUnsafeBytes { one in
      second.bytes.withUnsafeBytes { two in
        guard one.count == two.count else { return false }
        guard let start = one.baseAddress, let other = two.baseAddress else { return true }
        return memcmp(start, other, one.count) == 0
      }
    }
  }

  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
