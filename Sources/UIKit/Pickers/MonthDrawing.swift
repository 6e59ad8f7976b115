import Canvas

/// The month of an inline date picker: a title with arrows to the months beside it, the days of the
/// week, and the days in rows.
struct MonthDrawing {
  /// The date that is chosen.
  let chosen: PickerCalendar.Parts
  /// The first day of the month that is shown.
  let month: PickerCalendar.Parts
  let calendar: PickerCalendar
  let showsDays: Bool
  let showsTime: Bool

  /// Something that can be tapped.
  enum Part: Equatable {
    case previous
    case next
    case day(Int)
    case time
  }

  /// Title and names of the days of the week.
  private static let headRows = 2
  private static let weeks = 6

  private var rows: Int {
    (showsDays ? MonthDrawing.headRows + MonthDrawing.weeks : 0) + (showsTime ? 1 : 0)
  }

  /// The place of the first day among the days of its week, Sunday first.
  private var firstColumn: Int { max(0, month.weekday - 1) }

  private func place(row: Int, column: Int, in frame: CGRect) -> CGRect {
    let height = frame.height / CGFloat(max(1, rows))
    let width = frame.width / 7
    return CGRect(
      x: frame.minX + CGFloat(column) * width, y: frame.minY + CGFloat(row) * height,
      width: width, height: height)
  }

  private func place(day: Int, in frame: CGRect) -> CGRect {
    let cell = firstColumn + day - 1
    return place(row: MonthDrawing.headRows + cell / 7, column: cell % 7, in: frame)
  }

  private var days: ClosedRange<Int> { 1...calendar.days(inMonth: month.month, of: month.year) }

  /// Everything that can be tapped, with its place.
  func parts(in frame: CGRect) -> [(part: Part, place: CGRect)] {
    var parts: [(Part, CGRect)] = []
    if showsDays {
      parts.append((.previous, place(row: 0, column: 5, in: frame)))
      parts.append((.next, place(row: 0, column: 6, in: frame)))
      parts += days.map { (.day($0), place(day: $0, in: frame)) }
    }
    if showsTime { parts.append((.time, timePlace(in: frame))) }
    return parts
  }

  private func timePlace(in frame: CGRect) -> CGRect {
    let last = place(row: rows - 1, column: 0, in: frame)
    return CGRect(x: frame.minX, y: last.minY, width: frame.width, height: last.height)
  }

  /// Whether a day of the month is the one that is chosen.
  func isChosen(_ day: Int) -> Bool {
    chosen.year == month.year && chosen.month == month.month && chosen.day == day
  }

  /// What tests know a part by on iOS.
  @MainActor func name(of part: Part) -> String {
    switch part {
    case .previous: return "Previous Month"
    case .next: return "Next Month"
    case .time: return "Time Picker"
    case .day(let day):
      let weekday = PickerCalendar.weekdayNames[(firstColumn + day - 1) % 7]
      let name = "\(weekday), \(calendar.monthName(month.month)) \(day)"
      return isToday(day) ? "Today, \(name)" : name
    }
  }

  private func isToday(_ day: Int) -> Bool {
    let today = calendar.parts(of: PickerCalendar.now)
    return today.year == month.year && today.month == month.month && today.day == day
  }

  @MainActor func draw(on canvas: any Canvas, frame: CGRect) {
    if showsDays { drawDays(on: canvas, frame: frame) }
    guard showsTime else { return }
    canvas.draw(
      CapsuleDrawing(
        opening: "Time (", content: calendar.timeText(chosen), closing: ")",
        frame: timePlace(in: frame), extent: .hug))
  }

  @MainActor private func drawDays(on canvas: any Canvas, frame: CGRect) {
    let height = place(row: 0, column: 0, in: frame).height
    let title = CGRect(x: frame.minX, y: frame.minY, width: frame.width * 5 / 7, height: height)
    canvas.draw(
      TextDrawing(lines: ["\(calendar.monthName(month.month)) \(month.year)"], frame: title))
    for (column, sign) in [(5, "‹"), (6, "›")] {
      let cell = place(row: 0, column: column, in: frame)
      canvas.draw(TextDrawing(lines: [sign], frame: cell, placement: .center))
    }
    for (column, name) in PickerCalendar.weekdays.enumerated() {
      let cell = place(row: 1, column: column, in: frame)
      canvas.draw(TextDrawing(lines: [name], frame: cell, placement: .center))
    }
    for day in days {
      let text = isChosen(day) ? "(\(day))" : "\(day)"
      canvas.draw(
        TextDrawing(lines: [text], frame: place(day: day, in: frame), placement: .center))
    }
  }
}
