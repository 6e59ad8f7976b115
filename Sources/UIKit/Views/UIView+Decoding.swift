import InterfaceBuilder

extension UIView {
  func decodeView(_ element: IBElement, _ coder: NibCoder) {
    decodePlace(element)
    alpha = element.length("alpha") ?? 1
    isHidden = element.bool("hidden") ?? false
    isOpaque = element.bool("opaque") ?? true
    clipsToBounds = element.bool("clipsSubviews") ?? clipsToBounds
    tag = element.int("tag") ?? 0
    isUserInteractionEnabled =
      element.bool("userInteractionEnabled") ?? isUserInteractionEnabled
    isMultipleTouchEnabled = element.bool("multipleTouchEnabled") ?? false
    autoresizesSubviews = element.bool("autoresizesSubviews") ?? true
    contentMode = element["contentMode"].flatMap { ContentMode(nib: $0) } ?? contentMode
    backgroundColor = coder.color("backgroundColor") ?? backgroundColor
    if let tint = coder.color("tintColor") { tintColor = tint }
    if let direction = element["semanticContentAttribute"] {
      semanticContentAttribute = UISemanticContentAttribute(nib: direction) ?? .unspecified
    }
    decodeAccessibility(element)
    for subview: UIView in coder.children(of: "subviews") { addSubview(subview) }
    decodeConstraints(element, coder)
  }

  private func decodePlace(_ element: IBElement) {
    translatesAutoresizingMaskIntoConstraints =
      element.bool("translatesAutoresizingMaskIntoConstraints") ?? true
    autoresizingMask = []
    if let mask = element.first("autoresizingMask", key: "autoresizingMask") {
      autoresizingMask = AutoresizingMask(mask)
    }
    if let frame = element.rect(key: "frame") { self.frame = frame }
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

  /// Constraints are objects, so that outlets reach them; solving them is not done yet.
  private func decodeConstraints(_ element: IBElement, _ coder: NibCoder) {
    let constraints: [NSLayoutConstraint] = coder.children(of: "constraints")
    guard !constraints.isEmpty else { return }
    coder.context.reportUnsolvedConstraints()
  }
}

extension UIView.AutoresizingMask {
  /// Reads `<autoresizingMask key="autoresizingMask" widthSizable="YES" …/>`.
  init(_ element: IBElement) {
    let names: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    self = []
    for (name, bit) in names where element.bool(name) == true { insert(bit) }
  }
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
    guard let mode = UIView.ContentMode.names[name] else { return nil }
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
    let names: [(String, UIAccessibilityTraits)] = [
      ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
      ("keyboardKey", .keyboardKey), ("staticText", .staticText), ("notEnabled", .notEnabled),
      ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
      ("adjustable", .adjustable), ("header", .header),
    ]
    self = []
    for (name, bit) in names where element.bool(name) == true { insert(bit) }
  }
}
