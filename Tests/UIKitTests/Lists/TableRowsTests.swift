import Testing

@testable import UIKit

@MainActor @Suite struct TableRowsTests {
  @Test func onlyRowsOnScreenHaveCells() {
    let fruits = Fruits(rows(100))
    let stage = TableStage(fruits)
    #expect(stage.texts == rows(11))
    #expect(stage.table.contentSize == CGSize(width: 320, height: 4400))
    #expect(stage.table.cellForRow(at: IndexPath(row: 50, section: 0)) == nil)
  }

  @Test func cellsThatLeaveTheScreenAreUsedAgain() {
    let fruits = Fruits(rows(100))
    let stage = TableStage(fruits)
    for row in stride(from: 0, to: 90, by: 10) {
      stage.table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
      stage.stage.application.commit()
      #expect(stage.texts.first == "Row \(row)")
    }
    #expect(fruits.madeCells <= 22)
  }

  @Test func aMillionRowsCostNoMoreThanThoseOnScreen() {
    let source = Million()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    table.rowHeight = 44
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 44_000_000)
    #expect(source.asked.count == 10)
    table.scrollToRow(at: IndexPath(row: 999_999, section: 0), at: .bottom, animated: false)
    table.layoutIfNeeded()
    #expect(table.visibleCells.last?.textLabel?.text == "999999")
    #expect(source.asked.count == 20)
  }

  @Test func rowsOfDifferentHeightsStandBelowEachOther() {
    let fruits = Heights([10, 20, 0, 30])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    table.dataSource = fruits
    table.delegate = fruits
    table.layoutIfNeeded()
    let frames = (0..<4).map { table.rectForRow(at: IndexPath(row: $0, section: 0)) }
    #expect(frames.map(\.minY) == [0, 10, 30, 30])
    #expect(frames.map(\.height) == [10, 20, 0, 30])
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 35)) == IndexPath(row: 3, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 61)) == nil)
    #expect(table.visibleCells.count == 3)
  }

  @Test func rowsMeasureTheirCellsWhenTheHeightIsAutomatic() {
    let fruits = Fruits(["short", String(repeating: "long words ", count: 20)])
    let stage = TableStage(fruits)
    stage.table.reloadData()
    for cell in stage.table.visibleCells { cell.textLabel?.numberOfLines = 0 }
    stage.table.setNeedsLayout()
    stage.table.layoutIfNeeded()
    #expect(stage.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
    #expect(stage.table.rectForRow(at: IndexPath(row: 1, section: 0)).height > 100)
    #expect(
      stage.table.contentSize.height
        == stage.table.rectForRow(at: IndexPath(row: 1, section: 0)).maxY)
  }

  @Test(arguments: [
    (UITableView.Style.plain, "Fruits"), (.grouped, "FRUITS"), (.insetGrouped, "FRUITS"),
  ]) func headersOfGroupsAreInCapitals(style: UITableView.Style, text: String) throws {
    let controller = try NibFixtures.storyboard(
      NibFixtures.scene(
        """
        <tableViewController id="c"><tableView key="view" dataMode="static" style="plain" id="t">
        <sections><tableViewSection headerTitle="Fruits" footerTitle="Ripe" id="s"><cells>
        <tableViewCell id="r"/></cells></tableViewSection></sections></tableView>
        </tableViewController>
        """.replacing("\"plain\"", with: "\"\(style)\"")), initial: "c"
    ).instantiateInitialViewController()
    let stage = Stage(root: controller)
    let lines = Pictures.screen(of: stage.application).split(separator: "\n")
    #expect(lines.contains("  text          \"\(text)\""))
    #expect(lines.contains("  text          \"Ripe\""))
  }

  @Test func headersOfAPlainTableStayAtTheTop() {
    let fruits = Fruits(rows(20), rows(20))
    fruits.titles = ["One", "Two"]
    let stage = TableStage(fruits)
    stage.table.contentOffset.y = 100
    stage.stage.application.commit()
    #expect(stage.table.headerView(forSection: 0)?.frame.minY == 100)
    #expect(stage.table.rectForHeader(inSection: 0).minY == 0)
    #expect(stage.table.rectForHeader(inSection: 1).minY == 908)
  }

  @Test(arguments: headers)
  func theStyleDecidesTheHeightOfHeaders(
    style: UITableView.Style, firstRow: CGFloat, secondRow: CGFloat
  ) {
    let fruits = Fruits(["a"], ["b"])
    fruits.titles = ["One", "Two"]
    let stage = TableStage(fruits, style: style)
    #expect(stage.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == firstRow)
    #expect(stage.table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == secondRow)
    let inset: CGFloat = style == .insetGrouped ? 16 : 0
    #expect(stage.table.rectForRow(at: IndexPath(row: 0, section: 0)).minX == inset)
  }

  @Test func headerAndFooterViewsOfTheTableMakeRoom() {
    let fruits = Fruits(["a", "b"])
    let stage = TableStage(fruits)
    stage.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    stage.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    stage.stage.application.commit()
    #expect(stage.table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
    #expect(stage.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
    #expect(stage.table.tableFooterView?.frame == CGRect(x: 0, y: 138, width: 320, height: 30))
    #expect(stage.table.contentSize.height == 168)
  }

  @Test func registeredClassesMakeCellsThatKnowTheirIdentifier() {
    ClassRegistry.register(OwnCell.self, named: "OwnCell") { $0.create = { OwnCell() } }
    let table = UITableView(frame: .zero)
    table.register(OwnCell.self, forCellReuseIdentifier: "Own")
    let cell = table.dequeueReusableCell(withIdentifier: "Own", for: IndexPath(row: 0, section: 0))
    #expect(cell is OwnCell)
    #expect(cell.reuseIdentifier == "Own")
    #expect(table.dequeueReusableCell(withIdentifier: "Other") == nil)
  }

  @Test func lengthsAreFoundByPlaceAndChanged() {
    var list = LengthList(count: 10, usual: 5)
    #expect(list.index(at: 12) == 2)
    list.set(20, at: 1)
    #expect(list.total == 65)
    #expect(list.offset(of: 2) == 25)
    #expect((0..<10).map { list.index(at: list.offset(of: $0) + 1) } == Array(0..<10))
    #expect(list.index(at: -3) == 0)
    #expect(list.index(at: 1000) == 9)
    #expect(LengthList([.nan, -4, .infinity, 3]).total == 3)
    #expect(LengthList(count: -1, usual: 4).index(at: 0) == nil)
  }
}

@MainActor private final class Million: NSObject, UITableViewDataSource, UITableViewDelegate {
  var asked: [Int] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath.row)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }
}

@MainActor private final class Heights: NSObject, UITableViewDataSource, UITableViewDelegate {
  let heights: [CGFloat]

  init(_ heights: [CGFloat]) { self.heights = heights }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    heights.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[indexPath.row]
  }
}

private final class OwnCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}

/// Where the first and the second section's first row stands.
private let headers: [(style: UITableView.Style, first: CGFloat, second: CGFloat)] = [
  (.plain, 28, 100), (.grouped, 55.5, 155.5), (.insetGrouped, 55.5, 155.5),
]
