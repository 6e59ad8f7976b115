import Foundation

/// A string catalogue of Xcode 15 and later: the texts of all languages in one `.xcstrings` file.
///
/// Source: the files that Xcode writes, version 1.0. Texts that vary with the device are those of a
/// phone, or else of any device.
public struct StringCatalog: Sendable {
  /// The path of the file, as the caller gave it.
  public let file: String
  private let content: Content

  /// Reads the file at `path`. Throws an ``IBReadError`` for what is no string catalogue.
  public init(contentsOfFile path: String) throws(IBReadError) {
    let bytes: [UInt8]
    do throws(Refusal) {
      bytes = try readFile(at: path)
    } catch {
      throw error.error(in: path)
    }
    try self.init(bytes: bytes, file: path)
  }

  /// Reads `bytes`, which came from `file`.
  public init(bytes: [UInt8], file: String) throws(IBReadError) {
    self.file = file
    do {
      content = try JSONDecoder().decode(Content.self, from: Data(bytes))
    } catch {
      // What the decoder says differs between versions of Foundation.
      throw IBReadError(file: file, message: "not a string catalogue")
    }
  }

  /// The texts of the language that a user of `languages` sees; nil where the catalogue has none of
  /// them.
  public func strings(for languages: [String]) -> StringsFile? {
    guard let language = language(for: languages) else { return nil }
    var entries: [String: StringsFile.Entry] = [:]
    for (key, entry) in content.strings {
      guard let text = entry.localizations?[language]?.text else { continue }
      entries[key] = StringsFile.Entry(text: text, line: 1)
    }
    return StringsFile(file: file, entries: entries)
  }

  /// The formats with plurals of the language that a user of `languages` sees.
  public func plurals(for languages: [String]) -> PluralsFile? {
    guard let language = language(for: languages) else { return nil }
    var formats: [String: PluralsFile.Format] = [:]
    for (key, entry) in content.strings {
      formats[key] = entry.localizations?[language]?.format
    }
    return formats.isEmpty ? nil : PluralsFile(file: file, formats: formats)
  }

  /// The language of the catalogue that a user of `languages` sees.
  public func language(for languages: [String]) -> String? {
    let own = Set(content.strings.values.flatMap { ($0.localizations ?? [:]).keys })
    return LanguageTag.matching(languages, among: own.sorted()).first
  }

  private struct Content: Decodable {
    let strings: [String: Entry]
  }

  private struct Entry: Decodable {
    let localizations: [String: Localization]?
  }

  private struct Unit: Decodable {
    let value: String?
  }

  private struct Variations: Decodable {
    let plural: [String: Plural]?
    let device: [String: Plural]?
  }

  /// Plurals hold texts only, so that nothing here holds itself.
  private struct Plural: Decodable {
    let stringUnit: Unit?
  }

  private struct Substitution: Decodable {
    let formatSpecifier: String?
    let variations: Variations?
  }

  private struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?

    /// The text; of one that varies with the device the phone's.
    var text: String? {
      let devices = variations?.device
      return stringUnit?.value ?? devices?["iphone"]?.stringUnit?.value
        ?? devices?["other"]?.stringUnit?.value
    }

    /// The format of a text with plurals; nil for one without.
    var format: PluralsFile.Format? {
      if let plural = variations?.plural {
        let variable = StringCatalog.variable(plural, specifier: nil)
        return PluralsFile.Format(format: "%#@value@", variables: ["value": variable])
      }
      guard let substitutions, let format = text else { return nil }
      let variables = substitutions.compactMapValues { substitution in
        substitution.variations?.plural.map {
          StringCatalog.variable($0, specifier: substitution.formatSpecifier)
        }
      }
      return PluralsFile.Format(format: format, variables: variables)
    }
  }

  /// In the words of a substitution `%arg` stands for its number.
  private static func variable(
    _ plural: [String: Plural], specifier: String?
  ) -> PluralsFile.Variable {
    let type = specifier ?? "lld"
    let texts = plural.compactMapValues { $0.stringUnit?.value }
      .mapValues { $0.replacingOccurrences(of: "%arg", with: "%\(type)") }
    return PluralsFile.Variable(valueType: type, texts: texts)
  }
}
