extension LegacyClass {
  /// What a font is for, and how large; since Xcode 4.
  static let fontDescription = LegacyClass(
    "fontDescription", .value,
    [
      .choice(
        "type", "type", ["custom", "system", "boldSystem", "italicSystem"], usually: 0),
      .name("name", "name"), .name("family", "family"),
      .number("pointSize", "pointSize"),
      .choice("size", "size", ["custom", "label", "button", "smallSystem", "system"], usually: 0),
      .known("traits"),
    ])
}

extension LegacyProperty {
  /// The font of a text: its description, in older files the font itself, else `standard`.
  static func font(standard: Double?) -> LegacyProperty {
    LegacyProperty(["IBUIFontDescription", "IBUIFont"]) {
      (object, translator, draft) throws(Refusal) in
      if let description = try translator.draft(
        object.value("IBUIFontDescription"), key: "fontDescription")
      {
        return draft.add(description)
      }
      let font = object.object("IBUIFont")
      guard font != nil || standard != nil else { return }
      var element = ElementDraft(
        "fontDescription", key: "fontDescription", line: object.element.line)
      if let font, let name = font.string("NSName") {
        element.set("name", name)
        element.set("family", familyName(ofFont: name))
        element.set("pointSize", numberText(font.number("NSSize") ?? standard ?? 12))
      } else {
        element.set("type", "system")
        element.set("pointSize", standard.map { numberText($0) })
      }
      draft.add(element)
    }
  }

  /// The family in words: `Helvetica Neue` for `HelveticaNeue-Bold`.
  private static func familyName(ofFont name: String) -> String {
    var base = name.prefix(100).prefix { $0 != "-" }
    for suffix in ["PSMT", "MT"] where base.hasSuffix(suffix) && base.count > suffix.count {
      base.removeLast(suffix.count)
    }
    var family = ""
    for character in base {
      if character.isUppercase, let last = family.last, last.isLowercase { family.append(" ") }
      family.append(character)
    }
    return family
  }
}
