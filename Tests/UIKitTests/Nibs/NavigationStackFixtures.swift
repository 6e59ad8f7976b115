import InterfaceBuilder

@testable import UIKit

/// Storyboards whose scenes show each other, and what is seen of their bars at run time.
enum NavigationStackFixtures {
  /// A navigation controller around a scene.
  static func navigation(
    _ id: String = "N", root: String, _ attributes: String = "", bar: String = "",
    ownBar: String? = nil
  ) -> String {
    let standard =
      "<navigationBar key=\"navigationBar\" contentMode=\"scaleToFill\" id=\"bar-\(id)\" \(bar)/>"
    return """
      <scene sceneID="s-\(id)"><objects>
      <navigationController \(attributes) id="\(id)" sceneMemberID="viewController">
      \(ownBar ?? standard)
      <connections>
      <segue destination="\(root)" kind="relationship" relationship="rootViewController" \
      id="root-\(id)"/>
      </connections></navigationController></objects></scene>
      """
  }

  /// A scene; `item` is its navigation item or nothing, `ways` the kinds and ends of its segues.
  static func scene(
    _ id: String, _ item: String = "", ways: [(kind: String, end: String)] = [],
    element: String = "viewController", attributes: String = "", settings: String = "",
    more: String = ""
  ) -> String {
    let segues = ways.map { way in
      let isTab = way.kind == "tab"
      let kind = isTab ? "relationship\" relationship=\"viewControllers" : way.kind
      return """
        <segue destination="\(way.end)" kind="\(kind)" id="\(id)-\(way.end)-\(way.kind)"/>
        """
    }
    // As a button in a view would have them.
    let view =
      element == "viewController"
      ? """
      <view key="view" contentMode="scaleToFill" id="view-\(id)">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews><view contentMode="scaleToFill" id="box-\(id)">
      <rect key="frame" x="0.0" y="200" width="375" height="100"/>
      <connections>\(segues.filter { $0.contains("\"embed\"") }.joined())</connections>
      </view></subviews>\(settings)</view>
      """ : ""
    let own = view.isEmpty ? segues : segues.filter { !$0.contains("\"embed\"") }
    return """
      <scene sceneID="s-\(id)"><objects>
      <\(element) \(attributes) id="\(id)" sceneMemberID="viewController">
      \(view)\(item)\(more)<connections>\(own.joined())</connections>
      </\(element)></objects></scene>
      """
  }

  /// A navigation item.
  static func item(_ title: String?, _ attributes: String = "", _ inner: String = "") -> String {
    let title = title.map { "title=\"\($0)\"" } ?? ""
    return """
      <navigationItem key="navigationItem" \(title) \(attributes)>\(inner)</navigationItem>
      """
  }

  /// A storyboard of these scenes.
  static func document(_ scenes: String, initial: String? = nil) throws -> IBDocument {
    let attribute = initial.map { "initialViewController=\"\($0)\"" } ?? ""
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES" \(attribute)>
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes>\(scenes)</scenes>
      </document>
      """
    return try IBDocument(bytes: Array(text.utf8), file: "Test.storyboard")
  }

  /// The screen of a scene, as it is shown at run time.
  @MainActor static func screen(
    _ id: String, of scenes: String, initial: String? = nil, isDesignTime: Bool = false
  ) throws -> DocumentScreen? {
    var options = DocumentOptions()
    options.isDesignTime = isDesignTime
    let document = try document(scenes, initial: initial)
    return DocumentScreens.screens(of: document, options: options).screens.first { $0.id == id }
  }

  /// What the bar above a scene reads: back button and title; "alone" where there is none.
  @MainActor static func bar(of screen: DocumentScreen?) -> String {
    guard let screen else { return "no screen" }
    guard let navigation = screen.root.viewController as? UINavigationController,
      screen.controller !== navigation
    else { return "alone" }
    let bar = navigation.navigationBar
    if bar.isHidden { return "hidden" }
    let back = bar.backItem.map { "‹ \($0.backText) · " } ?? ""
    return back + (bar.topItem?.title ?? "")
  }
}
