import Foundation
import InterfaceBuilder
import Testing

@Suite struct ReadingDocuments {
  let panel: IBDocument
  let flow: IBDocument

  init() throws {
    panel = try IBDocument(contentsOfFile: fixture("Panel.xib"))
    flow = try IBDocument(contentsOfFile: fixture("Flow.storyboard"))
  }

  @Test func aDocumentSaysWhatItIs() {
    #expect(panel.kind == .xib)
    #expect(panel.file == fixture("Panel.xib"))
    #expect(panel.toolsVersion == 21507)
    #expect(panel.targetRuntime == "iOS.CocoaTouch")
    #expect(panel.device?.id == "retina4_7")
    #expect(panel.device?.orientation == "portrait")
    #expect(panel.device?.appearance == "light")
    #expect(panel.usesAutolayout && panel.usesSafeAreas && panel.usesTraitCollections)
    #expect(!panel.isLaunchScreen)
    #expect(panel.initialViewController == nil)
    #expect(panel.topLevelObjects.map(\.id) == ["-1", "-2", "pan-el-001"])
    #expect(panel.scenes.isEmpty)

    #expect(flow.kind == .storyboard)
    #expect(flow.toolsVersion == 32700.99)
    #expect(flow.device == nil)
    #expect(!flow.usesAutolayout && !flow.usesSafeAreas && !flow.usesTraitCollections)
    #expect(flow.isLaunchScreen)
    #expect(flow.initialViewController == "fir-st-001")
    #expect(flow.scenes.map { $0["sceneID"] } == ["sce-ne-001", "sce-ne-002"])
    #expect(flow.topLevelObjects.isEmpty)
  }

  @Test func dataIsReadAsTheFileIs() throws {
    let data = try Data(contentsOf: URL(filePath: fixture("Panel.xib")))
    let copy = try IBDocument(data: data, file: "Copy.xib")
    #expect(copy.file == "Copy.xib")
    #expect(copy.element(id: "lab-el-001")?["text"] == "Tea & cake <3 © \"today\"")
  }

  @Test(
    arguments: [
      ("-1", "placeholder", 7), ("out-le-001", "outlet", 9), ("-2", "placeholder", 12),
      ("pan-el-001", "view", 15), ("lab-el-001", "label", 18), ("lab-el-002", "label", 23),
      ("lab-el-003", "label", 27), ("con-st-001", "constraint", 32),
    ])
  func everyObjectIsFoundByItsIDOnTheLineWhereItBegins(id: String, name: String, line: Int) {
    #expect(panel.element(id: id)?.name == name)
    #expect(panel.element(id: id)?.line == line)
  }

  @Test(arguments: ["", "retina4_7", "fullscreen", "scaleToFill", "PAN-EL-001"])
  func whatIsNoObjectHasNoID(id: String) {
    #expect(panel.element(id: id) == nil)
    #expect(panel.diagnostics.isEmpty)
  }

  @Test func everyElementKnowsItsPlace() throws {
    let constraint = try #require(panel.element(id: "con-st-001"))
    #expect(panel.parent(of: constraint)?.name == "constraints")
    #expect(panel.owner(of: constraint)?.id == "pan-el-001")
    #expect(
      panel.ancestors(of: constraint).map(\.name) == ["constraints", "view", "objects", "document"])
    let view = try #require(panel.element(id: "pan-el-001"))
    #expect(panel.owner(of: view) == nil)
    #expect(panel.parent(of: panel.root) == nil)
  }

  @Test func anElementOfAnotherDocumentHasNoPlace() throws {
    let stranger = try #require(flow.element(id: "sec-on-001"))
    #expect(panel.parent(of: stranger) == nil)
    #expect(panel.owner(of: stranger) == nil)
    #expect(Array(panel.ancestors(of: stranger)).isEmpty)
  }

  @Test func childrenAreFoundByNameAndKey() throws {
    let view = try #require(panel.element(id: "pan-el-001"))
    #expect(view.first("subviews")?.all("label").map(\.id).count == 3)
    #expect(view.first("rect", key: "frame")?["width"] == "320")
    #expect(view.first("rect", key: "bounds") == nil)
    #expect(view.first(key: "frame")?.name == "rect")
    #expect(view.first("button") == nil)
    #expect(view.all("button").isEmpty)
    #expect(view["missing"] == nil)
    #expect(view.attributes.map(\.name) == ["contentMode", "id"])
  }

  @Test(
    arguments: [
      ("<s>  two  </s>", "  two  "), ("<s> </s>", " "), ("<s/>", ""), ("<s></s>", ""),
      ("<s>a<![CDATA[<b> & ]]>c</s>", "a<b> & c"), ("<s>a<!-- no -->b</s>", "ab"),
      ("<s>&#x1F600;&amp;&lt;&gt;&quot;&apos;</s>", "😀&<>\"'"), ("<s>a\r\nb</s>", "a\nb"),
      ("<s>\n  <i>inner</i>\n</s>", ""), ("<s>one<i>inner</i>two</s>", "onetwo"),
    ])
  func textIsWhatStandsInTheElementItself(content: String, text: String) throws {
    #expect(try document(xib(content)).root.first("s")?.text == text)
  }

  @Test(
    arguments: [
      ("&amp;", "&"), ("&#38;", "&"), ("&amp;#38;", "&#38;"), ("&amp;amp;", "&amp;"),
      ("a&#10;b", "a\nb"), ("a\nb\tc", "a b c"), ("&lt;&gt;&quot;&apos;", "<>\"'"), ("é😀", "é😀"),
      ("", ""),
    ])
  func attributesAreWhatTheFileMeans(written: String, value: String) throws {
    #expect(try document(xib("<s a=\"\(written)\"/>")).root.first("s")?["a"] == value)
  }

  @Test func linesAreThoseOfTheTagsBeginning() throws {
    let text = xib(
      "\n<a\n\n/>\n<!--\n\n--><b/><?p\n?><c\n/>\n<d>x\ny\n</d><e><![CDATA[\n]]><f/></e>")
    let lines = try document(text).root.children.map { "\($0.name)\($0.line)" }
    #expect(lines == ["a3", "b8", "c9", "d11", "e13"])
    #expect(try document(text).root.first("e")?.first("f")?.line == 14)
  }

  @Test func anIDUsedTwiceMeansTheFirst() throws {
    let text = xib("<v id='a'>\n<v id='a' n='1'/></v>\n<w id='a'/><w id='b'/>")
    let document = try document(text)
    #expect(document.element(id: "a")?.line == 2)
    #expect(document.element(id: "a")?.children.count == 1)
    #expect(
      document.diagnostics.map(\.description) == [
        "Test.xib:3: error: the id \"a\" is already used on line 2, "
          + "and only the element there can be referred to",
        "Test.xib:4: error: the id \"a\" is already used on line 2, "
          + "and only the element there can be referred to",
      ])
    #expect(document.diagnostics.map(\.id) == ["a", "a"])
  }

  @Test func documentsAreReadSideBySide() async throws {
    let path = fixture("Panel.xib")
    let results = await withTaskGroup(of: String.self) { group in
      for number in 0..<64 {
        group.addTask {
          if number.isMultiple(of: 2) { return refusal(of: xib("<\(number)>")) ?? "read" }
          let document = try? IBDocument(contentsOfFile: path)
          return document?.element(id: "lab-el-002")?.string(key: "text") ?? "unread"
        }
      }
      return await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
    #expect(
      results == [
        "First line\nsecond & last": 32,
        "Test.xib:2:62: error: StartTag: invalid element name": 32,
      ])
  }
}
