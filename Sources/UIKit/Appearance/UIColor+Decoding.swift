import InterfaceBuilder

extension UIColor {
  /// Reads a `<color>` element in any of its spellings; nil for one that says nothing known.
  ///
  /// A named asset takes the components that the document keeps under `resources`.
  static func decode(_ element: IBElement, resources: NibResources) -> UIColor? {
    let components = components(of: element)
    // Newer names first; files may name one colour for every version of Xcode.
    let names = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"]
      .map { element[$0] }
    if let name = names.lazy.compactMap({ $0 }).first { return system(name) }
    if let name = element["name"] { return resources.color(named: name) ?? UIColor(named: name) }
    return components
  }

  /// The tint that a document gives the windows of its app; nil for the system's.
  static func globalTint(of document: IBDocument) -> UIColor? {
    document.root.first("color", key: "tintColor")
      .flatMap { decode($0, resources: NibResources(document)) }
  }

  /// The colour that the numbers of an element give, with the name it is known by.
  static func components(of element: IBElement, name: String? = nil) -> UIColor? {
    let alpha = CGFloat(element.double("alpha") ?? 1)
    let parts = (element.double("red"), element.double("green"), element.double("blue"))
    if let white = element.double("white") {
      let level = CGFloat(white)
      return UIColor(level, level, level, alpha, name: name)
    }
    guard let red = parts.0, let green = parts.1, let blue = parts.2 else { return nil }
    return UIColor(CGFloat(red), CGFloat(green), CGFloat(blue), alpha, name: name)
  }
}
