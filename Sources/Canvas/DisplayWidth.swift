/// How many cells of a text grid a character or a string takes.
///
/// A character is what a reader sees as one sign (an extended grapheme cluster): a family, a flag
/// or a keycap is one character of two cells. Nothing here depends on the locale or the terminal.
///
/// - Tabs, line breaks and the line separators of Unicode count 1: the grid draws them as a space.
/// - Other control characters, direction marks and invisible signs count 0: the grid drops them.
/// - A combining mark without a base counts 0 as well.
public enum DisplayWidth {
  /// Returns the cells of one character: 0, 1 or 2.
  public static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.value < 0x7F && scalars.index(after: scalars.startIndex) == scalars.endIndex {
      return first.value >= 0x20 || isBreak(first) ? 1 : 0
    }
    if isBreak(first) { return 1 }
    var width = 0
    for scalar in scalars {
      switch scalar.value {
      case 0xFE0E where first.properties.isEmoji:
        return 1
      case 0xFE0F where first.properties.isEmoji, 0x20E3 where first.properties.isEmoji:
        return 2
      case 0x1160...0x11FF, 0xD7B0...0xD7FF:
        // A vowel or final of Hangul joins the syllable before it and is a sign only when alone.
        width = max(width, 1)
      case 0xFDD0...0xFDEF:
        // No characters at all: programs mark texts with them for themselves.
        break
      default:
        width = max(width, cells(of: scalar))
      }
    }
    return width
  }

  /// Returns the cells of a whole line of text: the sum over its characters.
  public static func of(_ text: String) -> Int {
    var count = 0
    var isPlain = true
    for byte in text.utf8 {
      if byte < 0x20 || byte > 0x7E {
        isPlain = false
        break
      }
      count += 1
    }
    if isPlain { return count }
    var sum = 0
    for character in text { sum += of(character) }
    return sum
  }

  /// Whether the scalar is a tab or ends a line or a paragraph.
  static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether the scalar is one half of a flag.
  static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  private static func cells(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x7F { return scalar.value >= 0x20 ? 1 : 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    return isRegionalIndicator(scalar) || EastAsianWidth.isWide(scalar.value) ? 2 : 1
  }
}
