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
    case .back(let title): canvas.draw(TextDrawing(lines: ["‹ \(title)"], frame: room))
    case .waiting: canvas.draw(TextDrawing(lines: ["◌ Loading…"], frame: room))
    case .choice(let element): draw(element, on: canvas, in: room)
    }
  }

  private func draw(_ element: UIMenuElement, on canvas: any Canvas, in room: CGRect) {
    let state = (element as? any MenuLeaf)?.state ?? .off
    let sign = state == .on ? "✓ " : state == .mixed ? "- " : indents ? "  " : ""
    let image = element.image.map { element.title.isEmpty ? $0.sign : "▨ " } ?? ""
    let lines = [image + element.title, element.subtitle].compactMap { $0 }
    let indent = String(repeating: " ", count: sign.count)
    canvas.draw(
      TextDrawing(
        lines: lines.enumerated().map { $0.offset == 0 ? sign + $0.element : indent + $0.element },
        frame: room))
    let end = element is UIMenu ? "›" : (element as? UIKeyCommand)?.shownKeys ?? ""
    if !end.isEmpty { canvas.draw(TextDrawing(lines: [end], frame: room, placement: .right)) }
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
