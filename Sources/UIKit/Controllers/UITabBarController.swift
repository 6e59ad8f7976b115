import InterfaceBuilder

/// Several screens beside each other, one of which a bar at the bottom chooses.
@MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  private(set) var tabs: [UIViewController] = []
  private let content = UIView()
  private let ownBar = UITabBar()
  private var decodedBar: UITabBar?
  /// The screen that is seen: one with a tab of its own, or the list of further ones.
  private weak var selected: UIViewController?
  private(set) var storedMoreStack: MoreNavigationController?
  var moreStack: MoreNavigationController {
    if let storedMoreStack { return storedMoreStack }
    let stack = MoreNavigationController.make()
    storedMoreStack = stack
    return stack
  }

  /// The list of the screens that have no room in the bar, and what was chosen from it.
  open var moreNavigationController: UINavigationController { moreStack }

  /// Who may veto and is told of the user's choice.
  open weak var delegate: UITabBarControllerDelegate?
  /// The bar at the bottom.
  open var tabBar: UITabBar { decodedBar ?? ownBar }

  /// The screens in the order of their tabs.
  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the screens; the change is seen at once.
  ///
  /// The screen that was chosen stays chosen when it is still there, else the first one is.
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    let new = controllers ?? []
    let removed = tabs.filter { candidate in !new.contains { $0 === candidate } }
    let added = new.filter { candidate in !tabs.contains { $0 === candidate } }
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added {
      controller.willMove(toParent: self)
      attach(controller)
    }
    if removed.contains(where: { $0 === storedMoreStack?.chosen }) { storedMoreStack?.close() }
    let chosen = selectedViewController
    tabs = new
    arrangeTabs()
    let keeps = chosen.map { chosen in shownTabs.contains { $0 === chosen } } ?? false
    if !keeps, let next = chosen.flatMap(tab) ?? tabs.first {
      choose(next)
    } else if !keeps {
      select(nil)
    }
    for controller in added { controller.didMove(toParent: self) }
    for controller in removed {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.detach()
      controller.didMove(toParent: nil)
    }
    showSelection()
  }

  /// The screen that is seen; `moreNavigationController` while it shows its list.
  open var selectedViewController: UIViewController? {
    get { selected === storedMoreStack ? storedMoreStack?.chosen ?? selected : selected }
    set {
      if hasMore, newValue === moreStack {
        select(moreStack)
      } else if let newValue, tabs.contains(where: { $0 === newValue }) {
        choose(newValue)
      }
    }
  }

  /// The place of the screen that is seen; `NSNotFound` when there is none, or a list of screens.
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === selectedViewController } ?? NSNotFound }
    set { if tabs.indices.contains(newValue) { choose(tabs[newValue]) } }
  }

  /// Shows a screen; one without a tab of its own is pushed onto the list.
  private func choose(_ controller: UIViewController) {
    if shownTabs.contains(where: { $0 === controller }) {
      select(controller)
    } else {
      moreStack.open(controller)
      select(moreStack)
    }
  }

  /// Keeps the screen that is seen when tabs get more or less room.
  func tabsDidChangeRoom() {
    guard !tabs.isEmpty, tabBar.items ?? [] != shownTabs.map({ $0.tabBarItem ?? UITabBarItem() })
    else { return }
    let chosen = selectedViewController
    storedMoreStack?.close()
    arrangeTabs()
    choose(chosen.flatMap(tab) ?? tabs[0])
    showSelection()
  }

  // MARK: Transition

  /// Shows another screen; only that one's view is loaded.
  ///
  /// Order: the new one is about to appear before the old one is about to disappear.
  private func select(_ new: UIViewController?) {
    guard new !== selected else { return }
    let old = selected
    selected = new
    showSelection()
    guard isViewLoaded else { return }
    let isShown = isOnScreen
    new?.loadViewIfNeeded()
    if isShown {
      new?.beginAppearing(animated: false)
      old?.beginDisappearing(animated: false)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    if let view = new?.view { content.addSubview(view) }
    layoutContent()
    if isShown {
      new?.isAppearing(animated: false)
      view.layoutIfNeeded()
      old?.finishDisappearing(animated: false)
      new?.finishAppearing(animated: false)
    }
  }

  func showSelection() { tabBar.selectedItem = selected?.tabBarItem }

  // MARK: View

  open override func loadView() {
    let root = TabView(frame: UIScreen.main.bounds)
    root.tabs = self
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(content)
    root.addSubview(tabBar)
    setRootView(root)
    tabBar.delegate = self
    if let view = selected?.view { content.addSubview(view) }
    layoutContent()
  }

  override var managesChildAppearance: Bool { true }
  override var visibleChildren: [UIViewController] { selected.map { [$0] } ?? [] }
  override func restoreChildView(_ child: UIViewController) {
    guard let view = child.viewIfLoaded, child === selected else { return }
    content.addSubview(view)
    layoutContent()
  }

  override func childItemsDidChange(_ child: UIViewController) {
    guard tabs.contains(where: { $0 === child }) else { return }
    arrangeTabs()
    showSelection()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layoutContent()
  }

  private func layoutContent() {
    guard let root = storedView else { return }
    let bounds = root.bounds
    let safe = root.safeAreaInsets
    content.frame = bounds
    let height = root.barHeights.tab + safe.bottom
    tabBar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    tabBar.isHidden = hidesBar
    guard let selected, let view = selected.viewIfLoaded else { return }
    let barHeight: CGFloat = hidesBar ? 0 : root.barHeights.tab
    let isUnder = selected.reachesUnder(.bottom, isTranslucent: tabBar.isTranslucent)
    let below = isUnder || hidesBar ? 0 : height
    selected.barInsets = UIEdgeInsets(bottom: below == 0 ? barHeight : 0)
    view.frame = bounds.inset(by: UIEdgeInsets(bottom: below))
  }

  /// Whether the screen on top of the chosen navigation controller wants no tab bar.
  private var hidesBar: Bool {
    guard let navigation = selected as? UINavigationController, navigation !== moreStack else {
      return false
    }
    return navigation.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  // MARK: The user's choice

  /// Asks the delegate; for taps only.
  public func tabBar(_ tabBar: UITabBar, shouldSelect item: UITabBarItem) -> Bool {
    guard let controller = shownTabs.first(where: { $0.tabBarItem === item }) else { return true }
    return delegate?.tabBarController(self, shouldSelect: controller) ?? true
  }

  /// Shows the screen of the tab; a second tap pops its navigation controller to the lowest screen.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let controller = shownTabs.first(where: { $0.tabBarItem === item }) else { return }
    if controller === selected {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(controller)
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  // MARK: How it is read

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    decodedBar = coder.child("tabBar", key: "tabBar")
    let controllers: [UIViewController] = coder.children(of: "viewControllers")
    if !controllers.isEmpty { setViewControllers(controllers, animated: false) }
    guard let id = element["selectedViewController"],
      let chosen = coder.context.object(id: id) as? UIViewController
    else { return }
    selectedViewController = chosen
  }

  override func addRelated(_ children: [String: [UIViewController]]) {
    if let controllers = children["viewControllers"] {
      setViewControllers(controllers, animated: false)
    }
  }

  override class var keyedProperties: [String: KeyedProperty] {
    super.keyedProperties.merging([
      "delegate": KeyValueCoding.reference(\UITabBarController.delegate),
      "selectedViewController": KeyValueCoding.reference(
        \UITabBarController.selectedViewController),
    ]) { $1 }
  }
}
