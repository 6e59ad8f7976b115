import Foundation

/// Folders of languages, such as `de.lproj`, beside each other.
public struct LanguageFolders: Sendable {
  /// The folder in which they lie.
  public let root: String
  /// Their names without `.lproj`, in the order of the alphabet.
  public let languages: [String]

  /// Looks for the folders of languages in `root`.
  public init(in root: String) {
    self.root = root
    let names = FolderNames.names(in: root, endingIn: ".lproj")
    languages = names.map { String($0.dropLast(6)) }.sorted()
  }

  /// Looks for the folders of languages around the file at `path`: beside the folder of a language
  /// that it lies in, or else in its own folder.
  public init(around path: String) {
    let folder = (path as NSString).deletingLastPathComponent
    let isLocalized = folder.hasSuffix(".lproj")
    self.init(in: isLocalized ? (folder as NSString).deletingLastPathComponent : folder)
  }

  /// The path of a file in the folder of `language`, whether it exists or not.
  public func path(_ language: String, _ name: String) -> String {
    root.isEmpty ? "\(language).lproj/\(name)" : "\(root)/\(language).lproj/\(name)"
  }

  /// The languages whose folders are looked at for a user who prefers `preferred`, best first: the
  /// first preferred one that has a folder, from its closest form to its most general one.
  ///
  /// Source: Apple's Technical Q&A QA1828, How iOS Determines the Language For Your App.
  public func matching(_ preferred: [String]) -> [String] {
    LanguageTag.matching(preferred, among: languages)
  }

  /// The path of the string catalogue of the document at `path`, whether it exists or not.
  func catalogPath(besideFile path: String) -> String {
    let name = (path as NSString).lastPathComponent
    return self.path("mul", (name as NSString).deletingPathExtension + ".xcstrings")
  }

  /// Why nothing can be found in the folder of `language`, or not the files called `names`; nil
  /// where something could.
  func problem(with language: String, _ names: [String]) -> Diagnostic? {
    let folder = path(language, "")
    let message: String
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue {
      guard access(folder, R_OK | X_OK) != 0 else {
        return names.lazy.compactMap { danglingLink(self.path(language, $0)) }.first
      }
      message = "the folder cannot be read"
    } else {
      message = "is no folder of a language"
    }
    return Diagnostic(
      severity: .warning, file: String(folder.dropLast()), line: 1, message: message)
  }

  private func danglingLink(_ path: String) -> Diagnostic? {
    var status = stat()
    guard lstat(path, &status) == 0, stat(path, &status) != 0 else { return nil }
    return Diagnostic(severity: .warning, file: path, line: 1, message: "the link leads nowhere")
  }

  /// What a user should know who prefers `languages`, none of which the file at `path` is in: then
  /// it shows its own texts.
  public static func warning(forFile path: String, languages: [String]) -> Diagnostic? {
    guard !languages.isEmpty else { return nil }
    let folders = LanguageFolders(around: path)
    let name = (path as NSString).lastPathComponent
    let strings = (name as NSString).deletingPathExtension + ".strings"
    let found = folders.matching(languages)
    for language in found {
      // What is wrong with a folder is told where it is looked into.
      if folders.problem(with: language, [name, strings]) != nil { return nil }
      for file in [name, strings] where folders.holds(language, file) { return nil }
    }
    let path = (catalog: folders.catalogPath(besideFile: path), file: path)
    if FileManager.default.fileExists(atPath: path.catalog) {
      // So is what is wrong with a catalogue.
      guard let catalog = try? StringCatalog(contentsOfFile: path.catalog),
        catalog.language(for: languages) == nil
      else { return nil }
    }
    let reason =
      found.first.map { "\($0).lproj holds neither \(name) nor \(strings)" }
      ?? "no folder \(languages[0]).lproj lies beside the file"
    return Diagnostic(
      severity: .warning, file: path.file, line: 1,
      message: "no texts in \(languages.joined(separator: ", ")): \(reason)")
  }

  /// Whether the folder of `language` has a file called `name`.
  private func holds(_ language: String, _ name: String) -> Bool {
    FileManager.default.fileExists(atPath: path(language, name))
  }
}

extension LanguageTag {
  /// The languages of some that are looked at for a user who prefers `preferred`, best first.
  static func matching(_ preferred: [String], among languages: [String]) -> [String] {
    for language in preferred {
      let found = LanguageTag(language).forms.compactMap { form in
        languages.first { LanguageTag.isSame($0, form) }
      }
      if !found.isEmpty { return found.filter { $0 != "Base" } }
      let tag = LanguageTag(language)
      // A German of another country is better than no German.
      if let relative = languages.first(where: { LanguageTag($0).isRelative(of: tag) }) {
        return [relative]
      }
    }
    return []
  }
}

/// A language as a tag such as `zh-Hant-TW`: a language, perhaps a script, perhaps a region.
public struct LanguageTag: Sendable, Equatable {
  /// The language, in small letters.
  public let language: String
  /// The script, such as `Hant`; the usual one of Chinese in the region where the tag has none.
  public let script: String?
  /// The region, such as `TW`.
  public let region: String?

  /// Reads a tag with hyphens or underscores, or one of the English names of old folders.
  public init(_ text: String) {
    let parts = text.split { $0 == "-" || $0 == "_" || $0 == "@" || $0 == "." }.map(String.init)
    var language = (parts.first ?? "").lowercased()
    language = Self.oldNames[language] ?? language
    var script = parts.dropFirst().first { $0.count == 4 && $0.allSatisfy(\.isLetter) }
    let region = parts.dropFirst().first { $0.count == 2 || $0.count == 3 && Int($0) != nil }
    script = script?.capitalized
    if language == "zh", script == nil {
      script = ["TW", "HK", "MO"].contains(region?.uppercased()) ? "Hant" : "Hans"
    }
    self.language = language
    self.script = script
    self.region = region?.uppercased()
  }

  /// Codes that were replaced, and the names that folders had before there were codes.
  private static let oldNames = [
    "iw": "he", "in": "id", "ji": "yi", "no": "nb", "english": "en", "german": "de",
    "french": "fr", "spanish": "es", "italian": "it", "japanese": "ja", "dutch": "nl",
  ]

  /// The tag from its closest form to its most general one, as folders may be called.
  var forms: [String] {
    let parts: [[String?]] = [
      [language, script, region], [language, region], [language, script],
    ]
    var forms = parts.map { $0.compactMap { $0 }.joined(separator: "-") }
    // Chinese has no form without a script: the two are not read by the same people.
    if language != "zh" || script == "Hans" { forms.append(language) }
    var seen: Set<String> = []
    return forms.filter { seen.insert($0).inserted }
  }

  /// Whether folders called so are for the same readers.
  static func isSame(_ folder: String, _ form: String) -> Bool {
    let folder = folder.replacingOccurrences(of: "_", with: "-").lowercased()
    return folder == form.lowercased() || oldNames[folder] == form.lowercased()
  }

  func isRelative(of other: LanguageTag) -> Bool {
    language == other.language && (script ?? other.script) == (other.script ?? script)
  }

  /// Whether the language is written from right to left.
  ///
  /// Source: the default scripts of Unicode CLDR's likely subtags.
  public var isRightToLeft: Bool {
    if let script { return ["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm"].contains(script) }
    return [
      "ar", "he", "fa", "ur", "ps", "sd", "ug", "yi", "dv", "ckb", "ks", "syr", "nqo", "arz", "arc",
      "azb", "lrc", "mzn", "prs", "pnb",
    ].contains(language)
  }
}
