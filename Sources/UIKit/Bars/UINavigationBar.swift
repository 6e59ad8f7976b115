import Canvas
import InterfaceBuilder

/// A bar at the top: a title between buttons, and a button that leads back.
@MainActor open class UINavigationBar: UIView {
  // MARK: - What it is

  /// The look of a bar.
  public typealias BarStyle = UIBarStyle

  private var storedItems: [UINavigationItem] = []
  private var content: [UIView] = []
  /// Who may veto pushes and pops.
  open weak var delegate: UINavigationBarDelegate?
  /// What the back button does; a navigation controller pops.
  var onBack: (() -> Void)?
  /// The look of the bar; kept, not drawn.
  open var barStyle: BarStyle = .default
  /// The colour of the bar; kept, not drawn.
  open var barTintColor: UIColor?
  /// Whether content shines through.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  /// Whether titles are large, in a row of their own; content that is scrolled takes it away.
  open var prefersLargeTitles = false {
    didSet {
      guard prefersLargeTitles != oldValue else { return }
      rebuild()
      superview?.setNeedsLayout()
    }
  }
  /// The attributes of the title: its font and its colour count.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { rebuild() } }
  /// The attributes of the large title: its font and its colour count.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { rebuild() } }
  /// The line below the bar; kept for the call's sake.
  open var shadowImage: UIImage?

  /// The items, the top one last.
  open var items: [UINavigationItem]? {
    get { storedItems.isEmpty ? nil : storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { storedItems.last }
  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { storedItems.dropLast().last }

  /// Sets all items; the change is seen at once.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    for item in storedItems { item.onChange = nil }
    storedItems = items ?? []
    rebuild()
  }

  /// Adds an item on top.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    setItems(storedItems + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Removes the top item and returns it.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = storedItems.last,
      delegate?.navigationBar(self, shouldPop: item) ?? true
    else { return nil }
    setItems(Array(storedItems.dropLast()), animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  /// Sets a background; text pictures show none.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}

  // MARK: Content

  /// Makes the views of the top item anew.
  func rebuild() {
    // A search bar that stays keeps the keyboard's focus.
    let search = topItem?.searchController?.searchBar
    for view in content where view !== search { view.removeFromSuperview() }
    content = []
    guard let item = topItem else { return }
    item.onChange = { [weak self] in self?.rebuild() }
    item.observeButtons { [weak self] in self?.rebuild() }
    if let search { add(search) }
    guard !isSearching else { return setNeedsLayout() }
    if let title = titleView(item) { add(title) }
    addFurtherTitles(item)
    for view in leadingViews(item) + trailingViews(item) { add(view) }
    setNeedsLayout()
  }

  private func add(_ view: UIView) {
    content.append(view)
    if view.superview !== self { addSubview(view) }
  }

  private func titleView(_ item: UINavigationItem) -> UIView? {
    if let view = item.titleView { return view }
    guard let title = item.title, !title.isEmpty else { return nil }
    let label = UILabel(frame: .zero)
    label.text = title
    label.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    label.textAlignment = .center
    label.apply(titleTextAttributes)
    titleLabel = label
    return label
  }
  private func addFurtherTitles(_ item: UINavigationItem) {
    if let prompt = item.prompt, !prompt.isEmpty {
      let label = makePrompt(prompt)
      add(label)
      promptLabel = label
    }
    if hasLargeTitle, let title = item.title, !title.isEmpty {
      let label = makeLargeTitle(title)
      label.apply(largeTitleTextAttributes)
      add(label)
      largeTitleLabel = label
    }
  }

  private(set) weak var titleLabel: UILabel?
  private(set) weak var largeTitleLabel: UILabel?
  private(set) weak var promptLabel: UILabel?
  private var leading: [UIView] = []
  private var trailing: [UIView] = []

  private func leadingViews(_ item: UINavigationItem) -> [UIView] {
    var views: [UIView] = []
    let hasLeft = !(item.leftBarButtonItems ?? []).isEmpty
    if let back = backItem, !item.hidesBackButton,
      !hasLeft || item.leftItemsSupplementBackButton
    {
      let button = BarButton(back: back.backText) { [weak self] in self?.goBack() }
      button.accessibilityIdentifier = back.backBarButtonItem?.accessibilityIdentifier
      views.append(button)
    }
    views += (item.leftBarButtonItems ?? []).compactMap(UINavigationBar.view)
    leading = views
    return views
  }

  private func trailingViews(_ item: UINavigationItem) -> [UIView] {
    trailing = (item.rightBarButtonItems ?? []).compactMap(UINavigationBar.view)
    return trailing
  }

  /// The view of an item; none for a space.
  static func view(_ item: UIBarButtonItem) -> UIView? {
    if item.isSpace || item.isHidden { return nil }
    return item.customView ?? BarButton(item)
  }

  private func goBack() {
    if let onBack { onBack() } else { popItem(animated: true) }
  }

  /// Buttons from both edges inwards, the title in the middle, moved aside where they need room.
  open override func layoutSubviews() {
    placeContent()
    mirror(content)
  }

  private func placeContent() {
    let back = leading.first as? BarButton
    back?.showWholeName()
    var left = placeLeading()
    var right = bounds.width
    for view in trailing {
      let size = fitting(view)
      right -= size.width + 8
      view.frame = middle(x: right, size: size)
    }
    guard let title = titleLabel ?? topItem?.titleView else {
      layOutFurtherTitles()
      return
    }
    let size = fitting(title)
    let isInRow = title === titleLabel && isCollapsed
    while isInRow, size.width > right - left - 16, back?.shorten() == true { left = placeLeading() }
    let width = min(size.width, max(0, right - left - 16))
    let centered = (bounds.width - width) / 2
    let start = max(left + 8, min(centered, right - 8 - width))
    title.frame = middle(x: start, size: CGSize(width: width, height: size.height))
    layOutFurtherTitles()
  }

  /// Places the views on the left; returns where the room for the title begins.
  private func placeLeading() -> CGFloat { leading.reduce(0) { place($1, at: $0) } }

  private func place(_ view: UIView, at x: CGFloat) -> CGFloat {
    let size = fitting(view)
    let margin: CGFloat = view is BarButton ? 0 : 16
    view.frame = middle(x: x + margin, size: size)
    return x + margin + size.width + 8
  }

  private func fitting(_ view: UIView) -> CGSize {
    if view is BarButton || view is UILabel {
      return view.sizeThatFits(row.size)
    }
    let intrinsic = view.intrinsicContentSize
    return CGSize(
      width: view.frame.width > 0 ? view.frame.width : max(0, intrinsic.width),
      height: view.frame.height > 0 ? view.frame.height : max(0, intrinsic.height))
  }

  private func middle(x: CGFloat, size: CGSize) -> CGRect {
    CGRect(x: x, y: row.midY - size.height / 2, width: size.width, height: size.height)
  }

  // MARK: - How it is read

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    isTranslucent = element.bool("translucent") ?? true
    prefersLargeTitles = element.bool("largeTitles") ?? false
    barTintColor = coder.color("barTintColor")
    barStyle = element.value("barStyle", BarStyle.init(nib:)) ?? .default
    titleTextAttributes = coder.textAttributes("titleTextAttributes")
    largeTitleTextAttributes = coder.textAttributes("largeTitleTextAttributes")
    let items: [UINavigationItem] = coder.children(of: "items")
    if !items.isEmpty { self.items = items }
  }

  override class var keyedProperties: [String: KeyedProperty] {
    super.keyedProperties.merging([
      "delegate": KeyValueCoding.reference(\UINavigationBar.delegate)
    ]) { $1 }
  }

  // MARK: - How big it wants to be

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height(scrolledBy: 0))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(scrolledBy: 0))
  }

  // MARK: - How it is drawn

  override func draw(on canvas: any Canvas, frame: CGRect) {
    canvas.draw(RuleDrawing(origin: CGPoint(x: frame.minX, y: frame.maxY), length: frame.width))
  }

  // MARK: Accessibility

  override var accessibilityKind: AccessibilityKind { .navigationBar }

  override func describe(_ element: inout AccessibilityElement) {
    element.label = topItem?.title ?? ""
    // XCUITest finds a bar by its title as identifier.
    if element.identifier.isEmpty { element.identifier = topItem?.title ?? "" }
  }
}

extension UINavigationItem {
  /// Calls `body` when one of the buttons changes.
  func observeButtons(_ body: @escaping () -> Void) {
    for button in (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) {
      button.onChange = body
    }
  }
}

/// The sizes of bars that looks are given for.
public enum UIBarMetrics: Int, Sendable {
  case `default`
  case compact
}

/// Who may veto what a navigation bar does.
@MainActor public protocol UINavigationBarDelegate: AnyObject {
  /// Whether an item may be pushed.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called after an item was pushed.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Whether an item may be popped.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called after an item was popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Yes, unless the delegate says otherwise.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// Yes, unless the delegate says otherwise.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
