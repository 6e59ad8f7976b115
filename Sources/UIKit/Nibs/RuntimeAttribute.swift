import InterfaceBuilder

/// Reads the value of a user-defined runtime attribute.
@MainActor enum RuntimeAttribute {
  /// The value of `<userDefinedRuntimeAttribute>`: a Bool, Int, Double, String, colour, image,
  /// geometry or nil.
  static func value(of element: IBElement, _ context: NibContext) -> Any? {
    switch element["type"] {
    case "boolean": return element.bool("value")
    case "number": return number(element)
    case "string": return element["value"] ?? element.string(key: "value") ?? ""
    case "color":
      return element.first("color", key: "value")
        .flatMap { UIColor.decode($0, resources: context.resources) }
    case "image":
      let name = element["value"] ?? element.first("imageReference", key: "value")?["image"]
      return name.map { context.resources.image(named: $0, catalog: nil, of: element) }
    case "point": return element.point(key: "value")
    case "size": return element.size(key: "value")
    case "rect": return element.rect(key: "value")
    case "range":
      return element.range(key: "value").map { NSRange(location: $0.location, length: $0.length) }
    default: return nil
    }
  }

  private static func number(_ element: IBElement) -> Any? {
    if let integer = element.first("integer", key: "value") { return integer.int("value") }
    if let real = element.first("real", key: "value") { return real.double("value") }
    return element.double("value")
  }
}
