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
    for scene in document.root.first("scenes")?.all("scene") ?? [] {
      guard let controller = UIStoryboard.controllerElement(of: scene), let id = controller.id
      else { continue }
      var stack = scene.first("objects")?.children ?? []
      while let element = stack.popLast() {
        stack.append(contentsOf: element.children)
        guard element.name == "segue", let destination = element["destination"] else { continue }
        switch (element["kind"], element["relationship"]) {
        case ("relationship", "rootViewController"):
          let bar = controller.first("navigationBar")
          let isHidden = controller.bool("navigationBarHidden") == true
          let hasLargeTitles = bar?.bool("largeTitles") ?? false
          queue.append((destination, isHidden ? nil : Bar(hasLargeTitles: hasLargeTitles), false))
          pushes[id, default: []].append(destination)
        case ("relationship", "viewControllers"): queue.append((destination, nil, true))
        case ("embed", _): embedded.insert(destination)
        case ("show", _), ("push", _): pushes[id, default: []].append(destination)
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
