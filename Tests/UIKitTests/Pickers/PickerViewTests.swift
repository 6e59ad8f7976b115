import Testing

@testable import UIKit

@MainActor @Suite struct PickerViewTests {
  private let root = UIViewController()
  private let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 160, height: 216))
  private let fruit = Fruit()

  private func stage() -> Stage {
    let stage = Stage(root: root)
    root.view.addSubview(picker)
    picker.dataSource = fruit
    picker.delegate = fruit
    stage.application.commit()
    return stage
  }

  private func picture(_ stage: Stage) -> String {
    stage.application.commit()
    return Pictures.picture(of: stage.application).split(separator: "\n").dropFirst().prefix(13)
      .map { $0.dropFirst().prefix(20) }.joined(separator: "\n")
  }

  @Test func aFileSetsItUp() throws {
    let read: UIPickerView = try NibFixtures.view(
      "<pickerView showsSelectionIndicator=\"NO\" id=\"1\"/>")
    #expect(!read.showsSelectionIndicator && read.numberOfComponents == 0)
    #expect(
      read.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 216))
  }

  @Test func thePictureShowsTheRowsAroundTheChosenOne() {
    let stage = stage()
    picker.selectRow(1, inComponent: 0, animated: false)
    let lines = picture(stage).split(separator: "\n")
    #expect(lines[5] == "╭──────────────────╮" && lines[7] == "╰──────────────────╯")
    #expect(lines[6].contains("Pear") && lines[4].contains("Apple") && lines[8].contains("Plum"))
    #expect(lines[2].allSatisfy { $0 == " " })
  }

  @Test(arguments: [0.0, 4, 8, 12]) func theBandIsAroundTheChosenRowWhereverThePickerStands(
    top: CGFloat
  ) {
    let stage = stage()
    picker.frame.origin.y = top
    picker.selectRow(1, inComponent: 0, animated: false)
    let lines = picture(stage).split(separator: "\n")
    let row = lines.firstIndex { $0.contains("Pear") } ?? 1
    #expect(lines[row - 1].hasPrefix("╭──") && lines[row + 1].hasPrefix("╰──"))
  }

  @Test func aTapAndADragChooseAndTell() {
    let stage = stage()
    stage.touch(CGPoint(x: 80, y: 140))
    #expect(picker.selectedRow(inComponent: 0) == 1 && fruit.take() == ["row 1 of 0"])
    stage.touch(CGPoint(x: 80, y: 140), liftAt: CGPoint(x: 80, y: 100))
    #expect(picker.selectedRow(inComponent: 0) == 2 && fruit.take() == ["row 2 of 0"])
    stage.touch(CGPoint(x: 80, y: 200))
    #expect(picker.selectedRow(inComponent: 0) == 2 && fruit.take().isEmpty)
    picker.selectRow(0, inComponent: 0, animated: true)
    #expect(picker.selectedRow(inComponent: 0) == 0 && fruit.take().isEmpty)
  }

  @Test func rowsThatAreNotThereAreTheNearest() {
    _ = stage()
    picker.selectRow(99, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 2)
    picker.selectRow(-5, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    picker.selectRow(1, inComponent: 7, animated: false)
    #expect(picker.selectedRow(inComponent: 7) == -1)
    fruit.names = []
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == -1 && picker.numberOfRows(inComponent: 0) == 0)
  }

  @Test func reloadingKeepsTheChosenRowWhereItCan() {
    _ = stage()
    picker.selectRow(2, inComponent: 0, animated: false)
    fruit.names = ["Fig", "Kiwi"]
    picker.reloadComponent(0)
    #expect(picker.selectedRow(inComponent: 0) == 1 && picker.numberOfRows(inComponent: 0) == 2)
  }

  @Test func viewsOfTheDelegateComeBeforeItsTexts() {
    fruit.makesViews = true
    let stage = stage()
    #expect(picture(stage).contains("<Apple>"))
    #expect((picker.view(forRow: 0, forComponent: 0) as? UILabel)?.text == "<Apple>")
  }

  @Test func endlessRowsAreNoTrouble() {
    fruit.names = []
    fruit.count = Int.max
    let stage = stage()
    picker.selectRow(Int.max, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == (1 << 40) - 1)
    stage.touch(CGPoint(x: 80, y: 76))
    #expect(picker.selectedRow(inComponent: 0) == (1 << 40) - 2)
    #expect(picture(stage).contains("Row"))
  }

  @Test func aWheelIsOneElementWithTheChosenText() {
    let stage = stage()
    let lines = Pictures.screen(of: stage.application).split(separator: "\n").suffix(2)
    #expect(Array(lines) == ["picker", "  picker wheel  value \"Apple\""])
  }
}

/// A data source and delegate of one column.
@MainActor final class Fruit: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var names = ["Apple", "Pear", "Plum"]
  var count: Int?
  var makesViews = false
  private var calls: [String] = []

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    count ?? names.count
  }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { names.indices.contains(row) ? names[row] : "Row" }
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    guard makesViews else { return NoPickerRowView() }
    let label = UILabel(frame: .zero)
    label.text = "<\(names[row])>"
    return label
  }
  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) { calls.append("row \(row) of \(component)") }
}
