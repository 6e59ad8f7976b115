import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

/// What a file holds is read, or listed with a reason, or told.
@MainActor @Suite struct Coverage {
  private func told(_ objects: String, attributes: String = "") throws -> [String] {
    let document = try NibFixtures.xib(objects, attributes: attributes)
    return FileCoverage(of: document).diagnostics.map(\.description)
  }

  // MARK: What is told

  @Test func anAttributeThatNobodyReadsIsToldWithItsLine() throws {
    let told = try told(
      """
      <view id="V">
      <subviews><label text="Hello" glow="YES" id="L"/></subviews>
      </view>
      """)
    #expect(told == ["Test.xib:6: warning: glow of <label> is not read"])
  }

  @Test func anElementThatNobodyReadsIsToldOnceWithAllThatIsInIt() throws {
    let told = try told(
      """
      <view id="V">
      <halo key="halo" radius="4"><ring width="2"/></halo>
      </view>
      """)
    #expect(told == ["Test.xib:6: warning: <halo key=\"halo\"> in <view> is not read"])
  }

  @Test func aWidgetThatNobodyKnowsIsToldAndWhatItHoldsIsRead() throws {
    let told = try told(
      """
      <view id="V">
      <subviews><lavaLamp id="W"><subviews><label text="Hello" id="L"/></subviews></lavaLamp></subviews>
      </view>
      """)
    #expect(told == ["Test.xib:6: warning: <lavaLamp> in <subviews> is not read"])
  }

  @Test func aColourUnderAKeyThatNobodyKnowsIsTold() throws {
    let told = try told("<label id=\"L\"><color key=\"haloColor\" white=\"1\"/></label>")
    #expect(told == ["Test.xib:5: warning: <color key=\"haloColor\"> in <label> is not read"])
  }

  @Test func aConnectionOfAnUnknownSortIsTold() throws {
    let told = try told(
      "<label id=\"L\"><connections><wire destination=\"L\" id=\"w\"/></connections></label>")
    #expect(told == ["Test.xib:5: warning: <wire> in <connections> is not read"])
  }

  @Test func anAttributeOfAVariationIsOneOfTheElementItVaries() throws {
    let told = try told(
      """
      <label id="L">
      <variation key="widthClass=regular" numberOfLines="2" glow="YES"/>
      </label>
      """, attributes: "useTraitCollections=\"YES\"")
    #expect(told == ["Test.xib:6: warning: glow of <label> is not read"])
  }

  // MARK: What is not

  @Test(arguments: [
    // The second of two fonts, sizes or colours counts only when the first is not there.
    "<label id=\"L\"><fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\" "
      + "type=\"system\" pointSize=\"17\" family=\"Helvetica\"/></label>",
    "<label id=\"L\" minimumScaleFactor=\"0.5\" minimumFontSize=\"9\"/>",
    "<view id=\"V\"><color key=\"backgroundColor\" systemColor=\"label\" "
      + "cocoaTouchSystemColor=\"darkTextColor\" red=\"0\" green=\"0\" blue=\"0\" alpha=\"1\"/></view>",
    // Nothing as the value of a property.
    "<label id=\"L\"><nil key=\"textColor\"/><nil key=\"highlightedColor\"/></label>",
    // Cells that only a running app makes.
    "<tableView dataMode=\"prototypes\" id=\"T\"><prototypes><tableViewCell "
      + "reuseIdentifier=\"Row\" indentationWidth=\"10\" id=\"C\"/></prototypes></tableView>",
  ])
  func whatIsReadUnderAConditionIsKnown(objects: String) throws {
    #expect(try told(objects) == [])
  }

  @Test func whatIsListedGivesItsReason() throws {
    let document = try NibFixtures.xib("<view userLabel=\"Spacer\" misplaced=\"YES\" id=\"V\"/>")
    let entries = FileCoverage(of: document).entries
    let entry = entries.first { $0.name == .attribute("misplaced", of: "view") }
    #expect(entry?.state == .listed(reason: "what Xcode found out about the frames stored"))
  }

  // MARK: Our own files

  nonisolated private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../..").standardizedFileURL

  /// The documents of the example apps and of the tests.
  nonisolated static let ownFiles: [String] = ["Sources/ExampleApps", "Tests"].flatMap { folder in
    let path = root.appending(path: folder).path
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  @Test func thereAreFilesOfOurOwn() { #expect(Self.ownFiles.count > 20) }

  @Test(arguments: ownFiles)
  func nothingInOurOwnFilesIsUnknown(file: String) throws {
    let document = try IBDocument(contentsOfFile: Self.root.appending(path: file).path)
    #expect(FileCoverage(of: document).diagnostics == [])
  }

  // MARK: The table

  @Test(arguments: ownFiles + ["All"])
  func whatIsListedIsReadByNobody(file: String) throws {
    let document =
      file == "All"
      ? try NibFixtures.xib(KnownNames.objects.joined(), attributes: "useTraitCollections=\"YES\"")
      : try IBDocument(contentsOfFile: Self.root.appending(path: file).path)
    #expect(FileCoverage(of: document).readThoughListed == [])
  }
}
