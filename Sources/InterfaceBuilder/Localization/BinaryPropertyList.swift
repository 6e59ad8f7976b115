/// Reads Apple's binary property lists (`bplist00`), as compiled strings files are.
///
/// Every offset of the file is checked, no list may hold itself, each text is kept once however
/// many objects refer to it, and all texts together are no longer than the file.
struct BinaryPropertyList {
  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let tableOffset: Int
  /// How many objects may still be read.
  private var objectsLeft = ReadingLimits.elements
  /// How many bytes of text may still be read.
  private var bytesLeft: Int
  /// The texts by the numbers of their objects.
  private var texts: [Int: String] = [:]
  private var remarks: [Remark] = []

  private static let depth = 32

  /// The list in `bytes`.
  static func read(
    _ bytes: [UInt8], remarks: inout [Remark]
  ) throws(Refusal) -> PropertyList {
    var reader = try BinaryPropertyList(bytes)
    let root = try reader.number(at: bytes.count - 16, size: 8)
    let list = try reader.object(root, depth: 0)
    remarks += reader.remarks
    return list
  }

  private init(_ bytes: [UInt8]) throws(Refusal) {
    guard bytes.count >= 40 else { throw Self.damaged() }
    self.bytes = bytes
    offsetSize = Int(bytes[bytes.count - 26])
    referenceSize = Int(bytes[bytes.count - 25])
    bytesLeft = bytes.count
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
    for place in offset..<offset + size { value = value << 8 | UInt64(bytes[place]) }
    guard let number = Int(exactly: value) else { throw damaged() }
    return number
  }

  private func number(at offset: Int, size: Int) throws(Refusal) -> Int {
    try Self.number(bytes, at: offset, size: size)
  }

  private mutating func object(_ index: Int, depth: Int) throws(Refusal) -> PropertyList {
    guard objectsLeft > 0 else {
      throw Refusal("a property list of more than \(ReadingLimits.elements) objects")
    }
    objectsLeft -= 1
    guard index < objectCount, depth < Self.depth else { throw Self.damaged() }
    let offset = try number(at: tableOffset + index * offsetSize, size: offsetSize)
    guard offset < bytes.count else { throw Self.damaged() }
    let marker = bytes[offset]
    switch marker >> 4 {
    case 0x0: return .other(marker == 0 ? "nothing" : "a truth value")
    case 0x1, 0x2: return .other("a number")
    case 0x3: return .other("a date")
    case 0x4: return .other("data")
    case 0x5, 0x6, 0x7: return .text(try text(index, marker, at: offset))
    case 0xA:
      let (count, start) = try length(marker, at: offset)
      var items: [PropertyList] = []
      for place in 0..<count {
        let item = try number(at: start + place * referenceSize, size: referenceSize)
        items.append(try object(item, depth: depth + 1))
      }
      return .list(items)
    case 0xD: return try dictionary(marker, at: offset, depth: depth)
    default: return .other("an object of another kind")
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

  private mutating func text(
    _ index: Int, _ marker: UInt8, at offset: Int
  ) throws(Refusal) -> String {
    if let known = texts[index] { return known }
    let (count, start) = try length(marker, at: offset)
    let isUTF16 = marker >> 4 == 0x6
    let size = isUTF16 ? 2 * count : count
    guard start <= bytes.count - size, size <= bytesLeft else { throw Self.damaged() }
    bytesLeft -= size
    let text = isUTF16 ? utf16(count, at: start) : utf8(bytes[start..<start + size])
    texts[index] = text
    return text
  }

  private mutating func utf8(_ content: ArraySlice<UInt8>) -> String {
    if let text = String(validating: content, as: UTF8.self) { return text }
    remarks.add("a text that is not valid UTF-8", line: 1)
    return String(decoding: content, as: UTF8.self)
  }

  private mutating func utf16(_ count: Int, at start: Int) -> String {
    let units = (0..<count).map { place -> UInt16 in
      let first = start + 2 * place
      return UInt16(bytes[first]) << 8 | UInt16(bytes[first + 1])
    }
    if let text = String(validating: units, as: UTF16.self) { return text }
    remarks.add("a text with half of a surrogate pair", line: 1)
    return String(decoding: units, as: UTF16.self)
  }
}
