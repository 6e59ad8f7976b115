import Foundation

extension LegacyClass {
  /// A text whose parts look different.
  static let attributedText = LegacyClass("attributedString", .value, [.fragments])

  /// The font of a part of a text.
  static let font = LegacyClass(
    "font", .value, [.number("NSSize", "size"), .name("NSName", "name"), .known("NSfFlags")])

  /// The alignment and line breaks of a part of a text.
  static let paragraphStyle = LegacyClass(
    "paragraphStyle", .value,
    [
      .choice(
        "NSAlignment", "alignment", ["left", "right", "center", "justified", "natural"],
        absent: 0),
      .choice(
        "NSLineBreakMode", "lineBreakMode",
        [
          "wordWrapping", "charWrapping", "clipping", "truncatingHead", "truncatingTail",
          "truncatingMiddle",
        ]),
      .number("NSLineSpacing", "lineSpacing"),
      .number("NSParagraphSpacing", "paragraphSpacing"),
      .number("NSMinLineHeight", "minimumLineHeight"),
      .number("NSMaxLineHeight", "maximumLineHeight"),
      .number("NSLineHeightMultiple", "lineHeightMultiple"),
      .known(
        "NSTabStops", "NSTextBlocks", "NSTextLists", "NSWritingDirection", "NSTighteningFactor"),
    ])
}

extension LegacyProperty {
  fileprivate static let fragments = LegacyProperty(
    ["NSString", "NSAttributes", "NSAttributeInfo"]
  ) { (object, translator, draft) throws(Refusal) in
    let text = object.string("NSString") ?? ""
    let runs = runs(of: object, translator.archive)
    var start = text.utf16.startIndex
    for (place, run) in runs.enumerated() {
      try translator.archive.spend(1 + text.utf8.count / 64)
      let rest = text.utf16.distance(from: start, to: text.utf16.endIndex)
      let length = place == runs.count - 1 ? rest : min(max(0, run.length), rest)
      let end = text.utf16.index(start, offsetBy: length)
      let content = String(decoding: Array(text.utf16[start..<end]), as: UTF16.self)
      start = end
      var fragment = ElementDraft("fragment", line: object.element.line)
      fragment.setText("content", content)
      var attributes = ElementDraft("attributes", line: object.element.line)
      for (key, value) in translator.archive.entries(run.attributes) {
        attributes.add(try translator.draft(value, key: key))
      }
      fragment.add(attributes)
      draft.add(fragment)
    }
  }

  /// The lengths in UTF-16 units, and the attributes, of the parts of a text.
  ///
  /// A text all of one kind has a dictionary; any other an array of them, and pairs of length and
  /// place in the array, seven bits a byte, the lowest ones first.
  private static func runs(
    of object: LegacyObject, _ archive: LegacyArchive
  ) -> [(length: Int, attributes: IBElement?)] {
    let attributes = archive.node(object.value("NSAttributes"))
    guard let attributes, let info = archive.node(object.value("NSAttributeInfo")) else {
      return [(Int.max, attributes)]
    }
    let all = archive.items(attributes)
    var numbers: [Int] = []
    var number = 0
    var shift = 0
    let bytes = info.first(key: "NS.bytes").flatMap { decodedBase64($0.text) }
    for byte in bytes ?? Data() {
      guard shift < 28 else { break }
      number |= Int(byte & 0x7F) << shift
      shift += 7
      if byte & 0x80 == 0 {
        numbers.append(number)
        number = 0
        shift = 0
      }
    }
    let runs = stride(from: 0, to: numbers.count - 1, by: 2).map { place in
      let index = numbers[place + 1]
      return (numbers[place], all.indices.contains(index) ? all[index] : nil)
    }
    return runs.isEmpty ? [(Int.max, all.first)] : runs
  }
}
