import InterfaceBuilder

/// What Xcode's canvas shows around a scene: status bar, bars of its containers, home indicator.
///
/// Source: the frames that constraints pin in files saved by Xcode; they changed over the years.
@MainActor struct CanvasMetrics {
  private let device: SimulatedDevice?
  private let version: Double
  private let flow: CanvasFlow?

  init(_ document: IBDocument) {
    device = document.device.flatMap { SimulatedDevice.named($0.id) }
    version = document.toolsVersion ?? 0
    flow = document.kind == .storyboard ? CanvasFlow(document) : nil
  }

  /// The height of the status bar on the canvas, in points.
  var statusBar: CGFloat {
    guard let device else { return 20 }
    switch device.id {
    case "retina3_5", "retina4_0", "retina4_7", "retina5_5":
      return version >= 14500 && version < 21000 ? 0 : 20
    case "retina5_9": return version >= 21500 ? 50 : 44
    case "retina6_1": return version >= 21000 ? 48 : 44
    case "retina6_0", "retina6_7": return version >= 21500 ? 47 : 44
    default: return device.insets.top
    }
  }

  /// What bars and edges cover of the root view of a scene, in points from each edge.
  func insets(
    controller element: IBElement?, root: IBElement, size: CGSize
  ) -> UIEdgeInsets {
    let screen = device?.size ?? size
    let isWide = abs(size.width - screen.width) < 0.5
    if let id = element?.id, flow?.isEmbedded(id) == true { return .zero }
    // A view of a xib stands below the status bar only when it is as wide as the device.
    if element == nil, !isWide || root.name.hasSuffix("Cell") { return .zero }
    let status = root.hasNil("simulatedStatusBarMetrics") ? 0 : statusBar
    let bar = topBar(element, root)
    let home = device?.insets.bottom ?? 0
    let bottomBar: CGFloat = hasTabBar(element, root) ? 49 : 0
    var top = status + bar
    var bottom = home + bottomBar
    guard isWide else { return UIEdgeInsets(top: top) }
    let missing = screen.height - size.height
    guard missing > 0.5, device != nil else {
      return UIEdgeInsets(top: top, bottom: bottom)
    }
    let reasons = [status + 44, status, 54, 20].filter { $0 > 0 }
    if reasons.contains(where: { abs($0 - missing) < 0.6 }) {
      top = abs(missing - 54) < 0.6 && bar > 0 ? 56 : max(0, top - missing)
    } else {
      bottom = 0
    }
    return UIEdgeInsets(top: top, bottom: bottom)
  }

  /// The height of the navigation bar above a scene; 0 when there is none.
  private func topBar(_ element: IBElement?, _ root: IBElement) -> CGFloat {
    if root.hasNil("simulatedTopBarMetrics") { return 0 }
    if let bar = root.first(key: "simulatedTopBarMetrics") {
      if bar.name == "simulatedNavigationBarMetrics" {
        return bar.bool("prompted") == true ? 74 : 44
      }
      return bar.name == "simulatedToolbarMetrics" ? 44 : inferredTopBar(element)
    }
    return inferredTopBar(element)
  }

  private func inferredTopBar(_ element: IBElement?) -> CGFloat {
    guard let id = element?.id, let bar = flow?.navigationBar(above: id) else { return 0 }
    let item = element?.first("navigationItem")
    let isLarge = bar.hasLargeTitles && item?["largeTitleDisplayMode"] != "never"
    return isLarge ? 96 : 44
  }

  private func hasTabBar(_ element: IBElement?, _ root: IBElement) -> Bool {
    if root.hasNil("simulatedBottomBarMetrics") { return false }
    if root.first("simulatedTabBarMetrics") != nil { return true }
    guard let id = element?.id else { return false }
    return flow?.hasTabBar(below: id) ?? false
  }
}

extension IBElement {
  /// Whether a setting is `<nil key="…"/>`.
  fileprivate func hasNil(_ key: String) -> Bool { first("nil", key: key) != nil }
}

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
