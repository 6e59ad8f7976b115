/// The numbers of the system fonts, read once from their texts.
struct MetricTables: Sendable {
  /// The tables; read when first needed.
  static let shared = MetricTables()

  /// The number of characters that have widths of their own.
  static let count = 230

  /// The characters after ASCII and Latin-1.
  private static let extras = "…–—‘’“”‚„•‹›€™†‡‰ŒœŠšŽžŸƒˆ˜−≤≥≠≈∞√←→↑↓✓"

  /// Advances of San Francisco by weight, from ultra light to black, in 1/10000 of the size.
  let advances: [[Int]]
  /// What the display cut adds to each advance.
  let displayDelta: [Int]
  /// Advances of Helvetica Neue, regular and bold.
  let helvetica: [[Int]]
  /// Kerning of pairs, at `first * count + second`.
  let kerning: [Int16]
  /// Kerning of pairs from semibold.
  let boldKerning: [Int16]
  /// Tracking of each era by size.
  let tracking: [FontEra: [(size: Double, value: Double)]]
  private let extraIndex: [UInt32: Int]

  private init() {
    var index: [UInt32: Int] = [:]
    for (offset, scalar) in Self.extras.unicodeScalars.enumerated() {
      index[scalar.value] = 191 + offset
    }
    extraIndex = index
    let texts = [
      SystemFontAdvances.ultraLight, SystemFontAdvances.thin, SystemFontAdvances.light,
      SystemFontAdvances.regular, SystemFontAdvances.medium, SystemFontAdvances.semibold,
      SystemFontAdvances.bold, SystemFontAdvances.heavy, SystemFontAdvances.black,
    ]
    advances = texts.map(Self.numbers)
    displayDelta = Self.numbers(SystemFontAdvances.displayDelta)
    helvetica = [SystemFontAdvances.helveticaRegular, SystemFontAdvances.helveticaBold].map(
      Self.numbers)
    (kerning, boldKerning) = Self.kerning(SystemFontKerning.pairs, extras: index)
    tracking = [
      .helveticaNeue: Self.sizes(SystemFontTracking.helveticaNeue),
      .ios9: Self.sizes(SystemFontTracking.ios9), .ios11: Self.sizes(SystemFontTracking.ios11),
      .ios14: Self.sizes(SystemFontTracking.ios14),
    ]
  }

  /// The place of a scalar in the tables; nil for one without numbers.
  func index(of scalar: Unicode.Scalar) -> Int? { Self.index(of: scalar.value, extraIndex) }

  private static func index(of value: UInt32, _ extras: [UInt32: Int]) -> Int? {
    switch value {
    case 0x20...0x7E: return Int(value) - 0x20
    case 0xA0...0xFF: return Int(value) - 0xA0 + 95
    default: return extras[value]
    }
  }

  // MARK: Reading the texts

  private static func numbers(_ text: String) -> [Int] {
    var reader = NumberReader(text)
    var numbers: [Int] = []
    while let number = reader.number() { numbers.append(number) }
    assert(numbers.count == count)
    return numbers
  }

  private static func sizes(_ text: String) -> [(size: Double, value: Double)] {
    var reader = NumberReader(text)
    var sizes: [(size: Double, value: Double)] = []
    while let size = reader.number(), let value = reader.number() {
      sizes.append((Double(size), Double(value)))
    }
    return sizes
  }

  private static func kerning(
    _ text: String, extras: [UInt32: Int]
  ) -> (regular: [Int16], bold: [Int16]) {
    var regular = [Int16](repeating: 0, count: count * count)
    var bold = regular
    for entry in text.split(whereSeparator: { $0 == " " || $0.isNewline }) {
      let scalars = entry.unicodeScalars
      let pair = scalars.prefix(2).compactMap { scalar in
        index(of: scalar == "␣" ? 0x20 : scalar.value, extras)
      }
      var reader = NumberReader(String(scalars.dropFirst(2)))
      guard pair.count == 2, let value = reader.number() else { continue }
      regular[pair[0] * count + pair[1]] = Int16(clamping: value)
      bold[pair[0] * count + pair[1]] = Int16(clamping: reader.number() ?? value)
    }
    return (regular, bold)
  }
}

/// Reads whole numbers from a text, whatever stands between them.
private struct NumberReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func number() -> Int? {
    var isNegative = false
    var value: Int?
    while position < bytes.count {
      let byte = bytes[position]
      if byte >= 0x30, byte <= 0x39 {
        value = (value ?? 0) * 10 + Int(byte - 0x30)
      } else if value != nil {
        break
      } else {
        isNegative = byte == UInt8(ascii: "-")
      }
      position += 1
    }
    return value.map { isNegative ? -$0 : $0 }
  }
}
