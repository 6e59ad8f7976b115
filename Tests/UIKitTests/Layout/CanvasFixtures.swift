import InterfaceBuilder

@testable import UIKit

/// Files as Xcode saves them, laid out as its canvas does.
@MainActor enum CanvasFixtures {
  /// The screens of a xib with these objects.
  static func xib(
    _ objects: String, device: String = "retina4_7", tools: String = "14113",
    safeAreas: Bool = true
  ) throws -> [DocumentScreen] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="\(safeAreas ? "YES" : "NO")">
      <device id="\(device)" orientation="portrait"/>
      <objects>\(objects)</objects>
      </document>
      """
    return screens(try IBDocument(bytes: Array(text.utf8), file: "Test.xib"))
  }

  /// The screens of a storyboard with these scenes.
  static func storyboard(
    _ scenes: String, device: String = "retina4_7", tools: String = "14113"
  ) throws -> [DocumentScreen] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES">
      <device id="\(device)" orientation="portrait"/>
      <scenes>\(scenes)</scenes>
      </document>
      """
    return screens(try IBDocument(bytes: Array(text.utf8), file: "Test.storyboard"))
  }

  /// A scene with a controller whose view holds one view that fills the safe area.
  static func scene(
    _ id: String, size: CGSize, settings: String = "", more: String = "", segues: String = ""
  ) -> String {
    """
    <scene sceneID="s-\(id)"><objects>
    <viewController id="\(id)" sceneMemberID="viewController">
    \(filledView("v-\(id)", size: size, key: "view", settings: settings))
    <connections>\(segues)</connections>
    </viewController>\(more)</objects></scene>
    """
  }

  /// A view with a subview that fills its safe area.
  static func filledView(
    _ id: String, size: CGSize, key: String = "", settings: String = ""
  ) -> String {
    """
    <view \(key.isEmpty ? "" : "key=\"\(key)\"") id="\(id)">
    <rect key="frame" x="0.0" y="0.0" width="\(size.width)" height="\(size.height)"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="in-\(id)"/>
    </subviews>
    <constraints>
    <constraint firstItem="in-\(id)" firstAttribute="top" secondItem="safe-\(id)" \
    secondAttribute="top" id="c1-\(id)"/>
    <constraint firstItem="in-\(id)" firstAttribute="bottom" secondItem="safe-\(id)" \
    secondAttribute="bottom" id="c2-\(id)"/>
    <constraint firstItem="in-\(id)" firstAttribute="leading" secondItem="safe-\(id)" \
    secondAttribute="leading" id="c3-\(id)"/>
    <constraint firstItem="in-\(id)" firstAttribute="trailing" secondItem="safe-\(id)" \
    secondAttribute="trailing" id="c4-\(id)"/>
    </constraints>
    <viewLayoutGuide key="safeArea" id="safe-\(id)"/>
    \(settings)
    </view>
    """
  }

  private static func screens(_ document: IBDocument) -> [DocumentScreen] {
    var options = DocumentOptions()
    options.isDesignTime = true
    return DocumentScreens.screens(of: document, options: options).screens
  }
}

extension UIView {
  /// The view of this subtree with an id in the file.
  func withID(_ id: String) -> UIView? {
    if nibOrigin?.id == id { return self }
    for subview in subviews {
      if let found = subview.withID(id) { return found }
    }
    return nil
  }
}
