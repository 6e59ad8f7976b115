import Foundation

/// Finds which numbers of the font tables a character takes.
struct GlyphFinder {
  private let tables = MetricTables.shared
  /// Letters with accents that were looked at before: taking them apart is slow.
  private var known: [Unicode.Scalar: UInt16] = [:]

  /// The glyph of what a reader sees as one sign.
  mutating func glyph(of character: Character) -> UInt16 {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return FontMetrics.Glyph.none }
    if let index = tables.index(of: first) {
      // A keycap is a digit with an enclosing mark.
      let isKeycap = scalars.contains { $0.value == 0x20E3 || $0.value == 0xFE0F }
      return isKeycap ? FontMetrics.Glyph.emoji : UInt16(index)
    }
    if let glyph = known[first] { return glyph }
    let glyph = find(first, emoji: scalars.contains { $0.value == 0xFE0F })
    if scalars.count == 1 { known[first] = glyph }
    return glyph
  }

  private func find(_ scalar: Unicode.Scalar, emoji: Bool) -> UInt16 {
    if emoji || scalar.properties.isEmojiPresentation { return FontMetrics.Glyph.emoji }
    switch scalar.value {
    case 0xFF61...0xFFDC: return FontMetrics.Glyph.half
    case _ where GlyphFinder.isWide(scalar.value): return FontMetrics.Glyph.wide
    case 0x100...0x24F, 0x1E00...0x1EFF: return baseLetter(scalar)
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return FontMetrics.Glyph.none
    default: return FontMetrics.Glyph.unknown
    }
  }

  /// An accented letter is as wide as its base letter.
  private func baseLetter(_ scalar: Unicode.Scalar) -> UInt16 {
    let parts = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
    guard let base = parts.first, let index = tables.index(of: base) else {
      return FontMetrics.Glyph.unknown
    }
    return UInt16(index)
  }

  /// Whether the scalar is a Chinese, Japanese or Korean sign of full width.
  static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return true
    default:
      return false
    }
  }
}
