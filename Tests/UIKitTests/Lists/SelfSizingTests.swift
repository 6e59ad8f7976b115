import Testing

@testable import UIKit

/// A cell whose label is pinned to the content, 12 points from above and below.
private final class NoteCell: UITableViewCell {
  let label = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// How high the row is to be in a table of `width` points.
  func height(width: CGFloat) -> CGFloat { label.textSize(width: width - 20).height + 24 }
}

/// Rows of notes; counts how often cells are made and heights asked.
@MainActor private final class Notes: NSObject, UITableViewDataSource, UITableViewDelegate {
  var texts: [String]
  var made = 0
  var accessory = UITableViewCell.AccessoryType.none

  init(_ texts: [String]) { self.texts = texts }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    texts.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    made += 1
    let cell = NoteCell(style: .default, reuseIdentifier: nil)
    cell.label.text = texts[indexPath.row]
    cell.accessoryType = accessory
    return cell
  }
}

@MainActor @Suite struct SelfSizingTests {
  private let long = String(repeating: "long words ", count: 20)

  private func table(
    _ notes: Notes, style: UITableView.Style = .plain, height: CGFloat = 460
  ) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height), style: style)
    table.dataSource = notes
    table.delegate = notes
    table.layoutIfNeeded()
    return table
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func note(_ table: UITableView, _ row: Int) throws -> NoteCell {
    try #require(table.cellForRow(at: path(row)) as? NoteCell)
  }

  @Test func rowsAreAsHighAsTheirConstraintsAsk() throws {
    let notes = Notes(["short", long])
    let table = table(notes)
    for row in 0..<2 {
      let cell = try note(table, row)
      #expect(table.rectForRow(at: path(row)).height == cell.height(width: 320))
      #expect(cell.label.frame.height == cell.height(width: 320) - 24)
    }
    #expect(table.contentSize.height == table.rectForRow(at: path(1)).maxY)
  }

  @Test(arguments: [
    UITableViewCell.AccessoryType.disclosureIndicator, .checkmark, .detailDisclosureButton,
  ])
  func accessoriesTakeWidthFromTheText(accessory: UITableViewCell.AccessoryType) throws {
    let notes = Notes([long])
    notes.accessory = accessory
    let table = table(notes)
    let cell = try note(table, 0)
    #expect(cell.contentView.frame.width < 300)
    #expect(cell.frame.height == cell.height(width: cell.contentView.frame.width))
  }

  @Test func cardsOfAnInsetGroupedTableAreNarrower() throws {
    let notes = Notes([long])
    let table = table(notes, style: .insetGrouped)
    defer { withExtendedLifetime(notes) {} }
    let cell = try note(table, 0)
    #expect(cell.frame.width == 288)
    #expect(cell.frame.height == cell.height(width: 288))
  }

  @Test func editingMakesRoomForItsControl() throws {
    let notes = Notes([long])
    let table = table(notes)
    defer { withExtendedLifetime(notes) {} }
    let before = table.rectForRow(at: path(0)).height
    table.isEditing = true
    table.layoutIfNeeded()
    let cell = try note(table, 0)
    #expect(cell.frame.height == cell.height(width: cell.contentView.frame.width))
    #expect(cell.frame.height >= before)
  }

  @Test func constraintsThatSayNothingOfTheHeightGiveTheUsualOne() {
    let source = Centered()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path(0)).height == 44)
  }

  @Test func rowsOfTheBuiltInStylesGrowWithTheirTexts() throws {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = long
    cell.textLabel?.numberOfLines = 0
    cell.detailTextLabel?.text = "detail"
    let target = CGSize(width: 320, height: 0)
    let size = cell.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    let label = try #require(cell.textLabel)
    let lines = label.textSize(width: 288).height / label.textSize(width: .infinity).height
    #expect(lines >= 5)
    #expect(size.height > lines * 20)
  }

  @Test func anAppMayMeasureItsCellsItself() {
    final class TallCell: UITableViewCell {
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
      ) -> CGSize { CGSize(width: targetSize.width, height: 123) }
    }
    let source = OneCell { TallCell(style: .default, reuseIdentifier: nil) }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path(0)).height == 123)
  }

  // MARK: Estimates

  @Test func onlyRowsOnScreenAreMeasured() throws {
    let notes = Notes(Array(repeating: long, count: 10_000))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
    table.estimatedRowHeight = 100
    table.dataSource = notes
    table.delegate = notes
    table.layoutIfNeeded()
    #expect(notes.made < 10)
    let measured = table.visibleCells.count
    let high = try note(table, 0).frame.height
    #expect(
      table.contentSize.height == CGFloat(measured) * high + CGFloat(10_000 - measured) * 100)
  }

  @Test func anEstimateOfNothingTurnsMeasuringOff() {
    let notes = Notes([long])
    let table = table(notes)
    defer { withExtendedLifetime(notes) {} }
    #expect(table.rectForRow(at: path(0)).height > 44)
    table.estimatedRowHeight = 0
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path(0)).height == 44)
  }

  @Test func theDelegateMayEstimateEachRow() {
    let notes = Estimating(Array(repeating: long, count: 100))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
    table.dataSource = notes
    table.delegate = notes
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path(50)).height == 1050)
    #expect(table.rectForRow(at: path(51)).height == 1051)
  }

  @Test func theDelegateMayLeaveSomeRowsToTheirCells() throws {
    let notes = Mixed([long, long])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
    table.dataSource = notes
    table.delegate = notes
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path(0)).height == 60)
    let cell = try note(table, 1)
    #expect(table.rectForRow(at: path(1)).height == cell.height(width: 320))
  }

  @Test func scrollingToARowReachesItWhateverTheEstimatesWere() {
    let notes = Notes(Array(repeating: long, count: 500))
    let table = table(notes)
    defer { withExtendedLifetime(notes) {} }
    for row in [400, 499, 37] {
      table.scrollToRow(at: path(row), at: .bottom, animated: false)
      table.layoutIfNeeded()
      #expect(abs(table.rectForRow(at: path(row)).maxY - table.bounds.maxY) < 0.5)
      #expect(table.cellForRow(at: path(row)) != nil)
    }
  }

  @Test func rowsThatComeInAtTheTopLeaveTheOthersInPlace() throws {
    let notes = Notes(Array(repeating: long, count: 500))
    let table = table(notes)
    defer { withExtendedLifetime(notes) {} }
    table.scrollToRow(at: path(300), at: .top, animated: false)
    table.layoutIfNeeded()
    let before = table.rectForRow(at: path(300)).minY - table.contentOffset.y
    table.contentOffset.y -= 30
    table.layoutIfNeeded()
    let after = table.rectForRow(at: path(300)).minY - table.contentOffset.y
    #expect(abs(after - before - 30) < 0.5)
    #expect(table.cellForRow(at: path(299)) != nil)
  }

  // MARK: Measuring again

  @Test func aGroupOfNoUpdatesMeasuresAgain() throws {
    let notes = Notes(["short", "short"])
    let table = table(notes)
    defer { withExtendedLifetime(notes) {} }
    let cell = try note(table, 0)
    cell.label.text = long
    table.beginUpdates()
    table.endUpdates()
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path(0)).height == cell.height(width: 320))
    #expect(table.rectForRow(at: path(1)).minY == cell.height(width: 320))
  }

  @Test func reloadedRowsAreMeasuredAgain() throws {
    let notes = Notes(["short", "short"])
    let table = table(notes)
    notes.texts[1] = long
    table.reloadRows(at: [path(1)], with: .automatic)
    table.layoutIfNeeded()
    let cell = try note(table, 1)
    #expect(table.rectForRow(at: path(1)).height == cell.height(width: 320))
  }

  @Test func changesKeepTheHeightsOfRowsThatStay() {
    let notes = Notes(Array(repeating: long, count: 100))
    let table = table(notes)
    let high = table.rectForRow(at: path(0)).height
    table.scrollToRow(at: path(50), at: .top, animated: false)
    table.layoutIfNeeded()
    notes.texts.remove(at: 99)
    table.deleteRows(at: [path(99)], with: .automatic)
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path(0)).height == high)
  }

  @Test func anotherWidthMeasuresAgain() throws {
    let notes = Notes([long])
    let table = table(notes)
    defer { withExtendedLifetime(notes) {} }
    table.frame.size.width = 200
    table.layoutIfNeeded()
    let cell = try note(table, 0)
    #expect(table.rectForRow(at: path(0)).height == cell.height(width: 200))
  }

  // MARK: Headers

  @Test func headerViewsAreAsHighAsTheirConstraintsAsk() {
    let titled = Titled(text: long)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
    table.dataSource = titled
    table.delegate = titled
    table.layoutIfNeeded()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = long
    #expect(table.rectForHeader(inSection: 0).height == label.textSize(width: 300).height + 10)
    let header = table.headerView(forSection: 0)
    #expect(header?.contentView.frame.size == header?.bounds.size)
    #expect(header?.contentView.subviews.first?.frame.width == 300)
  }

  @Test func theHeaderOfTheTableKeepsItsHeight() {
    let notes = Notes(["short"])
    let table = table(notes)
    defer { withExtendedLifetime(notes) {} }
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 33))
    let label = UILabel()
    label.text = long
    label.translatesAutoresizingMaskIntoConstraints = false
    header.addSubview(label)
    label.topAnchor.constraint(equalTo: header.topAnchor).isActive = true
    table.tableHeaderView = header
    table.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 33))
  }
}

/// One row with a label in its middle.
@MainActor private final class Centered: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = UILabel()
    label.text = "middle"
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    label.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor).isActive = true
    label.centerXAnchor.constraint(equalTo: cell.contentView.centerXAnchor).isActive = true
    return cell
  }
}

/// One row that a closure makes.
@MainActor private final class OneCell: NSObject, UITableViewDataSource {
  private let make: () -> UITableViewCell
  init(_ make: @escaping () -> UITableViewCell) { self.make = make }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    make()
  }
}

/// Notes whose delegate estimates a thousand points and the number of the row.
@MainActor private final class Estimating: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let notes: Notes
  init(_ texts: [String]) { notes = Notes(texts) }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.texts.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    notes.tableView(tableView, cellForRowAt: indexPath)
  }
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  {
    CGFloat(1000 + indexPath.row)
  }
}

/// Notes of which the first has a height of its own.
@MainActor private final class Mixed: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let notes: Notes
  init(_ texts: [String]) { notes = Notes(texts) }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.texts.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    notes.tableView(tableView, cellForRowAt: indexPath)
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath.row == 0 ? 60 : UITableView.automaticDimension
  }
}

/// A section under a header whose text is pinned to its content.
@MainActor private final class Titled: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let text: String
  init(text: String) { self.text = text }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    let content = header.contentView
    content.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: content.topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -5),
    ])
    return header
  }
}
