import InterfaceBuilder

/// What a document keeps under `resources`: the sizes of images and the values of named colours.
struct NibResources {
  private var images: [String: (size: CGSize, isSymbol: Bool)] = [:]
  private var colors: [String: UIColor] = [:]

  /// Reads the `resources` of a document.
  init(_ document: IBDocument) {
    guard let resources = document.root.first("resources") else { return }
    for element in resources.children {
      guard let name = element["name"] else { continue }
      switch element.name {
      case "image":
        let size = CGSize(
          width: element.double("width") ?? 0, height: element.double("height") ?? 0)
        images[name] = (size, element["catalog"] == "system")
      case "namedColor":
        let components = element.first("color")
        colors[name] = components.flatMap { UIColor.components(of: $0, name: name) }
      default:
        break
      }
    }
  }

  /// The image called `name`, with the size that the document tells.
  func image(named name: String, catalog: String?) -> UIImage {
    let known = images[name]
    let isSymbol = catalog == "system" || known?.isSymbol == true
    return UIImage(name: name, size: known?.size ?? .zero, isSymbol: isSymbol)
  }

  /// The named colour, with the components that the document tells.
  func color(named name: String) -> UIColor? { colors[name] }
}
