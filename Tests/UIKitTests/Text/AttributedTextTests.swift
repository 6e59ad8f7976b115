import Testing

@testable import UIKit

@MainActor @Suite struct AttributedTextTests {
  /// A label that is read from fragments.
  private func label(_ fragments: String, attributes: String = "") throws -> UILabel {
    try NibFixtures.view(
      """
      <label usesAttributedText="YES" numberOfLines="0" \(attributes) id="1">
      <attributedString key="attributedText">\(fragments)</attributedString></label>
      """)
  }

  private func fragment(_ text: String, font: Double, style: String = "") -> String {
    """
    <fragment><string key="content">\(text)</string><attributes>
    <font key="NSFont" metaFont="system" size="\(font)"/>
    <paragraphStyle key="NSParagraphStyle" alignment="center" \(style)/></attributes></fragment>
    """
  }

  @Test func everyRunIsMeasuredInItsOwnFont() throws {
    let label = try label(fragment("Small ", font: 12) + fragment("and large", font: 30))
    let small = TextMetrics.width(of: "Small ", font: .systemFont(ofSize: 12))
    let large = TextMetrics.width(of: "and large", font: .systemFont(ofSize: 30))
    let size = label.sizeThatFits(.zero)
    #expect(label.text == "Small and large" && label.font.pointSize == 12)
    #expect(abs(size.width - small - large) < 1 && size.height == 36)
    #expect(label.textAlignment == .center)
  }

  @Test func aLineIsAsHighAsItsLargestFont() throws {
    let label = try label(fragment("one\ntwo ", font: 10) + fragment("three", font: 20))
    #expect(label.sizeThatFits(.zero).height == 36)
  }

  /// Lines of 20 points of the system font are 23.87 high; heights in whole pixels of two a point.
  @Test(arguments: [
    ("", 2, 48.0), ("lineHeightMultiple=\"1.5\"", 2, 72), ("minimumLineHeight=\"30\"", 2, 60),
    ("minimumLineHeight=\"10\"", 2, 48), ("maximumLineHeight=\"20\"", 2, 40),
    ("maximumLineHeight=\"40\"", 2, 48), ("lineSpacing=\"6\"", 1, 24), ("lineSpacing=\"6\"", 2, 54),
    ("lineHeightMultiple=\"2\" maximumLineHeight=\"30\" lineSpacing=\"1\"", 3, 92),
    ("paragraphSpacing=\"5\"", 3, 82), ("paragraphSpacingBefore=\"4\"", 2, 52),
    ("lineHeightMultiple=\"1e300\" maximumLineHeight=\"-4\"", 1, 2387),
  ])
  func aParagraphStyleSetsHeightAndRoomOfLines(style: String, lines: Int, height: Double) throws {
    let text = (0..<lines).map { "line \($0)" }.joined(separator: "\n")
    let label = try label(fragment(text, font: 20, style: style))
    #expect(abs(label.sizeThatFits(.zero).height - height) < 0.51)
  }

  @Test func paragraphSpacingStandsOnlyBetweenParagraphs() throws {
    let style = "paragraphSpacing=\"40\""
    let label = try label(fragment("words that wrap", font: 20, style: style))
    #expect(label.sizeThatFits(CGSize(width: 70, height: 0)).height == 72)
  }

  @Test func aTextThatCodeMadeIsMeasuredByItsStyle() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 10
    style.alignment = .right
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
      string: "one\ntwo",
      attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style])
    #expect(label.sizeThatFits(.zero).height == 58 && label.textAlignment == .right)
    label.font = .systemFont(ofSize: 40)
    #expect(label.sizeThatFits(.zero).height == 105.5)
    label.text = "one\ntwo"
    #expect(label.sizeThatFits(.zero).height == 95.5)
  }

  @Test func paragraphStylesAreCopiedAndCompared() throws {
    let style = NSMutableParagraphStyle()
    style.lineHeightMultiple = 1.5
    style.lineBreakMode = .byCharWrapping
    style.minimumLineHeight = 4
    style.maximumLineHeight = 5
    style.paragraphSpacing = 6
    style.paragraphSpacingBefore = 7
    let copy = try #require(style.copy() as? NSParagraphStyle)
    let other = NSMutableParagraphStyle()
    other.setParagraphStyle(copy)
    #expect(copy == style && other == style && copy.hash == style.hash)
    #expect(NSParagraphStyle.default != style)
    let changed = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    changed.lineSpacing = 1
    #expect(changed != copy && copy.lineSpacing == 0)
    #expect(copy.paragraphSpacing == 6 && copy.paragraphSpacingBefore == 7)
    #expect(copy.minimumLineHeight == 4 && copy.maximumLineHeight == 5)
    #expect(copy.lineBreakMode == .byCharWrapping && copy.lineHeightMultiple == 1.5)
  }

  @Test(arguments: [
    ("metaFont=\"systemSemibold\" size=\"14\"", 14.0, 5), ("metaFont=\"cellTitle\"", 12, 3),
    ("metaFont=\"systemBold\" size=\"9\"", 9, 6), ("metaFont=\"systemLight\" size=\"9\"", 9, 2),
  ])
  func namesOfSystemFontsTellTheWeight(font: String, size: Double, weight: Int) throws {
    let label = try label(
      "<fragment content=\"a\"><attributes><font key=\"NSFont\" \(font)/></attributes></fragment>")
    #expect(label.font.pointSize == size && label.font.face.weight == weight)
  }

  @Test func anAttributedTextViewIsAsHighAsItsLines() throws {
    let view: UITextView = try NibFixtures.view(
      """
      <textView scrollEnabled="NO" id="1"><attributedString key="attributedText">
      \(fragment("one\ntwo", font: 20, style: "lineSpacing=\"6\""))</attributedString></textView>
      """)
    #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height == 70)
    view.text = "one\ntwo"
    #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height == 64)
  }

  @Test func aTextViewThatDoesNotScrollAsksForItsHeightAtItsWidth() {
    let view = UITextView()
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 20)
    view.text = "words that wrap"
    #expect(view.wrapsToWidth && view.intrinsicSize(atWidth: nil).height == 40)
    #expect(view.intrinsicSize(atWidth: 90).height == 88)
    view.attributedText = NSAttributedString(
      string: "unbreakable-words", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    #expect(view.intrinsicSize(atWidth: 150).height == 64)
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byCharWrapping
    let font = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
    view.attributedText = NSAttributedString(
      string: "abcd-efghi", attributes: [.font: font, .paragraphStyle: style])
    // Seven signs of 12 points fit, where a word would end after the hyphen.
    #expect(view.intrinsicSize(atWidth: 100).height == 64)
    view.isScrollEnabled = true
    #expect(!view.wrapsToWidth)
  }

  @Test func eachFragmentHasItsColor() throws {
    let (objects, _, messages) = try NibFixtures.load(
      """
      <label id="l"><attributedString key="attributedText">
      <fragment content="Red "><attributes>
      <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/></attributes></fragment>
      <fragment content="and gray"><attributes>
      <color key="NSColor" systemColor="systemGrayColor"/></attributes></fragment>
      </attributedString></label>
      """)
    #expect(messages == [])
    let label = try #require(objects.first as? UILabel)
    #expect(label.textColor.description == "#FF0000")
    #expect(Outline.text(of: label).contains("textColors=\"#FF0000, systemGray\""))
    label.textColor = .systemBlue
    #expect(!Outline.text(of: label).contains("textColors"))
  }
}
