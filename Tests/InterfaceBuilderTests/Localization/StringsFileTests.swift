import Foundation
import InterfaceBuilder
import Testing

/// The texts of a strings file that holds `text`.
private func strings(_ text: String) throws -> [String: String] {
  try strings(Array(text.utf8))
}

private func strings(_ bytes: [UInt8]) throws -> [String: String] {
  try StringsFile(bytes: bytes, file: "Test.strings").entries.mapValues(\.text)
}

private func problem(_ text: String) -> String? {
  do throws(IBReadError) {
    _ = try StringsFile(bytes: Array(text.utf8), file: "Test.strings")
    return nil
  } catch {
    return error.description
  }
}

@Suite struct StringsFileTests {
  @Test func keysAndTextsStandBetweenComments() throws {
    let text = """
      /* Class = "UILabel"; text = "Hello"; ObjectID = "a-1"; */
      "a-1.text" = "Hallo";
      // One more.
      "b-2.title"="Über uns" ;
      word = 'single "quotes"';
      alone;
      """
    #expect(
      try strings(text) == [
        "a-1.text": "Hallo", "b-2.title": "Über uns", "word": "single \"quotes\"",
        "alone": "alone",
      ])
  }

  @Test(arguments: [
    (#"\n\t\r"#, "\n\t\r"), (#"\"\\\'"#, "\"\\'"), (#"\U00fc\u00FC"#, "üü"), (#"\101"#, "A"),
    (#"\Ud83d\Ude00"#, "😀"), ("\\\nx", "\nx"), (#"\ü"#, "ü"), (#"\U12"#, "\u{12}"),
    (#"\q"#, "q"),
  ]) func escapesStandForOneCharacter(escape: String, character: String) throws {
    #expect(try strings("k = \"\(escape)\";")["k"] == character)
  }

  @Test func linesAreThoseOfTheKeys() throws {
    let file = try StringsFile(bytes: Array("/* one\ntwo */\n\na = b;\nc\n=\nd;".utf8), file: "T")
    #expect(file.entries["a"]?.line == 4)
    #expect(file.entries["c"]?.line == 5)
  }

  @Test(arguments: [
    ("a = \"x\"\n\"b\" = \"y\";", "2:1: error: \";\" is missing after the text of \"a\""),
    ("\"a\" = \"x;\n", "1:7: error: a text that never ends"),
    ("a = b;\n/* c", "2:1: error: a comment that never ends"),
    ("a = ;", "1:5: error: a text is expected here"),
    ("\n\n= b;", "3:1: error: a key is expected here"),
    ("{ a = b; } c", "1:12: error: nothing may follow the last brace"),
    ("<plist><dict><key>a</key></dict></plist>", "1:1: error: the key \"a\" has no value"),
    (
      "<plist>\n<dict><string>a</string></dict></plist>",
      "2:1: error: a value without a <key> before it"
    ),
    ("<document/>", "1:1: error: not a property list: the root element is <document>"),
  ]) func whatIsWrongIsToldWithItsPlace(text: String, message: String) {
    let found = problem(text) ?? ""
    #expect(found.hasPrefix("Test.strings:"))
    #expect(found.contains(message.split(separator: ": ", maxSplits: 1)[1]))
    #expect(found.hasPrefix("Test.strings:\(message.prefix { $0 != ":" }):"))
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
  func textMayBeUTF16(encoding: String.Encoding) throws {
    let text = "\"a\" = \"Grüße 😀\";"
    let mark: [UInt8] = encoding == .utf16LittleEndian ? [0xFF, 0xFE] : [0xFE, 0xFF]
    let data = try #require(text.data(using: encoding))
    #expect(try strings(mark + data)["a"] == "Grüße 😀")
    #expect(try strings(Array(data))["a"] == "Grüße 😀")
  }

  @Test func anEmptyFileHasNoTexts() throws {
    #expect(try strings("") == [:])
    #expect(try strings("\u{FEFF}/* nothing */\n") == [:])
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func compiledFilesArePropertyLists(format: PropertyListSerialization.PropertyListFormat) throws {
    let texts = ["a": "Hallo", "b": "Grüße 😀", "c": String(repeating: "x", count: 300)]
    let data = try PropertyListSerialization.data(
      fromPropertyList: texts, format: format, options: 0)
    #expect(try strings(Array(data)) == texts)
  }

  @Test func aDamagedBinaryListIsRefused() throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["a": ["b": "c", "d": ["e", "f"]]], format: .binary, options: 0)
    let bytes = Array(data)
    for end in 8..<bytes.count {
      #expect(throws: IBReadError.self) { try strings(Array(bytes[..<end])) }
    }
    // Every byte turned over: whatever comes out, nothing may crash.
    for place in 8..<bytes.count {
      var damaged = bytes
      damaged[place] ^= 0xFF
      _ = try? StringsFile(bytes: damaged, file: "T")
      _ = try? PluralsFile(bytes: damaged, file: "T")
    }
  }

  @Test func aListThatHoldsItselfIsRefused() {
    // One array whose only item is the array itself.
    var bytes = Array("bplist00".utf8) + [0xA1, 0x00, 0x08]
    bytes += [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 1]
    bytes += [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 10]
    #expect(throws: IBReadError.self) { try strings(bytes) }
  }

  @Test func aDocumentTypeWithEntitiesIsRefused() {
    let text = """
      <!DOCTYPE plist [<!ENTITY a "aaaa">]>
      <plist><dict><key>a</key><string>&a;</string></dict></plist>
      """
    #expect(problem(text) != nil)
  }

  @Test func pluralsHaveFormatsAndVariables() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
        <key>%d items</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@items@</string>
          <key>items</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>%d item</string>
            <key>other</key><string>%d items</string>
          </dict>
        </dict>
      </dict></plist>
      """
    let file = try PluralsFile(bytes: Array(text.utf8), file: "T.stringsdict")
    let format = try #require(file.formats["%d items"])
    #expect(format.format == "%#@items@")
    #expect(format.variables["items"]?.valueType == "d")
    #expect(format.variables["items"]?.texts == ["one": "%d item", "other": "%d items"])
  }
}
