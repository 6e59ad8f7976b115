import Canvas

/// The month of an inline date picker: a title, the days of the week, and the days in rows.
struct MonthDrawing {
  let parts: PickerCalendar.Parts
  let calendar: PickerCalendar
  let showsDays: Bool
  let showsTime: Bool

  /// Title and names of the days of the week.
  private static let headRows = 2
  private static let weeks = 6

  private var rows: Int {
    (showsDays ? MonthDrawing.headRows + MonthDrawing.weeks : 0) + (showsTime ? 1 : 0)
  }

  /// The place of the first day among the days of its week, Sunday first.
  private var firstColumn: Int { ((parts.weekday - parts.day) % 7 + 7 + 35) % 7 }

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

  /// The day under a point.
  func day(at point: CGPoint, in frame: CGRect) -> Int? {
    guard showsDays else { return nil }
    let days = 1...calendar.days(inMonth: parts.month, of: parts.year)
    return days.first { place(day: $0, in: frame).contains(point) }
  }

  @MainActor func draw(on canvas: any Canvas, frame: CGRect) {
    if showsDays {
      let height = place(row: 0, column: 0, in: frame).height
      let title = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: height)
      canvas.draw(
        TextDrawing(
          lines: ["\(calendar.monthName(parts.month)) \(parts.year)"], frame: title))
      for (column, name) in PickerCalendar.weekdays.enumerated() {
        let cell = place(row: 1, column: column, in: frame)
        canvas.draw(TextDrawing(lines: [name], frame: cell, placement: .center))
      }
      for day in 1...calendar.days(inMonth: parts.month, of: parts.year) {
        let text = day == parts.day ? "(\(day))" : "\(day)"
        canvas.draw(
          TextDrawing(lines: [text], frame: place(day: day, in: frame), placement: .center))
      }
    }
    guard showsTime else { return }
    let last = place(row: rows - 1, column: 0, in: frame)
    let line = CGRect(x: frame.minX, y: last.minY, width: frame.width, height: last.height)
    canvas.draw(
      CapsuleDrawing(
        opening: "Time (", content: calendar.timeText(parts), closing: ")", frame: line,
        extent: .hug))
  }
}
