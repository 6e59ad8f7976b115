import InterfaceBuilder

/// A scene of a storyboard with the segues that start in it.
@MainActor struct SceneSegues {
  /// The id of the scene's controller.
  let id: String
  let controller: IBElement
  /// The segues that lead somewhere, in the order of the file.
  let segues: [IBElement]

  /// The scenes of a document whose controller has an id, in the order of the file.
  static func all(of document: IBDocument) -> [SceneSegues] {
    document.scenes.compactMap { scene in
      guard let controller = UIStoryboard.controllerElement(of: scene), let id = controller.id
      else { return nil }
      let segues = segues(in: scene.first("objects")?.children ?? [])
      return SceneSegues(id: id, controller: controller, segues: segues)
    }
  }

  /// Controllers, views, bar buttons, cells and recognizers: anything may hold segues.
  private static func segues(in objects: [IBElement]) -> [IBElement] {
    var found: [IBElement] = []
    var waiting = Array(objects.reversed())
    while let element = waiting.popLast() {
      waiting.append(contentsOf: element.children.reversed())
      if element.name == "segue", element["destination"] != nil { found.append(element) }
    }
    return found
  }
}
