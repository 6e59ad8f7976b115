import InterfaceBuilder
import Testing

@testable import UIKit

/// What widgets read and cannot use is told with its place, once.
@MainActor @Suite struct ValueProblemTests {
  private func told(_ objects: String) throws -> [String] {
    var options = DocumentOptions()
    options.hasAppClasses = false
    let document = try NibFixtures.xib(objects)
    return DocumentScreens.screens(of: document, options: options).diagnostics.map(\.description)
  }

  @Test(
    arguments: [
      (
        "<view id=\"V\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"10px\" height=\"9\"/></view>",
        "width=\"10px\" of <rect> is no number; 0 is used"
      ),
      (
        "<view id=\"V\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"50000000\" height=\"9\"/></view>",
        "width=\"50000000\" of <rect> is more than 1000000; 1000000 is used"
      ),
      (
        "<view id=\"V\"><color key=\"backgroundColor\" name=\"nope\"/></view>",
        "could not load the colour \"nope\": neither an asset catalogue nor the file's resources have "
          + "it; it counts as black"
      ),
      (
        "<view id=\"V\"><color key=\"backgroundColor\" systemColor=\"nopeColor\"/></view>",
        "the system colour \"nopeColor\" is not known; it counts as black"
      ),
      ("<view tag=\"1.5\" id=\"V\"/>", "tag=\"1.5\" of <view> is no whole number; left out"),
      (
        "<view hidden=\"true\" id=\"V\"/>",
        "hidden=\"true\" of <view> is neither YES nor NO; left out"
      ),
      (
        "<label textAlignment=\"centre\" id=\"V\"/>",
        "textAlignment=\"centre\" of <label> is not known; left out"
      ),
      (
        "<label lineBreakMode=\"\" id=\"V\"/>",
        "lineBreakMode=\"\" of <label> is not known; left out"
      ),
      (
        "<button buttonType=\"round\" id=\"V\"/>",
        "buttonType=\"round\" of <button> is not known; left out"
      ),
      ("<slider value=\"1,5\" id=\"V\"/>", "value=\"1,5\" of <slider> is no number; left out"),
      (
        "<stackView axis=\"diagonal\" id=\"V\"/>",
        "axis=\"diagonal\" of <stackView> is not known; left out"
      ),
      (
        "<view id=\"V\"><color key=\"backgroundColor\" white=\"1e400\" alpha=\"1\"/></view>",
        "white=\"1e400\" of <color> is no number; left out"
      ),
      (
        "<scrollView id=\"V\"><nil key=\"contentInset\"/></scrollView>",
        "<nil key=\"contentInset\"> in <scrollView> is no <inset>; left out"
      ),
      (
        "<view id=\"V\"><constraints><constraint firstAttribute=\"width\" constant=\"abc\" id=\"c\"/>"
          + "</constraints></view>",
        "constant=\"abc\" of <constraint> is no number; left out"
      ),
      (
        "<view id=\"V\"><constraints><constraint firstAttribute=\"width\" multiplier=\"1:0\" id=\"c\"/>"
          + "</constraints></view>",
        "multiplier=\"1:0\" of <constraint> is not known; left out"
      ),
      (
        "<view id=\"V\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" "
          + "keyPath=\"tag\"><real key=\"value\" value=\"nan\"/></userDefinedRuntimeAttribute>"
          + "</userDefinedRuntimeAttributes></view>",
        "value=\"nan\" of <real> is no number; left out"
      ),
    ])
  func aValueThatIsNoneIsToldWithItsPlace(object: String, message: String) throws {
    #expect(
      try told(object).filter { $0.hasSuffix(message) } == ["Test.xib:5: warning: \(message)"])
  }

  @Test func aLegacyFileTellsThemAsWell() throws {
    let text = """
      <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data>
      <array key="IBDocument.RootObjects" id="1000"><object class="IBUIView" id="20">
      <int key="NSvFlags">256</int><string key="NSFrameSize">{9, 8}</string>
      <int key="IBUITag">abc</int><array key="NSSubviews"><object class="IBUIView" id="21">
      <int key="NSvFlags">256</int><string key="NSFrame">{{0, 0}, {5e7, 8}}</string>
      </object></array></object></array>
      <object class="IBObjectContainer" key="IBDocument.Objects">
      <object class="IBMutableOrderedSet" key="objectRecords"><array key="orderedObjects">
      <object class="IBObjectRecord"><string key="id">2</string><reference key="object" ref="20"/>
      </object></array></object></object></data></archive>
      """
    let document = try IBDocument(bytes: Array(text.utf8), file: "Old.xib")
    let outcome = DocumentScreens.screens(of: document, options: DocumentOptions())
    #expect(
      outcome.diagnostics.map(\.description) == [
        "Old.xib:4: warning: \"abc\" of \"IBUITag\" is no whole number; left out",
        "Old.xib:4: warning: width=\"50000000\" of <rect> is more than 1000000; 1000000 is used",
      ])
  }

  @Test func aRunningApplicationTellsThemOfANib() throws {
    let (_, diagnostics) = try Diagnostics.collecting {
      let document = try NibFixtures.xib("<view alpha=\"much\" id=\"V\"/>")
      let nib = UINib(document: document)
      for _ in 0..<2 { _ = nib.instantiate(withOwner: nil) }
    }
    #expect(
      diagnostics.map(\.description) == [
        "Test.xib:5: warning: alpha=\"much\" of <view> is no number; left out"
      ])
  }
}
