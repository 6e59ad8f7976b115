import InterfaceBuilder

/// What a document tells once for all its objects: under `resources` the sizes of images and the
/// values of named colours, in its connections their names.
struct NibResources {
  /// By which names the app's code knows the objects; nil where that code is there.
  let namesInCode: DocumentNamesInCode?
  private var images: [String: (size: CGSize, isSymbol: Bool)] = [:]
  private var colors: [String: UIColor] = [:]

  /// The last documents that were asked about, the last one first: all scenes and cells of a
  /// document ask for the same, and a scene may take its view from another one.
  @MainActor private static var latest: [Known] = []
  private static let mostDocuments = 4

  private struct Known {
    let root: IBElement
    let hasAppClasses: Bool
    let resources: NibResources
  }

  /// The resources of a document, read once for all who ask in a row.
  @MainActor static func of(_ document: IBDocument) -> NibResources {
    let hasAppClasses = UIApplication.current?.hasAppClasses != false
    let place = latest.firstIndex {
      $0.root === document.root && $0.hasAppClasses == hasAppClasses
    }
    if place == 0 { return latest[0].resources }
    let known =
      place.map { latest.remove(at: $0) }
      ?? Known(
        root: document.root, hasAppClasses: hasAppClasses,
        resources: NibResources(document, hasAppClasses: hasAppClasses))
    latest.insert(known, at: 0)
    if latest.count > mostDocuments { latest.removeLast() }
    return known.resources
  }

  /// Reads the `resources` and connections of a document.
  @MainActor private init(_ document: IBDocument, hasAppClasses: Bool) {
    namesInCode = hasAppClasses ? nil : DocumentNamesInCode(document)
    guard let resources = document.root.first("resources") else { return }
    for element in resources.all("image") {
      guard let name = element["name"] else { continue }
      let size = CGSize(
        width: element.double("width") ?? 0, height: element.double("height") ?? 0)
      images[name] = (size, element["catalog"] == "system")
    }
    for element in resources.all("namedColor") + resources.all("systemColor") {
      guard let name = element["name"] else { continue }
      guard let components = element.first("color") else { continue }
      colors[name] = Diagnostics.at(file: document.file, line: components.line, id: nil) {
        UIColor.components(of: components, name: name)
      }
    }
  }

  /// The image that `element` calls `name`, with the size that the document tells.
  ///
  /// iOS says "Could not load the image referenced from a nib" of one that is nowhere. Here it is
  /// known only where a catalogue is found, or the file lists others: Xcode lists all it knows of.
  func image(named name: String, catalog: String?, of element: IBElement) -> UIImage {
    let known = images[name]
    let isSymbol = catalog == "system" || known?.isSymbol == true
    if isSymbol {
      return UIImage(name: name, size: symbolSize(known?.size ?? .zero), isSymbol: true)
    }
    if let size = known?.size, size != .zero { return UIImage(name: name, size: size) }
    let assets = RunningApplication.current?.assets
    let asset = assets?.image(named: name)
    let mayBeElsewhere = images.isEmpty && assets?.isEmpty != false
    let isBroken = assets?.isBroken("\(name).imageset") == true
    if known == nil, asset == nil, !mayBeElsewhere, !isBroken {
      element.tell(
        "could not load the image \"\(name)\": neither an asset catalogue nor the file's resources "
          + "have it")
    }
    return UIImage(name: name, size: asset?.size ?? .zero, scale: asset?.scale ?? 1)
  }

  /// The size of a symbol in standard text: files tell its shape at 128 points.
  private func symbolSize(_ shape: CGSize) -> CGSize {
    let longest = max(shape.width, shape.height)
    guard longest > 0 else { return CGSize(width: 20, height: 20) }
    return CGSize(width: shape.width * 20 / longest, height: shape.height * 20 / longest)
  }

  /// The named colour, with the components that the document tells.
  func color(named name: String) -> UIColor? { colors[name] }
}
