import InterfaceBuilder

/// One page, or two beside each other, of a book that a data source makes page by page; a swipe
/// turns it.
@MainActor open class UIPageViewController: UIViewController {
  /// How pages change.
  public let transitionStyle: TransitionStyle
  /// The direction in which pages follow each other.
  public let navigationOrientation: NavigationOrientation
  /// Where the spine of a book is; `none` for pages that scroll.
  open private(set) var spineLocation: SpineLocation
  /// The room between two pages that scroll, in points; a page at rest shows none of it.
  public let interPageSpacing: CGFloat
  /// Whether pages have a back, which the data source makes as a page of its own.
  open var isDoubleSided = false

  /// Who is told of the user's turns.
  open weak var delegate: UIPageViewControllerDelegate?
  /// Who makes pages; without it the user cannot turn them.
  open weak var dataSource: UIPageViewControllerDataSource? { didSet { askForIndicator() } }
  /// The recognizers that turn pages.
  open private(set) var gestureRecognizers: [UIGestureRecognizer] = []
  /// The pages that are seen.
  open var viewControllers: [UIViewController]? { pages.isEmpty ? nil : pages }

  private var pages: [UIViewController] = []
  private let content = PageContent()
  private let indicator = UIPageControl()
  private let transitions = TransitionQueue()
  private var targets: [ClosureTarget] = []

  /// Makes a book; the options say where its spine is, or how far its pages are apart.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spacing = options?[.interPageSpacing]
    interPageSpacing =
      (spacing as? CGFloat) ?? (spacing as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
    let given = options?[.spineLocation]
    let number = (given as? NSNumber)?.intValue ?? given as? Int
    let location = given as? SpineLocation ?? number.flatMap { SpineLocation(rawValue: $0) }
    spineLocation = style == .scroll ? .none : location ?? .min
    super.init(nibName: nil, bundle: nil)
    isDoubleSided = spineLocation == .mid
  }

  /// Makes the controller that the present element of a nib describes.
  public required init?(coder: NSCoder) {
    let element = (coder as? NibCoder)?.element
    let style = element?.value("transitionStyle", in: Self.styles) ?? .pageCurl
    transitionStyle = style
    navigationOrientation =
      element?.value("navigationOrientation", in: Self.orientations) ?? .horizontal
    interPageSpacing = element?.length("pageSpacing") ?? 0
    let location = element?.value("spineLocation", in: Self.spines) ?? .min
    spineLocation = style == .scroll ? .none : location
    super.init(coder: coder)
  }

  private static let styles: [String: TransitionStyle] = [
    "pageCurl": .pageCurl, "scroll": .scroll,
  ]
  private static let orientations: [String: NavigationOrientation] = [
    "horizontal": .horizontal, "vertical": .vertical,
  ]
  /// Xcode writes "none" for pages that scroll; pages that curl have a spine.
  private static let spines: [String: SpineLocation] = [
    "none": .min, "min": .min, "mid": .mid, "max": .max,
  ]

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    isDoubleSided = element.bool("doubleSided") ?? false
  }

  override class var keyedProperties: [String: KeyedProperty] {
    super.keyedProperties.merging([
      "delegate": KeyValueCoding.reference(\UIPageViewController.delegate),
      "dataSource": KeyValueCoding.reference(\UIPageViewController.dataSource),
    ]) { $1 }
  }

  // MARK: Pages

  /// Shows other pages; the delegate is not told. `completion` runs when they are there.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let new = viewControllers ?? []
    let wanted = spineLocation == .mid ? 2 : 1
    if !new.isEmpty, new.count != wanted, !(isDoubleSided && new.count == 2) {
      Diagnostics.report(
        "\(type(of: self)) shows \(wanted) page\(wanted == 1 ? "" : "s") at a time; "
          + "\(new.count) were given")
    }
    transitions.run { [self] in
      show(Array(new.prefix(wanted)), animated: animated)
      askForIndicator()
      completion?(true)
    }
  }

  /// Order: new pages are about to appear before old ones are about to disappear; scrolled ones
  /// appeared before the old ones disappeared, curled ones after.
  private func show(_ new: [UIViewController], animated: Bool) {
    let coming = new.filter { page in !pages.contains { $0 === page } }
    let going = pages.filter { page in !new.contains { $0 === page } }
    for page in coming {
      page.detach()
      page.willMove(toParent: self)
      attach(page)
    }
    for page in going { page.willMove(toParent: nil) }
    pages = new
    let isSeen = isOnScreen && isViewLoaded
    if isSeen {
      for page in coming { page.beginAppearing(animated: animated) }
      for page in going { page.beginDisappearing(animated: animated) }
    }
    if isViewLoaded { placePages() }
    if isSeen {
      for page in coming { page.isAppearing(animated: animated) }
      storedView?.layoutIfNeeded()
      let steps: [() -> Void] = [
        { for page in coming { page.finishAppearing(animated: animated) } },
        { for page in going { page.finishDisappearing(animated: animated) } },
      ]
      for step in transitionStyle == .scroll ? steps : steps.reversed() { step() }
    }
    for page in coming { page.didMove(toParent: self) }
    for page in going {
      page.detach()
      page.didMove(toParent: nil)
    }
  }

  // MARK: Turning

  /// What a swipe or a tap of the user does: asks for pages, tells the delegate, shows them.
  private func turn(_ direction: NavigationDirection) {
    transitions.run { [self] in
      guard let new = neighbours(direction) else { return }
      let old = pages
      delegate?.pageViewController(self, willTransitionTo: new)
      show(new, animated: true)
      indicator.currentPage += direction == .forward ? 1 : -1
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: old, transitionCompleted: true)
    }
  }

  /// The pages that follow or precede; nil at the end.
  private func neighbours(_ direction: NavigationDirection) -> [UIViewController]? {
    let edge = direction == .forward ? pages.last : pages.first
    guard let edge, let first = neighbour(of: edge, direction) else { return nil }
    guard spineLocation == .mid || isDoubleSided else { return [first] }
    guard let second = neighbour(of: first, direction) else { return nil }
    // With the spine at an edge the first one is the back of the page that is turned.
    if spineLocation != .mid { return [second] }
    return direction == .forward ? [first, second] : [second, first]
  }

  private func neighbour(
    of page: UIViewController, _ direction: NavigationDirection
  ) -> UIViewController? {
    direction == .forward
      ? dataSource?.pageViewController(self, viewControllerAfter: page)
      : dataSource?.pageViewController(self, viewControllerBefore: page)
  }

  private func makeGestures() {
    let isRightToLeft = storedView?.isRightToLeft ?? false
    let isUpright = navigationOrientation == .vertical
    let onwards: UISwipeGestureRecognizer.Direction =
      isUpright ? .up : isRightToLeft ? .right : .left
    let back: UISwipeGestureRecognizer.Direction =
      isUpright ? .down : isRightToLeft ? .left : .right
    for (way, direction) in [(onwards, NavigationDirection.forward), (back, .reverse)] {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = way
      add(swipe) { [weak self] _ in self?.turn(direction) }
    }
    if transitionStyle == .pageCurl {
      add(UITapGestureRecognizer()) { [weak self] in self?.tapped($0) }
    }
  }

  private func add(
    _ gesture: UIGestureRecognizer, run body: @escaping (UIGestureRecognizer) -> Void
  ) {
    let target = ClosureTarget { sender in
      if let sender = sender as? UIGestureRecognizer { body(sender) }
    }
    targets.append(target)
    gesture.addTarget(target, action: Selector("turn"))
    gestureRecognizers.append(gesture)
    content.addGestureRecognizer(gesture)
  }

  /// A tap near an edge of a book turns its page.
  private func tapped(_ gesture: UIGestureRecognizer) {
    let place = gesture.location(in: content)
    let isUpright = navigationOrientation == .vertical
    let length = isUpright ? content.bounds.height : content.bounds.width
    let way = isUpright ? place.y : place.x
    let edge = min(60, length / 4)
    if way > length - edge { turn(.forward) } else if way < edge { turn(.reverse) }
  }

  // MARK: Indicator

  /// The indicator is there for pages that scroll sideways, when the data source counts them.
  private func askForIndicator() {
    let count = dataSource?.presentationCount(for: self) ?? 0
    let isShown = transitionStyle == .scroll && navigationOrientation == .horizontal && count > 0
    indicator.numberOfPages = isShown ? count : 0
    indicator.currentPage = isShown ? dataSource?.presentationIndex(for: self) ?? 0 : 0
    storedView?.setNeedsLayout()
  }

  private func indicatorTouched(from old: Int) {
    let new = indicator.currentPage
    indicator.currentPage = old
    turn(new > old ? .forward : .reverse)
  }

  // MARK: View

  open override func loadView() {
    let root = PageRoot(frame: UIScreen.main.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.book = self
    content.isScrolling = transitionStyle == .scroll
    root.addSubview(content)
    root.addSubview(indicator)
    setRootView(root)
    var page = indicator.currentPage
    let target = ClosureTarget { [weak self] _ in self?.indicatorTouched(from: page) }
    targets.append(target)
    indicator.addTarget(target, action: Selector("turn"), for: .valueChanged)
    let start = ClosureTarget { [weak self] _ in page = self?.indicator.currentPage ?? 0 }
    targets.append(start)
    indicator.addTarget(start, action: Selector("note"), for: .touchDown)
    makeGestures()
    placePages()
  }

  override var managesChildAppearance: Bool { true }
  override var visibleChildren: [UIViewController] { pages }
  override func restoreChildView(_ child: UIViewController) { placePages() }

  /// Asks where the spine of a book goes when the device was turned.
  func didTurn() {
    guard transitionStyle == .pageCurl else { return }
    let isOnItsSide = content.bounds.width > content.bounds.height
    let location = delegate?.pageViewController(
      self, spineLocationFor: isOnItsSide ? .landscapeLeft : .portrait)
    guard let location, location != .none, location != spineLocation else { return }
    spineLocation = location
    if location == .mid { isDoubleSided = true }
    placePages()
  }

  /// Pages side by side, above the indicator.
  func placePages() {
    guard let root = storedView else { return }
    let bounds = root.bounds
    let hasIndicator = indicator.numberOfPages > 0
    indicator.isHidden = !hasIndicator
    let height = hasIndicator ? indicator.intrinsicContentSize.height : 0
    let below = hasIndicator ? root.safeAreaInsets.bottom : 0
    indicator.frame = CGRect(
      x: 0, y: bounds.height - below - height, width: bounds.width, height: height)
    content.frame = bounds.inset(by: UIEdgeInsets(bottom: height + below))
    for view in content.subviews where !pages.contains(where: { $0.viewIfLoaded === view }) {
      view.removeFromSuperview()
    }
    let isUpright = navigationOrientation == .vertical
    let area = content.bounds
    let count = CGFloat(max(1, pages.count))
    let size =
      isUpright
      ? CGSize(width: area.width, height: area.height / count)
      : CGSize(width: area.width / count, height: area.height)
    for (index, page) in pages.enumerated() {
      guard let view = page.view else { continue }
      let place = CGFloat(index)
      view.frame = CGRect(
        origin: CGPoint(
          x: isUpright ? 0 : place * size.width, y: isUpright ? place * size.height : 0),
        size: size)
      if view.superview !== content { content.addSubview(view) }
    }
  }
}
