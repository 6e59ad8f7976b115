import Foundation
import InterfaceBuilder
import Synchronization

/// A format whose words depend on numbers, as `NSLocalizedString` found it.
struct PluralFormat: Hashable, Sendable {
  let key: String
  let file: String
  let language: String
}

/// Formats with plurals on their way from `NSLocalizedString` to `localizedStringWithFormat`.
///
/// On iOS the string between the two carries the rules unseen. Here it carries, behind the format,
/// noncharacters that tell which rules they are: no text of a user has any.
enum PluralFormats {
  private struct Known: Sendable {
    let format: PluralsFile.Format
    let language: String
  }

  private struct State {
    var places: [PluralFormat: Int] = [:]
    var known: [Known] = []
  }

  private static let state = Mutex(State())
  /// U+FDD0 to U+FDDF stand for hexadecimal digits.
  private static let firstDigit: UInt32 = 0xFDD0

  /// The format's text with what tells its rules behind it.
  static func carrying(
    _ format: PluralsFile.Format, _ identity: PluralFormat
  ) -> String {
    let place = state.withLock { state -> Int in
      if let place = state.places[identity] { return place }
      let place = state.known.count
      state.known.append(Known(format: format, language: identity.language))
      state.places[identity] = place
      return place
    }
    var text = format.format
    for digit in String(place, radix: 16) {
      let value = UInt32(digit.hexDigitValue ?? 0)
      if let scalar = Unicode.Scalar(firstDigit + value) { text.unicodeScalars.append(scalar) }
    }
    return text
  }

  /// The format in which each variable has given way to its words, with the arguments in the order in
  /// which it asks for them; the same for a format without rules.
  static func expanded(
    _ format: String, _ arguments: [any CVarArg]
  ) -> (format: String, arguments: [any CVarArg]) {
    let scalars = format.unicodeScalars
    let digits = scalars.reversed().prefix { (0xFDD0...0xFDDF).contains($0.value) }
    guard !digits.isEmpty else { return (format, arguments) }
    let text = digits.reversed().map { String($0.value - firstDigit, radix: 16) }.joined()
    guard let place = Int(text, radix: 16),
      let known = state.withLock({ $0.known.indices.contains(place) ? $0.known[place] : nil })
    else { return (format, arguments) }
    var expansion = FormatExpansion(
      variables: known.format.variables, language: known.language, arguments: arguments)
    let plain = String(String.UnicodeScalarView(scalars.dropLast(digits.count)))
    let words = expansion.expand(plain)
    return (words, expansion.order.map { arguments[$0] })
  }
}

/// Puts words in the place of variables.
///
/// What stays in the format takes its argument without a number, in the order told: Foundation
/// miscounts where the first number is not asked for.
struct FormatExpansion {
  let variables: [String: PluralsFile.Variable]
  let language: String
  let arguments: [any CVarArg]
  /// Which argument each place of the format takes.
  private(set) var order: [Int] = []
  private var depth = 0
  /// How many formats may still be expanded, one inside the other or side by side.
  private var budget = 200

  init(
    variables: [String: PluralsFile.Variable], language: String, arguments: [any CVarArg]
  ) {
    self.variables = variables
    self.language = language
    self.arguments = arguments
  }

  /// Expands a format; `argument` is the one that specifiers without a number stand for, which
  /// otherwise are counted.
  mutating func expand(_ format: String, argument: Int? = nil) -> String {
    guard depth < 8, budget > 0 else { return "" }
    budget -= 1
    depth += 1
    defer { depth -= 1 }
    var result = ""
    var next = 0
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%%"
        rest = rest.dropFirst()
        continue
      }
      var place: Int?
      let number = rest.prefix { $0.isASCII && $0.isNumber }
      if !number.isEmpty, rest.dropFirst(number.count).first == "$" {
        place = Int(number).map { $0 - 1 }
        rest = rest.dropFirst(number.count + 1)
      }
      let own = place ?? argument ?? next
      if place == nil, argument == nil { next += 1 }
      if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
        let name = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
        rest = rest[rest.index(after: end)...]
        result += words(name, own)
      } else if arguments.indices.contains(own) {
        result += "%"
        order.append(own)
      }
    }
    return result + rest
  }

  private mutating func words(_ name: String, _ place: Int) -> String {
    guard let variable = variables[name], arguments.indices.contains(place) else { return "" }
    let number = Self.number(arguments[place])
    var texts = [PluralCategory(number, language: language).rawValue, "other"]
    // Any language may have words of its own for nothing at all.
    if number.n == 0 { texts.insert("zero", at: 0) }
    let text = texts.compactMap { variable.texts[$0] }.first ?? ""
    return expand(text, argument: place)
  }

  private static func number(_ argument: any CVarArg) -> PluralOperands {
    switch argument {
    case let number as any BinaryInteger: PluralOperands(Int(clamping: number))
    case let number as any BinaryFloatingPoint: PluralOperands(Double(number))
    case let number as NSNumber: PluralOperands(number.doubleValue)
    default: PluralOperands(0)
    }
  }
}

extension String {
  /// A format with its arguments in place, in the words and digits of the app's language.
  ///
  /// Overloads of Foundation's function for one to four arguments, so that formats with plurals of a
  /// `.stringsdict` work; it takes the same formats otherwise.
  public static func localizedStringWithFormat<A: CVarArg>(_ format: String, _ a: A) -> String {
    localized(format, [a])
  }
  /// A format with its arguments in place, in the words and digits of the app's language.
  public static func localizedStringWithFormat<A: CVarArg, B: CVarArg>(
    _ format: String, _ a: A, _ b: B
  ) -> String { localized(format, [a, b]) }
  /// A format with its arguments in place, in the words and digits of the app's language.
  public static func localizedStringWithFormat<A: CVarArg, B: CVarArg, C: CVarArg>(
    _ format: String, _ a: A, _ b: B, _ c: C
  ) -> String { localized(format, [a, b, c]) }
  /// A format with its arguments in place, in the words and digits of the app's language.
  public static func localizedStringWithFormat<A: CVarArg, B: CVarArg, C: CVarArg, D: CVarArg>(
    _ format: String, _ a: A, _ b: B, _ c: C, _ d: D
  ) -> String { localized(format, [a, b, c, d]) }

  /// A format with its argument in place; plurals of a `.stringsdict` work here as well.
  public init<A: CVarArg>(format: String, _ a: A) { self = String.plain(format, [a]) }
  /// A format with its arguments in place; plurals of a `.stringsdict` work here as well.
  public init<A: CVarArg, B: CVarArg>(format: String, _ a: A, _ b: B) {
    self = String.plain(format, [a, b])
  }
  /// A format with its arguments in place; plurals of a `.stringsdict` work here as well.
  public init<A: CVarArg, B: CVarArg, C: CVarArg>(format: String, _ a: A, _ b: B, _ c: C) {
    self = String.plain(format, [a, b, c])
  }

  private static func localized(_ format: String, _ arguments: [any CVarArg]) -> String {
    let words = PluralFormats.expanded(format, arguments)
    let locale = Locale(identifier: RunningApplication.settings.locale)
    return String(format: words.format, locale: locale, arguments: words.arguments)
  }

  private static func plain(_ format: String, _ arguments: [any CVarArg]) -> String {
    let words = PluralFormats.expanded(format, arguments)
    return String(format: words.format, arguments: words.arguments)
  }
}
