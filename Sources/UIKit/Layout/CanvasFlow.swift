import InterfaceBuilder

/// Which scenes of a storyboard stand in a navigation or tab bar controller.
@MainActor struct CanvasFlow {
  /// A navigation bar as the navigation controller's scene describes it.
  struct Bar {
    let hasLargeTitles: Bool
  }

  private var bars: [String: Bar] = [:]
  private var tabbed: Set<String> = []
  private var embedded: Set<String> = []

  init(_ document: IBDocument) {
    var pushes: [String: [String]] = [:]
    var queue: [(id: String, bar: Bar?, isTabbed: Bool)] = []
    for scene in SceneSegues.all(of: document) {
      for segue in scene.segues {
        guard let destination = segue["destination"] else { continue }
        switch (segue["kind"], segue["relationship"]) {
        case ("relationship", "rootViewController"):
          let bar = scene.controller.first("navigationBar")
          let isHidden = scene.controller.bool("navigationBarHidden") == true
          let hasLargeTitles = bar?.bool("largeTitles") ?? false
          queue.append((destination, isHidden ? nil : Bar(hasLargeTitles: hasLargeTitles), false))
          pushes[scene.id, default: []].append(destination)
        case ("relationship", "viewControllers"): queue.append((destination, nil, true))
        case ("embed", _): embedded.insert(destination)
        case ("show", _), ("push", _): pushes[scene.id, default: []].append(destination)
        default: break
        }
      }
    }
    while let next = queue.popLast() {
      var isNew = false
      if let bar = next.bar, bars[next.id] == nil {
        bars[next.id] = bar
        isNew = true
      }
      if next.isTabbed, tabbed.insert(next.id).inserted { isNew = true }
      guard isNew else { continue }
      for destination in pushes[next.id] ?? [] {
        queue.append((destination, bars[next.id], tabbed.contains(next.id)))
      }
    }
  }

  /// The navigation bar above a scene.
  func navigationBar(above id: String) -> Bar? { bars[id] }

  /// Whether a scene stands in a container view of another.
  func isEmbedded(_ id: String) -> Bool { embedded.contains(id) }

  /// Whether a tab bar stands below a scene.
  func hasTabBar(below id: String) -> Bool { tabbed.contains(id) }
}
