import Testing

@testable import UIKit

@MainActor @Suite struct ButtonTests {
  @Test func aStateWithoutContentShowsTheNormalOne() {
    let button = UIButton(type: .system)
    button.setTitle("Follow", for: .normal)
    button.setTitle("Following", for: .selected)
    button.setImage(UIImage(named: "plus"), for: .normal)
    #expect(button.titleLabel?.text == "Follow")
    button.isSelected = true
    #expect(button.currentTitle == "Following" && button.titleLabel?.text == "Following")
    #expect(button.currentImage?.description == "plus")
    button.isSelected = false
    button.isEnabled = false
    #expect(button.currentTitle == "Follow" && button.title(for: .disabled) == "Follow")
    button.setTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == nil)
    button.setImage(nil, for: .normal)
    #expect(button.imageView == nil)
  }

  @Test func anAttributedTitleWins() {
    let button = UIButton(type: .custom)
    button.setTitle("plain", for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "rich"), for: .normal)
    #expect(button.titleLabel?.text == "rich" && button.shownText == "rich")
  }

  @Test(arguments: [
    (#"buttonType="system""#, "Button", 46.0, 30.0), (#"buttonType="system""#, "OK", 30, 30),
    ("", "Button", 54, 34),
  ])
  func aTitleHasTheSizeThatXcodeSaves(
    type: String, title: String, width: Double, height: Double
  ) throws {
    let button: UIButton = try NibFixtures.view(
      "<button \(type) id=\"1\"><state key=\"normal\" title=\"\(title)\"/></button>")
    #expect(button.intrinsicContentSize == CGSize(width: width, height: height))
  }

  @Test(arguments: [
    (12.0, 27.0), (13, 28), (14, 29), (16, 32), (17, 33), (18, 34), (20, 36), (22, 39), (24, 41),
    (28, 46),
  ])
  func theHeightFollowsTheFont(size: Double, height: Double) {
    let button = UIButton(type: .system)
    button.setTitle("x", for: .normal)
    button.titleLabel?.font = UIFont.systemFont(ofSize: CGFloat(size))
    #expect(button.intrinsicContentSize.height == CGFloat(height))
  }

  @Test func aConfigurationIsReadAndMeasured() throws {
    let button: UIButton = try NibFixtures.view(
      """
      <button buttonType="system" id="1"><state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="filled" title="Leave" subtitle="now"/>
      </button>
      """)
    #expect(button.currentTitle == "Leave" && button.configuration?.subtitle == "now")
    button.configuration?.subtitle = nil
    let width = TextMetrics.width(of: "Leave", font: .systemFont(ofSize: 17))
    let expected = TextMetrics.roundedUp(width + 24, scale: 2)
    #expect(button.intrinsicContentSize == CGSize(width: expected, height: 34.5))
    button.setTitle("Stay", for: .normal)
    #expect(button.titleLabel?.text == "Stay")
  }

  @Test func statesInsetsAndImagesAreRead() throws {
    let button: UIButton = try NibFixtures.view(
      """
      <button contentHorizontalAlignment="left" lineBreakMode="wordWrap" id="1">
      <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
      <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
      <state key="normal" image="plus" catalog="system"><string key="title">two
      lines</string><color key="titleColor" red="1" green="0" blue="0" alpha="1"/></state>
      <state key="selected" title="on"/>
      </button>
      """)
    #expect(button.buttonType == .custom && button.title(for: .selected) == "on")
    #expect(button.title(for: .normal) == "two\nlines")
    #expect(button.image(for: .normal)?.isSymbol == true)
    #expect(button.currentTitleColor.red == 1)
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(button.titleLabel?.font.fontName == ".SFUI-Bold")
    #expect(button.contentHorizontalAlignment == .left)
  }
}
