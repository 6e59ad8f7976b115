import InterfaceBuilder

extension UIViewController {
  func decodeController(_ element: IBElement, _ coder: NibCoder) {
    title = element.string(key: "title")
    nibName = element["nibName"]
    hidesBottomBarWhenPushed = element.bool("hidesBottomBarWhenPushed") ?? false
    providesPresentationContextTransitionStyle =
      element.bool("providesPresentationContextTransitionStyle") ?? false
    definesPresentationContext = element.bool("definesPresentationContext") ?? false
    automaticallyAdjustsScrollViewInsets =
      element.bool("automaticallyAdjustsScrollViewInsets") ?? true
    extendedLayoutIncludesOpaqueBars = element.bool("extendedLayoutIncludesOpaqueBars") ?? false
    if let style = element.value("modalPresentationStyle", UIModalPresentationStyle.init(nib:)) {
      modalPresentationStyle = style
    }
    if let style = element.value("modalTransitionStyle", UIModalTransitionStyle.init(nib:)) {
      modalTransitionStyle = style
    }
    decodeIdentifier(element)
    // The second is the form from before iOS 7.
    let size =
      element.size(key: "preferredContentSize")
      ?? element.first("value", key: "contentSizeForViewInPopover").map {
        CGSize(width: $0.length("width") ?? 0, height: $0.length("height") ?? 0)
      }
    if let size { preferredContentSize = size }
    decodeEdges(element)
    storedNavigationItem = coder.child("navigationItem", key: "navigationItem")
    if let item = storedNavigationItem, item.title == nil { item.title = title }
    storedTabBarItem = coder.child("tabBarItem", key: "tabBarItem")
    if let item = storedTabBarItem, item.title == nil { item.title = title }
    let items: [UIBarButtonItem] = coder.children(of: "toolbarItems")
    toolbarItems = items.isEmpty ? nil : items
    addedKeyCommands = coder.children(of: "keyCommands")
    // A scene's view waits until it is needed; a controller in a nib has its view at once.
    if coder.context.storyboard == nil, let view: UIView = coder.child(key: "view") {
      setRootView(view)
      coder.context.registerControllerGuides(element, view)
    }
  }

  private func decodeIdentifier(_ element: IBElement) {
    restorationIdentifier = element["restorationIdentifier"]
    let scene = element["storyboardIdentifier"]
    if element.bool("useStoryboardIdentifierAsRestorationIdentifier") == true {
      restorationIdentifier = scene
    }
  }

  private func decodeEdges(_ element: IBElement) {
    guard let edges = element.first("extendedEdge", key: "edgesForExtendedLayout") else { return }
    var set: UIRectEdge = []
    if edges.bool("top") == true { set.insert(.top) }
    if edges.bool("left") == true { set.insert(.left) }
    if edges.bool("bottom") == true { set.insert(.bottom) }
    if edges.bool("right") == true { set.insert(.right) }
    edgesForExtendedLayout = set
  }
}

extension UIModalPresentationStyle {
  private static let names: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover, "automatic": .automatic,
  ]

  /// Makes the style that a nib calls `name`.
  init?(nib name: String) {
    guard let style = UIModalPresentationStyle.names[name] else { return nil }
    self = style
  }
}

extension UIModalTransitionStyle {
  /// Makes the style that a nib calls `name`.
  init?(nib name: String) {
    switch name {
    case "coverVertical": self = .coverVertical
    case "flipHorizontal": self = .flipHorizontal
    case "crossDissolve": self = .crossDissolve
    case "partialCurl": self = .partialCurl
    default: return nil
    }
  }
}
