import Canvas

/// Something that shows one of several texts, as a test sees the wheel of a picker.
@MainActor package protocol AdjustableWheel: UIView {
  /// The nearest row whose text `body` accepts.
  func findRow(_ body: (String) -> Bool) -> Int?
  /// Turns the wheel to a row, as a user does.
  func turn(to row: Int)
}

/// One column of a picker: the rows around the chosen one.
@MainActor final class PickerWheel: UIControl, AdjustableWheel {
  let component: Int
  private unowned let picker: UIPickerView
  private(set) var selectedRow = 0
  var rowCount = 0
  private var rows: [Int: UIView] = [:]

  init(picker: UIPickerView, component: Int) {
    self.picker = picker
    self.component = component
    super.init(frame: .zero)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  var rowHeight: CGFloat {
    let wanted = picker.delegate?.pickerView(picker, rowHeightForComponent: component)
    let height = wanted ?? UIPickerView.standardRowHeight
    return height.isFinite && height >= 1 ? height : UIPickerView.standardRowHeight
  }

  func select(_ row: Int) {
    selectedRow = max(0, min(row, rowCount - 1))
    setNeedsLayout()
  }

  func reload() {
    for view in rows.values { view.removeFromSuperview() }
    rows = [:]
    setNeedsLayout()
  }

  /// The text of a row; what labels in its own view say when it has one.
  func text(of row: Int) -> String? {
    guard rowCount > 0 else { return nil }
    if let view = rows[row] ?? makeView(row) { return PickerWheel.text(in: view) }
    return nil
  }

  /// What tests are told of a row: its text, unless whoever owns the picker says more.
  func spokenText(of row: Int) -> String? {
    picker.spokenText(row, component) ?? text(of: row)
  }

  private static func text(in view: UIView) -> String? {
    if let label = view as? UILabel { return label.text }
    let texts = view.subviews.compactMap { text(in: $0) }
    return texts.isEmpty ? view.accessibilityLabel : texts.joined(separator: ", ")
  }

  /// The delegate's own view of a row.
  func customView(_ row: Int) -> UIView? { rows[row].flatMap { $0 is PickerRowLabel ? nil : $0 } }

  // MARK: Rows

  private func makeView(_ row: Int) -> UIView? {
    guard row >= 0, row < rowCount, let delegate = picker.delegate else { return nil }
    let own = delegate.pickerView(
      picker, viewForRow: row, forComponent: component, reusing: nil)
    if !(own is NoPickerRowView) { return own }
    let label = PickerRowLabel(frame: .zero)
    label.font = UIFont.systemFont(ofSize: 21)
    label.textAlignment = .center
    label.text =
      delegate.pickerView(picker, attributedTitleForRow: row, forComponent: component)?.string
      ?? delegate.pickerView(picker, titleForRow: row, forComponent: component)
    return label
  }

  override var framesSubviews: Bool { true }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = rowHeight
    // A frame of any height a file may ask for; no screen shows more rows.
    let reach = Int(max(0, min((bounds.height / 2 / height - 0.5).rounded(.down), 100)))
    let shown = max(0, selectedRow - reach)..<max(0, min(rowCount, selectedRow + reach + 1))
    for (row, view) in rows where !shown.contains(row) {
      view.removeFromSuperview()
      rows[row] = nil
    }
    for row in shown {
      guard let view = rows[row] ?? makeView(row) else { continue }
      rows[row] = view
      if view.superview !== self { addSubview(view) }
      let offset = CGFloat(row - selectedRow) * height
      view.frame = CGRect(
        x: 4, y: bounds.midY - height / 2 + offset, width: max(0, bounds.width - 8),
        height: height)
    }
  }

  // MARK: Touches

  private var startPoint = CGPoint.zero

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    startPoint = touch.location(in: self)
    return true
  }

  /// A tap chooses the row under it, a drag moves the rows along.
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let end = touch?.location(in: self), rowCount > 0 else { return }
    let isTap = abs(end.y - startPoint.y) <= 10
    let distance = isTap ? end.y - bounds.midY : startPoint.y - end.y
    turn(to: selectedRow + Int(max(-1e6, min((distance / rowHeight).rounded(), 1e6))))
  }

  /// Rows are the user's own views too, but a touch is for the wheel.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }

  package func turn(to row: Int) {
    let old = selectedRow
    select(row)
    guard selectedRow != old else { return }
    picker.delegate?.pickerView(picker, didSelectRow: selectedRow, inComponent: component)
  }

  // MARK: Accessibility

  override var accessibilityKind: AccessibilityKind { .pickerWheel }
  override var accessibilityOrder: [UIView] { [] }

  override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.value = spokenText(of: selectedRow)
    element.isEnabled = picker.isUserInteractionEnabled
  }

  package func findRow(_ body: (String) -> Bool) -> Int? {
    // As far as a user would turn; data sources may promise any number.
    for distance in 0..<min(rowCount, 20_000) {
      for row in [selectedRow + distance, selectedRow - distance]
      where row >= 0 && row < rowCount {
        if let text = text(of: row), body(text) { return row }
        if let text = picker.spokenText(row, component), body(text) { return row }
      }
    }
    return nil
  }
}

/// The text of a row that has no view of its own.
@MainActor final class PickerRowLabel: UILabel {}
