extension LegacyClass {
  /// What all views have.
  static let view = LegacyClass(
    "view", inherits: .object,
    [
      .hidden,
      .flag("IBUIOpaque", "opaque", usually: true),
      .flag("IBUIAutoresizesSubviews", "autoresizesSubviews", usually: true),
      .flag("IBUIClipsSubviews", "clipsSubviews", usually: false),
      .flag("IBUIClearsContextBeforeDrawing", "clearsContextBeforeDrawing", usually: true),
      .flag("IBUIMultipleTouchEnabled", "multipleTouchEnabled", usually: false),
      .flag("IBUIUserInteractionEnabled", "userInteractionEnabled", usually: true),
      .integer("IBUITag", "tag", usually: 0),
      .number("IBUIAlpha", "alpha"),
      .choice("IBUIContentMode", "contentMode", contentModes),
      .pair("NSHuggingPriority", "horizontalHuggingPriority", "verticalHuggingPriority"),
      .pair(
        "NSAntiCompressionPriority", "horizontalCompressionResistancePriority",
        "verticalCompressionResistancePriority"),
      .frame, .autoresizingMask,
      .list("NSSubviews", "subviews"),
      .value("IBUIBackgroundColor", "backgroundColor"),
      .value("IBUIAccessibilityConfiguration", "accessibilityConfiguration"),
      .constraints,
      .known(
        "NSNextResponder", "NSSuperview", "NSWindow", "NSNextKeyView", "NSReuseIdentifierKey",
        "NSFrameMatrix", "NSBounds", "NSBoundsMatrix", "IBUIGestureRecognizers",
        "IBUIContentStretch"),
    ],
    trailing: [.translatesMask] + simulatedMetrics)

  /// How content is placed when it is of another size; Xcode 4 wrote the corners with a capital.
  private static let contentModes = [
    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left",
    "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
  ]

  /// The window of an app.
  static let window = LegacyClass(
    "window", inherits: .view,
    [
      .visibleAtLaunch,
      .flag("IBUIResizesToFullScreen", "resizesToFullScreen", usually: true, absent: false),
    ])
}

extension LegacyProperty {
  /// The top bit of the flags of a view; negative numbers have it.
  fileprivate static let hidden = LegacyProperty(["NSvFlags"]) { object, _, draft in
    let flags = object.integer("NSvFlags") ?? 0
    if flags & 0x8000_0000 != 0 { draft.set("hidden", "YES") }
  }

  /// A view at the origin has a size only.
  fileprivate static let frame = LegacyProperty(["NSFrame", "NSFrameSize"]) {
    object, translator, draft in
    var frame: [Double]?
    if object.value("NSFrame") != nil {
      frame = translator.archive.numbersInText(object.value("NSFrame"), count: 4)
    } else if object.value("NSFrameSize") != nil {
      frame = translator.archive.numbersInText(object.value("NSFrameSize"), count: 2).map {
        [0, 0] + $0
      }
    }
    guard let frame else { return translator.warn(object, "a view without a frame") }
    // Bars of controllers have no frame of their own.
    guard frame.contains(where: { $0 != 0 }) else { return }
    draft.add(.rect(key: "frame", frame, line: object.element.line))
  }

  /// The lowest six bits of the flags, as `UIViewAutoresizing` has them.
  fileprivate static let autoresizingMask = LegacyProperty(["NSvFlags"]) {
    object, translator, draft in
    guard !translator.isPlacedByConstraints(object) else { return }
    let flags = object.integer("NSvFlags") ?? 0
    let names = [
      "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable",
      "flexibleMaxY",
    ]
    var mask = ElementDraft("autoresizingMask", key: "autoresizingMask", line: object.element.line)
    for (place, name) in names.enumerated() where flags & (1 << place) != 0 {
      mask.set(name, "YES")
    }
    draft.add(mask)
  }

  fileprivate static let translatesMask = LegacyProperty([]) { object, translator, draft in
    if translator.isPlacedByConstraints(object) {
      draft.set("translatesAutoresizingMaskIntoConstraints", "NO")
    }
  }

  /// Late files keep this in the metadata.
  fileprivate static let visibleAtLaunch = LegacyProperty(["IBUIVisibleAtLaunch"]) {
    object, translator, draft in
    let metadata = translator.container.metadata("UIWindow.visibleAtLaunch", of: object)
    let isVisible = object.bool("IBUIVisibleAtLaunch") ?? translator.archive.bool(metadata) ?? false
    if isVisible { draft.set("visibleAtLaunch", "YES") }
  }
}

extension LegacyTranslator {
  /// Whether constraints place the view, instead of its frame and its autoresizing mask.
  func isPlacedByConstraints(_ object: LegacyObject) -> Bool {
    let name = "IBViewMetadataTranslatesAutoresizingMaskIntoConstraints"
    return archive.bool(container.metadata(name, of: object)) == false
  }
}
