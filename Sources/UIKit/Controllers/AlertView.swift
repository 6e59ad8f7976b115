import Canvas

/// The box of an alert: title, message, fields, and a button for each choice.
final class AlertView: UIView {
  private let style: UIAlertController.Style
  private var texts: [UILabel] = []
  private var fields: [UITextField] = []
  private var buttons: [AlertButton] = []

  init(style: UIAlertController.Style) {
    self.style = style
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// Makes the content of an alert.
  func show(_ alert: UIAlertController) {
    for view in storedSubviews { view.removeFromSuperview() }
    texts = []
    add(alert.title, font: UIFont.systemFont(ofSize: 17, weight: .semibold))
    add(alert.message, font: UIFont.systemFont(ofSize: 13))
    fields = alert.textFields ?? []
    for field in fields { addSubview(field) }
    buttons = AlertView.ordered(alert.shownActions, style: style).map { AlertButton($0, of: alert) }
    for button in buttons { addSubview(button) }
    title = alert.title ?? alert.message ?? ""
    setNeedsLayout()
  }
  private var title = ""

  private func add(_ text: String?, font: UIFont) {
    guard let text, !text.isEmpty else { return }
    let label = UILabel(frame: .zero)
    label.text = text
    label.font = font
    label.numberOfLines = 0
    label.textAlignment = .center
    texts.append(label)
    addSubview(label)
  }

  /// Cancel stands last, or on the left of two buttons beside each other.
  private static func ordered(
    _ actions: [UIAlertAction], style: UIAlertController.Style
  ) -> [UIAlertAction] {
    let cancel = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    return style == .alert && actions.count == 2 ? cancel + others : others + cancel
  }

  // MARK: How big it wants to be

  private var isSideBySide: Bool { style == .alert && buttons.count == 2 }

  func fittingHeight(width: CGFloat) -> CGFloat { place(width: width, sets: false) }

  override func layoutSubviews() { _ = place(width: bounds.width, sets: true) }

  /// Walks down the content; sets frames when asked to, and returns the whole height.
  private func place(width: CGFloat, sets: Bool) -> CGFloat {
    var y: CGFloat = texts.isEmpty && fields.isEmpty ? 0 : 20
    for label in texts {
      let size = label.sizeThatFits(
        CGSize(width: width - 32, height: CGFloat.greatestFiniteMagnitude))
      if sets { label.frame = CGRect(x: 16, y: y, width: width - 32, height: size.height) }
      y += size.height + 4
    }
    for field in fields {
      if sets { field.frame = CGRect(x: 16, y: y + 8, width: width - 32, height: 30) }
      y += 38
    }
    if y > 0 { y += 16 }
    for (index, button) in buttons.enumerated() {
      let half = width / 2
      let frame =
        isSideBySide
        ? CGRect(x: CGFloat(index) * half, y: y, width: half, height: 44)
        : CGRect(x: 0, y: y, width: width, height: 44)
      if sets { button.frame = frame }
      if !isSideBySide || index == buttons.count - 1 { y += 44 }
    }
    // Room for the last line above the edge, wherever the rows of a picture begin.
    return y + 8
  }

  // MARK: How it is drawn

  override func draw(on canvas: any Canvas, frame: CGRect) { canvas.drawOverlay(frame) }

  // MARK: Accessibility

  override var accessibilityKind: AccessibilityKind { style == .alert ? .alert : .sheet }

  override func describe(_ element: inout AccessibilityElement) { element.label = title }
}

/// The button of one choice.
final class AlertButton: UIControl {
  private let action: UIAlertAction
  private weak var alert: UIAlertController?

  init(_ action: UIAlertAction, of alert: UIAlertController) {
    self.action = action
    self.alert = alert
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var isEnabled: Bool {
    get { action.isEnabled }
    set { action.isEnabled = newValue }
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, bounds.contains(touch.location(in: self)) else { return }
    alert?.choose(action)
  }

  override func draw(on canvas: any Canvas, frame: CGRect) {
    canvas.draw(
      CapsuleDrawing(
        opening: "(", content: action.title ?? "", closing: ")", frame: frame, placement: .center,
        extent: .hug))
  }

  override var accessibilityKind: AccessibilityKind { .button }

  override func describe(_ element: inout AccessibilityElement) {
    element.label = action.title ?? ""
    element.isEnabled = isEnabled
  }
}
