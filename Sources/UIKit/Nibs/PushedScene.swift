import InterfaceBuilder

/// A scene as the app shows it: on top of a navigation controller's stack.
extension NavigationStacks {
  /// Puts the controller of a scene onto the stack it is on at run time; nil for one that is shown
  /// without a navigation bar.
  ///
  /// The navigation controller is read from the file, but is not of the app's own class, which may
  /// count on a root of its own. The scene below is there by what its back button is named for.
  func holder(showing controller: UIViewController, id: String?) -> UINavigationController? {
    guard let id, let holder = holder(of: id), let scene = controller.scene?.context,
      !(controller is UINavigationController), !(controller is UISplitViewController),
      NibBudget.spend()
    else { return nil }
    let context = NibContext(
      document: scene.document, finder: scene.finder, storyboard: scene.storyboard)
    let navigation = makeController(holder, context)
    let stack = [below(id).map { standIn(for: $0, context) }, controller]
    _ = NibConnections.finish(context)
    navigation.setViewControllers(stack.compactMap { $0 }, animated: false)
    return navigation
  }

  private func makeController(_ holder: Holder, _ context: NibContext) -> UINavigationController {
    guard case .controller(let id) = holder, let element = elements[id] else {
      return UINavigationController()
    }
    return Diagnostics.at(file: context.document.file, line: element.line, id: id) {
      let coder = NibCoder(element, in: context)
      guard let made = UINavigationController(coder: coder) else { return UINavigationController() }
      context.setOwner(made, id: id)
      return made
    }
  }

  /// A controller without a view that lends its item to the bar, in place of a whole scene: stacks
  /// are as high as a file likes.
  private func standIn(for id: String, _ context: NibContext) -> UIViewController {
    let controller = UIViewController()
    guard let element = elements[id] else { return controller }
    let described = element.first("navigationItem", key: "navigationItem")
    let item = controller.navigationItem
    item.title =
      described?["title"] ?? described?.string(key: "title") ?? element.string(key: "title")
    item.backButtonTitle = described?["backButtonTitle"]
    item.backBarButtonItem =
      described?.first("barButtonItem", key: "backBarButtonItem")
      .flatMap { context.make($0) as? UIBarButtonItem }
    item.largeTitleDisplayMode = titleMode(of: id)
    return controller
  }
}
