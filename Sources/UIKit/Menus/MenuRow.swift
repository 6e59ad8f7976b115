import Canvas

/// One line of an open menu.
@MainActor final class MenuRow: UIControl {
  private let line: MenuContent.Line
  private let indents: Bool
  private let body: () -> Void

  init(_ line: MenuContent.Line, indents: Bool, run body: @escaping () -> Void) {
    self.line = line
    self.indents = indents
    self.body = body
    super.init(frame: .zero)
    isEnabled = !(element?.leafAttributes.contains(.disabled) ?? false)
  }

  required init?(coder: NSCoder) { nil }

  private var element: UIMenuElement? {
    if case .choice(let element) = line { return element }
    return nil
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, bounds.contains(touch.location(in: self)) else { return }
    body()
  }

  // MARK: How big it wants to be

  /// The height in points: choices are as high as rows of a table.
  var height: CGFloat {
    switch line {
    case .rule: 8
    case .title: 32
    case .choice(let element): element.subtitle == nil ? 44 : 60
    case .back, .waiting: 44
    }
  }

  // MARK: How it is drawn

  override func draw(on canvas: any Canvas, frame: CGRect) {
    let room = frame.inset(by: UIEdgeInsets(left: 16, right: 16))
    switch line {
    case .rule: canvas.draw(RuleDrawing(origin: room.origin, length: room.width))
    case .title(let title):
      canvas.draw(TextDrawing(lines: [title], frame: room, placement: .center))
    case .back(let title):
      draw([line([isPartRightToLeft ? "›" : "‹", title])], on: canvas, in: room)
    case .waiting: draw([line(["◌", "Loading…"])], on: canvas, in: room)
    case .choice(let element): draw(element, on: canvas, in: room)
    }
  }

  /// Draws lines at the leading edge.
  private func draw(_ lines: [String], on canvas: any Canvas, in room: CGRect) {
    canvas.draw(
      TextDrawing(lines: lines, frame: room, placement: isPartRightToLeft ? .right : .left))
  }

  /// Parts from the leading edge on.
  private func line(_ parts: [String]) -> String {
    (isPartRightToLeft ? parts.reversed() : parts).joined(separator: " ")
  }

  private func draw(_ element: UIMenuElement, on canvas: any Canvas, in room: CGRect) {
    let state = (element as? any MenuLeaf)?.state ?? .off
    let image = element.image.map { element.title.isEmpty ? $0.sign : "▨" }
    let title = element.title.isEmpty && image != nil ? nil : element.title
    let lines = [line([image, title].compactMap { $0 }), element.subtitle].compactMap { $0 }
    let sign = state == .on ? "✓" : state == .mixed ? "-" : nil
    if let sign { draw([sign] + lines.dropFirst().map { _ in "" }, on: canvas, in: room) }
    // Two cells for the sign, in all rows when one has it.
    let indent: CGFloat = indents || sign != nil ? 16 : 0
    let insets =
      isPartRightToLeft ? UIEdgeInsets(right: indent) : UIEdgeInsets(left: indent)
    draw(lines, on: canvas, in: room.inset(by: insets))
    let arrow = isPartRightToLeft ? "‹" : "›"
    let end = element is UIMenu ? arrow : (element as? UIKeyCommand)?.shownKeys ?? ""
    if end.isEmpty { return }
    canvas.draw(
      TextDrawing(lines: [end], frame: room, placement: isPartRightToLeft ? .left : .right))
  }

  // MARK: Accessibility

  override var accessibilityKind: AccessibilityKind {
    switch line {
    case .choice, .back: .button
    case .title, .waiting: .staticText
    case .rule: .other
    }
  }

  override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    switch line {
    case .choice(let choice):
      element.label = choice.title.isEmpty ? choice.image?.name ?? "" : choice.title
      element.isSelected = choice.isOn
    case .title(let title), .back(let title): element.label = title
    case .waiting: element.label = "Loading…"
    case .rule: break
    }
    element.isEnabled = isEnabled
  }
}
