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
}
