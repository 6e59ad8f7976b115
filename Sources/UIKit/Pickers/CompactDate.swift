import Canvas

/// One button of a compact date picker: its date or its time.
@MainActor final class CompactDateButton: UIControl {
  private let mode: UIDatePicker.Mode
  private weak var picker: UIDatePicker?
  var text = ""

  init(_ mode: UIDatePicker.Mode, of picker: UIDatePicker) {
    self.mode = mode
    self.picker = picker
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isInsideTrackingArea(touch), let picker else { return }
    DateOverlay.open(mode, of: picker, beside: self)
  }

  /// As wide as its text with 12 points on each side.
  override var intrinsicContentSize: CGSize {
    let width = TextMetrics.width(of: text, font: UIFont.systemFont(ofSize: 17)).rounded(.up)
    return CGSize(width: width + 24, height: 34)
  }

  override func draw(on canvas: any Canvas, frame: CGRect) {
    canvas.draw(
      CapsuleDrawing(opening: "(", content: text, closing: ")", frame: frame, extent: .hug))
  }

  // The names that tests know them by on iOS.
  override var accessibilityKind: AccessibilityKind { .button }

  override func describe(_ element: inout AccessibilityElement) {
    element.label = mode == .time ? "Time Picker" : "Date Picker"
    element.value = text
    element.isEnabled = picker?.isEnabled ?? true
  }
}

/// A month or wheels over the screen, which change a compact date picker until a tap beside them.
@MainActor final class DateOverlay: UIView {
  private let place: CGRect
  private let box = DateOverlayBox(frame: .zero)
  private let inner = UIDatePicker(frame: .zero)

  /// Opens a month for the date, or wheels for the time.
  static func open(_ mode: UIDatePicker.Mode, of picker: UIDatePicker, beside view: UIView) {
    guard let window = view.window else { return }
    window.endEditing(true)
    window.addSubview(
      DateOverlay(
        mode, of: picker, place: view.convert(view.bounds, to: window), frame: window.bounds))
  }

  private init(_ mode: UIDatePicker.Mode, of picker: UIDatePicker, place: CGRect, frame: CGRect) {
    self.place = place
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let cover = DimmingView(frame: bounds)
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cover.accessibilityIdentifier = "PopoverDismissRegion"
    cover.accessibilityLabel = "dismiss popup"
    cover.onTouch = { [weak self] in self?.removeFromSuperview() }
    addSubview(cover)
    addSubview(box)
    inner.datePickerMode = mode
    inner.preferredDatePickerStyle = mode == .time ? .wheels : .inline
    inner.timeZone = picker.timeZone
    inner.minimumDate = picker.minimumDate
    inner.maximumDate = picker.maximumDate
    inner.minuteInterval = picker.minuteInterval
    inner.date = picker.date
    inner.addAction(
      UIAction { [weak picker] action in
        (action.sender as? UIDatePicker).map { picker?.userChose($0.date) }
      }, for: .valueChanged)
    box.addSubview(inner)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: 8, dy: 8)
    let wanted = inner.intrinsicContentSize
    let width = min(area.width, wanted.width)
    let height = min(area.height, wanted.height + 32)
    let isBelow = place.maxY + height <= area.maxY || place.minY - height < area.minY
    box.frame = CGRect(
      x: max(area.minX, min(place.minX, area.maxX - width)),
      y: max(area.minY, min(isBelow ? place.maxY : place.minY - height, area.maxY - height)),
      width: width, height: height)
    inner.frame = box.bounds.insetBy(dx: 16, dy: 16)
  }

  override var framesSubviews: Bool { true }
}

/// The ground of a month or wheels over the screen.
@MainActor private final class DateOverlayBox: UIView {
  override func draw(on canvas: any Canvas, frame: CGRect) { canvas.drawOverlay(frame) }

  override var framesSubviews: Bool { true }
}
