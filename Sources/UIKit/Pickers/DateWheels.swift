/// The wheels of a date picker: which there are, what their rows say, and the date they make.
@MainActor final class DateWheels: UIPickerViewDataSource, UIPickerViewDelegate {
  private enum Wheel {
    case month
    case day
    case year
    /// The day by its distance from today.
    case nearDay
    case hour
    case minute
    case halfOfDay
    case hours
    case minutes
  }

  private unowned let picker: UIDatePicker

  /// How far from today the wheel of days reaches, in days: about 27 years.
  private static let reach = 10_000

  init(_ picker: UIDatePicker) { self.picker = picker }

  private var wheels: [Wheel] {
    switch picker.datePickerMode {
    case .date: [.month, .day, .year]
    case .time: [.hour, .minute, .halfOfDay]
    case .dateAndTime: [.nearDay, .hour, .minute, .halfOfDay]
    case .countDownTimer: [.hours, .minutes]
    }
  }

  private func wheel(_ component: Int) -> Wheel? {
    wheels.indices.contains(component) ? wheels[component] : nil
  }

  // MARK: Rows

  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    switch wheel(component) {
    case .month: 12
    case .day: 31
    case .year: PickerCalendar.years.count
    case .nearDay: 2 * DateWheels.reach + 1
    case .hour: 12
    case .hours: 24
    case .minute, .minutes: 60 / picker.minuteInterval
    case .halfOfDay: 2
    case nil: 0
    }
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    let calendar = picker.pickerCalendar
    switch wheel(component) {
    case .month: return calendar.monthName(row + 1)
    case .day, .year: return "\(row + 1)"
    case .nearDay: return nearDayText(row - DateWheels.reach)
    case .hour: return "\(row == 0 ? 12 : row)"
    case .minute: return calendar.twoDigits(row * picker.minuteInterval)
    case .halfOfDay: return row == 0 ? "AM" : "PM"
    case .hours: return "\(row) \(row == 1 ? "hour" : "hours")"
    case .minutes: return "\(row * picker.minuteInterval) min"
    case nil: return nil
    }
  }

  /// What tests are told of a row instead of its text: `9 o’clock`, `05 minutes`.
  func spokenText(row: Int, component: Int) -> String? {
    let calendar = picker.pickerCalendar
    switch wheel(component) {
    case .hour: return "\(row == 0 ? 12 : row) o’clock"
    case .minute: return "\(calendar.twoDigits(row * picker.minuteInterval)) minutes"
    default: return nil
    }
  }

  private func nearDayText(_ distance: Int) -> String {
    if distance == 0 { return "Today" }
    let calendar = picker.pickerCalendar
    let parts = calendar.parts(of: calendar.date(PickerCalendar.now, addingDays: distance))
    let weekday = PickerCalendar.weekdays[max(0, min(parts.weekday - 1, 6))]
    return "\(weekday) \(calendar.monthName(parts.month).prefix(3)) \(parts.day)"
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    let narrow = min(64, pickerView.bounds.width / CGFloat(max(1, wheels.count)))
    switch wheel(component) {
    case .day, .hour, .minute, .halfOfDay: return narrow
    default: return 0
    }
  }

  // MARK: The date

  /// Turns the wheels to the date of the picker.
  func show(on view: UIPickerView) {
    view.reloadAllComponents()
    for (component, wheel) in wheels.enumerated() {
      view.selectRow(row(of: wheel), inComponent: component, animated: false)
    }
  }

  private func row(of wheel: Wheel) -> Int {
    let calendar = picker.pickerCalendar
    let parts = calendar.parts(of: picker.date)
    let minutes = Int(picker.countDownDuration / 60)
    switch wheel {
    case .month: return parts.month - 1
    case .day: return parts.day - 1
    case .year: return parts.year - 1
    case .nearDay:
      return calendar.days(from: PickerCalendar.now, to: picker.date) + DateWheels.reach
    case .hour: return parts.hour % 12
    case .minute: return parts.minute / picker.minuteInterval
    case .halfOfDay: return parts.hour / 12
    case .hours: return minutes / 60
    case .minutes: return minutes % 60 / picker.minuteInterval
    }
  }

  /// Takes the date that the wheels show; those of a date that cannot be turn on to one that can.
  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    let calendar = picker.pickerCalendar
    var parts = calendar.parts(of: picker.date)
    var minutes = 0
    for (component, wheel) in wheels.enumerated() {
      let row = pickerView.selectedRow(inComponent: component)
      switch wheel {
      case .month: parts.month = row + 1
      case .day: parts.day = row + 1
      case .year: parts.year = row + 1
      case .nearDay:
        let day = calendar.parts(
          of: calendar.date(PickerCalendar.now, addingDays: row - DateWheels.reach))
        parts.year = day.year
        parts.month = day.month
        parts.day = day.day
      case .hour: parts.hour = parts.hour / 12 * 12 + row
      case .minute: parts.minute = row * picker.minuteInterval
      case .halfOfDay: parts.hour = parts.hour % 12 + 12 * row
      case .hours: minutes += row * 60
      case .minutes: minutes += row * picker.minuteInterval
      }
    }
    if picker.datePickerMode == .countDownTimer {
      picker.userChose(duration: Double(minutes * 60))
    } else {
      picker.userChose(calendar.date(parts))
    }
  }
}
