import Canvas

/// The line below a row.
final class CellSeparator: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
  }

  required init?(coder: NSCoder) { nil }

  override func draw(on canvas: any Canvas, frame: CGRect) {
    canvas.draw(RuleDrawing(origin: frame.origin, length: frame.width))
  }
}

/// A sign at the right edge of a row: `›` or `✓`.
final class CellSign: UIView {
  private let sign: String

  init(_ sign: String, size: CGSize) {
    self.sign = sign
    super.init(frame: CGRect(origin: .zero, size: size))
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
  }

  required init?(coder: NSCoder) { nil }

  override func draw(on canvas: any Canvas, frame: CGRect) {
    let isMirrored = isPartRightToLeft
    let shown = isMirrored && sign == "›" ? "‹" : sign
    canvas.draw(
      TextDrawing(lines: [shown], frame: frame, placement: isMirrored ? .left : .right))
  }
}

/// A round button that a cell adds at its edge: `ⓘ`, `⊖`, `⊕`.
final class CellButton: UIControl {
  private let sign: String
  private let placement: HorizontalPlacement
  private let spoken: @MainActor () -> String
  private let action: @MainActor () -> Void

  init(
    _ sign: String, size: CGSize, placement: HorizontalPlacement,
    spoken: @escaping @MainActor () -> String,
    action: @escaping @MainActor () -> Void
  ) {
    self.sign = sign
    self.placement = placement
    self.spoken = spoken
    self.action = action
    super.init(frame: CGRect(origin: .zero, size: size))
  }

  required init?(coder: NSCoder) { nil }

  override func sendActions(for controlEvents: Event, event: UIEvent?) {
    super.sendActions(for: controlEvents, event: event)
    if controlEvents.contains(.touchUpInside) { action() }
  }

  override func draw(on canvas: any Canvas, frame: CGRect) {
    let mirrored: HorizontalPlacement = placement == .left ? .right : .left
    canvas.draw(
      TextDrawing(
        lines: [sign], frame: frame, placement: isPartRightToLeft ? mirrored : placement))
  }

  override var accessibilityKind: AccessibilityKind { .button }

  override func describe(_ element: inout AccessibilityElement) {
    element.label = spoken()
    element.isEnabled = isEnabled
  }
}

/// A button with a title that a swipe, or the sign of deletion, shows in a row.
final class RowActionButton: UIButton {
  private var action: (@MainActor () -> Void)?

  convenience init(title: String, action: @escaping @MainActor () -> Void) {
    self.init(frame: .zero)
    self.action = action
    setTitle(title, for: .normal)
  }

  override func sendActions(for controlEvents: Event, event: UIEvent?) {
    super.sendActions(for: controlEvents, event: event)
    if controlEvents.contains(.touchUpInside) { action?() }
  }
}
