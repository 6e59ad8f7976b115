import Testing

@testable import UIKit

/// Sizes of controls on Xcode's canvas, and rules of layout that only files show.
@MainActor @Suite struct CanvasSizeTests {
  /// The frame of the view with the id `it` in a root of 375 by 667 points.
  private func frame(
    _ views: String, _ constraints: String, device: String = "retina4_7", tools: String = "14113",
    of id: String = "it"
  ) throws -> CGRect {
    let screens = try CanvasFixtures.xib(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(views)</subviews>
      <constraints>
      <constraint firstItem="it" firstAttribute="top" secondItem="root" secondAttribute="top" \
      id="t"/>\(constraints)
      <constraint firstItem="it" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="l"/></constraints></view>
      """, device: device, tools: tools, safeAreas: false)
    return try #require(screens.first?.root.withID(id)).frame
  }

  @Test(
    arguments: [
      ("retina4_7", "14113", 44), ("retina4_7", "23094", 44), ("retina6_1", "17701", 49),
      ("ipad9_7", "11762", 44), ("ipad12_9", "21507", 50),
    ] as [(String, String, CGFloat)])
  func toolbars(device: String, tools: String, height: CGFloat) throws {
    let bar = "<toolbar translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"it\"/>"
    #expect(try frame(bar, "", device: device, tools: tools).height == height)
  }

  @Test(arguments: [("14113", 29), ("15705", 32), ("21701", 32)] as [(String, CGFloat)])
  func steppers(tools: String, height: CGFloat) throws {
    let stepper = "<stepper translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"it\"/>"
    #expect(try frame(stepper, "", tools: tools).size == CGSize(width: 94, height: height))
  }

  @Test(
    arguments: [
      // An image alone is at least as high as a line of the button's font.
      ("image=\"small\"", "", CGSize(width: 10, height: 22)),
      ("image=\"small\"", "buttonType=\"system\"", CGSize(width: 10, height: 18)),
      ("image=\"large\"", "", CGSize(width: 40, height: 30)),
      // A title alone has room above and below; beside an image it has none.
      ("title=\"Button\"", "buttonType=\"system\"", CGSize(width: 46, height: 30)),
      ("title=\"Button\" image=\"large\"", "buttonType=\"system\"", CGSize(width: 86, height: 30)),
      ("backgroundImage=\"large\"", "", CGSize(width: 40, height: 34)),
    ])
  func buttonsWithImages(state: String, type: String, size: CGSize) throws {
    let screens = try CanvasFixtures.xib(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <button \(type) translatesAutoresizingMaskIntoConstraints="NO" id="it">
      <state key="normal" \(state)/></button></subviews></view></objects><resources>
      <image name="small" width="10" height="16"/><image name="large" width="40" height="30"/>
      </resources><objects>
      """, tools: "14113")
    let button = try #require(screens.first?.root.withID("it"))
    #expect(button.intrinsicContentSize == size)
  }

  @Test(arguments: [("21701", 34.5), ("22155", 40.5), ("23504", 40.5)] as [(String, CGFloat)])
  func configuredButtons(tools: String, height: CGFloat) throws {
    let button = """
      <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="it">
      <buttonConfiguration key="configuration" style="plain" title="Join"/></button>
      """
    #expect(try frame(button, "", device: "retina6_1", tools: tools).height == height)
  }

  @Test func aPositionThatIsMultipliedIsMeasuredFromTheViewThatHoldsIt() throws {
    let box = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="it">
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="in">
      <constraints>
      <constraint firstAttribute="width" constant="20" id="w"/>
      <constraint firstAttribute="height" constant="20" id="h"/></constraints></view></subviews>
      <constraints>
      <constraint firstAttribute="width" constant="300" id="w2"/>
      <constraint firstAttribute="height" constant="100" id="h2"/>
      <constraint firstAttribute="centerX" secondItem="in" secondAttribute="centerX" \
      multiplier="2" id="x"/>
      <constraint firstAttribute="top" secondItem="in" secondAttribute="top" id="y"/>
      </constraints></view>
      """
    let shift = """
      <constraint firstItem="it" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="10" priority="999" id="s"/>
      """
    #expect(try frame(box, shift, of: "in").minX == 65)
  }

  @Test func anEffectViewIsAsLargeAsItsContentAsks() throws {
    let view = """
      <visualEffectView translatesAutoresizingMaskIntoConstraints="NO" id="it">
      <view key="contentView" id="content"><rect key="frame" x="0" y="0" width="60" height="60"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="in">
      <constraints>
      <constraint firstAttribute="width" constant="70" id="w"/>
      <constraint firstAttribute="height" constant="30" id="h"/></constraints></view></subviews>
      <constraints>
      <constraint firstItem="in" firstAttribute="leading" secondItem="content" \
      secondAttribute="leading" constant="5" id="a"/>
      <constraint firstItem="in" firstAttribute="top" secondItem="content" \
      secondAttribute="top" constant="5" id="b"/>
      <constraint firstAttribute="trailing" secondItem="in" secondAttribute="trailing" \
      constant="5" id="c"/>
      <constraint firstAttribute="bottom" secondItem="in" secondAttribute="bottom" \
      constant="5" id="d"/></constraints></view>
      <blurEffect style="dark"/></visualEffectView>
      """
    #expect(try frame(view, "").size == CGSize(width: 80, height: 40))
    let found = try frame(view, "", of: "content")
    #expect(found == CGRect(x: 0, y: 0, width: 80, height: 40))
  }

  @Test func theFirstBaselineOfAStretchedLabelIsMeasuredFromItsTop() throws {
    let labels = """
      <label text="High" translatesAutoresizingMaskIntoConstraints="NO" id="it">
      <constraints><constraint firstAttribute="height" constant="100" id="h"/></constraints>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      <label text="Free" translatesAutoresizingMaskIntoConstraints="NO" id="free">
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    let line = """
      <constraint firstItem="free" firstAttribute="firstBaseline" secondItem="it" \
      secondAttribute="firstBaseline" id="b"/>
      """
    #expect(try frame(labels, line, of: "free").minY == 0)
  }

  @Test(
    arguments: [
      ("11762", "retina4_7", "", 8, 8), ("14113", "retina4_7", "", 16, 16),
      ("16097", "retina4_7", "", 15, 15), ("17506", "retina4_7", "", 16, 16),
      ("17506", "retina6_1", "accessoryType=\"disclosureIndicator\"", 16, 8),
    ] as [(String, String, String, CGFloat, CGFloat)])
  func marginsOfCells(
    tools: String, device: String, accessory: String, left: CGFloat, right: CGFloat
  ) throws {
    let screens = try CanvasFixtures.xib(
      """
      <tableViewCell \(accessory) id="cell">
      <rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="320" height="44"/></tableViewCellContentView>
      </tableViewCell>
      """, device: device, tools: tools)
    let margins = try #require(screens.first?.root.withID("content")).layoutMargins
    #expect([margins.left, margins.right] == [left, right])
  }
}
