import InterfaceBuilder

/// What Xcode's canvas shows around a scene: status bar, bars of its containers, home indicator.
///
/// Source: the frames that constraints pin in files saved by Xcode; they changed over the years.
@MainActor struct CanvasMetrics {
  /// The height of the navigation bar of a sheet, in points.
  private static let sheetBar: CGFloat = 56

  private let device: SimulatedDevice?
  private let isOnItsSide: Bool
  private let version: Double
  private let flow: CanvasFlow?

  init(_ document: IBDocument) {
    device = document.device.flatMap { SimulatedDevice.named($0.id) }
    isOnItsSide = document.device?.orientation == "landscape"
    version = document.toolsVersion ?? 0
    flow = document.kind == .storyboard ? CanvasFlow(document) : nil
  }

  /// The height of the status bar on the canvas, in points.
  var statusBar: CGFloat {
    guard let device else { return 20 }
    if isOnItsSide, device.size.width < 600 { return 0 }
    if hasHomeButton { return version >= 14500 && version < 21000 ? 0 : 20 }
    switch device.id {
    case "retina5_9": return version >= 21500 ? 50 : 44
    case "retina6_1": return version >= 21000 ? 48 : 44
    case "retina6_0", "retina6_7": return version >= 21500 ? 47 : 44
    default: return device.insets.top
    }
  }

  /// The heights of bars: tablets have had higher ones since Xcode 10; the canvas of a phone on its
  /// side was not measured.
  private var bars: BarHeights {
    let isTablet = (device?.size.width ?? 0) >= 600
    guard isTablet, version >= 14100 else { return .upright }
    return BarHeights(
      UITraitCollection(userInterfaceIdiom: .pad), hasHomeButton: hasHomeButton)
  }

  /// Whether the device has a home button and so no notch.
  private var hasHomeButton: Bool { (device?.insets.bottom ?? 0) == 0 }

  /// What bars and edges cover of the root view of a scene, in points from each edge.
  ///
  /// Source: the places of views that are pinned to a safe area, in 439 scenes and xibs.
  func insets(
    controller element: IBElement?, root: IBElement, size: CGSize
  ) -> UIEdgeInsets {
    let upright = device?.size ?? size
    let screen =
      isOnItsSide ? CGSize(width: upright.height, height: upright.width) : upright
    let status = statusBar(over: root, size)
    if root.name.hasSuffix("Cell") { return UIEdgeInsets(top: hasHomeButton ? status : 0) }
    if let id = element?.id, flow?.isEmbedded(id) == true { return UIEdgeInsets(top: status) }
    let home = device?.insets.bottom ?? 0
    guard abs(size.width - screen.width) < 0.5 else {
      return UIEdgeInsets(top: status, bottom: size.width > screen.width ? home : 0)
    }
    let bar = topBar(element, root)
    let bottomBar = bottomBar(element, root)
    let missing = screen.height - size.height
    guard missing > 0.5, device != nil else {
      return UIEdgeInsets(top: status + bar, bottom: home + bottomBar)
    }
    if bar > 0, abs(missing - 54) < 0.6 {
      return UIEdgeInsets(top: CanvasMetrics.sheetBar, bottom: home + bottomBar)
    }
    if bar > 0, abs(missing - 10) < 0.6 { return UIEdgeInsets(top: CanvasMetrics.sheetBar) }
    guard let outside = barsOutside(missing) else { return UIEdgeInsets(top: status + bar) }
    return UIEdgeInsets(
      top: max(0, status + bar - outside.top),
      bottom: home + (outside.isBelow ? 0 : bottomBar))
  }

  /// The status bar over a root view; the canvases of home-button phones left it out over views
  /// that are much lower than the device.
  private func statusBar(over root: IBElement, _ size: CGSize) -> CGFloat {
    if version < 14400, root.first(key: "simulatedStatusBarMetrics")?.name == "nil" { return 0 }
    if hasHomeButton, version < 21000, size.height < 450 { return 0 }
    return statusBar
  }

  /// What lies outside of a root view that is `missing` points lower than the device: how much
  /// above it, and whether a bar below it too; nil when no bars that are known explain it.
  private func barsOutside(_ missing: CGFloat) -> (top: CGFloat, isBelow: Bool)? {
    // A sheet begins so much below the top.
    if abs(54 - missing) < 0.6 || abs(20 - missing) < 0.6 { return (missing, false) }
    let upright = BarHeights.upright
    let large = upright.navigation + UINavigationBar.largeTitleHeight
    for below in [0, upright.tool, upright.tab] {
      for bar in [0, upright.navigation, large, CanvasMetrics.sheetBar] {
        let top = statusBar + bar
        if top > 0, abs(top + below - missing) < 0.6 { return (top, below > 0) }
      }
    }
    return nil
  }

  /// A setting of the canvas: it stands at the root view, in newer files at the controller.
  private func setting(
    _ key: String, _ element: IBElement?, _ root: IBElement
  ) -> IBElement? { root.first(key: key) ?? element?.first(key: key) }

  /// The height of the navigation bar above a scene; 0 when there is none.
  private func topBar(_ element: IBElement?, _ root: IBElement) -> CGFloat {
    guard let bar = setting("simulatedTopBarMetrics", element, root) else {
      return inferredTopBar(element)
    }
    let height = bars.navigation
    switch bar.name {
    case "nil": return 0
    case "simulatedNavigationBarMetrics":
      return height + (bar.bool("prompted") == true ? UINavigationBar.promptHeight : 0)
    case "simulatedToolbarMetrics": return height
    default: return inferredTopBar(element)
    }
  }

  private func inferredTopBar(_ element: IBElement?) -> CGFloat {
    guard let id = element?.id, let bar = flow?.navigationBar(above: id) else { return 0 }
    let item = element?.first("navigationItem")
    let isLarge = bar.hasLargeTitles && item?["largeTitleDisplayMode"] != "never"
    return bars.navigation + (isLarge ? UINavigationBar.largeTitleHeight : 0)
  }

  /// The height of the bar below a scene; 0 when there is none.
  private func bottomBar(_ element: IBElement?, _ root: IBElement) -> CGFloat {
    switch setting("simulatedBottomBarMetrics", element, root)?.name {
    case "nil": return 0
    case "simulatedTabBarMetrics": return bars.tab
    case "simulatedToolbarMetrics": return BarHeights.upright.tool
    default: return element?.id.map { flow?.hasTabBar(below: $0) ?? false } == true ? bars.tab : 0
    }
  }
}
