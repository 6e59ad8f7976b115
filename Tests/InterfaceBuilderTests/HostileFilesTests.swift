import Foundation
import InterfaceBuilder
import Testing

@Suite struct HostileFiles {
  @Test func aFileCutAnywhereIsRefused() throws {
    for name in ["Panel.xib", "Flow.storyboard"] {
      let bytes = Array(try Data(contentsOf: URL(filePath: fixture(name))))
      let end = bytes.count - 1  // The last newline may be missing.
      for length in 0..<end where refusal(of: Array(bytes[..<length])) == nil {
        Issue.record("\(name) was read though only its first \(length) bytes were there")
      }
      #expect(refusal(of: Array(bytes[..<end])) == nil)
    }
  }

  @Test func aByteChangedAnywhereDoesNoHarm() throws {
    let bytes = Array(try Data(contentsOf: URL(filePath: fixture("Flow.storyboard"))))
    for offset in bytes.indices {
      for byte in [0x00, 0x3C, 0x26, 0xFF] as [UInt8] {
        var changed = bytes
        changed[offset] = byte
        guard let message = refusal(of: changed) else { continue }
        #expect(message.hasPrefix("Test.xib:"))
      }
    }
  }

  @Test(
    arguments: [
      "<!DOCTYPE document>", "<!DOCTYPE document []>", "<!DOCTYPE document SYSTEM 'file:///x'>",
      "<!DOCTYPE document PUBLIC '-//x' 'http://127.0.0.1:1/x.dtd'>",
      "<!DOCTYPE document [<!ENTITY a 'a'><!ENTITY b '&a;&a;'><!ENTITY c '&b;&b;'>]>",
      "<!DOCTYPE document [<!ENTITY c SYSTEM 'file:///etc/hostname'>]>",
      "<!DOCTYPE document [<!ENTITY % c SYSTEM 'file:///etc/hostname'> %c;]>",
      "<!DOCTYPE document [<!ATTLIST document type CDATA 'x'>",
    ])
  func aDocumentTypeIsRefusedBeforeAnythingInItIsRead(declaration: String) throws {
    let message = try #require(
      refusal(of: declaration + "<document type='\(xibType)'>&c;</document>"))
    #expect(message.hasPrefix("Test.xib:1:"))
    #expect(
      message.hasSuffix(
        "error: a document type declaration (<!DOCTYPE>) is not allowed in an "
          + "Interface Builder file"))
  }

  @Test(arguments: [(199, true), (200, false), (100_000, false)])
  func elementsAreNestedOnlySoFar(levels: Int, isRead: Bool) {
    let content =
      String(repeating: "<a>", count: levels) + String(repeating: "</a>", count: levels)
    let message = "Test.xib:2:1: error: more than 200 elements within each other"
    #expect(refusal(of: xib(content)) == (isRead ? nil : message))
  }

  @Test(
    arguments: [
      (256, nil), (257, "an element with more than 256 attributes"),
      (100_000, "an element with more than 256 attributes"),
    ] as [(Int, String?)])
  func anElementHasOnlySoManyAttributes(count: Int, message: String?) {
    let attributes = (0..<count).map { "a\($0)='>'" }.joined(separator: " ")
    #expect(
      refusal(of: xib("<a \(attributes)/>")) == message.map { "Test.xib:2:61: error: \($0)" })
  }

  @Test func manyEqualSignsInTextAreNoAttributes() throws {
    let text = String(repeating: "a='b' ", count: 1000)
    #expect(try document(xib("<s b=\"\(text)\">\(text)</s>")).root.first("s")?.text == text)
  }

  @Test(
    arguments: [
      (String(repeating: "<a/>", count: 250_001), "more than 250000 elements"),
      ((0..<10_001).map { "<a\($0)/>" }.joined(), "more than 10000 different names"),
      (
        "<a " + (0..<65).map { "xmlns:n\($0)='u'" }.joined(separator: " ") + "/>",
        "more than 64 namespaces"
      ),
    ])
  func aDocumentHoldsOnlySoMuch(content: String, message: String) {
    #expect(refusal(of: xib(content)) == "Test.xib:2:1: error: \(message)")
  }

  @Test func aFileHasOnlySoManyBytes() {
    let message = "the file is too large: Interface Builder documents may have 32 MB"
    let bytes = [UInt8](repeating: UInt8(ascii: " "), count: 50_000_000)
    #expect(refusal(of: bytes) == "Test.xib: error: \(message)")
  }

  @Test func onlyAHundredDiagnosticsAreKept() throws {
    let document = try document(xib(String(repeating: "<a id='x'/>", count: 1000)))
    #expect(document.diagnostics.count == 100)
  }

  @Test func aLongNameIsQuotedInPart() throws {
    let message = try #require(refusal(of: "<\(String(repeating: "n", count: 40_000))/>"))
    #expect(message.utf8.count < 400)
  }
}
