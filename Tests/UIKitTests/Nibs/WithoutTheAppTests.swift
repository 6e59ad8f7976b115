import Testing

@testable import UIKit

/// What is drawn of a file whose app's code is not there.
@MainActor @Suite struct WithoutTheAppTests {
  private func picture(_ body: String, hasAppClasses: Bool = false) throws -> String {
    var options = DocumentOptions()
    options.size = CGSize(width: 160, height: 128)
    options.hasAppClasses = hasAppClasses
    let (screens, _) = DocumentScreens.screens(
      of: try NibFixtures.xib(body), options: options)
    return Pictures.picture(of: try #require(screens.first).root)
  }

  private let table = """
    <tableView dataMode="prototypes" style="plain" rowHeight="44" id="T">
    <rect key="frame" x="0" y="0" width="160" height="128"/><prototypes>
    <tableViewCell reuseIdentifier="note" textLabel="L" style="IBUITableViewCellStyleDefault" id="C">
    <rect key="frame" x="0" y="0" width="160" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="C" id="V"><subviews>
    <label text="Note" id="L"/></subviews></tableViewCellContentView></tableViewCell>
    </prototypes></tableView>
    """

  @Test func prototypesStandForTheRows() throws {
    #expect(try picture(table).contains("│  Note              │"))
    #expect(try !picture(table, hasAppClasses: true).contains("Note"))
  }

  @Test func anEmptyViewOfAClassThatIsNotHereIsABoxWithItsName() throws {
    let body = """
      <view id="R"><rect key="frame" x="0" y="0" width="160" height="128"/><subviews>
      <view customClass="Chart" id="A"><rect key="frame" x="8" y="16" width="80" height="64"/></view>
      <view customClass="Line" id="B"><rect key="frame" x="8" y="96" width="80" height="16"/></view>
      <view customClass="Group" id="G"><rect key="frame" x="96" y="16" width="64" height="64"/>
      <subviews><label text="one" id="L"><rect key="frame" x="0" y="0" width="64" height="16"/></label>
      </subviews></view></subviews></view>
      """
    #expect(
      try picture(body) == """
        ┌────────────────────┐
        │                    │
        │ ┌────────┐ one     │
        │ │        │         │
        │ │ Chart  │         │
        │ └────────┘         │
        │                    │
        │                    │
        │                    │
        └────────────────────┘
        """)
  }

  /// What stands in the middle of a screen that is one box.
  private func boxContent(_ body: String, hasAppClasses: Bool = false) throws -> String? {
    let rows = try picture(body, hasAppClasses: hasAppClasses).split(separator: "\n")
    guard rows.count == 10, rows[1].hasPrefix("│┌"), rows[8].hasSuffix("┘│") else { return nil }
    let letters = rows[2..<8].joined().filter { $0.isLetter }
    return String(letters)
  }

  @Test(arguments: [
    (
      "<viewController customClass=\"Home\" id=\"C\"><view key=\"view\" id=\"V\"/>"
        + "</viewController>", "Home"
    ),
    ("<tableView dataMode=\"prototypes\" id=\"T\"/>", "UITableView"),
    ("<tableView customClass=\"Notes\" id=\"T\"/>", "Notes"),
    ("<imageView id=\"T\"/>", "UIImageView"),
    ("<imageView customClass=\"Photo\" id=\"T\"/>", "Photo"),
    ("<navigationController customClass=\"Home\" id=\"C\"/>", "Home"),
    ("<tabBarController id=\"C\"/>", "UITabBarController"),
    ("<pageViewController customClass=\"Tour\" id=\"C\"/>", "Tour"),
    (
      "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"Home\">"
        + "<connections><outlet property=\"view\" destination=\"V\" id=\"o\"/></connections>"
        + "</placeholder><view id=\"V\"/>", "Home"
    ),
    (
      "<collectionView id=\"T\"><collectionViewFlowLayout key=\"collectionViewLayout\" id=\"L\"/>"
        + "</collectionView>", "UICollectionView"
    ),
  ])
  func whatOnlyTheAppWouldFillIsABox(body: String, name: String) throws {
    #expect(try boxContent(body) == name)
  }

  @Test(arguments: [
    ("customClass=\"NoteCell\" reuseIdentifier=\"note\"", "NoteCell"),
    ("reuseIdentifier=\"note\"", "⟨note⟩"), ("", nil),
  ])
  func aPrototypeWithoutContentSaysWhatItIs(attributes: String, name: String?) throws {
    let cell = """
      <tableViewCell \(attributes) id="C"><rect key="frame" x="0" y="0" width="160" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="C" id="V"/></tableViewCell>
      """
    let table = "<tableView dataMode=\"prototypes\" style=\"plain\" rowHeight=\"44\" id=\"T\">"
    let item = """
      <collectionViewCell \(attributes) id="C"><rect key="frame" x="0" y="0" width="160" height="44"/>
      <view key="contentView" id="V"/></collectionViewCell>
      """
    let bodies = [
      "\(table)<prototypes>\(cell)</prototypes></tableView>",
      "<collectionView id=\"T\"><collectionViewFlowLayout key=\"collectionViewLayout\" id=\"L\">"
        + "<size key=\"itemSize\" width=\"160\" height=\"44\"/></collectionViewFlowLayout>"
        + "<cells>\(item)</cells></collectionView>",
    ]
    for body in bodies {
      let rows = try picture(body).split(separator: "\n")
      let words = rows.dropFirst().map {
        $0.trimmingCharacters(in: ["│", "─", " ", "└", "┘", "┌", "├", "┤"])
      }
      #expect(words.filter { !$0.isEmpty } == [name].compactMap { $0 })
    }
  }

  @Test(arguments: [
    "<viewController id=\"C\"><view key=\"view\" id=\"V\"/></viewController>",
    "<tableView dataMode=\"prototypes\" id=\"T\"/>",
  ])
  func whatIsWholeIsNoBox(body: String) throws {
    #expect(try boxContent(body, hasAppClasses: true) == nil)
  }
}
