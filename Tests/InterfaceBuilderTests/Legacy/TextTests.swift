import InterfaceBuilder
import Testing

@Suite struct ArchivedTexts {
  @Test func aShortTextIsAnAttributeAndALongOneAnElement() throws {
    func text(_ text: String) throws -> String {
      try translated("IBUILabel", viewBasics + "<string key='IBUIText'>\(text)</string>")
    }
    let long = String(repeating: "x", count: 128)
    #expect(try text("A &lt; B").contains(#"text="A < B""#))
    #expect(try text(String(long.dropLast())).contains(#"text="xxx"#))
    #expect(try text(long).contains("<string key=\"text\">\(long)</string>"))
    #expect(try text("a\nb").contains("<string key=\"text\">a\nb</string>"))
  }

  @Test func whatXMLCannotHoldStaysEncoded() throws {
    // A bell and an "x".
    let label = try translated(
      "IBUILabel", viewBasics + #"<string key="IBUIText" type="base64-UTF8">B3g</string>"#)
    #expect(label.contains(#"<string key="text" base64-UTF8="YES">B3g</string>"#))
  }

  @Test(
    arguments: [
      ("", #"type="system" pointSize="17""#),
      (
        "<object class='NSFont' key='IBUIFont'><string key='NSName'>CourierNewPSMT</string>"
          + "<double key='NSSize'>12</double></object>",
        #"name="CourierNewPSMT" family="Courier New" pointSize="12""#
      ),
      (
        "<object class='IBUIFontDescription' key='IBUIFontDescription'><int key='type'>2</int>"
          + "<int key='size'>2</int></object>", #"type="boldSystem" size="button""#
      ),
      (
        "<object class='IBUIFontDescription' key='IBUIFontDescription'><int key='type'>3</int>"
          + "<double key='pointSize'>14</double></object>", #"type="italicSystem" pointSize="14""#
      ),
    ])
  func fontsAreDescribed(keys: String, expected: String) throws {
    let label = try translated("IBUILabel", viewBasics + keys)
    #expect(label.contains("<fontDescription key=\"fontDescription\" \(expected)/>"), "\(label)")
  }

  @Test(
    arguments: [
      // "0.5", "0.5 0.25", "1 0 0.5", each followed by a zero byte.
      (3, "NSWhite", "MC41AA", "", #"white="0.5" alpha="1" colorSpace="calibratedWhite""#),
      (3, "NSWhite", "MC41IDAuMjUA", "", #"white="0.5" alpha="0.25" colorSpace="calibratedWhite""#),
      (
        1, "NSRGB", "MSAwIDAuNQA", "",
        #"red="1" green="0.0" blue="0.5" alpha="1" colorSpace="calibratedRGB""#
      ),
      (
        2, "NSRGB", "MSAwIDAuNQA", "",
        #"red="1" green="0.0" blue="0.5" alpha="1" colorSpace="deviceRGB""#
      ),
      (
        3, "NSWhite", "MC41AA",
        "<object class='NSColorSpace' key='NSCustomColorSpace'><int key='NSID'>2</int></object>",
        #"white="0.5" alpha="1" colorSpace="custom" customColorSpace="calibratedWhite""#
      ),
      (
        1, "NSRGB", "MSAwIDAuNQA",
        "<string key='IBUIColorCocoaTouchKeyPath'>darkTextColor</string>",
        #"cocoaTouchSystemColor="darkTextColor""#
      ),
    ])
  func coloursAreWritten(
    space: Int, key: String, bytes: String, more: String, expected: String
  ) throws {
    let color = """
      <object class="NSColor" key="IBUIBackgroundColor"><int key="NSColorSpace">\(space)</int>\
      <bytes key="\(key)">\(bytes)</bytes>\(more)</object>
      """
    #expect(
      try translated("IBUIView", viewBasics + color)
        == "<view><color key=\"backgroundColor\" \(expected)/></view>")
  }

  @Test func aTextFieldHasItsOwnDefaults() throws {
    let keys = """
      <int key="IBUIContentVerticalAlignment">0</int><int key="IBUIBorderStyle">3</int>\
      <string key="IBUIText"/><string key="IBUIPlaceholder">Name</string>\
      <object class="IBUITextInputTraits" key="IBUITextInputTraits">\
      <int key="IBUIReturnKeyType">9</int><int key="IBUIKeyboardType">7</int></object>
      """
    #expect(
      try translated("IBUITextField", viewBasics + keys)
        == #"<textField contentHorizontalAlignment="left" contentVerticalAlignment="center" "#
        + #"borderStyle="roundedRect" placeholder="Name" adjustsFontSizeToFit="NO">"#
        + #"<fontDescription key="fontDescription" type="system" pointSize="12"/>"#
        + #"<textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="done"/>"#
        + "</textField>")
  }

  @Test func roundedButtonsLoseWhatWasStandardBeforeIOS7() throws {
    let font = """
      <object class="IBUIFontDescription" key="IBUIFontDescription"><int key="type">2</int>\
      <double key="pointSize">15</double></object>
      """
    // "0.1960784314 0.3098039216 0.5215686275"
    let color = """
      <object class="NSColor" key="IBUINormalTitleColor"><int key="NSColorSpace">1</int><bytes \
      key="NSRGB">MC4xOTYwNzg0MzE0IDAuMzA5ODAzOTIxNiAwLjUyMTU2ODYyNzUAA</bytes></object>
      """
    let rounded = try translated(
      "IBUIButton", viewBasics + #"<int key="IBUIButtonType">1</int>"# + font + color)
    #expect(!rounded.contains("fontDescription") && !rounded.contains("titleColor"))
    let plain = try translated("IBUIButton", viewBasics + font + color)
    #expect(plain.contains("fontDescription") && plain.contains("titleColor"))
  }

  @Test func aTextOfSeveralPartsIsSplit() throws {
    // Lengths and places: 3 of the first, all the rest of the second.
    let text = """
      <object class="NSAttributedString" key="IBUIAttributedText"><string key="NSString">One two</string>\
      <array key="NSAttributes"><dictionary><object class="NSFont" key="NSFont">\
      <string key="NSName">Helvetica</string><double key="NSSize">17</double></object></dictionary>\
      <dictionary><object class="NSMutableParagraphStyle" key="NSParagraphStyle">\
      <int key="NSAlignment">2</int></object></dictionary></array>\
      <object class="NSMutableData" key="NSAttributeInfo"><bytes key="NS.bytes">AwAEAQ</bytes></object>\
      </object>
      """
    let label = try translated("IBUILabel", viewBasics + text)
    #expect(
      label.contains(
        #"<attributedString key="attributedText"><fragment content="One"><attributes>"#
          + #"<font key="NSFont" size="17" name="Helvetica"/></attributes></fragment>"#
          + #"<fragment content=" two"><attributes><paragraphStyle key="NSParagraphStyle" "#
          + #"alignment="center" lineBreakMode="wordWrapping"/></attributes></fragment>"#),
      "\(label)")
  }
}
