import InterfaceBuilder

extension NibCoder {
  /// The attributes that the child `<textAttributes key=…>` gives a text; nil when absent.
  ///
  /// Its shadow is left out: no shadow of a text is drawn.
  @MainActor func textAttributes(_ key: String) -> [NSAttributedString.Key: Any]? {
    guard let values = element.first("textAttributes", key: key) else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.foregroundColor] = color("textColor", in: values)
    attributes[.font] = values.first("fontDescription", key: "fontDescription")
      .flatMap { UIFont.decode($0, era: era) }
    return attributes
  }
}

extension UILabel {
  /// Takes the font and the colour of a text's attributes, where they have one.
  func apply(_ attributes: [NSAttributedString.Key: Any]?) {
    if let font = attributes?[.font] as? UIFont { self.font = font }
    if let color = attributes?[.foregroundColor] as? UIColor { textColor = color }
  }
}
