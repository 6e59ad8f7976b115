import InterfaceBuilder

extension UIView {
  func decodeView(_ element: IBElement, _ coder: NibCoder) {
    decodePlace(element)
    alpha = element.length("alpha") ?? 1
    isHidden = element.bool("hidden") ?? false
    isOpaque = element.bool("opaque") ?? true
    clipsToBounds = element.bool("clipsSubviews") ?? clipsToBounds
    tag = element.int("tag") ?? 0
    restorationIdentifier = element["restorationIdentifier"]
    clearsContextBeforeDrawing = element.bool("clearsContextBeforeDrawing") ?? true
    isUserInteractionEnabled =
      element.bool("userInteractionEnabled") ?? isUserInteractionEnabled
    isMultipleTouchEnabled = element.bool("multipleTouchEnabled") ?? false
    autoresizesSubviews = element.bool("autoresizesSubviews") ?? true
    contentMode = element.value("contentMode", ContentMode.init(nib:)) ?? contentMode
    backgroundColor = coder.color("backgroundColor") ?? backgroundColor
    if let tint = coder.color("tintColor") { tintColor = tint }
    let direction = element.value(
      "semanticContentAttribute", UISemanticContentAttribute.init(nib:))
    if let direction { semanticContentAttribute = direction }
    if let style = element.value("interfaceStyle", in: UIView.interfaceStyles) {
      overrideUserInterfaceStyle = style
    }
    decodeAccessibility(element)
    decodePlaceholderSize(element, coder)
    for subview: UIView in coder.children(of: "subviews") { addSubview(subview) }
    if WidgetRegistry.classes[element.name] == nil { decodeUnknownContent(element, coder) }
    decodeConstraints(element, coder)
  }

  private static let interfaceStyles: [String: UIUserInterfaceStyle] = [
    "unspecified": .unspecified, "light": .light, "dark": .dark,
  ]

  /// What a widget that is not known here holds besides subviews: a content view, cells.
  private func decodeUnknownContent(_ element: IBElement, _ coder: NibCoder) {
    if let content: UIView = coder.child(key: "contentView") { addSubview(content) }
    for cell: UIView in coder.children(of: "cells") { addSubview(cell) }
  }

  private func decodePlace(_ element: IBElement) {
    translatesAutoresizingMaskIntoConstraints =
      element.bool("translatesAutoresizingMaskIntoConstraints") ?? true
    autoresizingMask = []
    // A view with a fixed frame has no constraints; Xcode pins it where it is.
    if element.bool("fixedFrame") == true { translatesAutoresizingMaskIntoConstraints = true }
    if let mask = element.first("autoresizingMask", key: "autoresizingMask") {
      autoresizingMask = AutoresizingMask(mask)
    }
    if let frame = element.frame { self.frame = frame }
  }

  private func decodeAccessibility(_ element: IBElement) {
    guard let configuration = element.first("accessibility", key: "accessibilityConfiguration")
    else { return }
    accessibilityIdentifier = configuration["identifier"]
    accessibilityLabel = configuration["label"] ?? configuration.string(key: "label")
    accessibilityHint = configuration["hint"]
    if let isElement = configuration.first("bool", key: "isElement")?.bool("value") {
      isAccessibilityElement = isElement
    }
    guard let traits = configuration.first("accessibilityTraits", key: "traits") else { return }
    accessibilityTraits = UIAccessibilityTraits(nib: traits)
  }

  /// Constraints find their items once every object of the nib is there.
  private func decodeConstraints(_ element: IBElement, _ coder: NibCoder) {
    decodePriorities(element)
    if coder.isDesignTime { layout.era = coder.era }
    for child in element.all("viewLayoutGuide") {
      let guide = UILayoutGuide(coder: NibCoder(child, in: coder.context))
      guard let guide, let id = child.id else { continue }
      coder.context.register(standardGuide(guide.kind), id: id)
    }
    for guide: UILayoutGuide in coder.children(of: "layoutGuides") { addLayoutGuide(guide) }
    let constraints: [NSLayoutConstraint] = coder.children(of: "constraints")
    for constraint in constraints where coder.isDesignTime || !constraint.isPlaceholder {
      addConstraint(constraint)
    }
  }

  private func decodePriorities(_ element: IBElement) {
    func priority(_ name: String) -> UILayoutPriority? {
      element.double(name).map { UILayoutPriority(Float($0)) }
    }
    if let value = priority("horizontalHuggingPriority") { layout.hugging.horizontal = value }
    if let value = priority("verticalHuggingPriority") { layout.hugging.vertical = value }
    if let value = priority("horizontalCompressionResistancePriority") {
      layout.resistance.horizontal = value
    }
    if let value = priority("verticalCompressionResistancePriority") {
      layout.resistance.vertical = value
    }
    if element.bool("preservesSuperviewLayoutMargins") == true {
      layout.preservesSuperviewMargins = true
    }
    if element.bool("insetsLayoutMarginsFromSafeArea") == false {
      layout.insetsMarginsFromSafeArea = false
    }
    if element.bool("layoutMarginsFollowReadableWidth") == true {
      layout.marginsFollowReadableWidth = true
    }
    decodeMargins(element)
  }

  private func decodeMargins(_ element: IBElement) {
    if let margins = element.first("edgeInsets", key: "layoutMargins") {
      layout.margins = UIEdgeInsets(
        top: margins.length("top") ?? 0, left: margins.length("left") ?? 0,
        bottom: margins.length("bottom") ?? 0, right: margins.length("right") ?? 0)
    }
    if let margins = element.first("directionalEdgeInsets", key: "directionalLayoutMargins") {
      layout.margins = UIEdgeInsets(
        top: margins.length("top") ?? 0, left: margins.length("leading") ?? 0,
        bottom: margins.length("bottom") ?? 0, right: margins.length("trailing") ?? 0)
      layout.marginsHaveDirection = true
    }
  }

  /// Sizes that stand for the content's on Xcode's canvas; `infinite` stands for none.
  func decodePlaceholderSize(_ element: IBElement, _ coder: NibCoder) {
    guard coder.isDesignTime else { return }
    func length(_ name: String) -> CGFloat? {
      guard let text = element[name] else { return nil }
      return text == "infinite" ? UIView.noIntrinsicMetric : element.length(name)
    }
    if let width = length("placeholderIntrinsicWidth") { layout.placeholderSize.width = width }
    if let height = length("placeholderIntrinsicHeight") { layout.placeholderSize.height = height }
  }
}

extension UIView.AutoresizingMask {
  /// Reads `<autoresizingMask key="autoresizingMask" widthSizable="YES" …/>`.
  init(_ element: IBElement) {
    self = []
    for (name, bit) in UIView.AutoresizingMask.names where element.bool(name) == true {
      insert(bit)
    }
  }

  private static let names: [(String, UIView.AutoresizingMask)] = [
    ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
    ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
    ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
  ]
}

extension UIView.ContentMode {
  private static let names: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  /// Makes the mode that a nib calls `name`.
  init?(nib name: String) {
    // Some versions of Xcode wrote "TopLeft".
    let spelling = name.prefix(1).lowercased() + name.dropFirst()
    guard let mode = UIView.ContentMode.names[spelling] else { return nil }
    self = mode
  }
}

extension UISemanticContentAttribute {
  /// Makes the attribute that a nib calls `name`.
  init?(nib name: String) {
    switch name {
    case "unspecified": self = .unspecified
    case "playback": self = .playback
    case "spatial": self = .spatial
    case "forceLeftToRight": self = .forceLeftToRight
    case "forceRightToLeft": self = .forceRightToLeft
    default: return nil
    }
  }
}

extension UIAccessibilityTraits {
  /// Reads `<accessibilityTraits key="traits" button="YES" …/>`.
  init(nib element: IBElement) {
    self = []
    for (name, bit) in UIAccessibilityTraits.names where element.bool(name) == true { insert(bit) }
  }

  private static let names: [(String, UIAccessibilityTraits)] = [
    ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
    ("keyboardKey", .keyboardKey), ("staticText", .staticText), ("notEnabled", .notEnabled),
    ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
    ("adjustable", .adjustable), ("header", .header), ("summaryElement", .summaryElement),
    ("playsSound", .playsSound), ("startsMediaSession", .startsMediaSession),
    ("allowsDirectInteraction", .allowsDirectInteraction),
    ("causesPageTurn", .causesPageTurn), ("tabBar", .tabBar),
  ]
}

extension UIView {
  /// What runtime attributes of files can set.
  class var viewProperties: [String: KeyedProperty] {
    [
      "backgroundColor": KeyValueCoding.reference(\UIView.backgroundColor),
      "alpha": KeyValueCoding.value(\UIView.alpha),
      "hidden": KeyValueCoding.value(\UIView.isHidden),
      "tag": KeyValueCoding.value(\UIView.tag),
      "clipsToBounds": KeyValueCoding.value(\UIView.clipsToBounds),
      "userInteractionEnabled": KeyValueCoding.value(\UIView.isUserInteractionEnabled),
      "accessibilityIdentifier": KeyValueCoding.reference(\UIView.accessibilityIdentifier),
      "accessibilityLabel": KeyValueCoding.reference(\UIView.accessibilityLabel),
    ]
  }
}
