import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct NibTests {
  @Test func objectsAreMadeConnectedAndAwakenedInOrder() throws {
    _ = NibView.registered
    NibView.calls = []
    let (objects, _, messages) = try NibFixtures.load(
      """
      <view id="a" customClass="NibView" customModule="UIKitTests">
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="level"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
      <connections><outlet property="friend" destination="b" id="c"/></connections>
      </view>
      <view id="b"/>
      """)
    #expect(NibView.calls == ["init", "outlet", "attribute", "awake"])
    #expect((objects.first as? NibView)?.level == 3)
    #expect(objects.count == 2)
    #expect(messages.isEmpty)
  }

  @Test func theOwnerGetsOutletsCollectionsAndActionsButIsNotAwakened() throws {
    _ = NibOwner.registered
    let owner = NibOwner()
    let (objects, _, messages) = try NibFixtures.load(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NibOwner">
      <connections>
      <outlet property="badge" destination="a" id="o1"/>
      <outletCollection property="views" destination="b" id="o2"/>
      <outletCollection property="views" destination="a" id="o3"/>
      </connections>
      </placeholder>
      <view tag="7" id="a"/>
      <control id="b">
      <connections>
      <action selector="none" destination="-1" eventType="touchDown" id="e1"/>
      <action selector="one:" destination="-1" eventType="touchUpInside" id="e2"/>
      <action selector="two:event:" destination="-1" eventType="touchUpInside" id="e3"/>
      </connections>
      </control>
      """, owner: owner)
    #expect(owner.calls == ["badge 7"])
    #expect(owner.views.map(\.tag) == [0, 7])
    let control = try #require(objects.last as? UIControl)
    owner.calls = []
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside, event: UIEvent())
    #expect(owner.calls == ["none", "one true", "two true true"])
    #expect(messages.isEmpty)
  }

  @Test func anActionToTheFirstResponderGoesAlongTheChain() throws {
    let root = ChainController()
    _ = ChainController.registered
    let stage = Stage(root: root)
    let (objects, _, _) = try NibFixtures.load(
      """
      <control id="b">
      <connections><action selector="chain:" destination="-2" eventType="touchUpInside" id="e"/></connections>
      </control>
      """)
    let control = try #require(objects.first as? UIControl)
    root.view.addSubview(control)
    control.sendActions(for: .touchUpInside)
    #expect(root.count == 1)
    #expect(stage.window.firstResponder == nil)
  }

  @Test(arguments: [
    (
      "<wobble id=\"x\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/></wobble>",
      "Test.xib:5: warning: unknown element <wobble>, shown as a plain view"
    ),
    ("<wobble id=\"x\"/>", "Test.xib:5: warning: unknown element <wobble>, left out"),
    (
      "<view id=\"x\" customClass=\"Missing\"/>",
      "Test.xib:5: note: class Missing is not here; shown as UIView"
    ),
    (
      "<view id=\"x\" customClass=\"ChainController\" customModule=\"UIKitTests\"/>",
      "Test.xib:5: warning: class ChainController is no UIView; shown as UIView"
    ),
    (
      "<customObject id=\"x\" customClass=\"Missing\"/>",
      "Test.xib:5: note: class Missing is not here; a plain object is used"
    ),
    (
      "<view id=\"x\"><connections><outlet property=\"p\" destination=\"gone\" id=\"o\"/></connections></view>",
      "Test.xib:5: error: outlet \"p\" leads to no object (gone)"
    ),
    (
      "<view id=\"x\"><connections><outlet property=\"p\" destination=\"x\" id=\"o\"/></connections></view>",
      "Test.xib:5: error: UIView has no property \"p\" for this value"
    ),
  ]) func whatCannotBeDoneIsSaid(element: String, message: String) throws {
    let (_, _, messages) = try NibFixtures.load(element)
    #expect(messages == [message])
  }

  @Test func anUnknownViewKeepsItsPlaceAndItsSubviews() throws {
    let (objects, _, _) = try NibFixtures.load(
      """
      <wobble id="x"><rect key="frame" x="1" y="2" width="3" height="4"/>
      <subviews><view tag="5" id="y"/></subviews></wobble>
      """)
    let view = try #require(objects.first as? UIView)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.subviews.first?.tag == 5)
  }

  @Test func aViewReadsWhatAllViewsShare() throws {
    let (objects, _, _) = try NibFixtures.load(
      """
      <view hidden="YES" tag="4" alpha="0.5" clipsSubviews="YES" userInteractionEnabled="NO" \
      contentMode="center" translatesAutoresizingMaskIntoConstraints="NO" id="x">
      <rect key="frame" x="10" y="20.5" width="30" height="40"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
      <color key="backgroundColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom"/>
      <accessibility key="accessibilityConfiguration" identifier="box" label="Box" hint="Opens">
      <accessibilityTraits key="traits" button="YES"/><bool key="isElement" value="YES"/>
      </accessibility>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="6.5"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="NO"/>
      </userDefinedRuntimeAttributes>
      </view>
      """)
    let view = try #require(objects.first as? UIView)
    #expect(view.isHidden && view.tag == 4 && view.alpha == 0.5)
    #expect(!view.isUserInteractionEnabled && view.contentMode == .center)
    #expect(view.frame == CGRect(x: 10, y: 20.5, width: 30, height: 40))
    #expect(view.autoresizingMask == [.flexibleWidth, .flexibleBottomMargin])
    #expect(view.backgroundColor?.description == "#FF8000")
    #expect(view.accessibilityIdentifier == "box" && view.accessibilityLabel == "Box")
    #expect(view.layer.cornerRadius == 6.5 && !view.clipsToBounds)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
  }
}

final class ChainController: UIViewController {
  var count = 0

  static let registered: Void = {
    ClassRegistry.register(ChainController.self) { bindings in
      bindings.methods["chain:"] = { object, _ in (object as? ChainController)?.count += 1 }
    }
  }()
}
