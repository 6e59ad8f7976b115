/// What is wrong with the bytes of a golden file. Lines count from 1, sizes are in bytes.
public enum Damage: Sendable, Equatable, CustomStringConvertible {
  case tooLarge(size: Int, limit: Int)
  case byteOrderMark
  case notUTF8(line: Int)
  case conflictMarkers(line: Int)
  /// One line of a merge conflict is left, of which the others are gone.
  case conflictMarker(line: Int)
  case carriageReturn(line: Int)
  /// A text of a golden has one line feed at least.
  case empty

  /// The line the damage is on.
  public var line: Int {
    switch self {
    case .tooLarge, .byteOrderMark, .empty: 1
    case .notUTF8(let line), .conflictMarkers(let line), .conflictMarker(let line),
      .carriageReturn(let line):
      line
    }
  }

  /// What is wrong, as the rest of a sentence that begins with "The golden".
  public var description: String {
    switch self {
    case .tooLarge(let size, let limit): "has \(size) bytes; the limit is \(limit)"
    case .byteOrderMark: "begins with a byte order mark"
    case .empty: "is empty, as a file is that was cut short"
    case .notUTF8(let line): "is not UTF-8: see line \(line)"
    case .conflictMarkers(let line): "holds an unresolved merge conflict, from line \(line)"
    case .conflictMarker(let line): "holds what is left of a merge conflict, on line \(line)"
    case .carriageReturn(let line):
      "has a carriage return on line \(line) (goldens are `text eol=lf` in .gitattributes)"
    }
  }
}

/// The form every golden has: UTF-8, LF, exactly one final newline, no trailing white space.
public enum GoldenText {
  /// The largest golden, in bytes.
  public static let sizeLimit = 4 << 20

  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let lineFeed: UInt8 = 0x0A
  private static let carriageReturn: UInt8 = 0x0D

  /// Brings any text into the form of a golden.
  public static func normalized(_ text: String) -> String {
    let cleaned: [UInt8]? = withBytes(of: text) { bytes in
      if bytes.place(of: carriageReturn, from: 0) != nil { return withoutCarriageReturns(bytes) }
      return isNormalized(bytes) ? nil : withoutBlanksAtEnds(bytes)
    }
    guard var result = cleaned else { return text }
    while result.last == lineFeed { result.removeLast() }
    result.append(lineFeed)
    if result.starts(with: byteOrderMark) { result.removeFirst(byteOrderMark.count) }
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether bytes without a carriage return have the form already, as those of most goldens.
  private static func isNormalized(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.last == lineFeed, !bytes.holds(byteOrderMark, at: 0) else { return false }
    if bytes.count > 1, bytes[bytes.count - 2] == lineFeed { return false }
    var isGood = true
    bytes.forEachLine { line in
      isGood = line.isEmpty || !isBlank(bytes[line.upperBound - 1])
      return isGood
    }
    return isGood
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func withoutBlanksAtEnds(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 1)
    bytes.forEachLine { line in
      var end = line.upperBound
      while end > line.lowerBound, isBlank(bytes[end - 1]) { end -= 1 }
      result.append(contentsOf: bytes[line.lowerBound..<end])
      result.append(lineFeed)
      return true
    }
    return result
  }

  private static func withoutCarriageReturns(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 1)
    var followsCarriageReturn = false
    for byte in bytes {
      switch byte {
      case carriageReturn:
        endLine(of: &result)
      case lineFeed:
        if !followsCarriageReturn { endLine(of: &result) }
      default:
        result.append(byte)
      }
      followsCarriageReturn = byte == carriageReturn
    }
    endLine(of: &result)
    return result
  }

  private static func endLine(of bytes: inout [UInt8]) {
    while let last = bytes.last, isBlank(last) { bytes.removeLast() }
    bytes.append(lineFeed)
  }

  /// Tells what the bytes of a golden file are.
  public static func inspect(_ bytes: [UInt8]) -> StoredGolden {
    if bytes.count > sizeLimit {
      return .damaged(.tooLarge(size: bytes.count, limit: sizeLimit), text: nil)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return .damaged(.notUTF8(line: firstLineThatIsNotUTF8(bytes)), text: nil)
    }
    if bytes.starts(with: byteOrderMark) { return .damaged(.byteOrderMark, text: text) }
    if let conflict = bytes.withUnsafeBytes(conflict) { return .damaged(conflict, text: text) }
    if let index = bytes.withUnsafeBytes({ $0.place(of: carriageReturn, from: 0) }) {
      let line = 1 + bytes[..<index].count { $0 == lineFeed }
      return .damaged(.carriageReturn(line: line), text: text)
    }
    return .text(text)
  }

  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: lineFeed, omittingEmptySubsequences: false)
  }

  private static func firstLineThatIsNotUTF8(_ bytes: [UInt8]) -> Int {
    // A line feed is never inside a character, so each line is valid or not for itself.
    let index = lines(bytes).firstIndex { String(validating: $0, as: UTF8.self) == nil }
    return (index ?? 0) + 1
  }

  /// Whether a text holds markers of a merge conflict.
  static func holdsConflict(_ text: String) -> Bool {
    withBytes(of: text) { conflict($0) != nil }
  }

  /// A merge conflict of which all three markers follow one another, or else the first marker that
  /// is left of one.
  private static func conflict(_ bytes: UnsafeRawBufferPointer) -> Damage? {
    var number = 0
    var openedAt: Int?
    var sawMiddle = false
    var whole: Int?
    var left: Int?
    bytes.forEachLine { line in
      number += 1
      if line.isEmpty { return true }
      // Only these begin a marker; most lines are done with one look.
      switch bytes[line.lowerBound] {
      case UInt8(ascii: "<") where isMarker(bytes, line, opening):
        openedAt = number
        sawMiddle = false
        left = left ?? number
      case UInt8(ascii: "=") where openedAt != nil && bytes.holds(middle, at: line.lowerBound):
        sawMiddle = true
      case UInt8(ascii: ">") where isMarker(bytes, line, closing):
        if sawMiddle { whole = openedAt }
        left = left ?? number
      default:
        break
      }
      return whole == nil
    }
    return whole.map { .conflictMarkers(line: $0) } ?? left.map { .conflictMarker(line: $0) }
  }

  /// Whether a line is seven such signs, alone or with a space after them.
  private static func isMarker(
    _ bytes: UnsafeRawBufferPointer, _ line: Range<Int>, _ signs: [UInt8]
  ) -> Bool {
    guard bytes.holds(signs, at: line.lowerBound) else { return false }
    return line.count == signs.count || bytes[line.lowerBound + signs.count] == 0x20
      || bytes[line.lowerBound + signs.count] == carriageReturn
  }

  private static let opening = Array("<<<<<<<".utf8)
  private static let middle = Array("=======".utf8)
  private static let closing = Array(">>>>>>>".utf8)
}
