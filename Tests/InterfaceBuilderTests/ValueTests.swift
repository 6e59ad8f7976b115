import Foundation
import InterfaceBuilder
import Testing

@Suite struct Values {
  private func element(_ content: String) throws -> IBElement {
    try #require(try document(xib(content)).root.children.first)
  }

  @Test(
    arguments: [
      ("1", 1), ("-0.5", -0.5), ("18.333333333333343", 18.333333333333343), ("1e3", 1000),
      ("+2", 2), (".5", 0.5), ("nan", nil), ("inf", nil), ("-infinity", nil), ("1e999", nil),
      ("12,5", nil), ("", nil), (" 1", nil), ("1 ", nil), ("0x10", nil), ("1.2.3", nil),
      ("٣", nil), ("--1", nil), ("e", nil), ("1e-999", 0),
    ] as [(String, Double?)])
  func numbersAreFiniteDecimals(text: String, value: Double?) throws {
    #expect(try element("<v n='\(text)'/>").double("n") == value)
  }

  @Test(
    arguments: [
      ("7", 7), ("-3", -3), ("9223372036854775807", Int.max), ("9223372036854775808", nil),
      ("1.5", nil), ("", nil), ("x", nil), ("1 ", nil),
    ] as [(String, Int?)])
  func wholeNumbersFit(text: String, value: Int?) throws {
    #expect(try element("<v n='\(text)'/>").int("n") == value)
  }

  @Test(
    arguments: [("YES", true), ("NO", false), ("", nil), ("yes", nil), ("1", nil)]
      as [(String, Bool?)])
  func truthIsYESOrNO(text: String, value: Bool?) throws {
    #expect(try element("<v n='\(text)'/>").bool("n") == value)
    #expect(try element("<v/>").bool("n") == nil)
  }

  @Test(
    arguments: [
      ("x='1' y='-2.5' width='30' height='0.0'", CGRect(x: 1, y: -2.5, width: 30, height: 0)),
      ("width='30' height='40'", CGRect(x: 0, y: 0, width: 30, height: 40)),
      (
        "x='1e300' y='-1e300' width='2e6' height='1'",
        CGRect(x: 1e6, y: -1e6, width: 1e6, height: 1)
      ),
      ("x='nan' y='2' width='1' height='1'", CGRect(x: 0, y: 2, width: 1, height: 1)),
      ("x='2' y='' width='1' height='1'", CGRect(x: 2, y: 0, width: 1, height: 1)),
    ] as [(String, CGRect?)])
  func rectanglesAreBounded(attributes: String, value: CGRect?) throws {
    let view = try element("<v><rect key='frame' \(attributes)/></v>")
    #expect(view.rect(key: "frame") == value)
    #expect(view.rect(key: "bounds") == nil)
  }

  @Test(
    arguments: [
      ("<rect key='frame' x='1' y='2' width='3' height='4'/>", [1, 2, 3, 4]),
      ("<frame key='frameInset' minX='1' minY='2' width='3' height='4'/>", [1, 2, 3, 4]),
      ("<frame key='frameInset' width='3' height='4'/>", [0, 0, 3, 4]),
      ("<frame key='frameInset' minX='a' width='3' height='4'/>", [0, 0, 3, 4]), ("", nil),
    ] as [(String, [CGFloat]?)])
  func aFrameIsReadInBothSpellings(child: String, sides: [CGFloat]?) throws {
    let frame = try element("<v>\(child)</v>").frame
    #expect(
      frame == sides.map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) })
  }

  @Test func otherGeometryIsReadByKey() throws {
    let view = try element(
      """
      <v><size key='s' width='3' height='4'/><point key='p' x='-1' y='2'/>
      <offset key='o' horizontal='5' vertical='6'/><range key='r' location='2' length='7'/>
      <range key='bad' location='2' length='-7'/></v>
      """)
    #expect(view.size(key: "s") == CGSize(width: 3, height: 4))
    #expect(view.point(key: "p") == CGPoint(x: -1, y: 2))
    #expect(view.offset(key: "o")?.horizontal == 5)
    #expect(view.offset(key: "o")?.vertical == 6)
    #expect(view.range(key: "r")?.location == 2)
    #expect(view.range(key: "r")?.length == 7)
    #expect(view.range(key: "bad") == nil)
    #expect(view.size(key: "p") == nil)
  }

  @Test(
    arguments: [
      "<inset key='i' minX='2' minY='1' maxX='4' maxY='3'/>",
      "<edgeInsets key='i' top='1' left='2' bottom='3' right='4'/>",
      "<directionalEdgeInsets key='i' top='1' leading='2' bottom='3' trailing='4'/>",
    ])
  func insetsHaveThreeSpellings(content: String) throws {
    let insets = try #require(try element("<v>\(content)</v>").inset(key: "i"))
    #expect([insets.top, insets.left, insets.bottom, insets.right] == [1, 2, 3, 4])
  }

  @Test(
    arguments: [
      ("<v text='short'/>", "short"), ("<v text=''/>", ""),
      ("<v><string key='text'>a\nb</string></v>", "a\nb"), ("<v><string key='text'/></v>", ""),
      ("<v><mutableString key='text'>m</mutableString></v>", "m"),
      ("<v text='attribute'><string key='text'>child</string></v>", "attribute"),
      ("<v><string key='other'>o</string></v>", nil), ("<v><nil key='text'/></v>", nil),
      ("<v><string key='text' base64-UTF8='YES'>VGVhCUNha2U</string></v>", "Tea\tCake"),
      ("<v><string key='text' base64-UTF8='YES'>\nVGVh\nCUNha2U=\n</string></v>", "Tea\tCake"),
      (
        "<v><string key='text' type='base64-UTF8'>RmlsZSdzIE93bmVyA</string></v>",
        "File's Owner"
      ),
      ("<v><string key='text' base64-UTF8='YES'>%%%%</string></v>", nil),
      ("<v><string key='text' base64-UTF8='YES'>/////w</string></v>", nil),
      ("<v><string key='text' base64-UTF8='YES'/></v>", ""),
    ] as [(String, String?)])
  func textsAreAttributesOrChildren(content: String, value: String?) throws {
    #expect(try element(content).string(key: "text") == value)
  }
}
