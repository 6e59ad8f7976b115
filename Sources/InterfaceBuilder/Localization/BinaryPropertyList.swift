/// Reads Apple's binary property lists (`bplist00`), as compiled strings files are.
///
/// Every offset of the file is checked, no list may hold itself, and what is read is at most a small
/// multiple of the file, however often objects refer to the same one.
struct BinaryPropertyList {
  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let tableOffset: Int
  /// How many objects and bytes of text may still be read.
  private var effort: Int

  private static let depth = 32

  /// The list in `bytes`.
  static func read(_ bytes: [UInt8]) throws(Refusal) -> PropertyList {
    var reader = try BinaryPropertyList(bytes)
    let root = try reader.number(at: bytes.count - 16, size: 8)
    return try reader.object(root, depth: 0)
  }

  private init(_ bytes: [UInt8]) throws(Refusal) {
    guard bytes.count >= 40 else { throw Self.damaged() }
    self.bytes = bytes
    offsetSize = Int(bytes[bytes.count - 26])
    referenceSize = Int(bytes[bytes.count - 25])
    effort = 8 * bytes.count
    objectCount = try Self.number(bytes, at: bytes.count - 24, size: 8)
    tableOffset = try Self.number(bytes, at: bytes.count - 8, size: 8)
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      objectCount <= bytes.count, tableOffset <= bytes.count
    else { throw Self.damaged() }
  }

  private static func damaged() -> Refusal { Refusal("a damaged binary property list") }

  private static func number(
    _ bytes: [UInt8], at offset: Int, size: Int
  ) throws(Refusal) -> Int {
    guard offset >= 0, size >= 0, size <= 8, offset <= bytes.count - size else { throw damaged() }
    var value: UInt64 = 0
    for byte in bytes[offset..<offset + size] { value = value << 8 | UInt64(byte) }
    guard let number = Int(exactly: value) else { throw damaged() }
    return number
  }

  private func number(at offset: Int, size: Int) throws(Refusal) -> Int {
    try Self.number(bytes, at: offset, size: size)
  }

  private mutating func object(_ index: Int, depth: Int) throws(Refusal) -> PropertyList {
    effort -= 1
    guard index < objectCount, depth < Self.depth, effort > 0 else { throw Self.damaged() }
    let offset = try number(at: tableOffset + index * offsetSize, size: offsetSize)
    guard offset < bytes.count else { throw Self.damaged() }
    let marker = bytes[offset]
    switch marker >> 4 {
    case 0x0: return .text(marker == 0x09 ? "true" : marker == 0x08 ? "false" : "")
    case 0x1: return .text("\(try number(at: offset + 1, size: 1 << Int(marker & 0xF & 3)))")
    case 0x5, 0x6, 0x7: return .text(try text(marker, at: offset))
    case 0xA:
      let (count, start) = try length(marker, at: offset)
      var items: [PropertyList] = []
      for place in 0..<count {
        let item = try number(at: start + place * referenceSize, size: referenceSize)
        items.append(try object(item, depth: depth + 1))
      }
      return .list(items)
    case 0xD: return try dictionary(marker, at: offset, depth: depth)
    default: return .text("")
    }
  }

  private mutating func dictionary(
    _ marker: UInt8, at offset: Int, depth: Int
  ) throws(Refusal) -> PropertyList {
    let (count, start) = try length(marker, at: offset)
    var entries: [PropertyList.Entry] = []
    for place in 0..<count {
      let key = try number(at: start + place * referenceSize, size: referenceSize)
      let value = try number(at: start + (count + place) * referenceSize, size: referenceSize)
      guard let name = try object(key, depth: depth + 1).text else { throw Self.damaged() }
      let content = try object(value, depth: depth + 1)
      entries.append(PropertyList.Entry(key: name, value: content, line: 1))
    }
    return .dictionary(entries)
  }

  /// How long what begins at `offset` is, and where its content begins.
  private func length(_ marker: UInt8, at offset: Int) throws(Refusal) -> (Int, start: Int) {
    let short = Int(marker & 0xF)
    guard short == 0xF else { return (short, offset + 1) }
    guard offset + 1 < bytes.count, bytes[offset + 1] >> 4 == 1 else { throw Self.damaged() }
    let size = 1 << Int(bytes[offset + 1] & 3)
    let count = try number(at: offset + 2, size: size)
    guard count <= bytes.count else { throw Self.damaged() }
    return (count, offset + 2 + size)
  }

  private mutating func text(_ marker: UInt8, at offset: Int) throws(Refusal) -> String {
    let (count, start) = try length(marker, at: offset)
    let size = marker >> 4 == 0x6 ? 2 * count : count
    effort -= size
    guard start <= bytes.count - size, effort > 0 else { throw Self.damaged() }
    let content = bytes[start..<start + size]
    guard marker >> 4 == 0x6 else { return String(decoding: content, as: UTF8.self) }
    let units = (0..<count).map { place -> UInt16 in
      let first = start + 2 * place
      return UInt16(bytes[first]) << 8 | UInt16(bytes[first + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }
}
