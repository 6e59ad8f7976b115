import Canvas
import InterfaceBuilder

/// A bar at the bottom with buttons and spaces.
@MainActor open class UIToolbar: UIView {
  // MARK: - What it is

  /// What Xcode's canvas gives it; nil at run time.
  private var canvasHeight: CGFloat?
  private var content: [(item: UIBarButtonItem, view: UIView?)] = []

  /// The items in reading order.
  open var items: [UIBarButtonItem]? { didSet { rebuild() } }
  /// The colour of the bar; kept, not drawn.
  open var barTintColor: UIColor?
  /// Whether content shines through.
  open var isTranslucent = true
  /// Whether the bar is dark; kept, not drawn.
  open var barStyle: UIBarStyle = .default

  /// Sets the items; the change is seen at once.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  private func rebuild() {
    for entry in content { entry.view?.removeFromSuperview() }
    content = (items ?? []).map { ($0, UINavigationBar.view($0)) }
    for entry in content {
      entry.item.onChange = { [weak self] in self?.rebuild() }
      if let view = entry.view { addSubview(view) }
    }
    setNeedsLayout()
  }

  /// Items from the leading edge; flexible spaces share what is left.
  open override func layoutSubviews() {
    let widths = content.map { entry -> CGFloat in
      guard let view = entry.view else { return max(entry.item.width, 0) }
      return view is BarButton ? view.sizeThatFits(bounds.size).width : view.frame.width
    }
    let flexible = content.filter { $0.item.systemItem == .flexibleSpace }.count
    let free = bounds.width - 16 - widths.reduce(0, +)
    let share = flexible > 0 ? max(0, free) / CGFloat(flexible) : 0
    var x: CGFloat = 8
    for (entry, width) in zip(content, widths) {
      if let view = entry.view {
        let height = view is BarButton ? min(barHeights.tool, bounds.height) : view.frame.height
        view.frame = CGRect(
          x: x, y: (min(barHeights.tool, bounds.height) - height) / 2, width: width, height: height)
      }
      x += width + (entry.item.systemItem == .flexibleSpace ? share : 0)
    }
    mirror(content.compactMap(\.view))
  }

  // MARK: - How it is read

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    isTranslucent = element.bool("translucent") ?? true
    barTintColor = coder.color("barTintColor")
    barStyle = element.value("barStyle", UIBarStyle.init(nib:)) ?? .default
    let items: [UIBarButtonItem] = coder.children(of: "items")
    if !items.isEmpty { self.items = items }
    if coder.isDesignTime { canvasHeight = UIToolbar.canvasHeight(coder.context.document) }
  }

  // MARK: - How big it wants to be

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: canvasHeight ?? barHeights.tool)
  }

  /// The height on Xcode's canvas: that of a tab bar except on devices with a home button.
  ///
  /// Measured on saved frames: 49 in 123 of 130 on phones without a home button, 44 in all 22 on
  /// phones with one; 50 on a tablet.
  private static func canvasHeight(_ document: IBDocument) -> CGFloat {
    guard let device = document.device.flatMap({ SimulatedDevice.named($0.id) }) else { return 44 }
    let isTablet = device.size.width >= 600
    if isTablet { return (document.toolsVersion ?? 0) < 14500 ? 44 : 50 }
    return device.insets.bottom > 0 ? 49 : 44
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeights.tool)
  }

  // MARK: - How it is drawn

  override func draw(on canvas: any Canvas, frame: CGRect) {
    canvas.draw(RuleDrawing(origin: frame.origin, length: frame.width))
  }

  // MARK: Accessibility

  override var accessibilityKind: AccessibilityKind { .toolbar }
}
