import InterfaceBuilder

/// Manages one screen: its view, its life, and its place among other controllers.
@MainActor open class UIViewController: UIResponder, NibObject {
  // MARK: Storage shared by the files of this folder

  var storedView: UIView?
  var isViewDidLoadDone = false
  var appearance = Appearance.disappeared
  var storedChildren: [UIViewController] = []
  weak var storedParent: UIViewController?
  var presentation: Presentation?
  weak var storedPresenting: UIViewController?
  var storedPresentationController: UIPresentationController?
  /// The window whose root the controller is.
  weak var rootWindow: UIWindow?
  var scene: StoryboardScene?
  var segueTemplates: [SegueTemplate] = []
  var addedKeyCommands: [UIKeyCommand] = []
  var nibOrigin: NibOrigin?
  /// The space that the bars of the container cover, in points from each edge of the root view.
  var barInsets = UIEdgeInsets.zero

  // MARK: Making

  /// Makes a controller whose view comes from the nib called `nibNameOrNil`.
  ///
  /// With nil the nib is looked for by the class's name when the view is needed.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Makes a controller whose nib is found by the class's name.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Makes the controller that the present element of a nib describes.
  public required init?(coder: NSCoder) {
    super.init()
    if let nib = coder as? NibCoder { decode(nib.element, nib) }
  }

  /// The name of the nib given when the controller was made.
  open internal(set) var nibName: String?
  /// The bundle of the nib given when the controller was made.
  open internal(set) var nibBundle: Bundle?
  /// The storyboard the controller came from.
  open internal(set) var storyboard: UIStoryboard?

  /// The key commands that were added.
  open override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }

  // MARK: View

  /// The root view; made when first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set { setRootView(newValue) }
  }

  /// The root view, or nil when it is not loaded.
  open var viewIfLoaded: UIView? { storedView }
  /// Whether the root view is loaded.
  open var isViewLoaded: Bool { storedView != nil }

  /// Makes the root view: from a nib if there is one, else an empty view. Call through `view`.
  open func loadView() { loadViewFromNib() }

  /// Makes the root view unless it is there.
  open func loadViewIfNeeded() { loadViewOnce() }

  /// Called once the root view is loaded and its outlets are set.
  open func viewDidLoad() {}
  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the window and about to appear.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the root view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called in place of the view's `updateConstraints`, which it calls.
  open func updateViewConstraints() { storedView?.updateConstraints() }
  /// Called after the root view laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called when memory is short.
  open func didReceiveMemoryWarning() {}

  // MARK: Content

  /// The title; navigation and tab items show it unless they have their own.
  open var title: String? {
    didSet {
      storedNavigationItem?.title = title
      if let item = storedTabBarItem { item.title = title }
      titleDidChange()
    }
  }

  /// What a navigation bar shows for this controller.
  open var navigationItem: UINavigationItem {
    if let item = storedNavigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    storedNavigationItem = item
    return item
  }
  var storedNavigationItem: UINavigationItem?

  /// What a tab bar shows for this controller.
  open var tabBarItem: UITabBarItem! {
    get {
      if let item = storedTabBarItem { return item }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      storedTabBarItem = item
      return item
    }
    set {
      storedTabBarItem = newValue
      titleDidChange()
    }
  }
  var storedTabBarItem: UITabBarItem?

  /// The items of a navigation controller's toolbar.
  open var toolbarItems: [UIBarButtonItem]?
  /// Whether a push hides the tab bar.
  open var hidesBottomBarWhenPushed = false
  /// The edges at which the view reaches under bars.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// Whether the view also reaches under bars that are not translucent.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether scroll views below bars are inset; the form from before iOS 11.
  open var automaticallyAdjustsScrollViewInsets = true
  /// More space to keep clear, in points from each edge, besides bars and the device's own.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { storedView?.setNeedsLayout() } }
  }
  /// The size the controller would like as a sheet or popover, in points.
  open var preferredContentSize = CGSize.zero {
    didSet { ownPresentation?.container.setNeedsLayout() }
  }

  // MARK: Presentation

  /// How the controller is presented.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  /// How a presentation is animated; everything finishes at once here.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// The name under which the system would keep the state of the controller; kept, with no effect.
  open var restorationIdentifier: String?
  /// Whether what is presented over this controller's context takes its transition.
  open var providesPresentationContextTransitionStyle = false
  /// Whether presenting from a child replaces this controller only; kept, with no effect.
  open var definesPresentationContext = false
  /// Whether the sheet refuses to be swiped away.
  open var isModalInPresentation = false
  /// Whether the status bar is hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// The controller that decides the status bar instead.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Asks to look at the status bar's wishes again.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Shows `controller` over this one; `completion` runs after it appeared.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) { startPresenting(controller, animated: animated, completion: completion) }

  /// Takes away the controller presented by this one, or this one itself.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: animated, completion: completion)
  }

  /// Shows a controller in the way the container prefers: a push, or else a presentation.
  open func show(_ controller: UIViewController, sender: Any?) {
    if let container = containerThatShows {
      container.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  /// Shows a controller as the detail of a split view, or else presents it.
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    if let split = splitViewController {
      split.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  /// Takes the secondary controller of a split view that comes to one column; a navigation
  /// controller pushes it.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Gives a split view the controller for its second column; a navigation controller pops it.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  { nil }

  // MARK: Containment

  /// Makes `child` a child of this controller; it leaves its old parent.
  open func addChild(_ child: UIViewController) { adopt(child) }
  /// Takes the controller out of its parent.
  open func removeFromParent() { leaveParent() }
  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent changed.
  open func didMove(toParent parent: UIViewController?) {}
  /// Whether appearance calls reach the children by themselves.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// The children whose views are on screen when this controller's is.
  var visibleChildren: [UIViewController] {
    storedChildren.filter { child in
      guard let root = storedView, let view = child.storedView else { return false }
      return view !== root && view.isDescendant(of: root)
    }
  }

  // MARK: Segues

  /// Asks whether a segue that the user triggered may go on.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue is performed: the place to hand data to its destination.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Performs the segue with `identifier`, without asking `shouldPerformSegue`.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performSegueFromCode(identifier, sender: sender)
  }
  /// Whether an unwind segue with this action may end here.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from source: UIViewController, sender: Any?
  ) -> Bool { responds(to: action) }
  /// Makes the changes that bring `subsequentController` on screen during an unwind.
  open func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentController: UIViewController
  ) {}

  // MARK: Traits

  /// The traits in force: the parent's with what it overrides for this child.
  open var traitCollection: UITraitCollection { inheritedTraits(overriding: ownTraits) }
  /// Light or dark for this controller, its views and its children, whatever the user has set.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { styleDidChange(from: oldValue) }
  }
  /// Called after traits changed, before the views are told.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called before size classes change; passes on to children and presented controllers.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { passOnTraits(newCollection, coordinator) }
  /// Called before the view gets another size; passes on to children and presented controllers.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { passOnSize(size, coordinator) }
  /// The size a child will have when this controller's view has `parentSize`, in points.
  open func size(
    forChildContentContainer container: UIViewController, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// The ways the device may be held; phones do not turn upside down.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// Whether the screen turns with the device.
  open var shouldAutorotate: Bool { true }
  var childTraits: [ObjectIdentifier: UITraitCollection] = [:]

  // MARK: Editing

  /// Whether the content can be edited.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedIsEditing = false

  /// Changes whether the content can be edited; the edit button follows.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    storedEditButtonItem?.showEditing(editing)
  }

  /// A bar button that changes `isEditing`.
  open var editButtonItem: UIBarButtonItem {
    if let item = storedEditButtonItem { return item }
    let item = UIBarButtonItem.editButton(for: self)
    storedEditButtonItem = item
    return item
  }
  private var storedEditButtonItem: UIBarButtonItem?

  // MARK: Responder

  /// After a controller comes the one that presents it, or else its view's superview; after a root
  /// whose view a full-screen presentation removed its window.
  open override var next: UIResponder? {
    storedPresenting ?? storedView?.superview ?? storedParent ?? rootWindow
  }

  // MARK: How it is read

  func decode(_ element: IBElement, _ coder: NibCoder) { decodeController(element, coder) }

  /// What transition the controller is in at present.
  var movement = Movement.none
  /// Whether the class tells its children itself when they appear and disappear.
  var managesChildAppearance: Bool { false }
  /// What the automatic presentation style means for this class: a sheet since iOS 13.
  var automaticPresentationStyle: UIModalPresentationStyle { .pageSheet }
  /// The style in which the controller is shown over another.
  func presentationStyle(over presenter: UIViewController) -> UIModalPresentationStyle {
    standardStyle(over: presenter)
  }
  /// Called for a touch beside the presented view; a sheet stays, a popover or form goes.
  func touchOutsidePresentedView() {
    guard let style = ownPresentation?.style, style == .popover || style == .formSheet else {
      return
    }
    presentationController?.dismissByUser()
  }
  /// Puts back the view of a child that a full-screen presentation had removed.
  func restoreChildView(_ child: UIViewController) {}

  /// Where the presented view stands in its container, in points.
  func presentedFrame(in container: UIView, style: UIModalPresentationStyle) -> CGRect {
    standardFrame(in: container, style: style)
  }

  /// Whether a controller of this class answers `show(_:sender:)` by itself.
  var handlesShow: Bool { false }

  /// Takes the children that a storyboard's relationships name.
  func addRelated(_ children: [String: [UIViewController]]) {}

  /// Called after title or items changed; containers show them.
  func titleDidChange() {
    storedParent?.childItemsDidChange(self)
  }

  /// Called when title or items of a child changed.
  func childItemsDidChange(_ child: UIViewController) {}

  override class var keyedProperties: [String: KeyedProperty] {
    super.keyedProperties.merging([
      "view": KeyValueCoding.reference(\UIViewController.rootViewOutlet),
      "title": KeyValueCoding.reference(\UIViewController.title),
    ]) { $1 }
  }

  /// The view as a nib sets it: without loading the one that is replaced.
  var rootViewOutlet: UIView? {
    get { storedView }
    set { setRootView(newValue) }
  }
}

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet
  case formSheet
  case currentContext
  case custom
  case overFullScreen
  case overCurrentContext
  case popover
}

/// How a presentation is animated.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical
  case flipHorizontal
  case crossDissolve
  case partialCurl
}
