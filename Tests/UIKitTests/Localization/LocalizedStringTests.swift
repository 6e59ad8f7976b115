import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

@MainActor @Suite struct LocalizedStringTests {
  private static func plurals(_ one: String, _ few: String, _ other: String) -> String {
    """
    <plist version="1.0"><dict>
      <key>%d files in %d folders</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key><string>%1$#@files@ / %2$#@folders@</string>
        <key>files</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>zero</key><string>–</string><key>one</key><string>\(one)</string>
          <key>few</key><string>\(few)</string><key>other</key><string>\(other)</string>
        </dict>
        <key>folders</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>other</key><string>[%d]</string>
        </dict>
      </dict>
    </dict></plist>
    """
  }

  private static let files = [
    "en.lproj/Localizable.strings": "\"greeting\" = \"Hello\"; only = English;",
    "de.lproj/Localizable.strings":
      "\"greeting\" = \"Hallo\"; \"%lld of %@\" = \"%2$@: %1$lld\"; \"100%\" = \"ganz\";",
    "de.lproj/Menu.strings": "open = \"Öffnen\";",
    "de.lproj/Localizable.stringsdict": plurals("eine Datei", "?", "%d Dateien"),
    "Catalog.xcstrings": """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Hello": {"localizations": {"de": {"stringUnit": {"state": "new", "value": "Hallo"}}}},
      "Only English": {},
      "Source": {"localizations": {"en": {"stringUnit": {"value": "English"}}}},
      "%lld dogs": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "a dog"}},
        "other": {"stringUnit": {"value": "%lld dogs"}}}}}}},
      "%lld cats": {"localizations": {"de": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "eine Katze"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld Katzen"}}}}}}},
      "%lld in %@": {"localizations": {"de": {
        "stringUnit": {"state": "translated", "value": "%#@cats@ in %2$@"},
        "substitutions": {"cats": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"value": "%arg Katze"}},
          "other": {"stringUnit": {"value": "%arg Katzen"}}}}}}}}}
    }}
    """,
    "pl.lproj/Localizable.stringsdict": plurals("%d plik", "%d pliki", "%d plików"),
  ]

  private func run(_ languages: [String], _ body: () -> Void) throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("plainview-strings-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, text) in Self.files {
      let url = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    var settings = DeviceSettings()
    settings.languages = languages
    let screen = UIScreen(size: CGSize(width: 320, height: 480)).with(settings)
    let application = UIApplication(screen: screen)
    application.resourceFolder = root
    application.run(body)
    forgetSettings()
  }

  @Test func textsComeInTheLanguageOfTheApp() throws {
    try run(["de"]) {
      #expect(NSLocalizedString("greeting", comment: "") == "Hallo")
      #expect(NSLocalizedString("open", tableName: "Menu", comment: "") == "Öffnen")
      #expect(NSLocalizedString("greeting", bundle: .main, comment: "") == "Hallo")
      #expect(NSLocalizedString("missing", comment: "") == "missing")
      #expect(NSLocalizedString("missing", value: "Ersatz", comment: "") == "Ersatz")
    }
    try run([]) { #expect(NSLocalizedString("greeting", comment: "") == "Hello") }
  }

  @Test func whatALanguageLacksIsEnglish() throws {
    try run(["de"]) { #expect(NSLocalizedString("only", comment: "") == "English") }
    try run(["ja"]) { #expect(NSLocalizedString("greeting", comment: "") == "Hello") }
  }

  @Test(arguments: [
    ("de", 1, "eine Datei / [3]"), ("de", 2, "2 Dateien / [3]"), ("de", 0, "– / [3]"),
    ("de", 1234, "1.234 Dateien / [3]"), ("pl", 1, "1 plik / [3]"), ("pl", 22, "22 pliki / [3]"),
    ("pl", 5, "5 plików / [3]"),
  ]) func wordsDependOnNumbers(language: String, number: Int, text: String) throws {
    try run([language]) {
      let format = NSLocalizedString("%d files in %d folders", comment: "")
      #expect(String.localizedStringWithFormat(format, number, 3) == text)
    }
  }

  @Test func aFormatWithoutPluralsIsFoundations() throws {
    try run(["de"]) {
      let number = 12_345
      #expect(String.localizedStringWithFormat("%d%%", number) == "12.345%")
      #expect(String(format: "%02d:%02d", 1, 5) == "01:05")
      #expect(
        String(format: NSLocalizedString("%d files in %d folders", comment: ""), 1, 2)
          == "eine Datei / [2]")
    }
  }

  @Test func aKeyMayHoldValues() throws {
    try run(["de"]) {
      let name = "Karte"
      #expect(String(localized: "greeting") == "Hallo")
      #expect(String(localized: "\(3) of \(name)") == "Karte: 3")
      #expect(String(localized: "\(3) off \(name)") == "3 off Karte")
      #expect(String(localized: "100%") == "ganz")
      #expect(String(localized: "no.key", defaultValue: "Value \(7)") == "Value 7")
    }
  }

  @Test func aStringCatalogHoldsAllLanguages() throws {
    try run(["de-CH"]) {
      let count = 2
      let place = "Rom"
      #expect(String(localized: "Hello", table: "Catalog") == "Hallo")
      #expect(String(localized: "Only English", table: "Catalog") == "Only English")
      #expect(String(localized: "\(1) cats", table: "Catalog") == "eine Katze")
      #expect(String(localized: "\(count) cats", table: "Catalog") == "2 Katzen")
      #expect(String(localized: "\(count) in \(place)", table: "Catalog") == "2 Katzen in Rom")
    }
    try run(["fr"]) { #expect(String(localized: "Hello", table: "Catalog") == "Hello") }
  }

  @Test func whatIsNotTranslatedIsInTheLanguageOfTheSource() throws {
    for language in ["de", "ja", "en"] {
      try run([language]) {
        #expect(String(localized: "Source", table: "Catalog") == "English")
        #expect(String(localized: "\(1) dogs", table: "Catalog") == "a dog")
        #expect(String(localized: "\(3) dogs", table: "Catalog") == "3 dogs")
      }
    }
  }

  @Test func aVariableThatHoldsItselfComesToAnEnd() throws {
    let text = Self.plurals("%#@folders@%#@files@", "", "%#@files@ %#@files@")
    let file = try PluralsFile(bytes: Array(text.utf8), file: "T.stringsdict")
    let variables = try #require(file.formats.values.first).variables
    var expansion = FormatExpansion(variables: variables, language: "en", arguments: [2])
    #expect(expansion.expand("%#@files@").count < 1000)
  }
}
