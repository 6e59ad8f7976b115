import Testing

@testable import UIKit

@MainActor @Suite struct WidgetReadingTests {
  @Test func aLabelIsReadWithItsDefaults() throws {
    let label: UILabel = try NibFixtures.view("<label text=\"Name\" id=\"1\"/>")
    #expect(label.text == "Name" && label.font.pointSize == 17 && label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail && label.textAlignment == .natural)
  }

  @Test func aLabelIsReadWithEverything() throws {
    let label: UILabel = try NibFixtures.view(
      """
      <label textAlignment="center" lineBreakMode="middleTruncation" numberOfLines="0"
       minimumScaleFactor="0.5" adjustsFontSizeToFit="YES" enabled="NO" highlighted="YES"
       preferredMaxLayoutWidth="120" id="1"><string key="text">two
      lines</string><color key="textColor" systemColor="secondaryLabelColor"/></label>
      """)
    #expect(label.text == "two\nlines" && label.numberOfLines == 0)
    #expect(label.textAlignment == .center && label.lineBreakMode == .byTruncatingMiddle)
    #expect(label.minimumScaleFactor == 0.5 && label.adjustsFontSizeToFitWidth)
    #expect(!label.isEnabled && label.isHighlighted && label.preferredMaxLayoutWidth == 120)
  }

  @Test func anAttributedTextIsReadWithItsFirstFont() throws {
    let label: UILabel = try NibFixtures.view(
      """
      <label usesAttributedText="YES" id="1"><attributedString key="attributedText">
      <fragment content="Hello "><attributes><font key="NSFont" size="21" name="Futura"/>
      </attributes></fragment><fragment><string key="content">you</string></fragment>
      </attributedString></label>
      """)
    #expect(label.text == "Hello you" && label.font.pointSize == 21)
  }

  @Test func aTextFieldIsReadWithEverything() throws {
    let field: UITextField = try NibFixtures.view(
      """
      <textField borderStyle="roundedRect" placeholder="Enter" textAlignment="right"
       minimumFontSize="17" clearButtonMode="whileEditing" text="US" clearsOnBeginEditing="YES"
       contentHorizontalAlignment="left" id="1">
      <fontDescription key="fontDescription" type="system" pointSize="14"/>
      <textInputTraits key="textInputTraits" autocapitalizationType="words"
       autocorrectionType="no" keyboardType="emailAddress" returnKeyType="done"
       secureTextEntry="YES" textContentType="email"/></textField>
      """)
    #expect(field.text == "US" && field.placeholder == "Enter" && field.borderStyle == .roundedRect)
    #expect(field.clearButtonMode == .whileEditing && field.clearsOnBeginEditing)
    #expect(field.keyboardType == .emailAddress && field.returnKeyType == .done)
    #expect(field.autocapitalizationType == .words && field.autocorrectionType == .no)
    #expect(field.isSecureTextEntry && field.textContentType == .emailAddress)
    #expect(field.textAlignment == .right && field.font?.pointSize == 14)
    #expect(field.subviews.count == 1 && field.subviews.first === field.clearButton)
  }

  @Test func textViewSwitchAndImageAreRead() throws {
    let view: UITextView = try NibFixtures.view(
      "<textView editable=\"NO\" text=\"Long\" scrollEnabled=\"NO\" id=\"1\"/>")
    #expect(view.text == "Long" && !view.isEditable && !view.isScrollEnabled)
    let control: UISwitch = try NibFixtures.view("<switch on=\"YES\" id=\"1\"/>")
    #expect(control.isOn && control.defaultEvent == .valueChanged)
    let image: UIImageView = try NibFixtures.view("<imageView image=\"logo\" id=\"1\"/>")
    #expect(image.image?.description == "logo")
  }

  @Test func runtimeAttributesSetText() throws {
    let (objects, _, messages) = try NibFixtures.load(
      """
      <textField id="1"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="text" value="US"/>
      <userDefinedRuntimeAttribute type="string" keyPath="placeholder" value="Code"/>
      <userDefinedRuntimeAttribute type="boolean" keyPath="secureTextEntry" value="YES"/>
      </userDefinedRuntimeAttributes></textField>
      """)
    let field = try #require(objects.first as? UITextField)
    #expect(field.text == "US" && field.placeholder == "Code" && field.isSecureTextEntry)
    #expect(messages.isEmpty)
  }

  // MARK: Sizes

  @Test(arguments: [
    ("", 1, 0.0, 0.0), ("First View", 1, 74.5, 20.5), ("a\nb", 0, 10.5, 41),
  ])
  func aLabelAsksForTheSizeOfItsText(text: String, lines: Int, width: Double, height: Double) {
    let label = UILabel(frame: .zero)
    label.text = text
    label.numberOfLines = lines
    #expect(label.intrinsicContentSize == CGSize(width: width, height: height))
  }

  @Test func aLabelOfManyLinesFitsAWidth() {
    let label = UILabel(frame: .zero)
    label.text = "First View"
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 50, height: 0)).height == 41)
    label.preferredMaxLayoutWidth = 50
    #expect(label.intrinsicContentSize.height == 41)
    label.numberOfLines = 1
    #expect(label.intrinsicContentSize.height == 20.5)
  }

  @Test(arguments: [
    (UITextField.BorderStyle.roundedRect, 10116.0, 30.0), (.roundedRect, 14500, 34),
    (.none, 10116, 21), (.none, 21507, 22),
  ])
  func aFieldHasTheHeightOfItsTime(
    style: UITextField.BorderStyle, version: Double, height: Double
  ) {
    let field = UITextField(frame: .zero)
    field.borderStyle = style
    field.era = DesignEra(toolsVersion: version)
    #expect(field.intrinsicContentSize.height == CGFloat(height))
  }

  @Test func imagesAndSwitchesHaveSizesOfTheirOwn() {
    let image = UIImage(name: "logo", size: CGSize(width: 24, height: 20))
    #expect(UIImageView(image: image).intrinsicContentSize == image.size)
    #expect(UIImageView(frame: .zero).intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(UISwitch(frame: .zero).frame.size == CGSize(width: 51, height: 31))
  }
}
