import Testing

@testable import UIKit

@MainActor @Suite struct TableNibTests {
  private func show(_ scenes: String, initial: String = "vc") throws -> Stage {
    let storyboard = try NibFixtures.storyboard(scenes, initial: initial)
    let controller = try #require(storyboard.instantiateInitialViewController())
    let stage = Stage(root: controller)
    stage.application.commit()
    return stage
  }

  private func label(_ id: String, _ text: String) -> String {
    """
    <label opaque="NO" text="\(text)" id="\(id)"><rect key="frame" x="16" y="0" width="288" \
    height="44"/></label>
    """
  }

  private func cell(_ id: String, _ content: String, _ attributes: String = "", _ more: String = "")
    -> String
  {
    """
    <tableViewCell id="\(id)" \(attributes)><rect key="frame" x="0" y="28" width="320" \
    height="44"/><tableViewCellContentView key="contentView" id="\(id)-c"><rect key="frame" x="0" \
    y="0" width="320" height="44"/><subviews>\(content)</subviews></tableViewCellContentView>\
    \(more)</tableViewCell>
    """
  }

  private func table(_ content: String, style: String = "grouped", mode: String = "static")
    -> String
  {
    """
    <tableViewController id="vc"><tableView key="view" dataMode="\(mode)" style="\(style)" \
    rowHeight="44" sectionHeaderHeight="18" sectionFooterHeight="18" id="tv"><rect key="frame" \
    x="0" y="0" width="320" height="480"/>\(content)<connections><outlet property="dataSource" \
    destination="vc" id="o1"/><outlet property="delegate" destination="vc" id="o2"/></connections>\
    </tableView></tableViewController>
    """
  }

  @Test func aStaticTableShowsWhatTheFileHolds() throws {
    let sections = """
      <sections><tableViewSection headerTitle="Network" id="s1"><cells>\
      \(cell("c1", label("l1", "Wi-Fi"), "style=\"IBUITableViewCellStyleDefault\" textLabel=\"l1\""))\
      \(cell("c2", label("l2", "Bluetooth"), "rowHeight=\"60\" accessoryType=\"checkmark\""))\
      </cells></tableViewSection><tableViewSection footerTitle="That is all." id="s2"><cells>\
      \(cell("c3", label("l3", "About")))</cells></tableViewSection></sections>
      """
    let stage = try show(NibFixtures.scene(table(sections)))
    let table = try #require((stage.window.rootViewController as? UITableViewController)?.tableView)
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(table.visibleCells.map(\.spokenTexts) == [["Wi-Fi"], ["Bluetooth"], ["About"]])
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 60)
    #expect(table.visibleCells[0].textLabel?.text == "Wi-Fi")
    #expect(table.visibleCells[1].accessoryType == .checkmark)
    let screen = Pictures.screen(of: stage.application)
    for text in ["NETWORK", "That is all.", "cell          \"Wi-Fi\""] {
      #expect(screen.contains(text), "\(screen)")
    }
  }

  @Test func eachCellOfAPrototypeHasObjectsOfItsOwn() throws {
    ClassRegistry.register(NamedCell.self, named: "NamedCell") { table in
      table.outlets["name"] = { cell, value in
        (cell as? NamedCell)?.name = value as? UILabel
        return true
      }
    }
    ClassRegistry.register(NamesController.self, named: "NamesController") { _ in }
    let connections = """
      <connections><outlet property="name" destination="l1" id="o3"/></connections>
      """
    let prototypes = """
      <prototypes>\(cell(
        "c1", label("l1", "?"),
        "reuseIdentifier=\"Named\" customClass=\"NamedCell\" customModule=\"\(module)\"",
        connections))</prototypes>
      """
    let scene = table(prototypes, style: "plain", mode: "prototypes")
      .replacing(
        "<tableViewController id=\"vc\">",
        with: """
          <tableViewController id="vc" customClass="NamesController" customModule="\(module)">
          """)
    let stage = try show(NibFixtures.scene(scene))
    let controller = try #require(stage.window.rootViewController as? NamesController)
    let cells = controller.tableView.visibleCells.compactMap { $0 as? NamedCell }
    #expect(cells.compactMap { $0.name?.text } == ["Ada", "Grace"])
    #expect(cells.map(\.awakenings) == [1, 1])
    #expect(Set(cells.compactMap(\.name)).count == 2)
  }

  private var module: String { NibContext.module(of: NamedCell.self) }

  @Test func aRowWithASegueShowsItsDestination() throws {
    let segue = """
      <connections><segue destination="next" kind="show" identifier="go" id="sg"/></connections>
      """
    let sections = """
      <sections><tableViewSection id="s1"><cells>\(cell("c1", label("l1", "Go"), "", segue))\
      </cells></tableViewSection></sections>
      """
    let next = NibFixtures.scene(
      """
      <viewController id="next" title="Next"><view key="view" id="v2"><rect key="frame" x="0" \
      y="0" width="320" height="480"/></view></viewController>
      """)
    let stage = try show(NibFixtures.scene(table(sections)) + next)
    let controller = try #require(stage.window.rootViewController as? UITableViewController)
    let rect = controller.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
    stage.touch(controller.tableView.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
    #expect(controller.presentedViewController?.title == "Next")
  }

  @Test func attributesOfTheTableAreRead() throws {
    let result = try NibFixtures.load(
      """
      <tableView style="insetGrouped" rowHeight="60" separatorStyle="none" allowsSelection="NO" \
      allowsMultipleSelection="YES" keyboardDismissMode="onDrag" scrollEnabled="NO" bounces="NO" \
      contentInsetAdjustmentBehavior="never" id="t"><rect key="frame" x="0" y="0" width="320" \
      height="200"/><view key="tableHeaderView" id="h"><rect key="frame" x="0" y="0" width="320" \
      height="80"/></view><inset key="separatorInset" minX="30" minY="0" maxX="5" maxY="0"/>\
      </tableView>
      """)
    let table = try #require(result.objects.first as? UITableView)
    #expect(table.style == .insetGrouped)
    #expect(table.rowHeight == 60)
    #expect(table.separatorStyle == .none)
    #expect(!table.allowsSelection)
    #expect(table.allowsMultipleSelection)
    #expect(table.keyboardDismissMode == .onDrag)
    #expect(!table.isScrollEnabled)
    #expect(!table.bounces)
    #expect(table.contentInsetAdjustmentBehavior == .never)
    #expect(table.tableHeaderView?.frame.height == 80)
    #expect(table.separatorInset == UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 5))
    #expect(result.messages.isEmpty)
  }

  @Test func aTableControllerMadeInCodeHasATableOfItsStyle() {
    let controller = UITableViewController(style: .grouped)
    #expect(controller.tableView.style == .grouped)
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.numberOfRows(inSection: 0) == 0)
  }

  @Test func designTimeShowsPrototypesWhereXcodeDoes() throws {
    let prototypes = """
      <prototypes>\(cell("c1", label("l1", "Title"), "reuseIdentifier=\"A\""))</prototypes>
      """
    let storyboard = try NibFixtures.storyboard(
      NibFixtures.scene(table(prototypes, style: "grouped", mode: "prototypes")), initial: "vc")
    let design = UIStoryboard(
      document: storyboard.document, name: "Test", bundle: nil, isDesignTime: true)
    let controller = try #require(
      design.instantiateInitialViewController() as? UITableViewController)
    controller.tableView.layoutIfNeeded()
    #expect(controller.tableView.visibleCells.map(\.spokenTexts) == [["Title"]])
  }
}

private final class NamedCell: UITableViewCell {
  var name: UILabel?
  var awakenings = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    awakenings += 1
  }
}

private final class NamesController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Named", for: indexPath)
    (cell as? NamedCell)?.name?.text = ["Ada", "Grace"][indexPath.row]
    return cell
  }
}
