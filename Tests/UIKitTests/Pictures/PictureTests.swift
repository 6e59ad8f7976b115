import Testing

@testable import UIKit

@MainActor @Suite struct PictureTests {
  @Test func hiddenAndTransparentViewsAreNotDrawn() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 32, height: 32))
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 32, height: 32))
    box.layer.borderWidth = 1
    view.addSubview(box)
    #expect(Pictures.picture(of: view) == "┌────┐\n│┌──┐│\n│└──┘│\n└────┘")
    box.layer.cornerRadius = 4
    #expect(Pictures.picture(of: view) == "┌────┐\n│╭──╮│\n│╰──╯│\n└────┘")
    box.isHidden = true
    #expect(Pictures.picture(of: view) == "┌────┐\n│    │\n│    │\n└────┘")
  }

  @Test func aBackButtonIsListedInItsBar() {
    let first = UIViewController()
    first.title = "First View"
    let second = UIViewController()
    second.title = "Second View"
    let navigation = UINavigationController(rootViewController: first)
    let stage = Stage(root: navigation)
    navigation.pushViewController(second, animated: true)
    let lines = Pictures.screen(of: stage.application).split(separator: "\n")
    #expect(lines[3] == "│‹ First View    Second View             │")
    #expect(lines[5] == "├────────────────────────────────────────┤")
    #expect(
      lines.suffix(2) == ["navigation bar  \"Second View\"", "  button        \"First View\" back"])
  }

  @Test func theChosenTabIsMarked() {
    let tabs = UITabBarController()
    for title in ["First", "Second"] {
      let screen = UIViewController()
      screen.title = title
      tabs.viewControllers = (tabs.viewControllers ?? []) + [screen]
    }
    let stage = Stage(root: tabs)
    let text = Pictures.screen(of: stage.application)
    #expect(text.contains("│      ▸First◂              Second       │"))
    #expect(
      text.hasSuffix(
        "tab bar\n  button        \"First\" selected\n  button        \"Second\""))
  }

  @Test func aBoxThatStandsForAViewIsListedByItsClass() throws {
    let view: UIView = try NibFixtures.view(
      """
      <view id="1"><rect key="frame" x="0" y="0" width="200" height="200"/><subviews>
      <view customClass="AGSMapView" id="2"><rect key="frame" x="0" y="0" width="96" height="64"/>
      </view>
      <sceneKitView id="3"><rect key="frame" x="0" y="64" width="96" height="64"/></sceneKitView>
      <mapView id="4"><rect key="frame" x="0" y="128" width="96" height="64"/></mapView>
      </subviews></view>
      """)
    #expect(
      Pictures.screen(of: view).split(separator: "\n").suffix(3) == [
        "other           \"AGSMapView\"", "other           \"SCNView\"", "map",
      ])
  }

  @Test(arguments: [
    ("  two spaces", #""  two spaces""#), ("a\u{2028}b", #""a\u2028b""#),
    ("\u{202E}turned", #""\u202eturned""#), ("\u{85}", #""\u0085""#),
  ])
  func textsAreListedAsTheyAreOnOneLine(text: String, shown: String) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 160, height: 16))
    label.text = text
    #expect(Pictures.screen(of: label).hasSuffix("\n\ntext            \(shown)"))
  }

  @Test func anOutlineSaysWhatIsNotTheDefault() {
    let view = UIView(frame: CGRect(x: 0, y: 0.5, width: 100, height: 20))
    view.tag = 3
    view.accessibilityIdentifier = "row"
    let inner = UIControl(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    inner.backgroundColor = .systemBlue
    inner.alpha = 0.25
    view.addSubview(inner)
    #expect(
      Outline.text(of: view) == """
        UIView #row (0, 0.5, 100, 20) tag=3
          UIControl (1, 2, 3, 4) alpha=0.25 backgroundColor=systemBlue
        """)
  }

  @Test func ownClippingTakesNoLetterFromAText() {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 27, height: 16))
    label.text = "(nil)"
    label.clipsToBounds = true
    screen.addSubview(label)
    #expect(Pictures.picture(of: screen).contains("│(nil)     │"))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 16))
    content.clipsToBounds = true
    content.addSubview(label)
    screen.addSubview(content)
    #expect(!Pictures.picture(of: screen).contains("(nil)"))
  }

  @Test func jsonTellsTransparentViewsAsHiddenAndTextOnce() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let pale = UIView(frame: root.bounds)
    pale.alpha = 0
    let bar = UISearchBar(frame: root.bounds)
    bar.text = "Oslo"
    root.addSubview(pale)
    root.addSubview(bar)
    root.layoutIfNeeded()
    let screen = DocumentScreen(
      id: nil, name: "", className: "UIView", root: root, controller: nil)
    let line = JSONOutline.line(file: "f", screens: [screen], diagnostics: [], withPictures: false)
    #expect(line.contains("\"hidden\":true"))
    #expect(line.components(separatedBy: "\"Oslo\"").count == 2)
  }

  @Test func jsonEscapesWhatItMust() throws {
    let document = try NibFixtures.xib(
      "<view userLabel=\"a&quot;b&#10;c\" id=\"x\"><rect key=\"frame\" x=\"3\" y=\"4\" width=\"5\" height=\"6.25\"/></view>"
    )
    let (screens, diagnostics) = DocumentScreens.screens(of: document, options: DocumentOptions())
    let line = JSONOutline.line(
      file: "a\\b", screens: screens, diagnostics: diagnostics, withPictures: false)
    #expect(
      line == """
        {"file":"a\\\\b","error":null,"diagnostics":[],"screens":[{"id":"x","name":"a\\"b\\nc",\
        "class":"UIView","size":[5,6.25],"root":{"id":"x","class":"UIView","customClass":null,\
        "frame":[0,0,5,6.25],"hidden":false,"text":null,"children":[]}}]}
        """)
  }

  @Test func partsOfWidgetsHaveAPlainClassInJSON() throws {
    let document = try NibFixtures.xib(
      "<segmentedControl id=\"s\"><segments><segment title=\"A\"/></segments></segmentedControl>")
    let screens = DocumentScreens.screens(of: document, options: DocumentOptions()).screens
    let line = JSONOutline.line(file: "f", screens: screens, diagnostics: [], withPictures: false)
    #expect(line.contains("{\"id\":null,\"class\":\"Segment\","))
  }

  @Test func colorsTellTheirNames() {
    #expect(UIColor.red.description == "red")
    #expect(UIColor(white: 0.5, alpha: 0.5).description == "#808080 50%")
    #expect(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1).description == "#00FF00")
    #expect(UIColor.red.withAlphaComponent(0.5).description == "red 50%")
  }
}
