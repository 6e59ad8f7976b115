import Canvas

/// The view of a bar button item, or of a back button.
final class BarButton: UIControl {
  private var text: String
  private let spoken: String
  private let isBack: Bool
  let item: UIBarButtonItem?
  private let body: (() -> Void)?

  /// Makes the button of an item.
  init(_ item: UIBarButtonItem) {
    text = item.shownText
    spoken = item.spokenText
    isBack = false
    self.item = item
    body = nil
    super.init(frame: .zero)
    isEnabled = item.isEnabled
    nibOrigin = item.nibOrigin
    accessibilityIdentifier = item.accessibilityIdentifier
    isContextMenuInteractionEnabled = item.menu != nil
    showsMenuAsPrimaryAction = item.primaryAction == nil && item.action == nil
  }

  /// Makes a button that leads back.
  init(back title: String, run body: @escaping () -> Void) {
    text = title
    spoken = title
    isBack = true
    item = nil
    self.body = body
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// What a button that leads back reads where there is room for it.
  func showWholeName() { if isBack { text = spoken } }

  /// Gives room to the title of the bar: a button that leads back reads "Back", then nothing;
  /// false when no more can be given. It is still spoken of by its name.
  ///
  /// Source: Apple's documentation of `UINavigationItem.BackButtonDisplayMode.default`.
  func shorten() -> Bool {
    guard isBack, !text.isEmpty else { return false }
    let before = sizeThatFits(bounds.size).width
    if text == spoken { text = "Back" }
    if sizeThatFits(bounds.size).width >= before { text = "" }
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, bounds.contains(touch.location(in: self)) else { return }
    if let body { body() }
    if let action = item?.primaryAction { return action.perform(from: item) }
    guard let item, let action = item.action else { return }
    (window?.application ?? UIApplication.shared)
      .sendAction(action, to: item.target, from: item, for: event)
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu = item?.menu else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.sender = item
    return configuration
  }

  // MARK: How big it wants to be

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let image = item?.shownImage {
      // An icon that nothing tells the size of is as wide as Apple's own.
      let width = image.size.width > 0 ? image.size.width : 24
      return CGSize(width: max(item?.width ?? 0, width + 16), height: 44)
    }
    let font = UIFont.systemFont(ofSize: 17)
    let width = TextMetrics.width(of: text, font: font)
    return CGSize(width: max(item?.width ?? 0, width + (isBack ? 27 : 16)), height: 44)
  }

  // MARK: How it is drawn

  override func draw(on canvas: any Canvas, frame: CGRect) {
    if isBack {
      canvas.draw(
        isPartRightToLeft
          ? TextDrawing(lines: ["\(text) ›"], frame: frame, placement: .right)
          : TextDrawing(lines: ["‹ \(text)"], frame: frame))
    } else {
      canvas.draw(
        CapsuleDrawing(
          opening: "(", content: text, closing: ")", frame: frame, placement: .center,
          extent: .hug))
    }
  }

  // MARK: Accessibility

  override var accessibilityKind: AccessibilityKind { .button }

  override func describe(_ element: inout AccessibilityElement) {
    element.label = spoken
    element.isEnabled = isEnabled
    if isBack { element.notes.append("back") }
  }
}
