import Testing

@testable import UIKit

@MainActor @Suite struct StepperTests {
  private let stepper = UIStepper(frame: CGRect(x: 16, y: 32, width: 0, height: 0))
  private let minus = CGPoint(x: 30, y: 40)
  private let plus = CGPoint(x: 90, y: 40)

  private func stage() -> Stage {
    let root = UIViewController()
    let stage = Stage(root: root)
    root.view.addSubview(stepper)
    stage.application.commit()
    return stage
  }

  @Test func aTapStepsAndTellsOnce() {
    let stage = stage()
    let log = CallLog()
    let target = ClosureTarget { [stepper] _ in log.add("\(stepper.value)") }
    stepper.addTarget(target, action: Selector("changed"), for: .valueChanged)
    stepper.stepValue = 2
    stage.touch(plus)
    stage.touch(plus)
    stage.touch(minus)
    #expect(log.take() == ["2.0", "4.0", "2.0"])
    stepper.value = 7
    #expect(log.take().isEmpty)
  }

  @Test func theEndsHoldUnlessItWraps() {
    let stage = stage()
    stepper.maximumValue = 1
    stage.touch(minus)
    #expect(stepper.value == 0)
    stage.touch(plus)
    stage.touch(plus)
    #expect(stepper.value == 1)
    stepper.wraps = true
    stage.touch(plus)
    #expect(stepper.value == 0)
    stage.touch(minus)
    #expect(stepper.value == 1)
    stepper.isEnabled = false
    stage.touch(minus)
    #expect(stepper.value == 1)
  }

  @Test func theNumberStaysBetweenTheEnds() {
    stepper.value = 200
    #expect(stepper.value == 100)
    stepper.maximumValue = 20
    #expect(stepper.value == 20)
    stepper.minimumValue = 30
    #expect(stepper.value == 30)
    #expect(stepper.frame.size == CGSize(width: 94, height: 32))
  }

  @Test func aFileSetsItUp() throws {
    let read: UIStepper = try NibFixtures.view(
      """
      <stepper value="3" minimumValue="1" maximumValue="9" stepValue="0.5" wraps="YES"
      continuous="NO" autorepeat="NO" id="1"/>
      """)
    #expect(read.value == 3 && read.minimumValue == 1 && read.maximumValue == 9)
    #expect(read.stepValue == 0.5 && read.wraps && !read.isContinuous && !read.autorepeat)
    #expect(read.defaultEvent == .valueChanged)
  }

  @Test func itsHalvesAreButtons() {
    let stage = stage()
    let screen = Pictures.screen(of: stage.application)
    #expect(screen.contains("(− │ +"))
    #expect(
      Array(screen.split(separator: "\n").suffix(3)) == [
        "stepper", "  button        \"Decrement\" disabled", "  button        \"Increment\"",
      ])
  }
}
