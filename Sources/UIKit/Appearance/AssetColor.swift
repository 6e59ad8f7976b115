import Foundation
import InterfaceBuilder

/// Why a set of an asset catalogue is of no use, in a sentence.
struct AssetProblem: Error {
  /// The file of the set that is at fault; nil for its `Contents.json`.
  var file: String?
  var line = 1
  let message: String
}

extension AssetProblem {
  /// What is wrong with a `Contents.json` that is not that of a `kind`.
  init(contents: Data, of kind: String) {
    let place = JSONSyntax.problem(in: Array(contents))
    let message = "not the contents of \(kind)" + (place == nil ? "" : ": not JSON")
    self.init(line: place?.line ?? 1, message: message)
  }
}

/// A colour of an asset catalogue, with what it is in light and in dark.
struct AssetColor: Hashable, Sendable {
  /// One of the colours of a set.
  enum Value: Hashable, Sendable {
    case components(ColorValues)
    case system(String)
  }

  let any: Value
  let dark: Value?

  /// The values for some traits.
  func values(in traits: UITraitCollection) -> ColorValues {
    switch traits.userInterfaceStyle == .dark ? dark ?? any : any {
    case .components(let values): values
    case .system(let name): UIColor.system(name).values(in: traits)
    }
  }

  /// Reads the `Contents.json` of a `.colorset`; throws for one without a colour that is
  /// understood.
  ///
  /// Source: Apple's Asset Catalog Format Reference, Named Color Type. Colours of other kinds of
  /// device and of more contrast are passed over.
  init(contents: Data) throws(AssetProblem) {
    guard let set = try? JSONDecoder().decode(ColorSet.self, from: contents) else {
      throw AssetProblem(contents: contents, of: "a colour set")
    }
    var any: Value?
    var dark: Value?
    for entry in set.colors ?? [] where ["universal", "iphone"].contains(entry.idiom ?? "") {
      let appearances = entry.appearances ?? []
      guard let value = entry.color?.value, !appearances.contains(where: { $0.isContrast }) else {
        continue
      }
      if appearances.contains(where: { $0.value == "dark" }) {
        dark = value
      } else if appearances.isEmpty || any == nil {
        any = value
      }
    }
    guard let any else {
      throw AssetProblem(message: "none of the colours of the set is one for phones that is known")
    }
    self.any = any
    self.dark = dark
  }
}

/// What is read of the `Contents.json` of a colour set.
private struct ColorSet: Decodable {
  struct Entry: Decodable {
    let idiom: String?
    let color: Color?
    let appearances: [Appearance]?
  }

  struct Appearance: Decodable {
    let appearance: String?
    let value: String?
    var isContrast: Bool { appearance == "contrast" }
  }

  struct Color: Decodable {
    let space: String?
    let reference: String?
    let components: [String: String]?

    private enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case reference
      case components
    }

    var value: AssetColor.Value? {
      if let reference { return UIColor.isSystemName(reference) ? .system(reference) : nil }
      guard let components, let space = ColorSpace(name: space ?? "srgb") else { return nil }
      for names in [["white"], ["red", "green", "blue"]] {
        let numbers = names.compactMap { components[$0].flatMap(Self.number) }
        guard numbers.count == names.count else { continue }
        let alpha = components["alpha"].flatMap { Double($0) } ?? 1
        return ColorValues(space, numbers, alpha: CGFloat(alpha)).map { .components($0) }
      }
      return nil
    }

    /// Components are written as parts of one with a point, as levels of 255, or as hexadecimal
    /// levels.
    private static func number(_ text: String) -> CGFloat? {
      if text.hasPrefix("0x") {
        return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
      }
      if let level = Int(text) { return CGFloat(level) / 255 }
      return Double(text).flatMap { $0.isFinite ? CGFloat($0) : nil }
    }
  }

  let colors: [Entry]?
}
