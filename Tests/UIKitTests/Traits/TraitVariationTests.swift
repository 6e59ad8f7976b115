import InterfaceBuilder
import Testing

@testable import UIKit

/// What a file says for other size classes, followed when the device is turned.
@MainActor @Suite struct TraitVariationTests {
  private let source = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES"><device id="retina4_7" orientation="portrait"/><objects>
    <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>
    <stackView translatesAutoresizingMaskIntoConstraints="NO" axis="vertical" id="stack">
    <variation key="heightClass=compact" axis="horizontal"/></stackView>
    <label text="Wide" translatesAutoresizingMaskIntoConstraints="NO" id="label">
    <fontDescription key="fontDescription" type="system" pointSize="17"/>
    <variation key="heightClass=compact">
    <fontDescription key="fontDescription" type="system" pointSize="30"/></variation></label>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="extra"/>
    </subviews>
    <constraints>
    <constraint firstItem="label" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" constant="10" id="inset">
    <variation key="heightClass=compact" constant="50"/></constraint>
    <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" \
    id="top"/>
    <constraint firstItem="label" firstAttribute="bottom" secondItem="root" \
    secondAttribute="bottom" id="bottom"/>
    </constraints>
    <variation key="default"><mask key="constraints"><exclude reference="bottom"/></mask>
    <mask key="subviews"><exclude reference="extra"/></mask></variation>
    <variation key="heightClass=compact"><mask key="constraints"><exclude reference="top"/>
    <include reference="bottom"/></mask>
    <mask key="subviews"><include reference="extra"/></mask></variation>
    </view></objects></document>
    """

  @Test func turningTheDeviceInstallsAndChanges() throws {
    let document = try IBDocument(bytes: Array(source.utf8), file: "Turning.xib")
    let application = UIApplication(screen: UIScreen(size: CGSize(width: 375, height: 667)))
    defer { application.terminate() }
    let root = application.run { () -> UIView in
      let view = UINib(document: document).instantiate(withOwner: nil).first as? UIView
      let controller = UIViewController()
      controller.view = view
      let window = UIWindow(screen: application.screen)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      return controller.view
    }
    application.commit()
    let label = try #require(root.withID("label") as? UILabel)
    let stack = try #require(root.withID("stack") as? UIStackView)
    func state() -> [CGFloat] { [label.frame.minX, label.frame.minY, label.font.pointSize] }
    #expect(state() == [10, 0, 17])
    #expect(stack.axis == .vertical)
    #expect(root.withID("extra") == nil)

    application.rotate(to: .landscapeLeft)
    #expect(state() == [50, 375 - label.frame.height, 30])
    #expect(stack.axis == .horizontal)
    #expect(root.subviews.last?.nibOrigin?.id == "extra")

    application.rotate(to: .portrait)
    #expect(state() == [10, 0, 17])
    #expect(stack.axis == .vertical)
    #expect(root.withID("extra") == nil)
  }

  @Test func aConstraintThatTheAppTookAwayStaysAway() throws {
    let document = try IBDocument(bytes: Array(source.utf8), file: "Turning.xib")
    let application = UIApplication(screen: UIScreen(size: CGSize(width: 375, height: 667)))
    defer { application.terminate() }
    try application.run {
      let view = UINib(document: document).instantiate(withOwner: nil).first as? UIView
      let root = try #require(view)
      let window = UIWindow(screen: application.screen)
      window.addSubview(root)
      window.makeKeyAndVisible()
      let inset = try #require(root.constraints.first { $0.nibOrigin?.id == "inset" })
      inset.isActive = false
      application.rotate(to: .landscapeLeft)
      #expect(!inset.isActive)
    }
  }
}
