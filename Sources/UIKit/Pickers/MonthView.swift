import Canvas

/// The month of an inline date picker: it draws the month, and its days and arrows can be tapped.
@MainActor final class MonthView: UIView {
  private let choose: (MonthDrawing.Part) -> Void
  private let days = MonthDays(frame: .zero)
  private var drawing: MonthDrawing?
  private var parts: [MonthPart] = []

  /// Makes a view that tells `choose` what is tapped.
  init(choose: @escaping (MonthDrawing.Part) -> Void) {
    self.choose = choose
    super.init(frame: .zero)
    addSubview(days)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a month.
  func show(_ drawing: MonthDrawing) {
    self.drawing = drawing
    for part in parts { part.removeFromSuperview() }
    parts = drawing.parts(in: bounds).map { part, _ in
      MonthPart(part, of: drawing) { [weak self] in self?.choose(part) }
    }
    for part in parts {
      if case .day = part.part { days.addSubview(part) } else { addSubview(part) }
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    guard let drawing else { return }
    let places = drawing.parts(in: bounds).map(\.place)
    let ofDays = zip(parts, places).filter { $0.0.superview === days }.map(\.1)
    days.frame = ofDays.dropFirst().reduce(ofDays.first ?? .zero) { $0.union($1) }
    for (part, place) in zip(parts, places) {
      let isDay = part.superview === days
      part.frame = isDay ? place.offsetBy(dx: -days.frame.minX, dy: -days.frame.minY) : place
    }
  }

  override var framesSubviews: Bool { true }

  override func draw(on canvas: any Canvas, frame: CGRect) {
    drawing?.draw(on: canvas, frame: frame)
  }

  override var drawsOwnSubviews: Bool { true }
}

/// The days of a month, which tests find in a collection view.
@MainActor private final class MonthDays: UIView {
  override var framesSubviews: Bool { true }
  override var accessibilityKind: AccessibilityKind { .collectionView }
}

/// One thing of a month that can be tapped. The month draws it.
@MainActor private final class MonthPart: UIControl {
  let part: MonthDrawing.Part
  private let name: String
  private let text: String?
  private let run: () -> Void

  init(_ part: MonthDrawing.Part, of month: MonthDrawing, run: @escaping () -> Void) {
    self.part = part
    self.run = run
    name = month.name(of: part)
    text = part == .time ? month.calendar.timeText(month.chosen) : nil
    super.init(frame: .zero)
    guard case .day(let day) = part else { return }
    isSelected = month.isChosen(day)
    addSubview(MonthNumber(day))
  }

  required init?(coder: NSCoder) { nil }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch, isInsideTrackingArea(touch) { run() }
  }

  override func layoutSubviews() { for view in subviews { view.frame = bounds } }

  override var framesSubviews: Bool { true }

  override var accessibilityKind: AccessibilityKind { .button }

  override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.label = name
    element.value = text
    element.isSelected = isSelected
  }
}

/// The number of a day, by which tests find it as well.
@MainActor private final class MonthNumber: UIView {
  private let day: Int

  init(_ day: Int) {
    self.day = day
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityKind: AccessibilityKind { .staticText }

  override func describe(_ element: inout AccessibilityElement) { element.label = "\(day)" }
}
