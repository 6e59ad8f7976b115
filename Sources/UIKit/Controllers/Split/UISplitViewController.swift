import InterfaceBuilder

/// Two or three screens beside each other where there is room; a stack of screens where there is
/// not.
///
/// Sources of the rules: UISplitViewController's documentation; the width of 320 points and the two
/// fifths of a narrow screen are what iOS gives unless told.
@MainActor open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public let style: Style
  /// What stands in each column; in a style with columns each but `compact` is a navigation
  /// controller.
  var columns: [Column: UIViewController] = [:]
  /// What an app set for each column, before a navigation controller was put around it.
  var givenColumns: [Column: UIViewController] = [:]
  /// The only controller that is shown while collapsed.
  var front: UIViewController?
  /// What was shown as the secondary before an app's delegate dropped it in collapsing.
  var keptSecondary: UIViewController?
  /// The children that are seen, by the box they stand in.
  var shown: [Column: UIViewController] = [:]
  /// What the user chose; forgotten when the size or the app's wish changes.
  var chosenMode: DisplayMode?
  var isArranging = false

  /// Makes a split view of two controllers, the form from before iOS 14.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a split view with columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes the split view that the present element of a nib describes.
  public required init?(coder: NSCoder) {
    style = (coder as? NibCoder)?.element.value("style", Style.init(nib:)) ?? .unspecified
    super.init(coder: coder)
  }

  /// Who decides how columns come together and apart.
  open weak var delegate: UISplitViewControllerDelegate?

  /// Whether there is one column only, because the width is compact.
  open internal(set) var isCollapsed = false

  /// The controllers from the primary to the secondary one; the one that is shown when collapsed.
  open var viewControllers: [UIViewController] {
    get {
      if isCollapsed { return [front].compactMap { $0 } }
      return Column.sideBySide.compactMap { columns[$0] }
    }
    set { setControllers(newValue) }
  }

  // MARK: Columns

  /// What an app set for a column.
  open func viewController(for column: Column) -> UIViewController? { givenColumns[column] }

  /// Sets the controller of a column; a navigation controller is put around it unless it is one.
  open func setViewController(_ controller: UIViewController?, for column: Column) {
    givenColumns[column] = controller
    replace(column, with: controller.map { wrapped($0, for: column) })
  }

  /// Shows a column: a push when collapsed, else a change of `displayMode`.
  open func show(_ column: Column) { showColumn(column) }

  /// Hides a column: a pop when collapsed, else a change of `displayMode`.
  open func hide(_ column: Column) { hideColumn(column) }

  /// Shows a controller in the secondary column; when collapsed it is pushed.
  open override func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    showDetail(controller, sender: sender)
  }

  // MARK: Display mode

  /// How the app would like the columns to be shown.
  open var preferredDisplayMode: DisplayMode = .automatic {
    didSet {
      chosenMode = nil
      arrange()
    }
  }

  /// How the columns are shown; never `automatic`.
  open var displayMode: DisplayMode { resolvedMode }

  /// How the app would like the primary column to come in.
  open var preferredSplitBehavior: SplitBehavior = .automatic { didSet { arrange() } }

  /// How the primary column comes in; never `automatic`.
  open var splitBehavior: SplitBehavior { resolvedBehavior }

  /// Whether a swipe from the edge shows the primary column.
  open var presentsWithGesture = true

  /// The side at which the primary column stands.
  open var primaryEdge: PrimaryEdge = .leading { didSet { storedView?.setNeedsLayout() } }

  /// The button that shows and hides the primary column.
  open private(set) lazy var displayModeButtonItem: UIBarButtonItem = makeModeButton()

  // MARK: Widths

  /// Stands for a width that the system chooses.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// The part of the width that the primary column would like, 0 to 1.
  open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { widthsChanged() } }
  /// The width that the primary column would like, in points.
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { widthsChanged() } }
  /// The least width of the primary column, in points; 0 unless told.
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { widthsChanged() } }
  /// The greatest width of the primary column, in points; 320 unless told.
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { widthsChanged() } }
  /// The width that the supplementary column would like, in points.
  open var preferredSupplementaryColumnWidth = automaticDimension { didSet { widthsChanged() } }
  /// The width of the primary column, in points.
  open var primaryColumnWidth: CGFloat { primaryWidth(of: arrangedSize.width) }
  /// The width of the supplementary column, in points.
  open var supplementaryColumnWidth: CGFloat { supplementaryWidth(of: arrangedSize.width) }

  private func widthsChanged() { storedView?.setNeedsLayout() }

  // MARK: View

  let boxes: [Column: ColumnBox] = [
    .primary: ColumnBox(), .supplementary: ColumnBox(), .secondary: ColumnBox(),
  ]
  let dimming = DimmingView()
  let rules = [ColumnRule(), ColumnRule()]
  private var gestureTargets: [ClosureTarget] = []

  open override func loadView() {
    let root = SplitView(frame: UIScreen.main.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.split = self
    for column in [Column.secondary, .supplementary, .primary] {
      if let box = boxes[column] { root.addSubview(box) }
    }
    root.insertSubview(dimming, at: 1)
    dimming.onTouch = { [weak self] in self?.touchedBesideOverlay() }
    for rule in rules { root.addSubview(rule) }
    setRootView(root)
    addGesture(.right) { [weak self] in self?.swipedIn($0) }
    addGesture(.left) { [weak self] in self?.swipedOut($0) }
  }

  private func addGesture(
    _ direction: UISwipeGestureRecognizer.Direction,
    run body: @escaping (UIGestureRecognizer) -> Void
  ) {
    let gesture = UISwipeGestureRecognizer()
    gesture.direction = direction
    let target = ClosureTarget { sender in
      if let sender = sender as? UIGestureRecognizer { body(sender) }
    }
    gestureTargets.append(target)
    gesture.addTarget(target, action: Selector("swiped"))
    gesture.cancelsTouchesInView = false
    gesture.delegate = self
    storedView?.addGestureRecognizer(gesture)
  }

  override var managesChildAppearance: Bool { true }
  override var visibleChildren: [UIViewController] {
    Column.sideBySide.compactMap { shown[$0] }
  }

  override func restoreChildView(_ child: UIViewController) {
    for (column, controller) in shown where controller === child {
      if let view = child.viewIfLoaded { boxes[column]?.hold(view) }
    }
  }

  override func childItemsDidChange(_ child: UIViewController) { showModeButton() }

  open override func size(
    forChildContentContainer container: UIViewController, withParentContainerSize parentSize: CGSize
  ) -> CGSize { childSize(of: container, in: parentSize) }

  // MARK: How it is read

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    presentsWithGesture = element.bool("presentsWithGesture") ?? true
    if let width = element.length("minimumPrimaryColumnWidth") { minimumPrimaryColumnWidth = width }
    if let width = element.length("maximumPrimaryColumnWidth") { maximumPrimaryColumnWidth = width }
    if let part = element.length("preferredPrimaryColumnWidthFraction") {
      preferredPrimaryColumnWidthFraction = part
    }
    let mode =
      element.value("preferredDisplayMode", DisplayMode.init(nib:))
      ?? element.value("displayMode", DisplayMode.init(nib:))
    if let mode { preferredDisplayMode = mode }
    let behavior =
      element.value("preferredSplitBehavior", SplitBehavior.init(nib:))
      ?? element.value("behavior", SplitBehavior.init(nib:))
    if let behavior { preferredSplitBehavior = behavior }
    primaryEdge = element.value("primaryEdge", in: Self.edges) ?? .leading
    let primary: UIViewController? = coder.child(key: "masterViewController")
    let secondary: UIViewController? = coder.child(key: "detailViewController")
    let inside = [primary, secondary].compactMap { $0 }
    if !inside.isEmpty { setControllers(inside) }
  }

  private static let edges: [String: PrimaryEdge] = ["leading": .leading, "trailing": .trailing]

  override func addRelated(_ children: [String: [UIViewController]]) {
    for (name, column) in Column.relationships {
      if let controller = children[name]?.first { setRelated(controller, for: column) }
    }
    if let controllers = children["viewControllers"] { setControllers(controllers) }
  }

  override class var keyedProperties: [String: KeyedProperty] {
    super.keyedProperties.merging([
      "delegate": KeyValueCoding.reference(\UISplitViewController.delegate)
    ]) { $1 }
  }
}

extension UISplitViewController: UIGestureRecognizerDelegate {
  /// Swipes that move columns leave those of the screens in them alone.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
