extension LegacyClass {
  static let button = LegacyClass(
    "button", inherits: .control,
    [
      .choice("IBUIButtonType", "buttonType", buttonTypes, usually: 0),
      .flag("IBUIAdjustsImageWhenHighlighted", "adjustsImageWhenHighlighted", usually: true),
      .flag("IBUIAdjustsImageWhenDisabled", "adjustsImageWhenDisabled", usually: true),
      .flag(
        "IBUIReversesTitleShadowWhenHighlighted", "reversesTitleShadowWhenHighlighted",
        usually: false),
      .flag("IBUIShowsTouchWhenHighlighted", "showsTouchWhenHighlighted", usually: false),
      .choice("IBUILineBreakMode", "lineBreakMode", lineBreakModes, absent: 5),
      .buttonFont,
      .value("IBUITintColor", "tintColor"),
      .insets("IBUIContentEdgeInsets", "contentEdgeInsets"),
      .insets("IBUITitleEdgeInsets", "titleEdgeInsets"),
      .insets("IBUIImageEdgeInsets", "imageEdgeInsets"),
      .pair("IBUITitleShadowOffset", "size", key: "titleShadowOffset"),
      .buttonState("Normal"), .buttonState("Disabled"), .buttonState("Selected"),
      .buttonState("Highlighted"),
    ])

  private static let buttonTypes = [
    "custom", "roundedRect", "detailDisclosure", "infoLight", "infoDark", "contactAdd",
  ]
}

extension LegacyProperty {
  /// What rounded buttons looked like before iOS 7 unless they were told otherwise. Xcode leaves it
  /// out of the documents it makes of archives, and so they look as such buttons do today.
  private enum FormerStandard {
    static let titleColor = [0.196, 0.31, 0.522]
    static let highlightedTitleColor = [1.0]
    static let fontSize = 15.0
  }

  private static func isRounded(_ object: LegacyObject) -> Bool {
    object.integer("IBUIButtonType") == 1
  }

  fileprivate static let buttonFont = LegacyProperty(["IBUIFontDescription", "IBUIFont"]) {
    (object, translator, draft) throws(Refusal) in
    let description = object.object("IBUIFontDescription")
    let isFormerStandard =
      description?.integer("type") == 2
      && description?.number("pointSize") == FormerStandard.fontSize
    guard !(isRounded(object) && isFormerStandard) else { return }
    try LegacyProperty.font(standard: nil).write(object, translator, &draft)
  }

  /// What a button shows in a state; the normal one is always written.
  fileprivate static func buttonState(_ state: String) -> LegacyProperty {
    let title = "IBUI\(state)Title"
    let image = "IBUI\(state)Image"
    let background = "IBUI\(state)BackgroundImage"
    let color = "IBUI\(state)TitleColor"
    let shadow = "IBUI\(state)TitleShadowColor"
    let contents = [
      LegacyProperty.text(title, "title"),
      .image(image, "image"),
      .image(background, "backgroundImage"),
      .value(shadow, "titleShadowColor"),
    ]
    return LegacyProperty([title, image, background, color, shadow]) {
      (object, translator, draft) throws(Refusal) in
      var element = ElementDraft("state", key: state.lowercased(), line: object.element.line)
      if !isFormerStandard(color, of: object, translator.archive) {
        element.add(try translator.draft(object.value(color), key: "titleColor"))
      }
      for content in contents { try content.write(object, translator, &element) }
      let isEmpty = element.attributes.count == 1 && element.children.isEmpty
      if !isEmpty || state == "Normal" { draft.add(element) }
    }
  }

  private static func isFormerStandard(
    _ key: String, of object: LegacyObject, _ archive: LegacyArchive
  ) -> Bool {
    guard isRounded(object), let color = object.object(key) else { return false }
    let standard: [Double]
    switch key {
    case "IBUINormalTitleColor": standard = FormerStandard.titleColor
    case "IBUIHighlightedTitleColor": standard = FormerStandard.highlightedTitleColor
    default: return false
    }
    let components = archive.numbersInBytes(color.value(standard.count == 1 ? "NSWhite" : "NSRGB"))
    guard let components, components.count == standard.count else { return false }
    return zip(components, standard).allSatisfy { abs($0 - $1) < 0.001 }
  }
}
