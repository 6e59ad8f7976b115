import Foundation
import InterfaceBuilder
import Testing

private let objects = """
  <objects>
  <label text="Hello" id="L"/>
  <label id="M"><string key="text">One
  two</string></label>
  <label id="A"><attributedString key="attributedText">
    <fragment content="Bold"><attributes/></fragment>
    <fragment><string key="content">rest</string></fragment>
  </attributedString></label>
  <textField placeholder="Name" id="F"/>
  <button id="B"><state key="normal" title="Go"/><state key="disabled"/></button>
  <button id="C"><buttonConfiguration key="configuration" style="plain" title="Go"/></button>
  <segmentedControl id="S"><segments><segment title="First"/><segment title="Second"/></segments>
  </segmentedControl>
  <searchBar placeholder="Search" id="Q"><scopeButtonTitles><string>All</string>
  <string>Some</string></scopeButtonTitles></searchBar>
  <tableViewSection headerTitle="Top" footerTitle="Bottom" id="T"/>
  <view id="V"><accessibility key="accessibilityConfiguration" label="Map" hint="Tap"/>
  <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="number" keyPath="n"/>
    <userDefinedRuntimeAttribute type="string" keyPath="caption" value="Old"/>
  </userDefinedRuntimeAttributes></view>
  <barButtonItem id="I"/>
  </objects>
  """

private func localized(_ strings: String) throws -> IBDocument {
  let file = try StringsFile(bytes: Array(strings.utf8), file: "Test.strings")
  return try document(xib(objects)).localized(by: file)
}

@Suite struct LocalizedDocumentTests {
  @Test(
    arguments: [
      ("L.text", "L", "text", "Hello"), ("F.placeholder", "F", "placeholder", "Name"),
      ("T.headerTitle", "T", "headerTitle", "Top"), ("T.footerTitle", "T", "footerTitle", "Bottom"),
      ("I.title", "I", "title", nil),
    ] as [(String, String, String, String?)])
  func aTextInAnAttributeIsReplaced(
    key: String, id: String, attribute: String, old: String?
  ) throws {
    #expect(try document(xib(objects)).element(id: id)?[attribute] == old)
    let new = try localized("\"\(key)\" = \"Neu\";")
    #expect(new.element(id: id)?[attribute] == "Neu")
    #expect(new.diagnostics == [])
  }

  @Test func aTextInAnElementIsReplaced() throws {
    let new = try localized("M.text = Neu;")
    #expect(new.element(id: "M")?.string(key: "text") == "Neu")
    #expect(new.element(id: "M")?.line == 4)
  }

  @Test func titlesOfStatesAndConfigurationsAreReplaced() throws {
    let new = try localized(
      "B.normalTitle = Los; \"B.disabledTitle\" = Nein; \"C.configuration.title\" = Los;")
    let button = new.element(id: "B")
    #expect(button?.first("state", key: "normal")?["title"] == "Los")
    #expect(button?.first("state", key: "disabled")?["title"] == "Nein")
    #expect(new.element(id: "C")?.first(key: "configuration")?["title"] == "Los")
  }

  @Test func segmentsAndScopesAreCounted() throws {
    let new = try localized(
      "\"S.segmentTitles[1]\" = Zweite; \"Q.scopeButtonTitles[0]\" = Alle;")
    let titles = new.element(id: "S")?.first("segments")?.children.map { $0["title"] }
    #expect(titles == ["First", "Zweite"])
    let scopes = new.element(id: "Q")?.first("scopeButtonTitles")?.children.map(\.text)
    #expect(scopes == ["Alle", "Some"])
  }

  @Test func accessibilityAndRuntimeStringsAreReplaced() throws {
    let new = try localized(
      """
      "V.accessibilityLabel" = "Karte"; "V.accessibilityHint" = "Tippen";
      "V.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]" = "Neu";
      """)
    let view = new.element(id: "V")
    #expect(view?.first("accessibility")?["label"] == "Karte")
    #expect(view?.first("accessibility")?["hint"] == "Tippen")
    #expect(view?.first("userDefinedRuntimeAttributes")?.children.last?["value"] == "Neu")
  }

  @Test func aTextWithAttributesKeepsThoseOfItsFirstFragment() throws {
    let new = try localized("A.attributedText = \"Alles neu\";")
    let list = try #require(new.element(id: "A")?.first("attributedString", key: "attributedText"))
    #expect(list.all("fragment").count == 1)
    #expect(list.first("fragment")?["content"] == "Alles neu")
    #expect(list.first("fragment")?.first("attributes") != nil)
  }

  @Test func stringsOfObjectsThatAreGoneMeanNothing() throws {
    let new = try localized("\"zzz.text\" = \"weg\"; plain = word;")
    #expect(new.diagnostics == [])
  }

  @Test func aLongListIsLocalizedAtOnce() throws {
    let count = 8000
    let segments = String(repeating: "<segment title=\"Old\"/>", count: count)
    let attributes = String(
      repeating: "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"c\" value=\"Old\"/>",
      count: count)
    let own = (0..<count).map { "<string key=\"k\($0)\">Old</string>" }.joined()
    let content = """
      <objects><segmentedControl id="S"><segments>\(segments)</segments>\(own)
      <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes>
      </segmentedControl></objects>
      """
    let runtime = "S.ibExternalUserDefinedRuntimeAttributesLocalizableStrings"
    let lines = (0..<count).map {
      "\"S.segmentTitles[\($0)]\" = n\($0);\"\(runtime)[\($0)]\" = r\($0);S.k\($0) = t\($0);\n"
    }
    let strings = try StringsFile(bytes: Array(lines.joined().utf8), file: "Test.strings")
    let old = try document(xib(content))
    // One copy of each list a text would take minutes.
    let start = ContinuousClock.now
    let new = try #require(old.localized(by: strings).element(id: "S"))
    #expect(ContinuousClock.now - start < .seconds(5))
    let last = count - 1
    #expect(new.first("segments")?.children[last]["title"] == "n\(last)")
    #expect(new.first("userDefinedRuntimeAttributes")?.children[last]["value"] == "r\(last)")
    #expect(new.string(key: "k\(last)") == "t\(last)")
  }

  @Test func whatIsOddAboutTheStringsIsToldOfTheDocument() throws {
    let new = try localized("L.text = Neu;\nB.normalTitle")
    #expect(new.element(id: "L")?["text"] == "Neu")
    #expect(
      new.diagnostics.map(\.description)
        == ["Test.strings:2: warning: \"B.normalTitle\" has no text"])
  }

  @Test func aNameThatIsNoTextOfTheObjectIsANote() throws {
    let new = try localized("\n\"S.segmentTitles[7]\" = \"x\";\n\"V.bogus\" = \"y\";")
    #expect(
      new.diagnostics.map(\.description) == [
        "Test.strings:2: note: \"segmentTitles[7]\" is no text of the <segmentedControl>",
        "Test.strings:3: note: \"bogus\" is no text of the <view>",
      ])
  }
}

@Suite struct LanguageFolderTests {
  /// Runs `body` with a folder that holds these files.
  private func inFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("plainview-languages-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, text) in files {
      let url = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try body(root.path)
  }

  private func expect(
    _ text: String, _ root: String, _ path: String, _ languages: [String]
  ) throws {
    let document = try IBDocument(contentsOfFile: "\(root)/\(path)", languages: languages)
    #expect(document.diagnostics == [])
    #expect(document.element(id: "L")?["text"] == text, "for \(languages)")
  }

  private static let label = xib("<objects><label text=\"Hello\" id=\"L\"/></objects>")

  @Test func stringsBesideTheFileAreRead() throws {
    let files = [
      "Base.lproj/Main.xib": Self.label, "de.lproj/Main.strings": "L.text = Hallo;",
      "pt-BR.lproj/Main.strings": "L.text = Olá;", "de.lproj/Other.strings": "L.text = Nein;",
    ].mapValues { $0.replacingOccurrences(of: "Olá", with: "\"Olá\"") }
    try inFolder(files) { root in
      try expect("Hallo", root, "Base.lproj/Main.xib", ["de"])
      try expect("Hallo", root, "Base.lproj/Main.xib", ["de-AT"])
      try expect("Hallo", root, "Base.lproj/Main.xib", ["fr", "de"])
      try expect("Olá", root, "Base.lproj/Main.xib", ["pt_BR"])
      try expect("Olá", root, "Base.lproj/Main.xib", ["pt-PT"])
      try expect("Hello", root, "Base.lproj/Main.xib", ["ja"])
      try expect("Hello", root, "Base.lproj/Main.xib", [])
    }
  }

  @Test func aWholeFileOfTheLanguageWins() throws {
    let files = [
      "Base.lproj/Main.xib": Self.label, "de.lproj/Main.strings": "L.text = Hallo;",
      "de.lproj/Main.xib": Self.label.replacingOccurrences(of: "Hello", with: "Servus"),
    ]
    try inFolder(files) { root in
      try expect("Servus", root, "Base.lproj/Main.xib", ["de"])
    }
  }

  @Test func aFileBesideTheFoldersIsLocalizedToo() throws {
    let files = ["Main.xib": Self.label, "German.lproj/Main.strings": "L.text = Hallo;"]
    try inFolder(files) { root in
      try expect("Hallo", root, "Main.xib", ["de"])
    }
  }

  @Test func aStringCatalogOfManyLanguagesIsRead() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"L.text": {"localizations":
        {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}}}}
      """
    let files = ["Base.lproj/Main.xib": Self.label, "mul.lproj/Main.xcstrings": catalog]
    try inFolder(files) { root in
      try expect("Hallo", root, "Base.lproj/Main.xib", ["de-AT"])
      try expect("Hello", root, "Base.lproj/Main.xib", ["fr"])
    }
  }

  @Test func whatACatalogDoesNotTranslateIsInTheLanguageOfItsSource() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "L.text": {"localizations": {"en": {"stringUnit": {"value": "Source"}}}},
        "M.text": {"localizations": {"de": {"stringUnit": {"value": "Hallo"}},
          "en": {"stringUnit": {"value": "No"}}}}}}
      """
    let xib = xib("<objects><label text=\"Own\" id=\"L\"/><label text=\"Own\" id=\"M\"/></objects>")
    let files = ["Base.lproj/Main.xib": xib, "mul.lproj/Main.xcstrings": catalog]
    try inFolder(files) { root in
      let path = "\(root)/Base.lproj/Main.xib"
      let german = try IBDocument(contentsOfFile: path, languages: ["de"])
      #expect(german.element(id: "L")?["text"] == "Source")
      #expect(german.element(id: "M")?["text"] == "Hallo")
      let french = try IBDocument(contentsOfFile: path, languages: ["fr"])
      #expect(french.element(id: "M")?["text"] == "No")
    }
  }

  @Test func aLanguageThatIsNowhereIsAWarning() throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {"L.text": {"localizations":
        {"it": {"stringUnit": {"value": "Ciao"}}}}}}
      """
    let files = [
      "Base.lproj/Main.xib": Self.label, "de.lproj/Main.strings": "",
      "mul.lproj/Main.xcstrings": catalog,
    ]
    try inFolder(files) { root in
      let path = "\(root)/Base.lproj/Main.xib"
      for known in [[], ["de"], ["de-AT"], ["fr", "de"], ["it"], ["en"]] {
        #expect(LanguageFolders.warning(forFile: path, languages: known) == nil, "\(known)")
      }
      let warning = LanguageFolders.warning(forFile: path, languages: ["fr", "ja"])
      #expect(
        warning?.description == "\(path):1: warning: no texts in fr, ja: "
          + "no folder fr.lproj lies beside the file")
    }
  }

  @Test func aFolderWithoutTheTextsOfTheFileIsAWarning() throws {
    let files = ["Base.lproj/Main.xib": Self.label, "de.lproj/Other.strings": ""]
    try inFolder(files) { root in
      let path = "\(root)/Base.lproj/Main.xib"
      let warning = LanguageFolders.warning(forFile: path, languages: ["de-AT"])
      #expect(
        warning?.description == "\(path):1: warning: no texts in de-AT: "
          + "de.lproj holds neither Main.xib nor Main.strings")
    }
  }

  @Test func aLinkThatLeadsNowhereIsAWarning() throws {
    for name in ["Main.strings", "Main.xib"] {
      try inFolder(["Base.lproj/Main.xib": Self.label, "de.lproj/Other.strings": ""]) { root in
        let path = "\(root)/Base.lproj/Main.xib"
        let link = "\(root)/de.lproj/\(name)"
        try FileManager.default.createSymbolicLink(
          atPath: link, withDestinationPath: "\(root)/nowhere")
        let document = try IBDocument(contentsOfFile: path, languages: ["de"])
        #expect(
          document.diagnostics.map(\.description) == ["\(link):1: warning: the link leads nowhere"])
        #expect(LanguageFolders.warning(forFile: path, languages: ["de"]) == nil)
      }
    }
  }

  @Test func aFolderThatIsALinkToNowhereIsAWarning() throws {
    try inFolder(["Base.lproj/Main.xib": Self.label]) { root in
      let path = "\(root)/Base.lproj/Main.xib"
      try FileManager.default.createSymbolicLink(
        atPath: "\(root)/de.lproj", withDestinationPath: "\(root)/nowhere")
      let document = try IBDocument(contentsOfFile: path, languages: ["de"])
      let warning = LanguageFolders.warning(forFile: path, languages: ["de"])
      #expect(
        document.diagnostics.map(\.description) + [warning].compactMap { $0?.description }
          == ["\(root)/de.lproj:1: warning: is no folder of a language"])
    }
  }

  @Test func aBrokenCatalogueIsToldAndNothingElse() throws {
    let files = ["Base.lproj/Main.xib": Self.label, "mul.lproj/Main.xcstrings": "{"]
    try inFolder(files) { root in
      let path = "\(root)/Base.lproj/Main.xib"
      let document = try IBDocument(contentsOfFile: path, languages: ["de"])
      #expect(document.diagnostics.count == 1)
      #expect(LanguageFolders.warning(forFile: path, languages: ["de"]) == nil)
    }
  }

  @Test func aFolderThatIsNoneIsAWarning() throws {
    try inFolder(["Base.lproj/Main.xib": Self.label, "de.lproj": "a file"]) { root in
      let document = try IBDocument(
        contentsOfFile: "\(root)/Base.lproj/Main.xib", languages: ["de"])
      #expect(document.element(id: "L")?["text"] == "Hello")
      #expect(
        document.diagnostics.map(\.description)
          == ["\(root)/de.lproj:1: warning: is no folder of a language"])
    }
  }

  @Test(.enabled(if: geteuid() != 0, "nothing is closed to the superuser"))
  func aFolderThatCannotBeReadIsAWarning() throws {
    let files = ["Base.lproj/Main.xib": Self.label, "de.lproj/Main.strings": "L.text = Hallo;"]
    try inFolder(files) { root in
      #expect(chmod("\(root)/de.lproj", 0) == 0)
      defer { chmod("\(root)/de.lproj", 0o700) }
      let document = try IBDocument(
        contentsOfFile: "\(root)/Base.lproj/Main.xib", languages: ["de"])
      #expect(
        document.diagnostics.map(\.description)
          == ["\(root)/de.lproj:1: warning: the folder cannot be read"])
    }
  }

  @Test(arguments: [
    ("", "1: error: not a string catalogue: not JSON"),
    ("{\n\"strings\": {\n}", "3: error: not a string catalogue: not JSON"),
    ("[]", "1: error: not a string catalogue"), ("{}", "1: error: not a string catalogue"),
    ("{\"strings\": 1}", "1: error: not a string catalogue"),
  ])
  func whatIsNoCatalogIsAnError(text: String, message: String) throws {
    let files = ["Base.lproj/Main.xib": Self.label, "mul.lproj/Main.xcstrings": text]
    try inFolder(files) { root in
      let document = try IBDocument(
        contentsOfFile: "\(root)/Base.lproj/Main.xib", languages: ["de"])
      #expect(
        document.diagnostics.map(\.description) == ["\(root)/mul.lproj/Main.xcstrings:\(message)"])
    }
  }

  @Test func badStringsAreAnErrorAndTheFileShowsItsOwnTexts() throws {
    let files = ["Base.lproj/Main.xib": Self.label, "de.lproj/Main.strings": "\nL.text = \"x"]
    try inFolder(files) { root in
      let document = try IBDocument(
        contentsOfFile: "\(root)/Base.lproj/Main.xib", languages: ["de"])
      #expect(document.element(id: "L")?["text"] == "Hello")
      #expect(
        document.diagnostics.map(\.description) == [
          "\(root)/de.lproj/Main.strings:2: error: a text that never ends"
        ])
    }
  }

  @Test(arguments: [
    (["zh-Hant-TW"], ["zh-Hant"]), (["zh-HK"], ["zh-Hant"]), (["zh"], ["zh-Hans"]),
    (["zh-CN"], ["zh-Hans"]), (["no"], ["nb"]), (["iw"], ["he"]), (["en-GB"], ["en-GB", "en"]),
    (["en-US"], ["en"]), (["it", "en"], ["en"]), (["it"], []), (["sr"], []),
  ]) func theClosestFolderIsChosen(preferred: [String], folders: [String]) throws {
    let names = ["zh-Hant", "zh-Hans", "nb", "he", "en", "en-GB", "Base"]
    let files = Dictionary(uniqueKeysWithValues: names.map { ("\($0).lproj/x", "") })
    try inFolder(files) { root in
      #expect(LanguageFolders(in: root).matching(preferred) == folders)
    }
  }

  @Test(arguments: [
    ("ar", true), ("he-IL", true), ("fa", true), ("iw", true), ("az-Arab", true), ("de", false),
    ("en", false), ("pa-Arab-PK", true), ("uz-Latn", false),
  ]) func directionsOfLanguages(tag: String, isRightToLeft: Bool) {
    #expect(LanguageTag(tag).isRightToLeft == isRightToLeft)
  }
}
