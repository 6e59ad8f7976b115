extension LegacyClass {
  /// The members of `UITextAlignment` that Interface Builder offered.
  static let textAlignments = ["left", "center", "right", "justified", "natural"]

  /// The members of `UILineBreakMode`, by the names that files have for them.
  static let lineBreakModes = [
    "wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation", "middleTruncation",
  ]

  static let label = LegacyClass(
    "label", inherits: .view,
    [
      .flag("IBUIEnabled", "enabled", usually: true),
      .flag("IBUIHighlighted", "highlighted", usually: false),
      .flag("IBUIUsesAttributedText", "usesAttributedText", usually: false),
      .text("IBUIText", "text"),
      .choice("IBUITextAlignment", "textAlignment", textAlignments, usually: 0),
      .choice("IBUILineBreakMode", "lineBreakMode", lineBreakModes, absent: 4),
      .integer("IBUINumberOfLines", "numberOfLines", usually: 1),
      .choice(
        "IBUIBaselineAdjustment", "baselineAdjustment", ["alignBaselines", "alignCenters", "none"],
        usually: 1),
      .number("IBUIMinimumFontSize", "minimumFontSize"),
      .number("IBUIMinimumScaleFactor", "minimumScaleFactor"),
      .flag("IBUIAdjustsFontSizeToFit", "adjustsFontSizeToFit", usually: true),
      .preferredWidth,
      .flag(
        "IBUIAdjustsLetterSpacingToFitWidth", "adjustsLetterSpacingToFitWidth", usually: false),
      .value("IBUIAttributedText", "attributedText"),
      .font(standard: 17),
      .value("IBUITextColor", "textColor"),
      .value("IBUIHighlightedColor", "highlightedColor", orNil: true),
      .value("IBUIShadowColor", "shadowColor"),
      .pair("IBUIShadowOffset", "size", key: "shadowOffset"),
      .known("IBUIAutoshrinkMode"),
    ])

  static let textField = LegacyClass(
    "textField", inherits: .control,
    [
      .text("IBUIText", "text", evenEmpty: false),
      .choice(
        "IBUIBorderStyle", "borderStyle", ["none", "line", "bezel", "roundedRect"], usually: 0),
      .text("IBUIPlaceholder", "placeholder"),
      .choice("IBUITextAlignment", "textAlignment", textAlignments, usually: 0),
      .flag("IBUIClearsOnBeginEditing", "clearsOnBeginEditing", usually: false),
      .flag("IBUIAdjustsFontSizeToFit", "adjustsFontSizeToFit", usually: true, absent: false),
      .number("IBUIMinimumFontSize", "minimumFontSize"),
      .choice(
        "IBUIClearButtonMode", "clearButtonMode",
        ["never", "whileEditing", "unlessEditing", "always"], usually: 0),
      .flag("IBUIAllowsEditingTextAttributes", "allowsEditingTextAttributes", usually: false),
      .flag("IBUIUsesAttributedText", "usesAttributedText", usually: false),
      .image("IBUIBackground", "background"),
      .image("IBUIDisabledBackground", "disabledBackground"),
      .value("IBUIAttributedText", "attributedText"),
      .value("IBUITextColor", "textColor"),
      .font(standard: 12),
      .value("IBUITextInputTraits", "textInputTraits"),
    ])

  static let textView = LegacyClass(
    "textView", inherits: .scrollView,
    [
      .flag("IBUIEditable", "editable", usually: true),
      .flag("IBUIUsesAttributedText", "usesAttributedText", usually: false),
      .text("IBUIText", "text", evenEmpty: false),
      .choice("IBUITextAlignment", "textAlignment", textAlignments, usually: 0),
      .flag("IBUIAllowsEditingTextAttributes", "allowsEditingTextAttributes", usually: false),
      .value("IBUIAttributedText", "attributedText"),
      .value("IBUITextColor", "textColor"),
      .font(standard: 12),
      .value("IBUITextInputTraits", "textInputTraits"),
      .dataDetectors,
    ])

  static let textInputTraits = LegacyClass(
    "textInputTraits", .value,
    [
      .choice(
        "IBUIAutocapitalizationType", "autocapitalizationType",
        ["none", "words", "sentences", "allCharacters"], usually: 0),
      .choice(
        "IBUIAutocorrectionType", "autocorrectionType", ["default", "no", "yes"], usually: 0),
      .choice("IBUISpellCheckingType", "spellCheckingType", ["default", "no", "yes"], usually: 0),
      .choice(
        "IBUIKeyboardType", "keyboardType",
        [
          "default", "alphabet", "numbersAndPunctuation", "URL", "numberPad", "phonePad",
          "namePhonePad", "emailAddress", "decimalPad", "twitter", "webSearch",
        ], usually: 0),
      .choice("IBUIKeyboardAppearance", "keyboardAppearance", ["default", "alert"], usually: 0),
      .choice(
        "IBUIReturnKeyType", "returnKeyType",
        [
          "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done",
          "emergencyCall",
        ], usually: 0),
      .flag(
        "IBUIEnablesReturnKeyAutomatically", "enablesReturnKeyAutomatically", usually: false),
      .flag("IBUISecureTextEntry", "secureTextEntry", usually: false),
    ])
}

extension LegacyProperty {
  /// What is found in a text to be tapped.
  static let dataDetectors = LegacyProperty.bits(
    "IBUIDataDetectorTypes", "dataDetectorType", key: "dataDetectorTypes",
    ["phoneNumber", "link", "address", "calendarEvent"])

  /// Without constraints it is but a copy of the frame's width.
  fileprivate static let preferredWidth = LegacyProperty(
    ["preferredMaxLayoutWidth", "useAutomaticPreferredMaxLayoutWidth"]
  ) { object, translator, draft in
    guard translator.usesAutolayout,
      object.bool("useAutomaticPreferredMaxLayoutWidth") != true,
      let width = object.number("preferredMaxLayoutWidth")
    else { return }
    draft.set("preferredMaxLayoutWidth", numberText(width))
  }
}
