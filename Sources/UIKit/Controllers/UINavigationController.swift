import InterfaceBuilder

/// A stack of screens under a bar that names the top one and leads back.
@MainActor open class UINavigationController: UIViewController {
  /// What a push or pop does at the edges of the screen.
  public enum Operation: Int, Sendable {
    case none
    case push
    case pop
  }

  var stack: [UIViewController] = []
  let content = UIView()
  private let transitions = TransitionQueue()
  private let ownBar = UINavigationBar()
  private let ownToolbar = UIToolbar()

  /// Makes a navigation controller whose lowest screen is `root`.
  public init(rootViewController root: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([root], animated: false)
  }

  /// Makes a navigation controller with bars of other classes.
  public init(
    navigationBarClass: UINavigationBar.Type?, toolbarClass: UIToolbar.Type?
  ) { super.init(nibName: nil, bundle: nil) }

  /// Makes an empty navigation controller.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes the navigation controller that the present element of a nib describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Content

  /// Who is told of pushes and pops.
  open weak var delegate: UINavigationControllerDelegate?
  /// The bar at the top.
  open var navigationBar: UINavigationBar { decodedBar ?? ownBar }
  private var decodedBar: UINavigationBar?
  /// The bar at the bottom.
  open var toolbar: UIToolbar! { decodedToolbar ?? ownToolbar }
  private var decodedToolbar: UIToolbar?
  /// Whether a swipe hides the bars; kept, with no effect.
  open var hidesBarsOnSwipe = false
  /// Whether a tap hides the bars; kept, with no effect.
  open var hidesBarsOnTap = false
  /// Whether the bars hide where there is little height; kept, with no effect.
  open var hidesBarsWhenVerticallyCompact = false
  /// Whether the keyboard hides the bars; kept, with no effect.
  open var hidesBarsWhenKeyboardAppears = false
  /// The gesture that pops with a swipe from the left edge; `isEnabled` switches it off.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    makePopGesture()

  /// The screens from the lowest to the top one.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The top screen.
  open var topViewController: UIViewController? { stack.last }

  /// The screen that is seen: the top one or what it presents.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  /// Whether the bar is hidden.
  open var isNavigationBarHidden = false { didSet { updateBars() } }
  /// Whether the toolbar is hidden.
  open var isToolbarHidden = true { didSet { updateBars() } }

  /// Hides or shows the bar; the change is seen at once.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Hides or shows the toolbar; the change is seen at once.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  // MARK: Pushing and popping

  /// Puts `controller` on top.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    transitions.run { [self] in
      guard !stack.contains(where: { $0 === controller }) else {
        Diagnostics.report("\(type(of: controller)) is on the stack already; nothing was pushed")
        return
      }
      replaceStack(with: stack + [controller], operation: .push, animated: animated)
    }
  }

  /// Takes the top screen away and returns it; the lowest one stays.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let top = stack.last
    transitions.run { [self] in
      guard stack.count > 1, stack.last === top else { return }
      replaceStack(with: Array(stack.dropLast()), operation: .pop, animated: animated)
    }
    return top
  }

  /// Takes away all screens above `controller` and returns them.
  @discardableResult open func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === controller }) else {
      Diagnostics.report("\(type(of: controller)) is not on the stack; nothing was popped")
      return nil
    }
    let popped = Array(stack[(index + 1)...])
    guard !popped.isEmpty else { return [] }
    transitions.run { [self] in
      guard let place = stack.firstIndex(where: { $0 === controller }) else { return }
      replaceStack(with: Array(stack[...place]), operation: .pop, animated: animated)
    }
    return popped
  }

  /// Takes away all screens but the lowest and returns them.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// Sets the whole stack.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    transitions.run { [self] in
      let old = stack.last
      let isPop = controllers.last.map { new in stack.contains { $0 === new } } ?? true
      let operation: Operation = old === controllers.last ? .none : isPop ? .pop : .push
      replaceStack(with: controllers, operation: operation, animated: animated)
    }
  }

  /// Pushes; a controller that is itself a navigation controller is presented instead.
  open override func show(_ controller: UIViewController, sender: Any?) {
    if controller is UINavigationController {
      present(controller, animated: true)
    } else {
      pushViewController(controller, animated: true)
    }
  }

  override var handlesShow: Bool { true }

  /// Called after a controller left the stack.
  func didRemove(_ controller: UIViewController) {}

  // MARK: View

  open override func loadView() {
    let root = NavigationView(frame: UIScreen.main.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(content)
    root.addSubview(navigationBar)
    root.addSubview(toolbar)
    setRootView(root)
    navigationBar.onBack = { [weak self] in self?.goBack() }
    if let gesture = interactivePopGestureRecognizer { root.addGestureRecognizer(gesture) }
    if let view = stack.last?.view { content.addSubview(view) }
    updateBars()
  }

  override var managesChildAppearance: Bool { true }
  override var visibleChildren: [UIViewController] { stack.last.map { [$0] } ?? [] }
  override func restoreChildView(_ child: UIViewController) {
    guard let view = child.viewIfLoaded, child === stack.last else { return }
    content.addSubview(view)
    updateBars()
  }

  override func childItemsDidChange(_ child: UIViewController) { updateBars() }

  /// Shows the items of the top screen, and places the bars.
  func updateBars() {
    if isNested { storedParent?.childItemsDidChange(self) }
    guard isViewLoaded else { return }
    showItems()
    toolbar.items = stack.last?.toolbarItems
    toolbar.isHidden = isToolbarHidden
    storedView?.setNeedsLayout()
    layoutContent()
  }

  /// Shows the items in the bar; inside another navigation controller that one's bar shows them.
  private func showItems() {
    let items = isNested ? [] : barItems
    for case let inner as UINavigationController in stack { inner.yieldBar() }
    if navigationBar.items ?? [] != items { navigationBar.items = items }
    navigationBar.isHidden = isNavigationBarHidden || isNested
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    showItems()
    layoutContent()
  }

  private func makePopGesture() -> UIGestureRecognizer {
    let gesture = UISwipeGestureRecognizer()
    gesture.direction = .right
    let target = ClosureTarget { [weak self] _ in self?.popWithGesture() }
    popTarget = target
    gesture.addTarget(target, action: Selector("pop"))
    return gesture
  }
  private var popTarget: ClosureTarget?

  /// The gesture starts at the left edge and follows the back button's rule.
  var mayPopWithGesture: Bool {
    guard let gesture = interactivePopGestureRecognizer, gesture.startLocation.x <= 20 else {
      return false
    }
    return barItems.count > 1 && barItems.last?.hidesBackButton == false
  }

  private func popWithGesture() { goBack() }

  // MARK: Split views

  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { pushViewController(secondaryViewController, animated: false) }

  open override func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  { popViewController(animated: false) }

  // MARK: How it is read

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    decodedBar = coder.child("navigationBar", key: "navigationBar")
    decodedToolbar = coder.child("toolbar", key: "toolbar")
    isNavigationBarHidden = element.bool("navigationBarHidden") ?? false
    isToolbarHidden = element.bool("toolbarHidden") ?? true
    hidesBarsOnSwipe = element.bool("hidesBarsOnSwipe") ?? false
    hidesBarsOnTap = element.bool("hidesBarsOnTap") ?? false
    hidesBarsWhenVerticallyCompact = element.bool("hidesBarsWhenVerticallyCompact") ?? false
    hidesBarsWhenKeyboardAppears = element.bool("hidesBarsWhenKeyboardAppears") ?? false
    let controllers: [UIViewController] = coder.children(of: "viewControllers")
    if !controllers.isEmpty { setViewControllers(controllers, animated: false) }
  }

  override func addRelated(_ children: [String: [UIViewController]]) {
    if let root = children["rootViewController"]?.first {
      setViewControllers([root], animated: false)
    }
  }

  override class var keyedProperties: [String: KeyedProperty] {
    super.keyedProperties.merging([
      "delegate": KeyValueCoding.reference(\UINavigationController.delegate)
    ]) { $1 }
  }
}

/// The root view of a navigation controller: its bar is read before the screen below it.
private final class NavigationView: UIView {
  override var accessibilityOrder: [UIView] {
    let bars = storedSubviews.filter { $0 is UINavigationBar }
    return bars + storedSubviews.filter { !($0 is UINavigationBar) }
  }

  // The lowest screen leaves swipes from the edge to what lies around the navigation controller.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation = viewController as? UINavigationController,
      gestureRecognizer === navigation.interactivePopGestureRecognizer
    else { return true }
    return navigation.mayPopWithGesture
  }
}
