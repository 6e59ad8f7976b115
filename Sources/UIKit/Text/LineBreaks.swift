/// What a sign does to the lines around it.
enum BreakClass: UInt8 {
  case letter
  case digit
  case space
  case newline
  /// Nothing visible; a line may end after it.
  case zeroWidthSpace
  /// A line may end after it between letters: hyphens and dashes.
  case hyphen
  /// A line may end after it before a letter.
  case slash
  /// No line ends before or after it.
  case glue
  case opening
  case closing
  /// A line may end on both sides: Chinese and Japanese signs, emoji.
  case ideograph
  /// As `ideograph`, but no line ends after it.
  case wideOpening
  /// As `ideograph`, but no line begins with it.
  case wideClosing

  /// Whether the sign belongs to a script that breaks lines without spaces.
  var isWide: Bool { self == .ideograph || self == .wideOpening || self == .wideClosing }

  /// What an ASCII byte does.
  init(ascii byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0B, 0x0C: self = .newline
    case UInt8(ascii: " "), UInt8(ascii: "\t"): self = .space
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
    case UInt8(ascii: "-"): self = .hyphen
    case UInt8(ascii: "/"): self = .slash
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): self = .opening
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ":"),
      UInt8(ascii: ";"), UInt8(ascii: "%"):
      self = .closing
    default: self = .letter
    }
  }

  /// What a sign does that a reader sees as one.
  init(_ character: Character) {
    if character.isNewline {
      self = .newline
      return
    }
    let first = character.unicodeScalars.first?.value ?? 0
    if let byte = UInt8(exactly: first), byte < 0x80 {
      self.init(ascii: byte)
      return
    }
    self.init(scalar: first)
  }

  private init(scalar: UInt32) {
    switch scalar {
    case 0xA0, 0x202F, 0x2060, 0xFEFF: self = .glue
    case 0x200B, 0xAD: self = .zeroWidthSpace
    case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: self = .space
    case 0x2010, 0x2012...0x2014: self = .hyphen
    case 0x2018, 0x201C, 0xAB: self = .opening
    case 0x2019, 0x201D, 0xBB, 0x2026: self = .closing
    case _ where BreakClass.openings.contains(scalar): self = .wideOpening
    case _ where BreakClass.closings.contains(scalar): self = .wideClosing
    // Korean is written with spaces, and labels keep its words whole.
    case 0x1100...0x115F, 0xAC00...0xD7A3: self = .letter
    case _ where GlyphFinder.isWide(scalar): self = .ideograph
    case 0x1F300...0x1FAFF: self = .ideograph
    default: self = .letter
    }
  }

  /// Signs that no line ends with, of the rules of Japanese and Chinese typesetting.
  private static let openings = Set("「『（〈《【〔［｛〖〘".unicodeScalars.map(\.value))
  /// Signs that no line begins with: stops, closing brackets, small kana, the long vowel.
  private static let closings = Set(
    "、。，．」』）〉》】〕］｝〗〙！？：；・ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々〻".unicodeScalars.map(\.value))

  /// Whether a line may end between two signs; `before` is the one before `first`.
  static func mayBreak(before: BreakClass?, first: BreakClass, second: BreakClass) -> Bool {
    if second == .space || second == .newline || second == .zeroWidthSpace { return false }
    switch first {
    case .space, .zeroWidthSpace, .newline: return true
    case .glue, .opening, .wideOpening: return false
    case .hyphen: return second == .letter && (before == .letter || before == .digit)
    case .slash: return second == .letter
    default: break
    }
    switch second {
    case .glue, .closing, .wideClosing, .hyphen, .slash: return false
    default: return first.isWide || second.isWide
    }
  }
}
