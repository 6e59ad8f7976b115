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
    // The decoder keeps some hundred bytes for each value it meets.
    let values = bytes.count { byte in
      byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: ",")
    }
    guard values <= ReadingLimits.catalogValues else {
      throw IBReadError(file: file, message: "more than \(ReadingLimits.catalogValues) values")
    }
    do {
      content = try JSONDecoder().decode(Content.self, from: Data(bytes))
    } catch {
      // What the decoder says differs between versions of Foundation.
      let place = JSONSyntax.problem(in: bytes)
      let message = place == nil ? "not a string catalogue" : "not a string catalogue: not JSON"
      throw IBReadError(file: file, position: place, message: message)
    }
  }

  /// The texts that a user of `languages` sees: what is not translated is in the language of the
  /// source, as Xcode writes it into the files of each language.
  public func strings(for languages: [String]) -> StringsFile {
    var entries: [String: StringsFile.Entry] = [:]
    for language in seen(for: languages).reversed() {
      entries.merge(strings(in: language).entries) { $1 }
    }
    return StringsFile(file: file, entries: entries)
  }

  /// The texts of a language of the catalogue.
  public func strings(in language: String) -> StringsFile {
    let entries = content.strings.compactMapValues { entry in
      entry.localizations?[language]?.text.map { StringsFile.Entry(text: $0, line: 1) }
    }
    return StringsFile(file: file, entries: entries)
  }

  /// The formats with plurals of a language of the catalogue.
  public func plurals(in language: String) -> PluralsFile {
    let formats = content.strings.compactMapValues { $0.localizations?[language]?.format }
    return PluralsFile(file: file, formats: formats)
  }

  /// The language of the catalogue that a user of `languages` sees; nil where it has none of them.
  public func language(for languages: [String]) -> String? {
    var own = Set(content.strings.values.flatMap { ($0.localizations ?? [:]).keys })
    if let source = content.sourceLanguage { own.insert(source) }
    return LanguageTag.matching(languages, among: own.sorted()).first
  }

  /// The languages of the catalogue in which texts are looked for, best first: the user's and that
  /// of the source.
  public func seen(for languages: [String]) -> [String] {
    let own = language(for: languages)
    return [own, content.sourceLanguage == own ? nil : content.sourceLanguage].compactMap { $0 }
  }

  private struct Content: Decodable {
    let sourceLanguage: String?
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
