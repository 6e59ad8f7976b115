/// A bar has room for so many tabs; the last one leads to a list of those that found none.
///
/// UITabBarController's documentation: with more than five screens, four have tabs and the fifth
/// tab is "More". A regular width has room for eight. The user cannot rearrange tabs here, so the
/// list has no Edit button.
extension UITabBarController {
  /// How many tabs have room.
  private var room: Int { traitCollection.horizontalSizeClass == .regular ? 8 : 5 }

  /// Whether there is a list of further screens.
  var hasMore: Bool { tabs.count > room }

  /// The screens that have a tab: the list of further ones is the last.
  var shownTabs: [UIViewController] {
    hasMore ? Array(tabs.prefix(room - 1)) + [moreStack] : tabs
  }

  /// The screen itself, while it is one of the tab bar controller's.
  func tab(_ controller: UIViewController) -> UIViewController? {
    tabs.first { $0 === controller }
  }

  /// Shows the tabs that have room, and the others in the list.
  func arrangeTabs() {
    if hasMore, moreStack.parent == nil {
      moreStack.willMove(toParent: self)
      attach(moreStack)
      moreStack.didMove(toParent: self)
    }
    storedMoreStack?.list.screens = hasMore ? Array(tabs.dropFirst(room - 1)) : []
    let items = shownTabs.map { $0.tabBarItem ?? UITabBarItem() }
    if tabBar.items ?? [] != items { tabBar.items = items }
  }
}

/// The root view of a tab bar controller.
final class TabView: UIView {
  weak var tabs: UITabBarController?

  override func didMoveToWindow() { if window != nil { tabs?.tabsDidChangeRoom() } }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    tabs?.tabsDidChangeRoom()
  }
}

/// The list of further screens, and the one that was chosen from it.
final class MoreNavigationController: UINavigationController {
  /// The list.
  let list: MoreListController

  init(rootViewController root: MoreListController) {
    list = root
    super.init(nibName: nil, bundle: nil)
    setViewControllers([root], animated: false)
  }

  required init?(coder: NSCoder) { nil }

  static func make() -> MoreNavigationController {
    let list = MoreListController(style: .plain)
    list.title = "More"
    let stack = MoreNavigationController(rootViewController: list)
    stack.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    return stack
  }

  /// The screen that stands on the list; nil while the list is seen.
  var chosen: UIViewController? { viewControllers.dropFirst().first }

  /// Shows a screen of the list.
  func open(_ controller: UIViewController) {
    guard chosen !== controller else { return }
    close()
    controller.detach()
    pushViewController(controller, animated: isOnScreen)
  }

  /// Shows the list again.
  func close() { if chosen != nil { popToRootViewController(animated: false) } }

  /// Screens that were popped are the tab bar controller's again.
  override func didRemove(_ controller: UIViewController) {
    guard let tabs = parent as? UITabBarController, tabs.tab(controller) != nil else { return }
    tabs.attach(controller)
  }
}

/// The screens that have no tab, one row each.
final class MoreListController: UITableViewController {
  /// The screens in their order.
  var screens: [UIViewController] = [] {
    didSet { (viewIfLoaded as? UITableView)?.reloadData() }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    screens.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    guard screens.indices.contains(indexPath.row) else { return cell }
    let item = screens[indexPath.row].tabBarItem
    cell.textLabel?.text = item?.title
    cell.imageView?.image = item?.image
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard screens.indices.contains(indexPath.row) else { return }
    (navigationController as? MoreNavigationController)?.open(screens[indexPath.row])
  }
}
