import Testing

@testable import UIKit

@MainActor @Suite struct GaugePictureTests {
  /// The picture of one view on one row, without the frame around it.
  private func picture(_ view: UIView, columns: Double) -> String {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: columns * 8, height: 16))
    view.frame = screen.bounds
    screen.addSubview(view)
    screen.layoutIfNeeded()
    let lines = Pictures.picture(of: screen).split(separator: "\n").dropFirst().dropLast()
    return lines.map { $0.dropFirst().dropLast() }.joined(separator: "\n")
  }

  @Test(arguments: [
    (Float(0), "●───────", "░░░░░░░░"), (0.5, "━━━━●───", "████░░░░"),
    (1, "━━━━━━━●", "████████"),
  ])
  func tracksAreFilledUpToTheValue(value: Float, slider: String, bar: String) {
    let control = UISlider(frame: .zero)
    control.value = value
    #expect(picture(control, columns: 8) == slider)
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = value
    #expect(picture(progress, columns: 8) == bar)
  }

  @Test func theImagesStandAtTheEndsOfASlider() {
    let control = UISlider(frame: .zero)
    control.minimumValueImage = UIImage(name: "quiet", size: CGSize(width: 8, height: 8))
    control.maximumValueImage = UIImage(name: "loud", size: CGSize(width: 8, height: 8))
    #expect(picture(control, columns: 8) == "▨●─────▨")
  }

  @Test func aWheelIsSeenUnlessItIsHidden() {
    let wheel = UIActivityIndicatorView(style: .medium)
    #expect(picture(wheel, columns: 3) == "   ")
    wheel.startAnimating()
    #expect(picture(wheel, columns: 3) == " ◌ ")
  }

  @Test(arguments: [
    (3, 0, 7.0, " ● ○ ○ "), (3, 2, 7, " ○ ○ ● "), (9, 4, 5, "○ ● ○"), (9, 8, 5, "○ ○ ●"),
    (Int.max, 0, 5, "● ○ ○"), (1, 0, 3, " ● "), (0, 0, 3, "   "),
  ])
  func aPageControlHasADotForEachPageThatHasRoom(
    pages: Int, page: Int, columns: Double, line: String
  ) {
    let control = UIPageControl(frame: .zero)
    control.numberOfPages = pages
    control.currentPage = page
    let drawn = picture(control, columns: columns)
    #expect(drawn == line)
    control.hidesForSinglePage = true
    #expect(picture(control, columns: columns) == (pages > 1 ? drawn : "   "))
  }

  @Test(arguments: [3, 5]) func everyDotIsSeenAtTheSizeThatTheControlAsksFor(pages: Int) {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 32))
    let control = UIPageControl(frame: .zero)
    control.numberOfPages = pages
    control.frame.size = control.intrinsicContentSize
    screen.addSubview(control)
    let dots = Pictures.picture(of: screen).filter { "●○".contains($0) }
    #expect(dots.count == pages)
  }

  @Test func theNameOfAnImageIsLeftOutOfASegmentWithoutRoomForIt() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.setImage(UIImage(named: "star"), forSegmentAt: 1)
    #expect(picture(control, columns: 10) == "│ A  │ ▨ │")
  }

  @Test func theChosenSegmentIsMarked() {
    let control = UISegmentedControl(items: ["First", "Second"])
    #expect(picture(control, columns: 20) == "│ First   │ Second │")
    control.selectedSegmentIndex = 0
    #expect(picture(control, columns: 20) == "▐ First  ▌  Second │")
    control.setImage(UIImage(named: "star"), forSegmentAt: 1)
    #expect(picture(control, columns: 20) == "▐ First  ▌  ▨ star │")
    control.setImage(UIImage(named: "icons/a long name.png"), forSegmentAt: 1)
    #expect(picture(control, columns: 20) == "▐ First  ▌     ▨   │")
    control.isMomentary = true
    #expect(!picture(control, columns: 20).contains("▐"))
  }

  // MARK: Sizes

  @Test(arguments: [
    (10116.0, 28.0, 14.0, 2.0, 37.0, 29.0), (14500, 31, 18, 2, 37, 32), (17000, 31, 18, 4, 26, 32),
  ])
  func theSizesAreThoseOfTheTime(
    version: Double, segments: Double, room: Double, bar: Double, pages: Double, stepper: Double
  ) {
    let era = DesignEra(toolsVersion: version)
    let control = UISegmentedControl(items: ["First", "Second"])
    control.era = era
    let weight: UIFont.Weight = room == 18 ? .medium : .regular
    let font = UIFont.system(size: 13, weight: weight, era: era)
    let widest = TextMetrics.width(of: "Second", font: font).rounded(.up) + CGFloat(room)
    let size = CGSize(width: 2 * widest + 1, height: CGFloat(segments))
    #expect(control.intrinsicContentSize == size)
    let progress = UIProgressView(frame: .zero)
    progress.era = era
    #expect(progress.intrinsicContentSize == CGSize(width: -1, height: bar))
    let dots = UIPageControl(frame: .zero)
    dots.era = era
    dots.numberOfPages = 3
    #expect(dots.intrinsicContentSize == CGSize(width: 39, height: pages))
    let steps = UIStepper(frame: .zero)
    steps.era = era
    #expect(steps.intrinsicContentSize == CGSize(width: 94, height: stepper))
  }

  @Test func framesReachBeyondTheAlignmentRectangle() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 120, height: 0))
    slider.sizeToFit()
    #expect(slider.frame.size == CGSize(width: 120, height: 31))
    #expect(slider.intrinsicContentSize == CGSize(width: -1, height: 30))
    let control = UISegmentedControl(items: ["A", "B"])
    #expect(control.frame.size == CGSize(width: 91, height: 32))
    #expect(UIActivityIndicatorView(style: .gray).intrinsicContentSize.width == 20)
  }

  // MARK: Elements

  @Test func theElementsSayWhatTheWidgetsAre() {
    let root = UIViewController()
    let stage = Stage(root: root)
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 160, height: 31))
    slider.value = 0.5
    let control = UISegmentedControl(items: ["First", "Second"])
    control.frame.origin.y = 40
    control.selectedSegmentIndex = 1
    let bar = UIProgressView(frame: CGRect(x: 0, y: 80, width: 160, height: 4))
    bar.progress = 0.25
    let wheel = UIActivityIndicatorView(frame: CGRect(x: 0, y: 120, width: 20, height: 20))
    wheel.startAnimating()
    let pages = UIPageControl(frame: CGRect(x: 0, y: 160, width: 160, height: 26))
    pages.numberOfPages = 3
    for view in [slider, control, bar, wheel, pages] { root.view.addSubview(view) }
    stage.application.commit()
    let lines = Pictures.screen(of: stage.application).split(separator: "\n").suffix(7)
    #expect(
      Array(lines) == [
        "slider          value \"50%\"", "segmented control", "  button        \"First\"",
        "  button        \"Second\" selected", "progress indicator value \"25%\"",
        "activity indicator \"In progress\" value \"1\"",
        "page indicator  value \"page 1 of 3\"",
      ])
  }
}
