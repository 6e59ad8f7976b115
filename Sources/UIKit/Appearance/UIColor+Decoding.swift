import InterfaceBuilder

extension UIColor {
  /// Reads a `<color>` element in any of its spellings; nil for one that says nothing known.
  ///
  /// A named asset comes from a catalogue beside the file, or else has the components that the
  /// document keeps under `resources`.
  @MainActor static func decode(_ element: IBElement, resources: NibResources) -> UIColor? {
    let components = components(of: element)
    // Newer names first; files may name one colour for every version of Xcode.
    let names = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"]
      .map { element[$0] }
    if let name = names.lazy.compactMap({ $0 }).first {
      if isSystemName(name) { return system(name) }
      if let color = resources.color(named: name) { return color }
      element.tell("the system colour \"\(name)\" is not known; it counts as black")
      return UIColor(0, 0, 0, name: name)
    }
    if let name = element["name"] {
      if element["catalog"] == "System" { return ofMac(name) }
      return asset(named: name, bundle: nil) ?? resources.color(named: name)
        ?? unknown(name, element)
    }
    return components
  }

  /// The tint that a document gives the windows of its app; nil for the system's.
  @MainActor static func globalTint(of document: IBDocument) -> UIColor? {
    guard let element = document.root.first("color", key: "tintColor") else { return nil }
    return Diagnostics.at(file: document.file, line: element.line, id: nil) {
      decode(element, resources: NibResources.of(document))
    }
  }

  /// What stands for a colour that has a name and no value anywhere, which is told.
  @MainActor private static func unknown(_ name: String, _ element: IBElement) -> UIColor {
    if RunningApplication.current?.assets.isBroken("\(name).colorset") != true {
      element.tell(
        "could not load the colour \"\(name)\": neither an asset catalogue nor the file's resources "
          + "have it; it counts as black")
    }
    return UIColor(0, 0, 0, name: name)
  }

  @MainActor private static func ofMac(_ name: String) -> UIColor {
    if let values = SystemColor.ofMac[name] { return UIColor(values, name: name) }
    Diagnostics.report("the colour \(name) of macOS is not known; it counts as black")
    return UIColor(0, 0, 0, name: name)
  }

  /// The colour that the numbers of an element give, with the name it is known by.
  @MainActor static func components(of element: IBElement, name: String? = nil) -> UIColor? {
    let alpha = CGFloat(element.double("alpha") ?? 1)
    for names in [["white"], ["red", "green", "blue"], ["cyan", "magenta", "yellow", "black"]] {
      let numbers = names.compactMap { element.double($0).map { CGFloat($0) } }
      guard numbers.count == names.count else { continue }
      let space = space(of: element, count: numbers.count)
      return ColorValues(space, numbers, alpha: alpha).map { UIColor($0, name: name) }
    }
    return nil
  }

  /// The space that an element names; the plain one of its number of components where it names
  /// none, or one that is not known or has another number of them.
  @MainActor private static func space(of element: IBElement, count: Int) -> ColorSpace {
    let plain: ColorSpace = count == 1 ? .gray : count == 3 ? .sRGB : .cmyk
    var name = element["colorSpace"]
    if name == "custom" { name = element["customColorSpace"] }
    guard let name else { return plain }
    guard let space = ColorSpace(name: name) else {
      Diagnostics.report("the colour space \(name) is not known; its numbers count as sRGB")
      return plain
    }
    return ColorValues(space, Array(repeating: 0, count: count), alpha: 1) == nil ? plain : space
  }
}
