extension LegacyClass {
  /// A colour: components in a colour space, the name of a system colour, or a pattern.
  static let color = LegacyClass(
    "color", .value,
    [
      .color,
      .known("NSComponents", "NSColor", "NSImage"),
    ])
}

extension LegacyProperty {
  /// How colours of a colour space are kept.
  private struct ColorForm: Sendable {
    let key: String
    let components: [String]
    let space: String
  }

  private static let colorForms: [Int: ColorForm] = [
    1: ColorForm(key: "NSRGB", components: ["red", "green", "blue"], space: "calibratedRGB"),
    2: ColorForm(key: "NSRGB", components: ["red", "green", "blue"], space: "deviceRGB"),
    3: ColorForm(key: "NSWhite", components: ["white"], space: "calibratedWhite"),
    4: ColorForm(key: "NSWhite", components: ["white"], space: "deviceWhite"),
    5: ColorForm(
      key: "NSCMYK", components: ["cyan", "magenta", "yellow", "black"], space: "deviceCMYK"),
  ]

  /// The colour spaces that Interface Builder's colour panel added, by the numbers of AppKit.
  private static let customSpaces = [
    1: "calibratedRGB", 2: "calibratedWhite", 3: "genericCMYKColorSpace",
  ]

  fileprivate static let color = LegacyProperty(
    [
      "NSColorSpace", "NSRGB", "NSWhite", "NSCMYK", "NSCustomColorSpace",
      "IBUIColorCocoaTouchKeyPath", "NSCatalogName", "NSColorName",
    ]
  ) { object, translator, draft in
    let space = object.integer("NSColorSpace") ?? 0
    if let name = object.string("IBUIColorCocoaTouchKeyPath") {
      // Its components are but what it looked like on the developer's Mac.
      draft.set("cocoaTouchSystemColor", name)
    } else if space == 6 {
      draft.set("name", object.string("NSColorName"))
      draft.set("catalog", object.string("NSCatalogName"))
      draft.set("colorSpace", "catalog")
    } else if let form = colorForms[space] {
      setComponents(form, of: object, translator, &draft)
    } else {
      translator.warn(object, "a colour of the colour space \(space) is not known; left out")
    }
  }

  private static func setComponents(
    _ form: ColorForm, of object: LegacyObject, _ translator: LegacyTranslator,
    _ draft: inout ElementDraft
  ) {
    let components = translator.archive.numbersInBytes(object.value(form.key)) ?? []
    guard [0, 1].contains(components.count - form.components.count) else {
      return translator.warn(object, "the components of a colour cannot be read; left out")
    }
    for (name, component) in zip(form.components + ["alpha"], components + [1]) {
      draft.set(name, numberText(component))
    }
    guard let custom = object.object("NSCustomColorSpace") else {
      return draft.set("colorSpace", form.space)
    }
    draft.set("colorSpace", "custom")
    guard let name = custom.integer("NSID").flatMap({ customSpaces[$0] }) else {
      return translator.warn(custom, "a colour space of a developer's own is not known")
    }
    draft.set("customColorSpace", name)
  }
}
