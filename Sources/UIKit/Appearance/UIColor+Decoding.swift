import InterfaceBuilder

extension UIColor {
  /// Reads a `<color>` element in any of its spellings; nil for one that says nothing known.
  ///
  /// A named asset takes the components that the document keeps under `resources`.
  static func decode(_ element: IBElement, resources: NibResources) -> UIColor? {
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      return system(name)
    }
    if let name = element["name"] { return resources.color(named: name) ?? UIColor(named: name) }
    return components(of: element)
  }

  /// The colour that the numbers of an element give, with the name it is known by.
  static func components(of element: IBElement, name: String? = nil) -> UIColor? {
    let alpha = CGFloat(element.double("alpha") ?? 1)
    if let white = element.double("white") {
      let level = CGFloat(white)
      return UIColor(level, level, level, alpha, name: name)
    }
    guard let red = element.double("red"), let green = element.double("green"),
      let blue = element.double("blue")
    else { return nil }
    return UIColor(CGFloat(red), CGFloat(green), CGFloat(blue), alpha, name: name)
  }
}
