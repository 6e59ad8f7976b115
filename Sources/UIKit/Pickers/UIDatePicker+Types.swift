extension UIDatePicker {
  /// What the user chooses.
  public enum Mode: Int, Sendable {
    case time
    case date
    case dateAndTime
    case countDownTimer

    init?(nib name: String?) {
      let names = ["time", "date", "dateAndTime", "countDownTimer"]
      guard let name, let index = names.firstIndex(of: name) else { return nil }
      self.init(rawValue: index)
    }
  }
}

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic
  case wheels
  case compact
  case inline

  init?(nib name: String?) {
    let names = ["automatic", "wheels", "compact", "inline"]
    guard let name, let index = names.firstIndex(of: name) else { return nil }
    self.init(rawValue: index)
  }
}

/// The calendar that date pickers count with, and the words they use.
///
/// Always those of `en_US_POSIX`, so that a screen is the same everywhere.
struct PickerCalendar {
  /// What `now` is for a date picker: 9 January 2007, 9:41 in Greenwich.
  static let now = Date(timeIntervalSinceReferenceDate: 190_028_460)

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  static let weekdayNames = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]

  private let calendar: Calendar

  init(timeZone: TimeZone?) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US_POSIX")
    calendar.timeZone = timeZone ?? TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    self.calendar = calendar
  }

  /// A moment in numbers that wheels show.
  struct Parts: Equatable {
    var year = 2001
    var month = 1
    var day = 1
    var hour = 0
    var minute = 0
    var weekday = 2
  }

  /// Years beyond these are no dates of a wheel.
  static let years = 1...9999

  private static let earliest = Date(timeIntervalSinceReferenceDate: -63_113_904_000)
  private static let latest = Date(timeIntervalSinceReferenceDate: 252_423_993_599)

  func parts(of date: Date) -> Parts {
    let kept = max(PickerCalendar.earliest, min(date, PickerCalendar.latest))
    let found = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .weekday], from: kept)
    return Parts(
      year: found.year ?? 2001, month: found.month ?? 1, day: found.day ?? 1,
      hour: found.hour ?? 0, minute: found.minute ?? 0, weekday: found.weekday ?? 1)
  }

  /// The moment of these numbers; a day that the month does not have is its last one.
  func date(_ parts: Parts) -> Date {
    var components = DateComponents()
    components.year = parts.year
    components.month = parts.month
    components.day = min(parts.day, days(inMonth: parts.month, of: parts.year))
    components.hour = parts.hour
    components.minute = parts.minute
    return calendar.date(from: components) ?? PickerCalendar.now
  }

  func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  func date(_ date: Date, addingDays days: Int) -> Date {
    calendar.date(byAdding: .day, value: days, to: date) ?? date
  }

  /// Whole days from one date to another.
  func days(from start: Date, to end: Date) -> Int {
    let first = calendar.startOfDay(for: start)
    let last = calendar.startOfDay(for: end)
    return calendar.dateComponents([.day], from: first, to: last).day ?? 0
  }

  func monthName(_ month: Int) -> String {
    let names = PickerCalendar.months
    return names.indices.contains(month - 1) ? names[month - 1] : ""
  }

  /// `Jan 9, 2007`.
  func dateText(_ parts: Parts) -> String {
    "\(monthName(parts.month).prefix(3)) \(parts.day), \(parts.year)"
  }

  /// `9:41 AM`.
  func timeText(_ parts: Parts) -> String {
    let hour = parts.hour % 12 == 0 ? 12 : parts.hour % 12
    return "\(hour):\(twoDigits(parts.minute)) \(parts.hour < 12 ? "AM" : "PM")"
  }

  func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
