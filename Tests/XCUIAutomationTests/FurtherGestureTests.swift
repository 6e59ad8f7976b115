import Testing
import UIKit
import XCUIAutomation

@MainActor struct FurtherGestureTests {
  let journal = Journal()

  private func app(_ gesture: UIGestureRecognizer) -> XCUIApplication {
    makeApp { root in
      let pad = UIView(frame: CGRect(x: 20, y: 40, width: 200, height: 100))
      pad.accessibilityIdentifier = "pad"
      pad.addGestureRecognizer(gesture)
      root.addSubview(pad)
    }
  }

  @Test(arguments: [(0.2, 0), (1.0, 1)])
  func aPressLastsAsLongAsTold(seconds: Double, count: Int) {
    let press = JournalPress()
    press.journal = journal
    app(press).otherElements["pad"].press(forDuration: seconds)
    #expect(journal.lines.filter { $0 == "began" }.count == count)
  }

  @Test(arguments: [0.5, 2])
  func aPinchScales(scale: CGFloat) throws {
    let pinch = JournalPinch()
    pinch.journal = journal
    app(pinch).otherElements["pad"].pinch(withScale: scale, velocity: 1)
    let last = try #require(journal.lines.last { $0.hasPrefix("scale") })
    #expect(last == "scale \(scale)")
  }

  @Test func aRotationTurns() throws {
    let turn = JournalTurn()
    turn.journal = journal
    app(turn).otherElements["pad"].rotate(1, withVelocity: 1)
    let last = try #require(journal.lines.last { $0.hasPrefix("turn") })
    #expect(last == "turn 1.0")
  }

  @Test func twoFingersTapTogether() {
    let tap = JournalTap()
    tap.numberOfTouchesRequired = 2
    tap.journal = journal
    app(tap).otherElements["pad"].twoFingerTap()
    #expect(journal.lines == ["tap"])
  }

  @Test func aWheelIsTurnedToAText() {
    let source = Months()
    let app = makeApp { root in
      let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
      picker.dataSource = source
      picker.delegate = source
      root.addSubview(picker)
    }
    let wheel = app.pickerWheels.element
    #expect(app.pickers.element.exists && wheel.value as? String == "January")
    wheel.adjust(toPickerWheelValue: "March")
    #expect(wheel.value as? String == "March" && source.chosen == [2])
  }

  @Test func aSearchIsTyped() {
    let app = makeApp { root in
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
      bar.placeholder = "Town"
      root.addSubview(bar)
    }
    app.searchFields["Town"].tap()
    app.searchFields["Town"].typeText("Oslo")
    #expect(app.searchFields.element.value as? String == "Oslo")
    app.searchFields.buttons["Clear text"].tap()
    #expect(app.searchFields.element.value as? String != "Oslo")
  }
}

/// A column of three months.
private final class Months: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private let names = ["January", "February", "March"]
  var chosen: [Int] = []

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    names.count
  }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { names[row] }
  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) { chosen.append(row) }
}

private final class JournalPress: UILongPressGestureRecognizer {
  var journal: Journal?
  override var state: State { didSet { journal?.lines.append("\(state)") } }
}

private final class JournalPinch: UIPinchGestureRecognizer {
  var journal: Journal?
  override var state: State {
    didSet { if state == .changed { journal?.lines.append("scale \(scale)") } }
  }
}

private final class JournalTurn: UIRotationGestureRecognizer {
  var journal: Journal?
  override var state: State {
    didSet {
      if state == .changed { journal?.lines.append("turn \((rotation * 1000).rounded() / 1000)") }
    }
  }
}

private final class JournalTap: UITapGestureRecognizer {
  var journal: Journal?
  override var state: State { didSet { if state == .ended { journal?.lines.append("tap") } } }
}
