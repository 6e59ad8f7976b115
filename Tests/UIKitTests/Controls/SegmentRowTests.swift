import Testing

@testable import UIKit

@Suite struct SegmentRowTests {
  private func row(_ names: [String], selected: Int?, width: CGFloat = 40) -> SegmentRow {
    SegmentRow(
      names.enumerated().map {
        SegmentRow.Name(content: $1, width: width, isSelected: $0 == selected)
      })
  }

  @Test(
    arguments: [
      (nil, 17, "│ A │Country│ B │ "), (0, 17, "▐ A ▌Country│ B │ "), (1, 17, "│ A ▐Country▌ B │ "),
      (2, 17, "│ A │Country▐ B ▌ "), (nil, 13, "│A│Country│B│"), (nil, 4, "│A│Country│B│"),
      (nil, 14, "│A │Country│B│"),
    ] as [(Int?, Int, String)])
  func namesHaveTheirCellsAndShareWhatIsLeft(selected: Int?, columns: Int, line: String) {
    let expected = line.hasSuffix(" ") ? String(line.dropLast()) : line
    #expect(row(["A", "Country", "B"], selected: selected).line(columns: columns) == expected)
  }

  @Test(arguments: [("Four", false), ("Fives", true), ("日本", false), ("日本語", true)])
  func aNameNeedsItsCellsAndOneForALine(name: String, isCrowded: Bool) {
    #expect(row(["A", name], selected: nil, width: 39).isCrowded == isCrowded)
  }

  @MainActor @Test(arguments: [0, 20, 110] as [CGFloat])
  func segmentsOfASetWidthStayInTheirControl(width: CGFloat) {
    let control = UISegmentedControl(items: ["A", "B"])
    for index in 0..<2 { control.setWidth(60, forSegmentAt: index) }
    control.frame = CGRect(x: 8, y: 0, width: width, height: 32)
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 32))
    screen.addSubview(control)
    let rows = Pictures.picture(of: screen).split(separator: "\n").dropFirst().dropLast()
    let last = control.subviews.map(\.frame.maxX).max() ?? 0
    #expect(last <= max(width, 1))
    if width == 0 { #expect(rows.allSatisfy { $0.allSatisfy { $0 == "│" || $0 == " " } }) }
  }

  @MainActor @Test func aCrowdedControlStaysOnItsRow() {
    let control = UISegmentedControl(items: ["Date", "Time", "DateTime", "Off"])
    control.selectedSegmentIndex = 2
    control.frame = CGRect(x: 0, y: 0, width: 192, height: 32)
    let screen = UIView(frame: control.frame)
    screen.addSubview(control)
    let rows = Pictures.picture(of: screen).split(separator: "\n").dropFirst().dropLast()
    #expect(rows.contains("││Date│Time▐DateTime▌Off││"))
    #expect(rows.count == 2)
  }
}
