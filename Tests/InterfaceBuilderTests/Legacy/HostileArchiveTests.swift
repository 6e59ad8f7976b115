import Foundation
import InterfaceBuilder
import Testing

@Suite struct HostileArchives {
  @Test func viewsThatHoldEachOtherEnd() throws {
    let views = """
      <object class="IBUIView" id="20">\(viewBasics)<array key="NSSubviews"><reference ref="21"/></array>\
      </object><object class="IBUIView" id="21">\(viewBasics)<array key="NSSubviews">\
      <reference ref="20"/><reference ref="21"/></array></object>
      """
    let document = try document(archive(views, ids: [20: "2", 21: "3"]))
    #expect(document.topLevelObjects.count == 2)
    #expect(document.diagnostics.count == 3)
  }

  @Test func referencesInACircleLeadNowhere() throws {
    let view = """
      <object class="IBUIView" id="20">\(viewBasics)<reference key="NSSubviews" ref="30" id="31"/>\
      <reference key="x" ref="31" id="30"/></object>
      """
    #expect(try document(archive(view)).topLevelObjects.count == 2)
  }

  @Test(arguments: [(94, true), (95, false), (2000, false)])
  func objectsAreNestedOnlySoFarHoweverTheFileIsWritten(levels: Int, isRead: Bool) throws {
    // Each view refers to the next, so that the file itself is flat.
    let views = (0...levels).map { level in
      """
      <object class="IBUIView" id="v\(level)">\(viewBasics)\
      <array key="NSSubviews"><reference ref="v\(level + 1)"/></array></object>
      """
    }
    let text = archive("<reference ref='v0'/>", data: views.joined())
    let message = "Test.xib: error: more than 95 objects within each other"
    #expect(refusal(of: text) == (isRead ? nil : message))
    if isRead {
      let written = IBWriter.text(of: try document(text))
      #expect(refusal(of: written) == nil)
    }
  }

  @Test(arguments: ["IBUISegmentedControl", "IBUISearchBar", "IBUIView"])
  func aListSharedByManyIsNotMultiplied(type: String) throws {
    let items = String(repeating: "<string/>", count: 2000)
    let keys = ["IBSegmentTitles", "IBScopeButtonTitles", "NSSubviews"]
    let shared = keys.map { "<reference key=\"\($0)\" ref=\"900\"/>" }.joined()
    let users = String(
      repeating: "<object class=\"\(type)\">\(viewBasics)\(shared)</object>", count: 2000)
    let text = archive(users, data: "<array key=\"x\" id=\"900\">\(items)</array>")
    let message = try #require(refusal(of: text))
    #expect(message.hasSuffix("its references ask for more than 500000 elements"))
  }

  @Test func aTextSharedByManyIsNotMultiplied() throws {
    let text = String(repeating: "x", count: 1_000_000)
    let users = String(
      repeating:
        "<object class='IBUILabel'>\(viewBasics)<reference key='IBUIText' ref='900'/></object>",
      count: 10_000)
    let file = archive(users, data: "<string key='x' id='900'>\(text)</string>")
    #expect(try #require(refusal(of: file)).contains("its references ask for more than"))
  }

  @Test(arguments: ["Counter-7.10.xib", "Counter-8.00.xib"])
  func aByteChangedAnywhereDoesNoHarm(name: String) throws {
    let bytes = Array(try Data(contentsOf: URL(filePath: fixture(name))))
    for offset in stride(from: 0, to: bytes.count, by: 19) {
      var changed = bytes
      changed[offset] = [0x30, 0x3C, 0x26, 0x7D][offset / 19 % 4]
      guard let document = try? IBDocument(bytes: changed, file: "Test.xib") else { continue }
      let written = IBWriter.text(of: document)
      #expect(refusal(of: written) == nil, "byte \(offset)")
    }
  }

  @Test func numbersThatAreNoneAreLeftOut() throws {
    let keys = """
      <int key="NSvFlags">99999999999999999999</int><string key="NSFrame">{{nan, inf}, {1e999, 2}}</string>\
      <int key="IBUITag">x</int>
      """
    let document = try document(archive("<object class='IBUIView' id='20'>\(keys)</object>"))
    let view = try elementAtTop(of: document)
    #expect(view.rect(key: "frame") == nil)
    #expect(view["tag"] == nil)
    #expect(
      document.diagnostics.map(\.message) == [
        "a view without a frame",
        "\"99999999999999999999\" of \"NSvFlags\" is no whole number; left out",
        "\"x\" of \"IBUITag\" is no whole number; left out",
        "\"{{nan, inf}, {1e999, 2}}\" of \"NSFrame\" is no text of 4 numbers; left out",
      ])
  }
}
