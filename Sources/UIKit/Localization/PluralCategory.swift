import Foundation
import InterfaceBuilder

/// A number as the rules of plurals look at it, in the letters of Unicode's LDML, Part 3.
struct PluralOperands: Sendable {
  /// The absolute value.
  let n: Double
  /// The digits before the point.
  let i: Int
  /// How many digits stand behind the point.
  let v: Int
  /// Those digits as a number.
  let f: Int

  /// The operands of a whole number.
  init(_ number: Int) {
    i = number == .min ? .max : abs(number)
    n = Double(i)
    v = 0
    f = 0
  }

  /// The operands of a number as it is written with as few digits as tell it, six at most.
  init(_ number: Double) {
    let size = number.isFinite ? min(abs(number), 1e15) : 0
    n = size
    i = Int(size)
    var digits = Int(((size - Double(i)) * 1e6).rounded())
    var count = digits == 0 ? 0 : 6
    while count > 0, digits % 10 == 0 {
      digits /= 10
      count -= 1
    }
    v = count
    f = digits
  }
}

/// The categories that languages sort numbers into.
enum PluralCategory: String, Sendable {
  case zero, one, two, few, many, other

  /// The category of a number in a language, as a tag such as `pt-PT`.
  ///
  /// Source: Unicode CLDR 45, supplemental/plurals.xml, cardinal rules, without those for compact
  /// notation. Languages that are not named have one form only, or count 1 apart from the rest.
  init(_ number: PluralOperands, language tag: String) {
    let language = tag.lowercased().split { $0 == "-" || $0 == "_" }.first.map(String.init) ?? ""
    // The Portuguese of every country but Brazil goes back to that of Portugal (parentLocales).
    let isEuropean = language == "pt" && ![nil, "BR"].contains(LanguageTag(tag).region)
    let family = isEuropean ? .romance : PluralFamily.of[language] ?? .one
    self = family.category(number)
  }
}

/// Languages with the same rules.
enum PluralFamily: Sendable {
  case none, one, wholeOne, oneOrLess, romance, french, zeroOrOne, belowTwo, danish, icelandic
  case tagalog, latvian, hebrew, two, romanian, serboCroatian, slovene, sorbian, czech, polish
  case belarusian, russian, lithuanian, maltese, irish, breton, manx, scottish, welsh, arabic
  case colognian, sinhala, tamazight

  /// The family of each language that has not just one form for 1 and one for the rest.
  static let of: [String: PluralFamily] = [
    (
      PluralFamily.none,
      "bm bo dz hnj id ig ii ja jbo jv kde kea km ko lkt lo ms my nqo osa sah ses"
        + " sg su th to tpi vi wo yo yue zh in"
    ),
    (.wholeOne, "ast de en et fi fy gl ia io lij nl sc sv sw ur yi"),
    (.romance, "ca it es scn vec"),
    (.french, "fr pt"),
    (.zeroOrOne, "ak bho csw guw ln mg nso pa ti wa"), (.belowTwo, "ff hy kab"),
    (.oneOrLess, "am as bn doi fa gu hi kn pcm zu"),
    (.danish, "da"), (.icelandic, "is mk"), (.tagalog, "ceb fil tl"),
    (.latvian, "lv prg"), (.colognian, "ksh lag"), (.hebrew, "he iw"), (.sinhala, "si"),
    (.two, "iu naq sat se sma smi smj smn sms"), (.romanian, "mo ro"),
    (.serboCroatian, "bs hr sh sr"), (.slovene, "sl"), (.sorbian, "dsb hsb"), (.czech, "cs sk"),
    (.polish, "pl"), (.belarusian, "be"), (.russian, "ru uk"), (.lithuanian, "lt"),
    (.maltese, "mt"), (.irish, "ga"), (.breton, "br"), (.manx, "gv"), (.scottish, "gd"),
    (.welsh, "cy"), (.arabic, "ar ars"), (.tamazight, "tzm"),
  ].reduce(into: [:]) { table, row in
    for language in row.1.split(separator: " ") { table[String(language)] = row.0 }
  }

  /// The category of a number.
  func category(_ number: PluralOperands) -> PluralCategory {
    let (n, i, v, f) = (number.n, number.i, number.v, number.f)
    /// A whole number's last digits: n % 10 and the like only hold for those.
    let isWhole = v == 0
    let (last, lastTwo) = (i % 10, i % 100)
    switch self {
    case .none: return .other
    case .one: return n == 1 ? .one : .other
    case .wholeOne: return i == 1 && isWhole ? .one : .other
    case .romance:
      return n == 1 ? .one : number.isMillions ? .many : .other
    case .french: return i < 2 ? .one : number.isMillions ? .many : .other
    case .belowTwo: return i < 2 ? .one : .other
    case .zeroOrOne: return isWhole && i < 2 ? .one : .other
    case .oneOrLess: return i == 0 || n == 1 ? .one : .other
    case .sinhala: return isWhole && i < 2 || i == 0 && f == 1 ? .one : .other
    case .danish: return n == 1 || f != 0 && i < 2 ? .one : .other
    case .icelandic:
      return isWhole && last == 1 && lastTwo != 11 || f % 10 == 1 && f % 100 != 11
        ? .one : .other
    case .tagalog:
      let isOther = [4, 6, 9].contains(isWhole ? last : f % 10)
      return isWhole && (1...3).contains(i) || !isOther ? .one : .other
    case .latvian: return number.latvian
    case .colognian: return n == 0 ? .zero : n == 1 ? .one : .other
    case .hebrew:
      return i == 1 && isWhole || i == 0 && !isWhole ? .one : i == 2 && isWhole ? .two : .other
    case .two: return n == 1 ? .one : n == 2 ? .two : .other
    case .tamazight: return isWhole && (i < 2 || (11...99).contains(i)) ? .one : .other
    case .romanian:
      if i == 1, isWhole { return .one }
      return !isWhole || i == 0 || (1...19).contains(lastTwo) ? .few : .other
    case .serboCroatian: return (isWhole ? i : f).southSlavic
    case .slovene:
      guard isWhole else { return .few }
      return lastTwo == 1
        ? .one : lastTwo == 2 ? .two : lastTwo == 3 || lastTwo == 4 ? .few : .other
    case .sorbian:
      let end = isWhole ? lastTwo : f % 100
      return end == 1 ? .one : end == 2 ? .two : end == 3 || end == 4 ? .few : .other
    case .czech:
      guard isWhole else { return .many }
      return i == 1 ? .one : (2...4).contains(i) ? .few : .other
    case .polish:
      guard isWhole else { return .other }
      if i == 1 { return .one }
      return (2...4).contains(last) && !(12...14).contains(lastTwo) ? .few : .many
    case .belarusian, .russian: return isWhole ? i.eastSlavic : .other
    case .lithuanian:
      guard isWhole else { return .many }
      if (11...19).contains(lastTwo) || last == 0 { return .other }
      return last == 1 ? .one : .few
    default: return celtic(number)
    }
  }

  /// The categories of languages that tell many small numbers apart.
  private func celtic(_ number: PluralOperands) -> PluralCategory {
    guard number.v == 0 else { return self == .manx ? .many : .other }
    let i = number.i
    let (last, lastTwo) = (i % 10, i % 100)
    switch self {
    case .maltese:
      if i == 1 || i == 2 { return i == 1 ? .one : .two }
      return i == 0 || (3...10).contains(lastTwo)
        ? .few : (11...19).contains(lastTwo) ? .many : .other
    case .irish:
      if i == 1 || i == 2 { return i == 1 ? .one : .two }
      return (3...6).contains(i) ? .few : (7...10).contains(i) ? .many : .other
    case .scottish:
      if i == 1 || i == 11 { return .one }
      if i == 2 || i == 12 { return .two }
      return (3...10).contains(i) || (13...19).contains(i) ? .few : .other
    case .manx: return last == 1 ? .one : last == 2 ? .two : i % 20 == 0 ? .few : .other
    case .breton:
      let isTeen = [11, 12, 13, 14, 19, 71, 72, 73, 74, 79, 91, 92, 93, 94, 99].contains(lastTwo)
      if last == 1, !isTeen { return .one }
      if last == 2, !isTeen { return .two }
      if [3, 4, 9].contains(last), !isTeen { return .few }
      return i != 0 && i % 1_000_000 == 0 ? .many : .other
    case .welsh:
      let names: [Int: PluralCategory] = [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many]
      return names[i] ?? .other
    case .arabic:
      if i < 3 { return i == 0 ? .zero : i == 1 ? .one : .two }
      return (3...10).contains(lastTwo) ? .few : lastTwo >= 11 ? .many : .other
    default: return .other
    }
  }
}

extension PluralOperands {
  /// Whether the number is some millions and nothing else.
  fileprivate var isMillions: Bool { v == 0 && i != 0 && i % 1_000_000 == 0 }

  fileprivate var latvian: PluralCategory {
    let teens = 11...19
    if v == 0 {
      if i % 10 == 0 || teens.contains(i % 100) { return .zero }
      return i % 10 == 1 ? .one : .other
    }
    if v == 2, teens.contains(f % 100) { return .zero }
    let isOne = f % 10 == 1 && (v != 2 || f % 100 != 11)
    return isOne ? .one : .other
  }
}

extension Int {
  /// The category of a whole number in Russian, Ukrainian and Belarusian.
  fileprivate var eastSlavic: PluralCategory {
    let category = southSlavic
    return category == .other ? .many : category
  }

  /// The category of a whole number, or of digits behind the point, in Serbian and its neighbours.
  fileprivate var southSlavic: PluralCategory {
    let isTeen = (11...14).contains(self % 100)
    if self % 10 == 1, !isTeen { return .one }
    return (2...4).contains(self % 10) && !isTeen ? .few : .other
  }
}
