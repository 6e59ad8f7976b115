import Testing

@testable import UIKit

@MainActor @Suite struct DatePickerTests {
  private func picker(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode) -> UIDatePicker {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.preferredDatePickerStyle = style
    picker.datePickerMode = mode
    return picker
  }

  private func wheel(_ picker: UIDatePicker, _ index: Int) throws -> PickerWheel {
    let view = try #require(picker.subviews.first as? UIPickerView)
    return try #require(view.subviews[index] as? PickerWheel)
  }

  private func values(_ picker: UIDatePicker) throws -> [String] {
    let view = try #require(picker.subviews.first as? UIPickerView)
    return view.subviews.compactMap { $0 as? PickerWheel }
      .compactMap { $0.text(of: $0.selectedRow) }
  }

  private func turn(_ picker: UIDatePicker, _ index: Int, to text: String) throws {
    let wheel = try wheel(picker, index)
    wheel.turn(to: try #require(wheel.findRow { $0 == text }))
  }

  @Test func aFileSetsItUp() throws {
    let read: UIDatePicker = try NibFixtures.view(
      """
      <datePicker datePickerMode="date" minuteInterval="5" style="wheels" useCurrentDate="NO"
       enabled="NO" id="1"><date key="date" timeIntervalSinceReferenceDate="86400"/>
      <date key="minimumDate" timeIntervalSinceReferenceDate="0"/>
      <date key="maximumDate" timeIntervalSinceReferenceDate="864000"/></datePicker>
      """)
    #expect(read.datePickerMode == .date && read.datePickerStyle == .wheels)
    #expect(read.minuteInterval == 5 && !read.isEnabled && read.defaultEvent == .valueChanged)
    #expect(try values(read) == ["January", "2", "2001"])
    #expect(read.minimumDate == Date(timeIntervalSinceReferenceDate: 0))
    #expect(read.maximumDate == Date(timeIntervalSinceReferenceDate: 864_000))
  }

  @Test func aFileTellsItsLocale() throws {
    let read: UIDatePicker = try NibFixtures.view(
      """
      <datePicker id="1"><locale key="locale" localeIdentifier="de_AT"/></datePicker>
      """)
    #expect(read.locale?.identifier == "de_AT")
  }

  @Test func withoutADateOfItsOwnItShowsAFixedPresent() throws {
    let read: UIDatePicker = try NibFixtures.view(
      """
      <datePicker datePickerMode="dateAndTime" style="wheels" id="1">
      <date key="date" timeIntervalSinceReferenceDate="86400"/></datePicker>
      """)
    #expect(try values(read) == ["Today", "9", "41", "AM"])
  }

  @Test(arguments: [
    ("nan", "2007"), ("1e300", "2007"), ("-1e11", "1"), ("1e11", "5169"), ("900000000000", "9999"),
  ])
  func datesOutOfReachDoNoHarm(seconds: String, year: String) throws {
    let read: UIDatePicker = try NibFixtures.view(
      """
      <datePicker datePickerMode="date" style="wheels" useCurrentDate="NO" id="1">
      <date key="date" timeIntervalSinceReferenceDate="\(seconds)"/></datePicker>
      """)
    #expect(try values(read).last == year)
  }

  @Test(arguments: [
    (UIDatePickerStyle.automatic, UIDatePicker.Mode.date, UIDatePickerStyle.compact),
    (.automatic, .countDownTimer, .wheels), (.inline, .date, .inline), (.wheels, .time, .wheels),
  ])
  func theStyleFollowsTheMode(
    style: UIDatePickerStyle, mode: UIDatePicker.Mode, look: UIDatePickerStyle
  ) {
    #expect(picker(style, mode).datePickerStyle == look)
  }

  @Test func oldDesignsHaveWheels() {
    let old = picker(.automatic, .date)
    old.era = DesignEra(toolsVersion: 14490)
    #expect(old.intrinsicContentSize == CGSize(width: 320, height: 216))
    #expect(picker(.automatic, .date).intrinsicContentSize.height == 34)
  }

  @Test(arguments: [
    (UIDatePicker.Mode.date, ["January", "9", "2007"]), (.time, ["9", "41", "AM"]),
    (.dateAndTime, ["Today", "9", "41", "AM"]), (.countDownTimer, ["0 hours", "1 min"]),
  ])
  func theWheelsFollowTheMode(mode: UIDatePicker.Mode, texts: [String]) throws {
    #expect(try values(picker(.wheels, mode)) == texts)
  }

  @Test func turningWheelsChangesTheDateAndTells() throws {
    let picker = picker(.wheels, .date)
    var calls = 0
    let target = ClosureTarget { _ in calls += 1 }
    picker.addTarget(target, action: Selector("changed"), for: .valueChanged)
    try turn(picker, 1, to: "31")
    try turn(picker, 0, to: "February")
    #expect(try values(picker) == ["February", "28", "2007"], "a month has no more days")
    try turn(picker, 2, to: "2008")
    try turn(picker, 1, to: "29")
    #expect(try values(picker) == ["February", "29", "2008"] && calls == 4)
    picker.date = PickerCalendar.now
    #expect(calls == 4)
  }

  @Test func limitsTurnTheWheelsBack() throws {
    let picker = picker(.wheels, .date)
    picker.maximumDate = PickerCalendar.now
    try turn(picker, 0, to: "June")
    #expect(try values(picker) == ["January", "9", "2007"])
    picker.minimumDate = Date(timeIntervalSinceReferenceDate: 200_000_000)
    try turn(picker, 0, to: "June")
    // Limits in the wrong order have no effect.
    #expect(try values(picker) == ["June", "9", "2007"])
  }

  @Test(arguments: [(15, 15), (7, 1), (0, 1), (30, 30), (60, 1)])
  func minutesGoInStepsThatFitAnHour(wanted: Int, kept: Int) {
    let picker = picker(.wheels, .time)
    picker.minuteInterval = wanted
    #expect(picker.minuteInterval == kept)
  }

  @Test func timesAreThoseOfTheZone() throws {
    let picker = picker(.wheels, .time)
    picker.timeZone = TimeZone(secondsFromGMT: 4 * 3600)
    #expect(try values(picker) == ["1", "41", "PM"])
    try turn(picker, 2, to: "AM")
    #expect(picker.date == PickerCalendar.now.addingTimeInterval(-12 * 3600))
  }

  @Test func aDurationIsChosenInMinutes() throws {
    let picker = picker(.wheels, .countDownTimer)
    try turn(picker, 0, to: "2 hours")
    #expect(picker.countDownDuration == 7260)
    picker.countDownDuration = 1e9
    #expect(picker.countDownDuration == 1439 * 60)
  }

  // MARK: Pictures

  private func picture(_ picker: UIDatePicker, columns: Double, rows: Double) -> [String] {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: columns * 8, height: rows * 16))
    picker.frame = screen.bounds
    screen.addSubview(picker)
    picker.layoutIfNeeded()
    return Pictures.picture(of: screen).split(separator: "\n").dropFirst().dropLast()
      .map { String($0.dropFirst().dropLast()) }
  }

  @Test func compactDatesAreButtons() {
    let lines = picture(picker(.compact, .dateAndTime), columns: 26, rows: 1)
    #expect(lines == ["(Jan 9, 2007)  (9:41 AM)  "])
  }

  private func stage(_ picker: UIDatePicker) -> Stage {
    let root = UIViewController()
    let stage = Stage(root: root)
    picker.frame = CGRect(x: 16, y: 32, width: 240, height: 34)
    root.view.addSubview(picker)
    stage.application.commit()
    return stage
  }

  private func month(_ stage: Stage) throws -> UIDatePicker {
    let overlay = stage.window.subviews.first { $0 is DateOverlay }
    return try #require(first(UIDatePicker.self, in: overlay))
  }

  @Test func aTapOnACompactDateOpensItsMonthUntilATapBeside() throws {
    let picker = picker(.compact, .dateAndTime)
    var dates: [Int] = []
    picker.addAction(
      UIAction { _ in dates.append(picker.pickerCalendar.parts(of: picker.date).day) },
      for: .valueChanged)
    let stage = stage(picker)
    stage.touch(CGPoint(x: 40, y: 48))
    #expect(Pictures.picture(of: stage.application).contains("January 2007"))
    let inner = try month(stage)
    // The days of the first whole week are those from the 7th to the 13th.
    let day = CGPoint(x: inner.bounds.width / 14, y: inner.bounds.height * 3.5 / 8)
    stage.touch(inner.convert(day, to: nil))
    #expect(dates == [7])
    #expect(Pictures.picture(of: stage.application).contains("(Jan 7, 2007)"))
    stage.touch(CGPoint(x: 300, y: 470))
    #expect(!Pictures.picture(of: stage.application).contains("January 2007"))
  }

  @Test func aTapOnACompactTimeOpensWheels() throws {
    let picker = picker(.compact, .time)
    let stage = stage(picker)
    stage.touch(CGPoint(x: 40, y: 48))
    #expect(try month(stage).datePickerStyle == .wheels)
  }

  @Test func arrowsLeafToTheMonthsBeside() {
    let picker = picker(.inline, .date)
    let stage = stage(picker)
    picker.frame = CGRect(x: 0, y: 0, width: 280, height: 128)
    stage.application.commit()
    stage.touch(CGPoint(x: 220, y: 8))
    #expect(Pictures.picture(of: picker).contains("December 2006"))
    #expect(!Pictures.picture(of: picker).contains("(9)"))
    stage.touch(CGPoint(x: 260, y: 8))
    stage.touch(CGPoint(x: 260, y: 8))
    #expect(Pictures.picture(of: picker).contains("February 2007"))
    stage.touch(CGPoint(x: 180, y: 40))
    #expect(
      picker.pickerCalendar.dateText(picker.pickerCalendar.parts(of: picker.date)) == "Feb 1, 2007")
  }

  @Test func inlineDatesAreAMonth() {
    let lines = picture(picker(.inline, .date), columns: 35, rows: 8)
    #expect(lines[0].hasPrefix("January 2007"))
    #expect(lines[1] == " Sun  Mon  Tue  Wed  Thu  Fri  Sat ")
    #expect(lines[2].contains("1") && lines[3].contains("(9)") && lines[6].contains("31"))
  }

  @Test func wheelsOfTimesAreToldAsOnIOS() throws {
    let picker = picker(.wheels, .time)
    let lines = Pictures.screen(of: picker).split(separator: "\n").suffix(3)
    #expect(
      Array(lines) == [
        "    picker wheel value \"9 o’clock\"", "    picker wheel value \"41 minutes\"",
        "    picker wheel value \"AM\"",
      ])
    #expect(try wheel(picker, 0).findRow { $0 == "12 o’clock" } == 0)
    #expect(try wheel(picker, 1).findRow { $0 == "05 minutes" } == 5)
    #expect(try wheel(picker, 1).findRow { $0 == "05" } == 5)
  }

  @Test func daysAndArrowsAreButtonsWithTheNamesTheyHaveOnIOS() {
    let lines = Pictures.screen(of: picker(.inline, .dateAndTime))
      .split(separator: "\n").drop { !$0.hasPrefix("date picker") }
    #expect(lines.count == 1 + 2 + 31 + 1)
    #expect(lines.contains("  button        \"Previous Month\""))
    #expect(lines.contains("  button        \"Next Month\""))
    #expect(lines.contains("  button        \"Monday, January 1\""))
    #expect(lines.contains("  button        \"Today, Tuesday, January 9\" selected"))
    #expect(lines.last == "  button        \"Time Picker\" value \"9:41 AM\"")
  }

  @Test func aTapOnADayChoosesIt() {
    let root = UIViewController()
    let stage = Stage(root: root)
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 280, height: 128))
    picker.preferredDatePickerStyle = .inline
    picker.datePickerMode = .date
    root.view.addSubview(picker)
    stage.application.commit()
    // 9 January 2007 was a Tuesday: the next day stands to the right of it.
    stage.touch(CGPoint(x: 140, y: 56))
    #expect(picker.date == PickerCalendar.now.addingTimeInterval(86400))
    stage.touch(CGPoint(x: 10, y: 40))
    #expect(picker.date == PickerCalendar.now.addingTimeInterval(86400), "no day stands there")
  }
}
