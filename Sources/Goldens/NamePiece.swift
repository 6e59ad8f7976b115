import Foundation

/// One part of a golden's file name, in the words of the test.
public struct NamePiece: Sendable, Equatable {
  /// The words.
  public var text: String
  /// Whether the words come from data, so that their author cannot choose other ones.
  ///
  /// Two such words may differ only in letter case, so one with capitals always gets a hash. A
  /// suite, a test or a name keeps its capitals; two that clash on some disk are an error.
  public var isData: Bool

  /// Makes a piece from words that the author of a test chose.
  public static func chosen(_ text: String) -> NamePiece { NamePiece(text: text, isData: false) }

  /// Makes a piece from data, such as the argument of a test.
  public static func data(_ text: String) -> NamePiece { NamePiece(text: text, isData: true) }

  /// The piece as part of a file name: letters, digits, `-` and `_`; every other run is a `-`.
  ///
  /// If anything was lost, six digits of a hash of the whole text stand at the end.
  public var slug: String {
    let canonical = text.precomposedStringWithCanonicalMapping
    var lost = !canonical.utf8.elementsEqual(text.utf8)
    var kept = String.UnicodeScalarView()
    var lastWasKept = false
    for scalar in canonical.unicodeScalars {
      if Self.keeps(scalar, after: lastWasKept) {
        kept.append(scalar)
        lastWasKept = true
      } else {
        if lastWasKept { kept.append("-") }
        lastWasKept = false
        lost = true
      }
    }
    var result = String(kept)
    if lost, !lastWasKept, result.hasSuffix("-") { result.removeLast() }
    if isData, Self.folded(result) != result { lost = true }
    if Self.isReserved(result) { lost = true }
    if result.utf8.count > Self.sizeLimit { lost = true }
    return lost ? Self.limited(result, hashing: text) : result
  }

  /// The most bytes of one part; some encrypted disks allow a name no more than 143.
  static let sizeLimit = 100

  /// The text as a case-insensitive disk compares it.
  static func folded(_ text: String) -> String {
    text.precomposedStringWithCanonicalMapping.uppercased().lowercased()
  }

  /// Cuts `text` to the limit, between two characters, and adds the hash of `original`.
  static func limited(
    _ text: String, hashing original: String, limit: Int = sizeLimit
  ) -> String {
    let hash = shortHash(original)
    var cut = ""
    var size = hash.utf8.count + 1
    for character in text {
      size += character.utf8.count
      if size > limit { break }
      cut.append(character)
    }
    return cut.isEmpty ? hash : "\(cut)-\(hash)"
  }

  /// Six hexadecimal digits that depend on every byte, and on nothing else (FNV-1a, folded).
  static func shortHash(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    let folded = (hash ^ (hash >> 24) ^ (hash >> 48)) & 0xFF_FFFF
    let digits = String(folded, radix: 16)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }

  private static func keeps(_ scalar: Unicode.Scalar, after kept: Bool) -> Bool {
    if scalar == "-" || scalar == "_" { return true }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber:
      return true
    case .nonspacingMark, .spacingMark:
      // Vowel signs of Indic scripts; but not the variation selectors of emoji.
      return kept && !scalar.properties.isVariationSelector
    default:
      return false
    }
  }

  /// Whether it is no name at all, or one that Windows keeps for a device.
  private static func isReserved(_ slug: String) -> Bool {
    if slug.isEmpty { return true }
    let devices: Set = ["con", "prn", "aux", "nul"]
    let lower = slug.lowercased()
    if devices.contains(lower) { return true }
    let isPort = lower.hasPrefix("com") || lower.hasPrefix("lpt")
    return isPort && lower.utf8.count == 4 && lower.last?.isASCIIDigit == true
  }
}

extension Character {
  /// Whether this is one of `0` to `9`.
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
