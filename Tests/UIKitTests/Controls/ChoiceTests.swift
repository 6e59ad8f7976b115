import Testing

@testable import UIKit

@MainActor @Suite struct ChoiceTests {
  private let root = UIViewController()
  private let log = CallLog()

  private func stage(_ view: UIView) -> Stage {
    let stage = Stage(root: root)
    root.view.addSubview(view)
    stage.application.commit()
    return stage
  }

  private func segments() -> UISegmentedControl {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.frame = CGRect(x: 16, y: 32, width: 242, height: 32)
    return control
  }

  // MARK: Segments

  @Test(arguments: [
    (false, ["0", "2"], 2), (true, ["0", "0", "2"], UISegmentedControl.noSegment),
  ])
  func aTapChoosesASegment(isMomentary: Bool, calls: [String], chosen: Int) {
    let control = segments()
    control.isMomentary = isMomentary
    let stage = stage(control)
    let target = ClosureTarget { [log, control] _ in log.add("\(control.selectedSegmentIndex)") }
    control.addTarget(target, action: Selector("changed"), for: .valueChanged)
    for x in [30.0, 30, 240] { stage.touch(CGPoint(x: x, y: 45)) }
    #expect(log.take() == calls && control.selectedSegmentIndex == chosen)
    control.selectedSegmentIndex = 1
    control.setEnabled(false, forSegmentAt: 0)
    stage.touch(CGPoint(x: 30, y: 45))
    control.isEnabled = false
    stage.touch(CGPoint(x: 240, y: 45))
    #expect(log.take().isEmpty && control.selectedSegmentIndex == 1)
  }

  @Test func theChosenSegmentStaysChosenWhileOthersComeAndGo() {
    let control = segments()
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Zero", at: 0, animated: false)
    control.insertSegment(with: UIImage(named: "star"), at: 99, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.numberOfSegments == 5)
    #expect(control.imageForSegment(at: 99)?.description == "star")
    #expect(control.titleForSegment(at: 4) == nil && control.titleForSegment(at: -3) == "Zero")
    control.setTitle("Last", forSegmentAt: 4)
    #expect(control.imageForSegment(at: 4) == nil && control.titleForSegment(at: 4) == "Last")
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.removeAllSegments()
    control.removeSegment(at: 0, animated: false)
    control.selectedSegmentIndex = 3
    #expect(control.selectedSegmentIndex == -1 && control.titleForSegment(at: 0) == nil)
    #expect(control.subviews.isEmpty)
  }

  @Test func setWidthsAreKeptAndTheOthersShareTheRest() {
    let control = segments()
    control.setWidth(40, forSegmentAt: 1)
    control.layoutIfNeeded()
    #expect(control.subviews.map(\.frame.width) == [100, 40, 100])
    #expect(control.subviews.map(\.frame.minX) == [0, 101, 142])
  }

  @Test func aFileSetsTheSegmentsUp() throws {
    let control: UISegmentedControl = try NibFixtures.view(
      """
      <segmentedControl selectedSegmentIndex="1" momentary="NO" id="1"><segments>
      <segment title="First"/><segment title="" image="star"/>
      <segment title="Wide" width="65" enabled="NO"/></segments></segmentedControl>
      """)
    #expect(control.numberOfSegments == 3 && control.selectedSegmentIndex == 1)
    #expect(control.titleForSegment(at: 0) == "First" && control.titleForSegment(at: 1) == nil)
    #expect(control.imageForSegment(at: 1)?.description == "star")
    #expect(control.widthForSegment(at: 2) == 65 && !control.isEnabledForSegment(at: 2))
    #expect(control.defaultEvent == .valueChanged)
    control.setValue(0, forKey: "selectedSegmentIndex")
    #expect(control.selectedSegmentIndex == 0)
  }

  @Test(arguments: [("9", -1), ("-5", -1), ("x", -1), ("0", 0)])
  func aChoiceBeyondTheSegmentsIsNone(text: String, chosen: Int) throws {
    let control: UISegmentedControl = try NibFixtures.view(
      """
      <segmentedControl selectedSegmentIndex="\(text)" id="1"><segments>
      <segment title="Only"/></segments></segmentedControl>
      """)
    #expect(control.selectedSegmentIndex == chosen)
  }

  // MARK: Pages

  @Test func theHalvesOfAPageControlTurnPages() {
    let control = UIPageControl(frame: CGRect(x: 16, y: 32, width: 100, height: 26))
    control.numberOfPages = 2
    let stage = stage(control)
    let target = ClosureTarget { [log, control] _ in log.add("\(control.currentPage)") }
    control.addTarget(target, action: Selector("changed"), for: .valueChanged)
    for x in [100.0, 100, 30, 30] { stage.touch(CGPoint(x: x, y: 45)) }
    #expect(log.take() == ["1", "0"])
    control.currentPage = 7
    #expect(control.currentPage == 1)
    control.numberOfPages = 1
    #expect(control.currentPage == 0)
    control.numberOfPages = -4
    #expect(control.numberOfPages == 0 && control.currentPage == 0 && log.take().isEmpty)
  }

  @Test(arguments: [
    ("3", "1", 3, 1, "page 2 of 3"), ("2", "9", 2, 1, "page 2 of 2"), ("-1", "0", 0, 0, nil),
    ("1000000000", "999999999", 1_000_000_000, 999_999_999, "page 1000000000 of 1000000000"),
  ])
  func aFileSetsThePagesUp(
    pages: String, page: String, count: Int, current: Int, value: String?
  ) throws {
    let control: UIPageControl = try NibFixtures.view(
      "<pageControl numberOfPages=\"\(pages)\" currentPage=\"\(page)\" id=\"1\"/>")
    #expect(control.numberOfPages == count && control.currentPage == current)
    #expect(control.accessibilityTree()?.value == value)
  }
}
