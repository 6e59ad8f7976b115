import Foundation
import InterfaceBuilder
import Testing

@Suite struct Encodings {
  private static let text = "é😀ß\u{7FF}\u{800}"

  private static func utf16(_ text: String, bigEndian: Bool, mark: Bool) -> [UInt8] {
    ((mark ? "\u{FEFF}" : "") + text).utf16.flatMap { unit -> [UInt8] in
      let high = UInt8(unit >> 8)
      let low = UInt8(unit & 0xFF)
      return bigEndian ? [high, low] : [low, high]
    }
  }

  @Test(arguments: ["UTF-16", "UTF-16LE", "UTF-16BE", nil], [true, false])
  func utf16IsReadWithAndWithoutAMark(declared: String?, mark: Bool) throws {
    for bigEndian in [true, false] {
      if let suffix = declared?.suffix(2), suffix == (bigEndian ? "LE" : "BE") { continue }
      var source = xib("<s t='\(Self.text)'>\(Self.text)</s>", encoding: declared ?? "")
      if declared == nil { source.removeFirst(source.distance(to: "<document")) }
      let bytes = Self.utf16(source, bigEndian: bigEndian, mark: mark)
      let element = try IBDocument(bytes: bytes, file: "Test.xib").root.first("s")
      #expect(element?.text == Self.text)
      #expect(element?["t"] == Self.text)
    }
  }

  @Test(arguments: ["UTF-8", "utf-8", "UTF8"], ["", "\u{FEFF}"])
  func utf8IsReadWithAndWithoutAMark(declared: String, mark: String) throws {
    let document = try document(mark + xib("<s>\(Self.text)</s>", encoding: declared))
    #expect(document.root.first("s")?.text == Self.text)
  }

  @Test func latin1AndASCIIAreRead() throws {
    let latin = try #require(
      xib("<s>caf\u{E9}</s>", encoding: "ISO-8859-1").data(using: .isoLatin1))
    #expect(try IBDocument(data: latin, file: "Test.xib").root.first("s")?.text == "café")
    #expect(try document(xib("<s>tea</s>", encoding: "US-ASCII")).root.first("s")?.text == "tea")
  }

  @Test(arguments: ["windows-1252", "Shift_JIS", "UTF-7", "UTF-32", "EBCDIC-CP-US", "nonsense", ""])
  func otherEncodingsAreRefusedByName(name: String) {
    #expect(
      refusal(of: xib("", encoding: name))
        == "Test.xib:1:1: error: the encoding \"\(name)\" is not supported; save the file as UTF-8")
  }

  @Test(
    arguments: [
      (Array(xib("", encoding: "UTF-16").utf8), "UTF-16"),
      (utf16(xib(""), bigEndian: false, mark: true), "UTF-8"),
      (utf16(xib(""), bigEndian: true, mark: false), "UTF-8"),
      (utf16(xib("", encoding: "UTF-16LE"), bigEndian: true, mark: true), "UTF-16LE"),
      (Array(("\u{FEFF}" + xib("", encoding: "ISO-8859-1")).utf8), "ISO-8859-1"),
    ])
  func aWrongDeclarationIsRefused(bytes: [UInt8], name: String) {
    #expect(
      refusal(of: bytes)
        == "Test.xib:1:1: error: the file declares the encoding \"\(name)\", "
        + "but is not written in it")
  }

  @Test(
    arguments: [
      ([0xE9], "not valid UTF-8: the byte 0xE9 cannot stand here"),
      ([0xC0, 0x80], "not valid UTF-8: the byte 0xC0 cannot stand here"),
      ([0xED, 0xA0, 0x80], "not valid UTF-8: the byte 0xED cannot stand here"),
      ([0xF4, 0x90, 0x80, 0x80], "not valid UTF-8: the byte 0xF4 cannot stand here"),
      ([0x00], "the file contains a NUL character"),
    ] as [([UInt8], String)])
  func malformedTextIsRefusedWithItsPlace(bytes: [UInt8], message: String) {
    let start = Array(xib("").utf8.dropLast("</document>".utf8.count))
    #expect(
      refusal(of: start + bytes + "</document>".utf8) == "Test.xib:2:61: error: \(message)")
  }

  @Test(
    arguments: [
      (utf16(xib("\u{0}", encoding: "UTF-16"), bigEndian: true, mark: true), "NUL character"),
      (utf16(xib("", encoding: "UTF-16"), bigEndian: true, mark: true) + [0], "in the middle"),
      ([0xFE, 0xFF, 0x00, 0x3C, 0xD8, 0x00, 0x00, 0x3C], "half of a surrogate pair"),
      ([0xFF, 0xFE, 0x3C, 0x00, 0x00, 0xDC], "half of a surrogate pair"),
      ([0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0], "UTF-32"), ([0, 0, 0, 0x3C], "UTF-32"),
      (Array(xib("é", encoding: "ASCII").utf8), "not valid US-ASCII: the byte 0xC3"),
      ([0xFF, 0xFE], "white space"), ([0xEF, 0xBB, 0xBF], "white space"), ([0], "NUL character"),
    ])
  func otherMalformedTextIsRefused(bytes: [UInt8], part: String) throws {
    #expect(try #require(refusal(of: bytes)).contains(part))
  }
}

extension String {
  /// How many characters stand before the first `text`.
  fileprivate func distance(to text: String) -> Int {
    firstRange(of: text).map { distance(from: startIndex, to: $0.lowerBound) } ?? 0
  }
}
