import InterfaceBuilder
import Testing

@testable import UIKit

/// What the connections of a file tell of objects whose code is not there.
@MainActor @Suite struct NamesInCodeTests {
  private func names(_ connections: String, of id: String = "V") throws -> NamesInCode {
    let document = try NibFixtures.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Screen">
      <connections>\(connections)</connections></placeholder>
      <view id="V"/><view id="W"><connections>
      <action selector="tapped:" destination="-1" id="wa"/>
      <segue destination="V" kind="unwind" unwindAction="done:" id="ws"/>
      <segue destination="V" kind="embed" id="we"/><segue destination="V" kind="show" id="wp"/>
      <outletCollection property="gestureRecognizers" destination="G" id="wg"/>
      </connections></view>
      <tapGestureRecognizer id="G"><connections>
      <action selector="pressed:" destination="-1" id="ga"/></connections></tapGestureRecognizer>
      """)
    return DocumentNamesInCode(document)[id]
  }

  private func outlet(_ property: String, _ destination: String = "V") -> String {
    "<outlet property=\"\(property)\" destination=\"\(destination)\" id=\"o-\(property)\"/>"
  }

  @Test func outletsAreInTheOrderOfTheFileAndEachOnce() throws {
    let collection = "<outletCollection property=\"all\" destination=\"V\" id=\"c\"/>"
    let found = try names(outlet("photo") + outlet("other", "W") + collection + outlet("photo"))
    #expect(found == NamesInCode(outlets: ["photo", "all"]))
    #expect(found.sign == "⟨photo⟩")
    #expect(found.notes == ["outlet \"photo\"", "outlet \"all\""])
  }

  @Test func whatAppleCallsAViewTellsNothing() throws {
    #expect(try names(outlet("delegate") + outlet("inputView") + outlet("")) == NamesInCode())
    #expect(NamesInCode().sign == nil)
  }

  @Test func theViewOfAnOwnerIsTheOwners() throws {
    #expect(try names(outlet("view")) == NamesInCode(owner: "Screen"))
    #expect(try names(outlet("view"), of: "W").owner == nil)
  }

  @Test func noObjectHasMoreThanFourNamesOfAKind() throws {
    let many = (1...2000).map { outlet("view\($0)") }.joined()
    #expect(try names(many).outlets == ["view1", "view2", "view3", "view4"])
  }

  @Test func actionsOfGesturesAreThoseOfTheirViews() throws {
    let found = try names("", of: "W")
    #expect(
      found == NamesInCode(actions: ["tapped:", "done:", "pressed:"], destinations: ["V"]))
    #expect(found.sign == "⟨tapped:⟩")
    #expect(found.notes.last == "segue to \"V\"")
  }

  /// The lines of elements of a view that holds `body`.
  private func lines(_ body: String, hasAppClasses: Bool = false) throws -> [String] {
    let document = try NibFixtures.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Screen">
      <connections>\(outlet("thing"))</connections></placeholder>
      <view id="R"><rect key="frame" x="0" y="0" width="160" height="128"/><subviews>
      \(body)</subviews></view>
      """)
    var options = DocumentOptions()
    options.hasAppClasses = hasAppClasses
    let root = DocumentScreens.screens(of: document, options: options).screens.first?.root
    let text = try Pictures.screen(of: #require(root))
    return text.components(separatedBy: "\n").filter { $0.hasSuffix("\"thing\"") }
  }

  private nonisolated static let frame =
    "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"120\" height=\"64\"/>"

  @Test(arguments: [
    (
      "<label id=\"V\" text=\"Label\">\(frame)</label>",
      "text            \"Label\" outlet \"thing\""
    ),
    ("<label id=\"V\">\(frame)</label>", "text            outlet \"thing\""),
    ("<imageView id=\"V\">\(frame)</imageView>", "image           outlet \"thing\""),
    ("<button id=\"V\">\(frame)</button>", "button          outlet \"thing\""),
    ("<view id=\"V\">\(frame)</view>", "other           outlet \"thing\""),
    ("<scrollView id=\"V\">\(frame)</scrollView>", "scroll view     outlet \"thing\""),
    ("<switch id=\"V\" on=\"YES\">\(frame)</switch>", "switch          on, outlet \"thing\""),
    (
      "<view customClass=\"Chart\" id=\"V\">\(frame)</view>",
      "other           \"Chart\" outlet \"thing\""
    ),
  ])
  func anElementIsListedWithItsNames(body: String, line: String) throws {
    #expect(try lines(body) == [line])
    #expect(try lines(body, hasAppClasses: true).isEmpty)
  }

  @Test(arguments: [
    "<label id=\"V\" hidden=\"YES\">\(frame)</label>",
    "<view id=\"V\">\(frame)<subviews><label text=\"a\" id=\"L\">\(frame)</label></subviews>"
      + "</view>",
  ])
  func whatIsHiddenOrHoldsSomethingIsNotListed(body: String) throws {
    #expect(try lines(body).isEmpty)
  }
}
