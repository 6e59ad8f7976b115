extension LegacyClass {
  /// What an object is to those who do not see it.
  static let accessibility = LegacyClass(
    "accessibility", .value,
    [
      .text("IBUIAccessibilityHint", "hint", evenEmpty: false),
      .text("IBUIAccessibilityLabel", "label", evenEmpty: false),
      .name("IBUIAccessibilityIdentifier", "identifier"),
      .bits(
        "IBUIAccessibilityTraits", "accessibilityTraits", key: "traits", accessibilityTraits,
        none: "none"),
      .isElement,
    ])

  /// The names of the bits of `UIAccessibilityTraits`; the fourth has none in public.
  private static let accessibilityTraits = [
    "button", "link", "image", "bit3", "selected", "playsSound", "keyboardKey", "staticText",
    "summaryElement", "notEnabled", "updatesFrequently", "searchField", "startsMediaSession",
    "adjustable", "allowsDirectInteraction", "causesPageTurn", "header",
  ]
}

extension LegacyProperty {
  fileprivate static let isElement = LegacyProperty(["IBUIIsAccessibilityElement"]) {
    object, _, draft in
    guard let isElement = object.bool("IBUIIsAccessibilityElement") else { return }
    var element = ElementDraft("bool", key: "isElement", line: object.element.line)
    element.set("value", isElement ? "YES" : "NO")
    draft.add(element)
  }
}
