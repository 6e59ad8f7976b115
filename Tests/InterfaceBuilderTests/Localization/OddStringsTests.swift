import Foundation
import InterfaceBuilder
import Testing

/// Strings files that hold what they should not: it is told, and the rest is read.
@Suite struct OddStringsTests {
  private func read(_ text: String) throws -> StringsFile {
    try StringsFile(bytes: Array(text.utf8), file: "T.strings")
  }

  @Test(arguments: [
    ("/* c */\n{\na = b;\n", 2, "the brace here is never closed"),
    ("a = b;\n\nhello", 3, "\"hello\" has no text"),
    ("a = b", 1, "\";\" is missing after the text of \"a\""),
    ("{\n\na = b }", 3, "\";\" is missing after the text of \"a\""),
    ("a = b;\nc = \"\n\\Ud83d\";", 3, "half of a surrogate pair stands alone"),
    ("a = b;c = \"\\Ude00\";", 1, "half of a surrogate pair stands alone"),
    ("a = b;\nc = \"\\Uxy\";", 2, "an escape of Unicode without digits"),
    ("a = c;\n\na = b;", 3, "\"a\" stands on line 1 already; this one counts"),
  ]) func whatIsOddIsAWarningAndTheRestIsRead(text: String, line: Int, message: String) throws {
    let file = try read(text)
    #expect(file.diagnostics.map(\.description) == ["T.strings:\(line): warning: \(message)"])
    #expect(file["a"] == "b")
  }

  @Test func theSecondHalfOfNoPairIsAnEscapeOfItsOwn() throws {
    #expect(try read("a = \"\\Ud83d\\U0041\";")["a"] == "\u{FFFD}A")
    #expect(try read("a = \"\\Ud83d\\n\";")["a"] == "\u{FFFD}\n")
  }

  @Test func aKeyAloneIsItsOwnTextAsEver() throws {
    let file = try read("hello;")
    #expect(file["hello"] == "hello")
    #expect(file.diagnostics == [])
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func valuesThatAreNoTextsAreLeftOut(format: PropertyListSerialization.PropertyListFormat) throws {
    let values: [String: Any] = [
      "a": "b", "minus": -1, "real": 1.5, "yes": true, "data": Data([1]), "list": ["x"],
      "date": Date(timeIntervalSince1970: 0), "inner": ["x": "y"],
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: values, format: format, options: 0)
    let file = try StringsFile(bytes: Array(data), file: "T.strings")
    #expect(file.entries.mapValues(\.text) == ["a": "b"])
    let messages = Set(file.diagnostics.map(\.message))
    #expect(
      messages == [
        "the value of \"minus\" is a number and no text",
        "the value of \"real\" is a number and no text",
        "the value of \"yes\" is a truth value and no text",
        "the value of \"data\" is data and no text",
        "the value of \"list\" is a list and no text",
        "the value of \"date\" is a date and no text",
        "the value of \"inner\" is a dictionary and no text",
      ])
  }

  @Test func aTextOfABinaryListWithHalfAPairIsMended() throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["a": "é😀"], format: .binary, options: 0)
    var bytes = Array(data)
    let half = try #require(bytes.firstRange(of: [0xDE, 0x00]))
    bytes.replaceSubrange(half, with: [0x00, 0x41])
    let file = try StringsFile(bytes: bytes, file: "T.strings")
    #expect(file["a"] == "é\u{FFFD}A")
    #expect(
      file.diagnostics.map(\.description)
        == ["T.strings:1: warning: a text with half of a surrogate pair"])
  }

  @Test(arguments: [
    ("<!DOCTYPE html><html/>", "not a property list: its document type is html"),
    (
      "<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><dict/></plist>",
      "a <!DOCTYPE plist> with declarations of its own is not allowed"
    ),
  ]) func aDocumentTypeThatIsRefusedIsThatOfAList(text: String, message: String) {
    let error = #expect(throws: IBReadError.self) { try read(text) }
    #expect(error?.message == message)
  }

  @Test func aDocumentTypeMayStandAnywhereBeforeTheList() throws {
    let comment = "<!-- \(String(repeating: "long ", count: 1000)) -->"
    let list = "<plist><dict><key>a</key><string>b</string></dict></plist>"
    #expect(try read("\(comment)\n<!DOCTYPE   plist\nSYSTEM \"x\">\(list)")["a"] == "b")
  }

  @Test func aFormatOfAnotherKindLeavesTheOthers() throws {
    let text = """
      <plist><dict>
      <key>wide</key>
      <dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>x</string></dict></dict>
      <key>good</key><dict><key>NSStringLocalizedFormatKey</key><string>%d</string></dict>
      </dict></plist>
      """
    let file = try PluralsFile(bytes: Array(text.utf8), file: "T.stringsdict")
    #expect(file.formats["good"]?.format == "%d")
    #expect(
      file.diagnostics.map(\.description)
        == ["T.stringsdict:2: warning: \"wide\" has no NSStringLocalizedFormatKey"])
  }

  // MARK: Size

  /// A binary list of one dictionary: `count` times the same two texts of `size` bytes.
  private func repeating(_ count: UInt16, size: UInt16) -> [UInt8] {
    func big(_ number: UInt16) -> [UInt8] {
      [UInt8(number >> 8), UInt8(truncatingIfNeeded: number)]
    }
    var bytes = Array("bplist00".utf8)
    let dictionary = bytes.count
    bytes += [0xDF, 0x11] + big(count)
    bytes += [UInt8](repeating: 1, count: 2 * Int(count))
    let text = bytes.count
    bytes += [0x5F, 0x11] + big(size) + [UInt8](repeating: UInt8(ascii: "x"), count: Int(size))
    let table = bytes.count
    for offset in [dictionary, text] { bytes += big(0) + big(UInt16(truncatingIfNeeded: offset)) }
    bytes += [0, 0, 0, 0, 0, 0, 4, 1] + [0, 0, 0, 0, 0, 0, 0, 2] + [0, 0, 0, 0, 0, 0, 0, 0]
    bytes += [0, 0, 0, 0, 0, 0] + big(UInt16(truncatingIfNeeded: table))
    return bytes
  }

  @Test func aTextToWhichManyObjectsReferIsKeptOnce() throws {
    // All of them together would be 800 MB.
    let file = try StringsFile(bytes: repeating(20_000, size: 20_000), file: "T.strings")
    #expect(file.entries.count == 1)
  }

  @Test func noMoreObjectsAreReadThanADocumentHasElements() throws {
    // 600 times the same list of 600 times the same text.
    let count: [UInt8] = [0x11, 0x02, 0x58]
    var bytes = Array("bplist00".utf8)
    bytes += [0xAF] + count + [UInt8](repeating: 1, count: 600)
    bytes += [0xAF] + count + [UInt8](repeating: 2, count: 600) + [0x51, UInt8(ascii: "x")]
    let table = bytes.count
    for offset in [8, 612, 1216] { bytes += [UInt8(offset >> 8), UInt8(offset & 0xFF)] }
    bytes += [0, 0, 0, 0, 0, 0, 2, 1] + [0, 0, 0, 0, 0, 0, 0, 3] + [0, 0, 0, 0, 0, 0, 0, 0]
    bytes += [0, 0, 0, 0, 0, 0, UInt8(table >> 8), UInt8(table & 0xFF)]
    let error = #expect(throws: IBReadError.self) {
      try StringsFile(bytes: bytes, file: "T.strings")
    }
    #expect(error?.message == "a property list of more than 250000 objects")
  }

  @Test func thereAreAsManyTextsAsADocumentHasElements() {
    let text = String(repeating: "a;", count: 250_001)
    let error = #expect(throws: IBReadError.self) { try read(text) }
    #expect(error?.message == "more than 250000 texts")
  }

  @Test func aCatalogOfTooManyValuesIsRefusedBeforeItIsDecoded() {
    let text = "{\"strings\": {}, \"x\": [" + String(repeating: "0,", count: 2_000_001) + "0]}"
    let error = #expect(throws: IBReadError.self) {
      try StringCatalog(bytes: Array(text.utf8), file: "T.xcstrings")
    }
    #expect(error?.message == "more than 2000000 values")
  }
}
