/// The shapes of a font, as far as widths and heights depend on them.
struct FontFace: Sendable, Hashable {
  /// Whose widths count.
  enum Design: Sendable, Hashable {
    /// The system font of the era.
    case system
    /// Helvetica Neue, by its name.
    case helvetica
    /// Every character equally wide.
    case monospaced
    /// A family with numbers of its own.
    case named(NamedFontTable)
  }

  var design: Design = .system
  /// The weight as the place in the tables: 0 is ultra light, 3 regular, 8 black.
  var weight = 3
  var era: DesignEra = .current
  /// The height of a line, in parts of the size.
  var lineHeight = FontFace.systemLineHeight
  /// The height above the baseline, in parts of the size.
  var ascender = 0.9521484375
  /// How much wider than its table the font is.
  var scale = 1.0

  static let systemLineHeight = 1.193359375
}

/// How wide characters of one font are.
///
/// The estimate of a width is good to about a point; `Text/SystemFontAdvances.swift` says where the
/// numbers come from.
struct FontMetrics {
  private enum Kind {
    case sanFrancisco
    case helvetica
    case monospaced
    case named
  }

  /// What stands for a character that has no numbers of its own.
  enum Glyph {
    static let unknown: UInt16 = 1000
    static let wide: UInt16 = 1001
    static let half: UInt16 = 1002
    static let emoji: UInt16 = 1003
    static let none: UInt16 = 1004
  }

  private let kind: Kind
  private let size: Double
  private let advances: [Int]
  private let display: [Int]
  private let displayShare: Double
  private let displayExtra: Double
  private let kerningTable: [Int16]
  private let tracking: Double
  private let emojiAdvance: Double
  private let scale: Double
  /// Kerning of pairs of a family, and how much of it counts.
  private var pairs: (table: NamedFontTable, share: Double)?

  /// Prepares the widths of `face` at `size` points.
  init(face: FontFace, size: Double) {
    let tables = MetricTables.shared
    let era = face.era.fonts
    self.size = size
    scale = face.scale
    display = tables.displayDelta
    emojiAdvance = FontMetrics.emojiAdvance(size)
    let weight = min(max(face.weight, 0), tables.advances.count - 1)
    let isBold = weight >= 5
    if face.design == .monospaced {
      kind = .monospaced
      advances = []
      displayShare = 0
      displayExtra = 0
      kerningTable = []
      tracking = 0
      return
    }
    if case .named(let table) = face.design {
      kind = .named
      advances = table.advances(weight: weight)
      displayShare = 0
      displayExtra = 0
      kerningTable = []
      tracking = 0
      pairs = (table, face.scale)
      return
    }
    if face.design == .helvetica || era == .helveticaNeue {
      kind = .helvetica
      advances = tables.helvetica[isBold ? 1 : 0]
      displayShare = 0
      displayExtra = 0
      kerningTable = []
      // Only the system font moves its letters apart by size. Three saved labels tell that
      // Helvetica Neue kerns as Arial does, but less.
      let isNamed = face.design == .helvetica
      tracking = isNamed ? 0 : FontMetrics.tracking(tables.tracking[.helveticaNeue], size)
      if isNamed { pairs = (.arial, 0.6) }
      return
    }
    kind = .sanFrancisco
    advances = tables.advances[weight]
    displayShare = FontMetrics.displayShare(era, size)
    displayExtra = weight == 4 ? 0.5 * 58 : isBold ? 58 : 0
    kerningTable = isBold ? tables.boldKerning : tables.kerning
    tracking = FontMetrics.tracking(tables.tracking[era], size)
  }

  /// How much of the display cut is in use at a size: a switch until iOS 13, a slope since.
  private static func displayShare(_ era: FontEra, _ size: Double) -> Double {
    era == .ios14 ? min(1, max(0, (size - 17) / 5)) : size >= 19.5 ? 1 : 0
  }

  private static func tracking(
    _ table: [(size: Double, value: Double)]?, _ size: Double
  ) -> Double {
    guard let table, let first = table.first, let last = table.last else { return 0 }
    if size <= first.size { return first.value }
    guard let upper = table.firstIndex(where: { $0.size >= size }), upper > 0 else {
      return last.value
    }
    let (low, high) = (table[upper - 1], table[upper])
    return low.value + (high.value - low.value) * (size - low.size) / (high.size - low.size)
  }

  /// Three saved frames tell: 1.34 of the size at 17 points, 1.14 from 28.
  private static func emojiAdvance(_ size: Double) -> Double {
    13400 - 2000 * min(1, max(0, (size - 17) / 11))
  }

  /// The width of one character in points, tracking included.
  func advance(_ glyph: UInt16) -> Double {
    switch glyph {
    case Glyph.none: return 0
    // Measured: three Chinese characters of 17 points are 52 wide, so tracking leaves them alone.
    case Glyph.wide: return size * 1.01
    case Glyph.half: return size * 0.5
    case Glyph.emoji: return size * emojiAdvance / 10000
    default: break
    }
    switch kind {
    case .monospaced: return size * 0.6 * scale
    case .named:
      let advance = Int(glyph) < advances.count ? advances[Int(glyph)] : 5560
      return size * Double(advance) * scale / 10000
    case .helvetica:
      let advance = Int(glyph) < advances.count ? advances[Int(glyph)] : 5560
      return size * (Double(advance) + tracking) / 10000
    case .sanFrancisco:
      let isKnown = Int(glyph) < advances.count
      let advance = Double(isKnown ? advances[Int(glyph)] : 6000)
      let delta = Double(isKnown ? display[Int(glyph)] : 0)
      return size * (advance + displayShare * (delta + displayExtra) + tracking) / 10000
    }
  }

  /// How far `second` moves when it follows `first`, in points.
  func kerning(_ first: UInt16, _ second: UInt16) -> Double {
    if let pairs {
      return size * pairs.share * Double(pairs.table.kerning(Int(first), Int(second))) / 10000
    }
    let count = MetricTables.count
    guard !kerningTable.isEmpty, Int(first) < count, Int(second) < count else { return 0 }
    return size * Double(kerningTable[Int(first) * count + Int(second)]) / 10000
  }
}
