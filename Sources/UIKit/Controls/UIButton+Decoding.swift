import InterfaceBuilder

extension UIButton {
  /// The states of a nib by name.
  private static let states: [String: State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
    "focused": .focused,
  ]

  /// Reads every `<state key="normal" title= image=>`.
  func decodeStates(_ element: IBElement, _ coder: NibCoder) {
    for child in element.all("state") {
      guard let state = child.key.flatMap({ UIButton.states[$0] }) else { continue }
      var content = contents[state.rawValue] ?? StateContent()
      content.title = child.string(key: "title")
      content.attributedTitle = coder.attributedString("attributedTitle", in: child)
      content.titleColor = coder.color("titleColor", in: child)
      content.titleShadowColor = coder.color("titleShadowColor", in: child)
      let plain = image("image", in: child, coder)
      let symbols = coder.symbolConfiguration(in: child)
      content.image = symbols.map { plain?.withConfiguration($0) } ?? plain
      content.backgroundImage = image("backgroundImage", in: child, coder)
      contents[state.rawValue] = content
    }
  }

  /// Files since Xcode 13 may write an image as a child instead of an attribute.
  private func image(_ key: String, in element: IBElement, _ coder: NibCoder) -> UIImage? {
    if let image = coder.image(key, in: element) { return image }
    return element.first("imageReference", key: key).flatMap { coder.image("image", in: $0) }
  }

  /// Reads `<menu key="menu">` and what a tap does with it.
  func decodeMenu(_ element: IBElement, _ coder: NibCoder) {
    showsMenuAsPrimaryAction = element.bool("showsMenuAsPrimaryAction") ?? false
    changesSelectionAsPrimaryAction = element.bool("changesSelectionAsPrimaryAction") ?? false
    menu = coder.child("menu", key: "menu")
  }

  private static let edges: [String: NSDirectionalRectEdge] = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom, "all": .all,
  ]

  /// Reads `<buttonConfiguration key="configuration" style= title= image=>`.
  func decodeConfiguration(_ element: IBElement, _ coder: NibCoder) -> Configuration? {
    guard let child = element.first("buttonConfiguration", key: "configuration") else { return nil }
    let style = child.value("style", Configuration.Style.init(nib:))
    var configuration = Configuration(style: style ?? .plain)
    configuration.title =
      child.string(key: "title") ?? coder.attributedString("attributedTitle", in: child)?.string
    configuration.subtitle = child.string(key: "subtitle")
    configuration.image = image("image", in: child, coder)
    configuration.imagePadding = child.length("imagePadding") ?? 0
    configuration.titlePadding = child.length("titlePadding") ?? 1
    configuration.imagePlacement = child.value("imagePlacement", in: UIButton.edges) ?? .leading
    configuration.cornerStyle =
      child.value("cornerStyle", Configuration.CornerStyle.init(nib:)) ?? .dynamic
    if let background = child.first("backgroundConfiguration", key: "background") {
      configuration.background = UIBackgroundConfiguration(background, coder)
    }
    configuration.baseForegroundColor = coder.color("baseForegroundColor", in: child)
    configuration.baseBackgroundColor = coder.color("baseBackgroundColor", in: child)
    if let insets = child.inset(key: "contentInsets") {
      configuration.insets = UIEdgeInsets(insets)
    }
    let font = child.first("fontDescription", key: "titleFontDescription")
    // Xcode 15's canvas gives titles in the standard font 10 points (15 of 20 saved buttons).
    let isXcode15 = coder.era.toolsVersion >= 22155 && coder.era.toolsVersion < 25000
    if font == nil, isXcode15 { configuration.titleRoom = 10 }
    configuration.titleFont =
      font.flatMap { UIFont.decode($0, era: coder.era) }
      ?? .system(size: 17, weight: .regular, era: coder.era)
    return configuration
  }
}
