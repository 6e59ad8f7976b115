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
package enum PluralFormats {
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

  /// The format in which each variable has given way to its words, with the arguments in the order
  /// in which it asks for them; the same for a format without rules.
  static func expanded(
    _ format: String, _ arguments: [any CVarArg]
  ) -> (format: String, arguments: [any CVarArg]) {
    let scalars = format.unicodeScalars
    let digits = scalars.reversed().prefix { (0xFDD0...0xFDDF).contains($0.value) }
    let text = digits.reversed().map { String($0.value - firstDigit, radix: 16) }.joined()
    let known = Int(text, radix: 16).flatMap { place in
      state.withLock { $0.known.indices.contains(place) ? $0.known[place] : nil }
    }
    let plain = String(String.UnicodeScalarView(scalars.dropLast(digits.count)))
    var expansion = FormatExpansion(
      variables: known?.format.variables ?? [:], language: known?.language ?? "",
      arguments: arguments)
    let words = expansion.expand(plain)
    return (words, expansion.taken)
  }

  /// The text of a format in a language, which nothing else needs to know.
  package static func text(
    of format: PluralsFile.Format, language: String, arguments: [any CVarArg]
  ) -> String {
    var expansion = FormatExpansion(
      variables: format.variables, language: language, arguments: arguments)
    let words = expansion.expand(format.format)
    return String(format: words, arguments: expansion.taken)
  }
}

/// Puts words in the place of variables, and sees to it that a format asks for what there is.
///
/// What stays in the format takes its argument without a number, in the order told: Foundation
/// miscounts where the first number is not asked for. A place without an argument stays as it is
/// written, where Foundation would read whatever lies in memory.
struct FormatExpansion {
  let variables: [String: PluralsFile.Variable]
  let language: String
  let arguments: [any CVarArg]
  /// What each place of the format takes.
  private(set) var taken: [any CVarArg] = []
  private var depth = 0
  /// How many formats may still be expanded, one inside the other or side by side.
  private var budget = 200
  /// How long all of them may be together.
  private var bytesLeft = 1 << 20

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
    guard depth == 0 || depth < 8 && budget > 0 && bytesLeft > 0 else { return "" }
    budget -= 1
    bytesLeft -= format.utf8.count
    depth += 1
    defer { depth -= 1 }
    var result = ""
    var next = 0
    func own(_ position: Int?) -> Int {
      if let place = position ?? argument { return place }
      defer { next += 1 }
      return next
    }
    var scanner = FormatScanner(format)
    while let piece = scanner.next() {
      switch piece {
      case .text(let text): result += asText(text)
      case .count: _ = own(nil)
      case .variable(let name, let position, let source):
        result += words(name, own(position)) ?? asText(source)
      case .value(let specifier):
        // What `*` stands for comes before what is written.
        let width = amount(specifier.width, &next)
        let precision = amount(specifier.precision, &next)
        let place = own(specifier.position)
        guard arguments.indices.contains(place) else {
          result += asText(specifier.source)
          continue
        }
        let (text, value) = specifier.written(
          arguments[place], width: width, precision: precision)
        result += text
        taken.append(value)
      }
    }
    return result
  }

  /// What Foundation reads as `text`: the name of a variable may hold what looks like a specifier.
  private func asText(_ text: String) -> String {
    text.replacingOccurrences(of: "%", with: "%%")
  }

  private func amount(_ amount: FormatSpecifier.Amount?, _ next: inout Int) -> Int? {
    switch amount {
    case nil: return nil
    case .number(let number): return number
    case .argument:
      defer { next += 1 }
      guard arguments.indices.contains(next) else { return nil }
      return FormatSpecifier.integer(arguments[next]).flatMap { $0 >= 0 ? $0 : nil }
    }
  }

  /// The words of a variable for an argument; nil where there is one of the two only.
  private mutating func words(_ name: String, _ place: Int) -> String? {
    guard let variable = variables[name], arguments.indices.contains(place) else { return nil }
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
  /// Overloads of Foundation's function for one to four arguments, so that formats with plurals of
  /// a `.stringsdict` work; it takes the same formats otherwise.
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

  /// A format that has nothing to put in place.
  public init(format: String) { self = String.plain(format, []) }
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
