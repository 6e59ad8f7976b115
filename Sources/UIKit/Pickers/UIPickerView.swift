import Canvas
import InterfaceBuilder

/// Wheels side by side, each of which shows the rows around the chosen one.
@MainActor open class UIPickerView: UIView {
  // MARK: - What it is

  /// Makes a picker without wheels; a frame of size zero gets the usual height.
  public override init(frame: CGRect) {
    var place = frame
    if place.size == .zero { place.size = CGSize(width: 320, height: UIPickerView.height) }
    super.init(frame: place)
  }

  /// Makes the picker that the present element of a nib describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  static let standardRowHeight: CGFloat = 32
  private static let height: CGFloat = 216
  /// More wheels than a screen has points would show nothing.
  private static let mostComponents = 64
  /// More rows than anybody turns through; places of rows are counted without overflow.
  private static let mostRows = 1 << 40

  /// Who says how many wheels and rows there are.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { isCounted = false } }
  /// Who says what rows show.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadRows() } }
  /// Whether lines mark the chosen row; kept, the frame is always drawn.
  open var showsSelectionIndicator = true

  private var wheels: [PickerWheel] = []
  private var isCounted = false

  /// How many wheels there are.
  open var numberOfComponents: Int {
    countWheels()
    return wheels.count
  }

  /// How many rows a wheel has; 0 for a wheel that is not there.
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.rowCount ?? 0 }

  /// The chosen row of a wheel; -1 for one without rows.
  open func selectedRow(inComponent component: Int) -> Int {
    guard let wheel = wheel(component), wheel.rowCount > 0 else { return -1 }
    return wheel.selectedRow
  }

  /// Chooses a row, the nearest there is; the delegate is not told.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    wheel(component)?.select(row)
  }

  /// The size of the rows of a wheel, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let wheel = wheel(component) else { return .zero }
    return CGSize(width: width(of: component), height: wheel.rowHeight)
  }

  /// The view of a row that is shown; nil for rows that are not, or show only text.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard let wheel = wheel(component) else { return nil }
    wheel.layoutIfNeeded()
    return wheel.customView(row)
  }

  /// Asks data source and delegate for everything anew; chosen rows stay where they can.
  open func reloadAllComponents() {
    isCounted = false
    countWheels()
    reloadRows()
  }

  /// Asks data source and delegate for one wheel anew.
  open func reloadComponent(_ component: Int) {
    guard let wheel = wheel(component) else { return }
    count(wheel)
    wheel.reload()
  }

  // MARK: Wheels

  /// What tests are told of a row of a wheel instead of its text; nil for the text.
  var spokenText: (_ row: Int, _ component: Int) -> String? = { _, _ in nil }

  private func wheel(_ component: Int) -> PickerWheel? {
    countWheels()
    return wheels.indices.contains(component) ? wheels[component] : nil
  }

  /// Asks the data source, at the first need as UIKit does.
  private func countWheels() {
    guard !isCounted else { return }
    isCounted = true
    let wanted = dataSource?.numberOfComponents(in: self) ?? 0
    let number = max(0, min(wanted, UIPickerView.mostComponents))
    while wheels.count > number { wheels.removeLast().removeFromSuperview() }
    while wheels.count < number {
      let wheel = PickerWheel(picker: self, component: wheels.count)
      wheels.append(wheel)
      addSubview(wheel)
    }
    for wheel in wheels { count(wheel) }
    setNeedsLayout()
  }

  private func count(_ wheel: PickerWheel) {
    let rows = dataSource?.pickerView(self, numberOfRowsInComponent: wheel.component) ?? 0
    wheel.rowCount = max(0, min(rows, UIPickerView.mostRows))
    wheel.select(wheel.selectedRow)
  }

  private func reloadRows() {
    for wheel in wheels { wheel.reload() }
    setNeedsLayout()
  }

  /// The width that the delegate wants, or a share of what the others leave.
  private func width(of component: Int) -> CGFloat {
    let wanted = wheels.indices.map { delegate?.pickerView(self, widthForComponent: $0) ?? 0 }
    guard wanted.indices.contains(component) else { return 0 }
    if wanted[component] > 0 { return wanted[component] }
    let free = bounds.width - wanted.reduce(0) { $0 + max(0, $1) }
    return max(0, free / CGFloat(wanted.filter { $0 <= 0 }.count))
  }

  override var framesSubviews: Bool { true }

  open override func layoutSubviews() {
    super.layoutSubviews()
    countWheels()
    let widths = wheels.indices.map(width)
    var x = max(0, (bounds.width - widths.reduce(0, +)) / 2)
    for (wheel, width) in zip(wheels, widths) {
      wheel.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width
    }
  }

  // MARK: - How it is read

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    showsSelectionIndicator = element.bool("showsSelectionIndicator") ?? true
  }

  override class var keyedProperties: [String: KeyedProperty] {
    super.keyedProperties.merging([
      "dataSource": KeyValueCoding.reference(\UIPickerView.dataSource),
      "delegate": KeyValueCoding.reference(\UIPickerView.delegate),
    ]) { $1 }
  }

  // MARK: - How big it wants to be

  /// No width of its own; measured on saved frames.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIPickerView.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width > 0 ? bounds.width : 320, height: UIPickerView.height)
  }

  // MARK: - How it is drawn

  /// A frame around the chosen rows; the wheels draw the rows.
  override func draw(on canvas: any Canvas, frame: CGRect) {
    let cell: CGFloat = 16
    guard frame.height >= 3 * cell, frame.midY.isFinite else { return }
    // The chosen rows stand in the row of cells that holds the middle.
    let row = (frame.midY / cell).rounded(.down)
    canvas.draw(
      BoxDrawing(
        frame: CGRect(
          x: frame.minX, y: (row - 1) * cell, width: frame.width, height: 3 * cell),
        isRounded: true))
  }

  override func describe(_ attributes: inout OutlineAttributes) {
    super.describe(&attributes)
    for wheel in wheels {
      attributes.add("row\(wheel.component)", wheel.text(of: wheel.selectedRow))
    }
  }

  // MARK: Accessibility

  override var accessibilityKind: AccessibilityKind { .picker }
}
