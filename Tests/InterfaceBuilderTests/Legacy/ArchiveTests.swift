import Foundation
import InterfaceBuilder
import Testing

@Suite struct Archives {
  @Test(arguments: ["7.10", "8.00"])
  func anArchiveOfEitherDialectBecomesTheDocumentXcodeMakesOfIt(version: String) throws {
    let document = try IBDocument(contentsOfFile: fixture("Counter-\(version).xib"))
    #expect(document.diagnostics.isEmpty)
    let expected = try String(contentsOfFile: fixture("Counter.xib"), encoding: .utf8)
    #expect(IBWriter.text(of: document) == expected)
  }

  @Test func elementsStandOnTheLinesOfTheirObjects() throws {
    let document = try IBDocument(contentsOfFile: fixture("Counter-8.00.xib"))
    #expect(document.element(id: "4")?.line == 39)
    #expect(document.element(id: "9")?.line == 91)
  }

  @Test func idsAreThoseOfTheRecordsAndOthersAlwaysTheSame() throws {
    let view = #"<object class="IBUIView" id="20">\#(viewBasics)</object>"#
    let first = try elementAtTop(of: document(archive(view)))
    let second = try elementAtTop(of: document(archive(view)))
    let id = try #require(first.id)
    #expect(id == second.id)
    #expect(id.count == 10 && id.split(separator: "-").map(\.count) == [3, 2, 3])
  }

  @Test(
    arguments: [
      ("IBCocoaTouchFramework", "iOS.CocoaTouch", "CocoaTouch.XIB"),
      ("IBIPadFramework", "iOS.CocoaTouch.iPad", "CocoaTouch.iPad.XIB"),
    ])
  func aDocumentSaysWhatItIsFor(runtime: String, target: String, type: String) throws {
    let data =
      #"<string key="IBDocument.TargetRuntimeIdentifier">\#(runtime)</string>"#
      + #"<bool key="IBDocument.UseAutolayout">YES</bool>"#
    let document = try document(archive("", data: data))
    #expect(document.kind == .xib)
    #expect(document.targetRuntime == target)
    #expect(document.root["type"]?.hasSuffix(type) == true)
    #expect(document.usesAutolayout)
  }

  @Test(arguments: ["1.0", "1.1", "2.0"])
  func earlyStoryboardsAreDocumentsAlready(version: String) throws {
    let type = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
    let document = try document(
      """
      <document type="\(type)" version="\(version)" toolsVersion="1938"><scenes><scene sceneID="5">\
      <objects><viewController id="2" sceneMemberID="viewController"/></objects></scene></scenes>\
      </document>
      """)
    #expect(document.kind == .storyboard)
    #expect(document.scenes.first?.first("objects")?.children.map(\.id) == ["2"])
    #expect(document.toolsVersion == 1938)
  }

  @Test func imagesInUseAreListedWithTheSizesTheArchiveKnows() throws {
    let data = """
      <dictionary key="IBDocument.LastKnownImageSizes"><string key="a.png">{16, 24}</string>\
      <string key="unused.png">{1, 1}</string></dictionary>
      """
    let image = """
      <object class="NSCustomResource" key="IBUIImage"><string key="NSClassName">NSImage</string>\
      <string key="NSResourceName">a.png</string></object>
      """
    let views = #"<object class="IBUIImageView" id="20">\#(viewBasics)\#(image)</object>"#
    let resources = try document(archive(views, data: data)).root.first("resources")
    #expect(
      resources.map(compact)
        == #"<resources><image name="a.png" width="16" height="24"/></resources>"#)
  }

  @Test func aStringMayBeAnObjectOrEncoded() throws {
    let text =
      #"<object class="NSMutableString" key="IBUIText">"#
      + #"<characters key="NS.bytes">Mutable</characters></object>"#
    #expect(try translated("IBUILabel", viewBasics + text).contains(#"text="Mutable""#))
    let encoded = #"<string key="IBUIText" type="base64-UTF8">w6TDtgo</string>"#
    #expect(
      try translated("IBUILabel", viewBasics + encoded).contains(
        "<string key=\"text\">äö\n</string>"))
  }

  @Test(
    arguments: [
      (
        "<archive type='\(xibType)' version='8.00'/>", "an Interface Builder archive without <data>"
      ),
      (
        "<archive type='\(xibType)' version='8.00'><data/></archive>",
        "an Interface Builder archive without objects"
      ),
      (
        archive(
          "", data: #"<string key="IBDocument.TargetRuntimeIdentifier">IBCocoaFramework</string>"#),
        "an Interface Builder document for macOS; only documents for iOS can be read"
      ),
      (
        archive("", type: "com.apple.InterfaceBuilder3.Cocoa.XIB"),
        "an Interface Builder document for macOS; only documents for iOS can be read"
      ),
    ])
  func whatIsNoArchiveForIOSIsRefused(text: String, message: String) throws {
    #expect(try #require(refusal(of: text)).hasSuffix("error: \(message)"))
  }
}
