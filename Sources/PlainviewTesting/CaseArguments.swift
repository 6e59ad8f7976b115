import Foundation
import Goldens
import Testing

/// Names the arguments of one case of a parameterized test.
///
/// Swift Testing has no public way to ask for them, so they are looked up by reflection. The names
/// it finds are checked; where the layout is not the expected one, or a value has no stable
/// description, the answer is nil and the test must name its goldens.
enum CaseArguments {
  /// The arguments in order, empty for a test without parameters, nil if they cannot be named.
  static func pieces(of testCase: Test.Case) -> [NamePiece]? {
    if !testCase.isParameterized { return [] }
    guard let kind = child("_kind", of: testCase),
      let payload = child("parameterized", of: kind),
      let arguments = child("arguments", of: payload)
    else { return nil }

    var pieces: [NamePiece] = []
    for argument in Mirror(reflecting: arguments).children {
      guard let value = child("value", of: argument.value),
        let text = StableText.describe(value)
      else { return nil }
      pieces.append(text)
    }
    // Cases with equal arguments are told apart by a number, 0 for the first.
    let discriminator = child("discriminator", of: payload) as? Int ?? 0
    if discriminator > 0, let last = pieces.popLast() {
      pieces.append(.data("\(last.text)#\(discriminator + 1)"))
    }
    return pieces.isEmpty ? nil : pieces
  }

  private static func child(_ label: String, of subject: Any) -> Any? {
    Mirror(reflecting: subject).children.first { $0.label == label }?.value
  }
}

/// Describes a value in words that are the same in every run, on every machine.
enum StableText {
  private static let depthLimit = 8

  /// The words for a value, or nil if its description holds an address.
  static func describe(_ value: Any) -> NamePiece? {
    if let text = value as? any StringProtocol { return .data(String(text)) }
    if let character = value as? Character { return .data(String(character)) }
    guard let text = text(value, depth: 0), !holdsAddress(text) else { return nil }
    if Mirror(reflecting: value).displayStyle == .enum {
      // `.us` is a name the author chose; what is associated with it may be any data.
      let name = text.hasPrefix(".") ? String(text.dropFirst()) : text
      return name.contains("(") ? .data(name) : .chosen(name)
    }
    return .data(text)
  }

  private static func text(_ value: Any, depth: Int) -> String? {
    if depth > depthLimit { return nil }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .set, .dictionary:
      // Their own order changes with the hash seed of each process.
      return parts(mirror, depth)?.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        .joined(separator: ", ")
    case .collection, .tuple:
      return parts(mirror, depth)?.joined(separator: ", ")
    case .optional:
      guard let wrapped = mirror.children.first else { return "nil" }
      return text(wrapped.value, depth: depth + 1)
    default:
      if let string = value as? String { return string }
      return String(describingForTest: value)
    }
  }

  private static func parts(_ mirror: Mirror, _ depth: Int) -> [String]? {
    var result: [String] = []
    for child in mirror.children {
      guard let part = text(child.value, depth: depth + 1) else { return nil }
      result.append(part)
    }
    return result
  }

  /// Whether the words hold something like `0x00007f8ca7c0e35c`.
  private static func holdsAddress(_ text: String) -> Bool {
    text.firstRange(of: /0x[0-9a-fA-F]{6,}/) != nil
  }
}
