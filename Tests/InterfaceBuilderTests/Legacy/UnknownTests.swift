import InterfaceBuilder
import Testing

@Suite struct UnknownInArchives {
  private func diagnostics(
    _ objects: String, ids: KeyValuePairs<Int, String> = [20: "2"], connections: String = "",
    metadata: String = "", data: String = ""
  ) throws -> [String] {
    let text = archive(
      objects, ids: ids, connections: connections, metadata: metadata, data: data)
    return try document(text).diagnostics.map(\.description)
  }

  @Test func anUnknownKeyIsReportedWithItsLine() throws {
    let view = "<object class='IBUIView' id='20'>\(viewBasics)\n<int key='IBUINew'>1</int></object>"
    #expect(
      try diagnostics(view) == [
        "Test.xib:6: warning: \"IBUINew\" of IBUIView is not known; left out"
      ])
  }

  @Test func anUnknownKeyOfASharedValueIsReportedOnce() throws {
    let color =
      "<object class='NSColor' key='IBUIBackgroundColor' id='30'>"
      + "<int key='NSColorSpace'>3</int><bytes key='NSWhite'>MQA</bytes><int key='NSNew'>1</int></object>"
    let views = """
      <object class='IBUIView' id='20'>\(viewBasics)\(color)</object>
      <object class='IBUIView' id='21'>\(viewBasics)<reference key='IBUIBackgroundColor' ref='30'/></object>
      """
    #expect(try diagnostics(views).count == 1)
  }

  @Test func anUnknownViewIsKeptAsFarAsItCanBe() throws {
    let view = "<object class='IBGLKView' id='20'>\(viewBasics)<int key='IBUITag'>4</int></object>"
    let document = try document(archive(view, ids: [20: "2"]))
    #expect(
      document.diagnostics.map(\.description) == [
        "Test.xib:5: warning: the class \"IBGLKView\" is not known; kept as far as it can be"
      ])
    let element = try #require(document.element(id: "2"))
    #expect(element.name == "glkView")
    #expect(element["tag"] == "4")
    #expect(element.rect(key: "frame") != nil)
  }

  @Test(
    arguments: [
      ("<int key='IBUIContentMode'>99</int>", "the value 99 of \"IBUIContentMode\" is not known"),
      ("<float key='IBUIAlpha'>full</float>", "\"full\" of \"IBUIAlpha\" is no number; left out"),
      ("<float key='IBUIAlpha'>1e400</float>", "\"1e400\" of \"IBUIAlpha\" is no number; left out"),
      ("<int key='IBUITag'>abc</int>", "\"abc\" of \"IBUITag\" is no whole number; left out"),
      ("<integer value='' key='IBUITag'/>", "\"\" of \"IBUITag\" is no whole number; left out"),
      (
        "<bool key='IBUIOpaque'>maybe</bool>",
        "\"maybe\" of \"IBUIOpaque\" is neither YES nor NO; left out"
      ),
      (
        "<string key='NSHuggingPriority'>{250}</string>",
        "\"{250}\" of \"NSHuggingPriority\" is no text of 2 numbers; left out"
      ),
      (
        "<object class='NSColor' key='IBUITag'/>",
        "<object> of \"IBUITag\" is no whole number; left out"
      ),
      (
        "<object class='NSColor' key='IBUIBackgroundColor'><int key='NSColorSpace'>12</int></object>",
        "a colour of the colour space 12 is not known; left out"
      ),
      (
        "<object class='NSColor' key='IBUIBackgroundColor'><int key='NSColorSpace'>1</int>"
          + "<bytes key='NSRGB'>MQA</bytes></object>",
        "the components of a colour cannot be read; left out"
      ),
    ])
  func aValueThatMeansNothingIsReported(keys: String, message: String) throws {
    let view = "<object class='IBUIView' id='20'>\(viewBasics)\(keys)</object>"
    let all = try diagnostics(view)
    #expect(all == ["Test.xib:5: warning: \(message)"])
  }

  @Test func anObjectThatIsInNoneIsReported() throws {
    let text = archive("", ids: [30: "3"]).replacing(
      "</array></object>\n<dictionary",
      with: "</array><object class='IBUIView' key='x' id='30'/></object>\n<dictionary")
    let messages = try document(text).diagnostics.map(\.message)
    #expect(messages.contains("IBUIView is in no object; left out"))
  }

  @Test func anObjectThatStandsTwiceIsLeftOutTheSecondTime() throws {
    let views = "<object class='IBUIView' id='20'>\(viewBasics)</object><reference ref='20'/>"
    #expect(
      try diagnostics(views) == [
        "Test.xib:5: warning: the view stands in a second place, and is left out there"
      ])
  }

  @Test func connectionsThatLeadNowhereAreReported() throws {
    let view = "<object class='IBUIView' id='20'>\(viewBasics)</object>"
    let all = try diagnostics(
      view, connections: connection("Outlet", "label", from: 20, to: 99, id: "8"))
    #expect(all.contains { $0.hasSuffix("warning: \"99\" is the id of no object") })
    #expect(all.contains { $0.hasSuffix("warning: the outlet \"label\" leads nowhere") })
    let sourceless = try diagnostics(
      view, connections: connection("Outlet", "label", from: 98, to: 20, id: "8"))
    #expect(sourceless.contains { $0.hasSuffix("a connection without a source is left out") })
  }

  @Test func unknownMetadataAndPartsOfTheArchiveAreReported() throws {
    let view = "<object class='IBUIView' id='20'>\(viewBasics)</object>"
    let all = try diagnostics(
      view, metadata: "<int key='2.IBNew'>1</int>", data: "<int key='IBDocument.New'>1</int>")
    #expect(
      all.contains { $0.hasSuffix("warning: \"IBDocument.New\" of the archive is not known") })
    #expect(
      all.contains { $0.hasSuffix("warning: the metadata \"IBNew\" of an object are not known") })
  }

  @Test func onlyAHundredAreKeptAndTheOthersCounted() throws {
    let keys = (0..<150).map { "<int key='new\($0)'>1</int>" }.joined(separator: "\n")
    let all = try diagnostics("<object class='IBUIView' id='20'>\(viewBasics)\(keys)</object>")
    #expect(all.count == 101)
    #expect(all.last?.hasSuffix("warning: 50 more like these") == true)
  }
}
