import Canvas
import InterfaceBuilder

/// A bar at the bottom that chooses one of several screens.
@MainActor open class UITabBar: UIView {
  // MARK: - What it is

  private var buttons: [TabBarButton] = []

  /// Who is told of the user's choice.
  open weak var delegate: UITabBarDelegate?
  /// The tabs in reading order.
  open var items: [UITabBarItem]? { didSet { rebuild() } }
  /// The chosen tab.
  open weak var selectedItem: UITabBarItem? { didSet { showSelection() } }
  /// The colour of the bar; kept, not drawn.
  open var barTintColor: UIColor?
  /// The colour of tabs that are not chosen; kept, not drawn.
  open var unselectedItemTintColor: UIColor?
  /// Whether content shines through.
  open var isTranslucent = true
  /// Whether the bar is dark; kept, not drawn.
  open var barStyle: UIBarStyle = .default
  /// The colour of the chosen tab in the time before iOS 8; kept, with no effect.
  open var selectedImageTintColor: UIColor?

  /// Sets the tabs; the change is seen at once.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  private func rebuild() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { TabBarButton($0, bar: self) }
    for button in buttons {
      button.item.onChange = { [weak button] in button?.setNeedsDisplay() }
      addSubview(button)
    }
    showSelection()
    setNeedsLayout()
  }

  private func showSelection() {
    for button in buttons { button.isSelected = button.item === selectedItem }
  }

  /// What a touch on a tab does.
  fileprivate func choose(_ item: UITabBarItem) {
    if delegate?.tabBar(self, shouldSelect: item) == false { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  /// Equal widths.
  open override func layoutSubviews() {
    guard !buttons.isEmpty else { return }
    let width = bounds.width / CGFloat(buttons.count)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: CGFloat(index) * width, y: 0, width: width, height: min(barHeights.tab, bounds.height))
    }
    mirror(buttons)
  }

  // MARK: - How it is read

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    isTranslucent = element.bool("translucent") ?? true
    barTintColor = coder.color("barTintColor")
    barStyle = element.value("barStyle", UIBarStyle.init(nib:)) ?? .default
    selectedImageTintColor = coder.color("selectedImageTintColor")
    let items: [UITabBarItem] = coder.children(of: "items")
    if !items.isEmpty { self.items = items }
    if let id = element["selectedItem"] {
      selectedItem = coder.context.object(id: id) as? UITabBarItem
    }
  }

  override class var keyedProperties: [String: KeyedProperty] {
    super.keyedProperties.merging([
      "delegate": KeyValueCoding.reference(\UITabBar.delegate),
      "selectedItem": KeyValueCoding.reference(\UITabBar.selectedItem),
    ]) { $1 }
  }

  // MARK: - How big it wants to be

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barHeights.tab)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeights.tab)
  }

  // MARK: - How it is drawn

  override func draw(on canvas: any Canvas, frame: CGRect) {
    canvas.draw(RuleDrawing(origin: frame.origin, length: frame.width))
  }

  // MARK: Accessibility

  override var accessibilityKind: AccessibilityKind { .tabBar }
}

/// The view of one tab.
final class TabBarButton: UIControl {
  let item: UITabBarItem
  private weak var bar: UITabBar?

  init(_ item: UITabBarItem, bar: UITabBar) {
    self.item = item
    self.bar = bar
    super.init(frame: .zero)
    accessibilityIdentifier = item.accessibilityIdentifier
  }

  required init?(coder: NSCoder) { nil }

  override var isEnabled: Bool {
    get { item.isEnabled }
    set { item.isEnabled = newValue }
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, bounds.contains(touch.location(in: self)) else { return }
    bar?.choose(item)
  }

  override func draw(on canvas: any Canvas, frame: CGRect) {
    let badge = item.badgeValue.map { " •\($0)" } ?? ""
    let text = (item.title ?? item.image?.sign(inWidth: frame.width - 16) ?? "") + badge
    let shown = isSelected ? "▸\(text)◂" : text
    canvas.draw(TextDrawing(lines: [shown], frame: frame, placement: .center))
  }

  override var accessibilityKind: AccessibilityKind { .button }

  override func describe(_ element: inout AccessibilityElement) {
    element.label = item.accessibilityLabel ?? item.title ?? item.image?.name ?? ""
    element.value = item.badgeValue
    element.isSelected = isSelected
    element.isEnabled = isEnabled
  }
}

/// Is told of the user's choice.
@MainActor public protocol UITabBarDelegate: AnyObject {
  /// Called when the user chose a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// Whether the tab may be chosen; for tab bar controllers.
  func tabBar(_ tabBar: UITabBar, shouldSelect item: UITabBarItem) -> Bool
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// Yes, unless the delegate says otherwise.
  public func tabBar(_ tabBar: UITabBar, shouldSelect item: UITabBarItem) -> Bool { true }
}
