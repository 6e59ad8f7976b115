import Foundation

/// A place of a format where an argument is written, such as `%2$-5.1f`, taken apart.
struct FormatSpecifier {
  /// A width or a number of digits.
  enum Amount {
    case number(Int)
    /// `*`: the next argument tells it.
    case argument
  }

  /// Which argument, counted from 0; nil for the next one.
  var position: Int?
  var flags = ""
  var width: Amount?
  var precision: Amount?
  /// How long an integer is: `h`, `hh`, `ll`, or empty for `int`.
  var length = ""
  /// The letter that tells the kind, such as `d` or `@`.
  var conversion: Character
  /// All of it as it stands in the format.
  var source: String

  /// No text of a screen is wider; Foundation makes room for all that is asked for.
  static let longest = 999

  /// The specifier with what it takes, for an argument of any kind: one of another kind than the
  /// letter says would be read as whatever lies in its place.
  func written(_ argument: any CVarArg, width: Int?, precision: Int?)
    -> (text: String, argument: any CVarArg)
  {
    let size = width.map { "\(min($0, Self.longest))" } ?? ""
    let digits = precision.map { ".\(min($0, Self.longest))" } ?? ""
    func text(_ letter: String, _ value: any CVarArg) -> (String, any CVarArg) {
      ("%\(flags)\(size)\(digits)\(letter)", value)
    }
    let isObject = type(of: argument) is AnyClass
    let isPointer = argument is OpaquePointer || argument is any _Pointer
    switch conversion {
    case "d", "i", "o", "u", "x", "X", "c", "C":
      if let value = Self.integer(argument) { return text("\(length)\(conversion)", value) }
    case "D", "O", "U":
      let letter = conversion.lowercased()
      if let value = Self.integer(argument) { return text("ll\(letter)", value) }
    case "a", "A", "e", "E", "f", "F", "g", "G":
      if let value = Self.double(argument) { return text("\(conversion)", value) }
    case "s", "S", "p":
      if isPointer || isObject && conversion == "p" { return text("\(conversion)", argument) }
      if conversion == "p", let value = Self.integer(argument) { return text("p", value) }
    default: break
    }
    if isObject { return text("@", argument) }
    return text("@", NSString(string: "\(argument)"))
  }

  /// A number as an integer of the size that every letter reads.
  static func integer(_ argument: any CVarArg) -> Int? {
    switch argument {
    case let number as any BinaryInteger: Int(truncatingIfNeeded: number)
    case let number as any BinaryFloatingPoint:
      Int(exactly: Double(number).rounded(.towardZero)) ?? 0
    case let number as NSNumber: number.intValue
    default: nil
    }
  }

  private static func double(_ argument: any CVarArg) -> Double? {
    switch argument {
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as any BinaryInteger: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}

/// A piece of a format.
enum FormatPiece {
  case text(String)
  /// `%#@name@`.
  case variable(name: String, position: Int?, source: String)
  case value(FormatSpecifier)
  /// `%n`, which would write into memory.
  case count
}

/// Takes formats apart; what only begins like a specifier is text.
///
/// Source: String Format Specifiers of Apple's String Programming Guide.
struct FormatScanner {
  private let bytes: [UInt8]
  private var place = 0

  init(_ format: String) { bytes = Array(format.utf8) }

  /// The next piece; nil at the end.
  mutating func next() -> FormatPiece? {
    guard place < bytes.count else { return nil }
    let percent = UInt8(ascii: "%")
    let start = place
    guard bytes[place] == percent else {
      while place < bytes.count, bytes[place] != percent { place += 1 }
      return .text(string(from: start))
    }
    if let piece = specifier() { return piece }
    place = start + 1
    if place < bytes.count, bytes[place] == percent { place += 1 }
    return .text("%")
  }

  private func string(from start: Int) -> String {
    String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func take(_ characters: String) -> Character? {
    guard place < bytes.count, bytes[place] < 0x80 else { return nil }
    let character = Character(Unicode.Scalar(bytes[place]))
    guard characters.contains(character) else { return nil }
    place += 1
    return character
  }

  private mutating func number() -> Int? {
    var value: Int?
    while let digit = take("0123456789")?.wholeNumberValue {
      value = min((value ?? 0) * 10 + digit, 1_000_000)
    }
    return value
  }

  private mutating func specifier() -> FormatPiece? {
    let start = place
    place += 1
    let afterPercent = place
    var position: Int?
    if let number = number(), take("$") != nil {
      position = number - 1
    } else {
      place = afterPercent
    }
    if let name = variable() {
      return .variable(name: name, position: position, source: string(from: start))
    }
    var flags = ""
    while let flag = take("-+ #0'") { if !flags.contains(flag) { flags.append(flag) } }
    let width = amount()
    let precision = take(".") == nil ? nil : amount() ?? .number(0)
    var length = ""
    while let letter = take("hlqLztj") { length.append(letter) }
    guard let letter = take("diouxXDOUcCaAeEfFgGsSp@n") else { return nil }
    if letter == "n" { return .count }
    return .value(
      FormatSpecifier(
        position: position, flags: flags, width: width, precision: precision,
        length: ["", "h", "hh"].contains(length) ? length : "ll", conversion: letter,
        source: string(from: start)))
  }

  private mutating func amount() -> FormatSpecifier.Amount? {
    if take("*") != nil { return .argument }
    return number().map { .number($0) }
  }

  /// The name in `#@name@`.
  private mutating func variable() -> String? {
    let start = place
    let mark = UInt8(ascii: "@")
    guard take("#") != nil, take("@") != nil, let end = bytes[place...].firstIndex(of: mark) else {
      place = start
      return nil
    }
    let name = String(decoding: bytes[place..<end], as: UTF8.self)
    place = end + 1
    return name
  }
}
