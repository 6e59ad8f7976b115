import Canvas
import InterfaceBuilder

/// A control that chooses a date, a time or a duration.
///
/// Wheels can be turned. The compact style shows date and time as buttons, which open a month or
/// wheels over the screen, and the inline style a month whose days can be tapped. The present is a
/// fixed moment, the words are English and the time zone is Greenwich's unless set, so that a
/// screen is always the same.
@MainActor open class UIDatePicker: UIControl {
  // MARK: - What it is

  /// Makes a picker of the present in the usual size at the origin of `frame`, unless it has one.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
    if frame.size == .zero { self.frame.size = sizeThatFits(.zero) }
  }

  /// Makes the picker that the present element of a nib describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private let wheelView = UIPickerView(frame: .zero)
  private lazy var wheels = DateWheels(self)
  private lazy var dateButton = CompactDateButton(.date, of: self)
  private lazy var timeButton = CompactDateButton(.time, of: self)
  private lazy var monthView = MonthView { [weak self] in self?.userTapped($0) }
  /// The first day of the month that the user leafed to; nil for the month of the date.
  private var leafedMonth: Date?
  private var storedDate = PickerCalendar.now
  private var storedInterval = 1
  var era = DesignEra.current

  private func setUp() {
    wheelView.dataSource = wheels
    wheelView.delegate = wheels
    wheelView.spokenText = { [weak self] in self?.wheels.spokenText(row: $0, component: $1) }
    addSubview(wheelView)
    addSubview(dateButton)
    addSubview(timeButton)
    addSubview(monthView)
    dateDidChange()
  }

  /// What the user chooses.
  open var datePickerMode: Mode = .dateAndTime { didSet { lookDidChange() } }
  /// How the picker should look.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic { didSet { lookDidChange() } }
  /// How the picker looks: by itself compact, and as wheels for durations and in old designs.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer { return .wheels }
    if preferredDatePickerStyle != .automatic { return preferredDatePickerStyle }
    return era.toolsVersion < 17000 ? .wheels : .compact
  }

  /// The date, kept between the earliest and the latest one; setting it sends no event.
  open var date: Date {
    get { storedDate }
    set {
      storedDate = newValue
      dateDidChange()
    }
  }
  /// Sets the date; the change is seen at once.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// The earliest date; has no effect when it is later than the latest one.
  open var minimumDate: Date? { didSet { dateDidChange() } }
  /// The latest date.
  open var maximumDate: Date? { didSet { dateDidChange() } }
  /// Minutes between two rows: a number that 60 can be divided by, else it stays 1.
  open var minuteInterval: Int {
    get { storedInterval }
    set {
      let isPossible = newValue >= 1 && newValue <= 30 && 60 % newValue == 0
      storedInterval = isPossible ? newValue : 1
      dateDidChange()
    }
  }
  /// The duration, in seconds, of whole minutes and less than a day.
  open var countDownDuration: TimeInterval = 60 {
    didSet {
      let minutes = countDownDuration.isFinite ? (countDownDuration / 60).rounded(.down) : 0
      let kept = max(0, min(minutes, 1439)) * 60
      if countDownDuration != kept { countDownDuration = kept }
      dateDidChange()
    }
  }
  /// The language; kept, the words are always English.
  open var locale: Locale?
  /// The calendar; kept, dates are always Gregorian.
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  /// The time zone; Greenwich's for nil.
  open var timeZone: TimeZone? { didSet { dateDidChange() } }

  var pickerCalendar: PickerCalendar { PickerCalendar(timeZone: timeZone) }

  private var isLimited: Bool {
    guard let minimumDate, let maximumDate else { return true }
    return minimumDate <= maximumDate
  }

  private func dateDidChange() {
    if isLimited {
      if let maximumDate { storedDate = min(storedDate, maximumDate) }
      if let minimumDate { storedDate = max(storedDate, minimumDate) }
    }
    leafedMonth = nil
    if datePickerStyle == .wheels { wheels.show(on: wheelView) }
    if datePickerStyle == .inline { monthView.show(month) }
    let parts = pickerCalendar.parts(of: date)
    dateButton.text = pickerCalendar.dateText(parts)
    timeButton.text = pickerCalendar.timeText(parts)
    if datePickerStyle == .compact {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
    setNeedsDisplay()
  }

  private func lookDidChange() {
    showParts()
    dateDidChange()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showParts() {
    wheelView.isHidden = datePickerStyle != .wheels
    let isCompact = datePickerStyle == .compact
    dateButton.isHidden = !isCompact || datePickerMode == .time
    timeButton.isHidden = !isCompact || datePickerMode == .date
    monthView.isHidden = datePickerStyle != .inline
  }

  // MARK: What the user does

  func userChose(_ date: Date) {
    self.date = date
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  func userChose(duration: TimeInterval) {
    // A duration of nothing cannot be chosen.
    countDownDuration = max(Double(minuteInterval) * 60, duration)
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  open override var isEnabled: Bool {
    didSet {
      for part in [wheelView, dateButton, timeButton, monthView] {
        part.isUserInteractionEnabled = isEnabled
      }
    }
  }

  /// A tap on a day of the month chooses it, and one on an arrow leafs to the month beside it.
  private func userTapped(_ part: MonthDrawing.Part) {
    switch part {
    case .day(let day): choose(day)
    case .previous: leaf(by: -1)
    case .next: leaf(by: 1)
    case .time: DateOverlay.open(.time, of: self, beside: self)
    }
  }

  private func choose(_ day: Int) {
    let shown = shownMonth
    var parts = pickerCalendar.parts(of: date)
    parts.year = shown.year
    parts.month = shown.month
    parts.day = day
    userChose(pickerCalendar.date(parts))
  }

  private func leaf(by months: Int) {
    var parts = shownMonth
    parts.month += months
    if parts.month < 1 || parts.month > 12 {
      parts.year += parts.month < 1 ? -1 : 1
      parts.month = parts.month < 1 ? 12 : 1
    }
    if PickerCalendar.years.contains(parts.year) { leafedMonth = pickerCalendar.date(parts) }
    monthView.show(month)
    setNeedsDisplay()
  }

  /// The first day of the month that is shown.
  private var shownMonth: PickerCalendar.Parts {
    var parts = pickerCalendar.parts(of: leafedMonth ?? date)
    parts.day = 1
    return pickerCalendar.parts(of: pickerCalendar.date(parts))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showParts()
    wheelView.frame = bounds
    monthView.frame = bounds
    var x: CGFloat = 0
    for button in [dateButton, timeButton] where !button.isHidden {
      let width = button.intrinsicContentSize.width
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width + 6
    }
  }

  override var framesSubviews: Bool { true }

  // MARK: - How it is read

  override var defaultEvent: Event { .valueChanged }

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    era = coder.era
    datePickerMode = element.value("datePickerMode", Mode.init(nib:)) ?? .dateAndTime
    preferredDatePickerStyle = element.value("style", UIDatePickerStyle.init(nib:)) ?? .automatic
    minuteInterval = element.int("minuteInterval") ?? 1
    minimumDate = UIDatePicker.date("minimumDate", in: element)
    maximumDate = UIDatePicker.date("maximumDate", in: element)
    if let zone = element.first("timeZone", key: "timeZone")?["name"] {
      timeZone = TimeZone(identifier: zone)
    }
    if let language = element.first("locale", key: "locale")?["localeIdentifier"] {
      locale = Locale(identifier: language)
    }
    if let duration = element.double("countDownDuration") { countDownDuration = duration }
    // An app shows the present where the file says so; Xcode's canvas the moment it was saved at.
    let isPresent = !coder.isDesignTime && element.bool("useCurrentDate") ?? true
    if !isPresent, let date = UIDatePicker.date("date", in: element) { self.date = date }
  }

  private static func date(_ key: String, in element: IBElement) -> Date? {
    guard
      let seconds = element.first("date", key: key)?.double("timeIntervalSinceReferenceDate"),
      seconds.isFinite, abs(seconds) < 1e12
    else { return nil }
    return Date(timeIntervalSinceReferenceDate: seconds)
  }

  override class var keyedProperties: [String: KeyedProperty] {
    super.keyedProperties.merging([
      "minuteInterval": KeyValueCoding.value(\UIDatePicker.minuteInterval),
      "countDownDuration": KeyValueCoding.value(\UIDatePicker.countDownDuration),
    ]) { $1 }
  }

  // MARK: - How big it wants to be

  /// Wheels are 320 × 216 points. The other sizes are those of iOS 14 on a phone, not measured.
  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .compact:
      let font = UIFont.systemFont(ofSize: 17)
      let texts = compactTexts.map { TextMetrics.width(of: $0, font: font).rounded(.up) + 24 }
      return CGSize(width: texts.reduce(0, +) + CGFloat(texts.count - 1) * 6, height: 34)
    case .inline:
      let height: CGFloat = datePickerMode == .dateAndTime ? 374 : 330
      return CGSize(width: 320, height: datePickerMode == .time ? 50 : height)
    case .wheels, .automatic: return CGSize(width: 320, height: 216)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: - How it is drawn

  private var compactTexts: [String] {
    let calendar = pickerCalendar
    let parts = calendar.parts(of: date)
    switch datePickerMode {
    case .date: return [calendar.dateText(parts)]
    case .time: return [calendar.timeText(parts)]
    case .dateAndTime, .countDownTimer:
      return [calendar.dateText(parts), calendar.timeText(parts)]
    }
  }

  private var month: MonthDrawing {
    MonthDrawing(
      chosen: pickerCalendar.parts(of: date), month: shownMonth, calendar: pickerCalendar,
      showsDays: datePickerMode != .time, showsTime: datePickerMode != .date)
  }

  /// Wheels show it row by row, a month marks it.
  override var seenText: String? { datePickerStyle == .compact ? shownText : nil }

  override var shownText: String? { compactTexts.joined(separator: " ") }

  override func describe(_ attributes: inout OutlineAttributes) {
    super.describe(&attributes)
    attributes.add("datePickerMode", datePickerMode, unless: .dateAndTime)
    attributes.add("style", datePickerStyle, unless: .compact)
    attributes.add("minuteInterval", minuteInterval, unless: 1)
    attributes.add(flag: "disabled", when: !isEnabled)
  }

  // MARK: Accessibility

  override var accessibilityKind: AccessibilityKind { .datePicker }

  override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    if datePickerStyle != .wheels { element.value = compactTexts.joined(separator: " ") }
    element.isEnabled = isEnabled
  }
}
