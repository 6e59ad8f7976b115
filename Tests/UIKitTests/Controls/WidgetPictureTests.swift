import Testing

@testable import UIKit

@MainActor @Suite struct WidgetPictureTests {
  /// The picture of one view in cells, without the frame around it.
  private func picture(_ view: UIView, columns: Double, rows: Double = 1) -> String {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: columns * 8, height: rows * 16))
    view.frame = screen.bounds
    screen.addSubview(view)
    let lines = Pictures.picture(of: screen).split(separator: "\n").dropFirst().dropLast()
    return lines.map { $0.dropFirst().dropLast() }.joined(separator: "\n")
  }

  @Test(arguments: [
    (NSTextAlignment.left, 1, "Name      "), (.center, 1, "   Name   "), (.right, 1, "      Name"),
  ])
  func aLabelStandsWhereItsAlignmentSays(
    alignment: NSTextAlignment, rows: Double, line: String
  ) {
    let label = UILabel(frame: .zero)
    label.text = "Name"
    label.textAlignment = alignment
    #expect(picture(label, columns: 10, rows: rows) == line)
  }

  @Test func aLabelIsWrappedAsLaidOut() {
    let label = UILabel(frame: .zero)
    label.font = UIFont.monospacedSystemFont(ofSize: 13, weight: .regular)
    label.text = "one two three four"
    label.numberOfLines = 0
    #expect(picture(label, columns: 8, rows: 3) == "one two \nthree   \nfour    ")
    label.numberOfLines = 2
    #expect(picture(label, columns: 8, rows: 2) == "one two \nthree f…")
  }

  @Test func textTooLargeForItsFrameIsShownWholeWhereCellsHoldIt() {
    let label = UILabel(frame: .zero)
    label.text = "Country"
    label.font = UIFont.systemFont(ofSize: 40)
    #expect(picture(label, columns: 7) == "Country")
    #expect(picture(label, columns: 6).contains("…"))
    label.text = "Country and place"
    #expect(picture(label, columns: 9, rows: 2).contains("…"))
    label.numberOfLines = 2
    #expect(picture(label, columns: 11, rows: 2) == "Country and\nplace      ")
  }

  @Test func aFieldWhoseTextFitsInPointsGetsTheCellsItNeeds() {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 32))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 96, height: 32))
    field.text = "filled till ill"
    screen.addSubview(field)
    #expect(Pictures.picture(of: screen).contains("[filled till ill]   "))
    field.text = "WWWWWWWWWWWWWWWW"
    #expect(Pictures.picture(of: screen).contains("[WWWWWWWWW…]        "))
  }

  @Test func aLowTextViewUsesItsRowsForTextThatNeedsThem() {
    let view = UITextView(frame: .zero)
    view.text = "one two"
    #expect(picture(view, columns: 12, rows: 2) == "            \n[one two   ]")
    view.text = "one two three"
    #expect(picture(view, columns: 12, rows: 2) == "│one two   │\n│three     │")
  }

  @Test func aTextViewOfSmallTypeShowsAllThatFitsInPoints() {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 96, height: 80))
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 96, height: 48))
    view.font = UIFont.systemFont(ofSize: 6)
    view.text = "one two three four five six seven eight"
    screen.addSubview(view)
    #expect(
      Pictures.picture(of: screen) == """
        ┌┬──────────┬┐
        ││one two   ││
        ││three four││
        ││five six  ││
        │ seven      │
        │ eight      │
        └────────────┘
        """)
  }

  @Test(
    arguments: [
      (false, 0.0, "Country…           "), (true, 0.5, "Country and place  "),
      (true, 0.9, "Country a…         "),
    ] as [(Bool, CGFloat, String)])
  func aLabelMayShrinkInsteadOfBeingCut(shrinks: Bool, factor: CGFloat, line: String) {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 19 * 8, height: 16))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    label.text = "Country and place"
    label.adjustsFontSizeToFitWidth = shrinks
    label.minimumScaleFactor = factor
    screen.addSubview(label)
    let lines = Pictures.picture(of: screen).split(separator: "\n").dropFirst()
    #expect(lines.first.map { String($0.dropFirst().dropLast()) } == line)
  }

  @Test func fieldsShowTextPlaceholderAndSecrets() {
    let field = UITextField(frame: .zero)
    #expect(picture(field, columns: 10) == "[        ]")
    field.placeholder = "Code"
    #expect(picture(field, columns: 10) == "[Code░░░░]")
    field.text = "US"
    #expect(picture(field, columns: 10) == "[US      ]")
    field.isSecureTextEntry = true
    #expect(picture(field, columns: 10) == "[••      ]")
    field.clearButtonMode = .always
    #expect(picture(field, columns: 10) == "[••     ⓧ]")
    field.textAlignment = .right
    #expect(picture(field, columns: 10) == "[     ••ⓧ]")
  }

  @Test func theFocusedFieldShowsWhereTextGoes() {
    let root = UIViewController()
    let stage = Stage(root: root)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    root.view.addSubview(field)
    field.becomeFirstResponder()
    func line() -> Substring? {
      Pictures.picture(of: stage.application).split(separator: "\n").dropFirst().first?.dropFirst()
        .prefix(10)
    }
    #expect(line() == "[▏       ]")
    field.placeholder = "Enter Code"
    #expect(line() == "[▏Enter…░]")
    field.text = "US"
    #expect(line() == "[US▏     ]")
    field.text = "United States"
    #expect(line() == "[…States▏]")
  }

  @Test func aWideButtonShowsHowFarItCanBeTouched() {
    let button = UIButton(type: .system)
    button.setTitle("Next", for: .normal)
    #expect(picture(button, columns: 7) == "(Next) ")
    #expect(picture(button, columns: 8) == "( Next )")
    button.contentHorizontalAlignment = .left
    #expect(picture(button, columns: 12) == "(Next      )")
    button.setTitle(nil, for: .normal)
    button.setImage(UIImage(named: "plus"), for: .normal)
    #expect(picture(button, columns: 9) == "(▨ plus) ")
    button.setTitle("Add", for: .normal)
    #expect(picture(button, columns: 8) == "(▨ Add) ")
    #expect(picture(UIButton(type: .infoLight), columns: 3) == "(ⓘ)")
    #expect(picture(UIButton(type: .custom), columns: 4) == "    ")
  }

  @Test func anImageStandsOnTheSideThatTheConfigurationSays() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Add"
    configuration.image = UIImage(named: "plus")
    let button = UIButton(configuration: configuration)
    #expect(picture(button, columns: 9) == "( ▨ Add )")
    button.configuration?.imagePlacement = .trailing
    #expect(picture(button, columns: 9) == "( Add ▨ )")
    button.semanticContentAttribute = .forceRightToLeft
    #expect(picture(button, columns: 9) == "( ▨ Add )")
  }

  @Test func switchesAndImagesHaveSignsOfTheirOwn() {
    let control = UISwitch(frame: .zero)
    #expect(picture(control, columns: 6) == "(●━)  ")
    control.isOn = true
    #expect(picture(control, columns: 6) == "(━●)  ")
    let image = UIImageView(image: UIImage(named: "logo"))
    #expect(picture(image, columns: 8, rows: 3) == "┌──────┐\n│▨ logo│\n└──────┘")
    image.image = UIImage(named: "Assets.bundle/logo")
    #expect(picture(image, columns: 8, rows: 3) == "┌──────┐\n│▨ logo│\n└──────┘")
    #expect(picture(UIImageView(frame: .zero), columns: 2) == "  ")
  }

  @Test func aTextViewIsABoxOfLines() {
    let view = UITextView(frame: .zero)
    view.font = UIFont.monospacedSystemFont(ofSize: 12, weight: .regular)
    view.text = "one\ntwo"
    #expect(
      picture(view, columns: 10, rows: 4)
        == "┌────────┐\n│one     │\n│two     │\n└────────┘")
    #expect(picture(view, columns: 10) == "[one     ]")
  }

  @Test func theElementsSayWhatTheWidgetsAre() {
    let root = UIViewController()
    let stage = Stage(root: root)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 32))
    field.placeholder = "Code"
    let label = UILabel(frame: CGRect(x: 0, y: 40, width: 80, height: 20))
    label.text = "Name"
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 80, width: 80, height: 32)
    button.setTitle("Next", for: .normal)
    button.isEnabled = false
    let control = UISwitch(frame: CGRect(x: 0, y: 120, width: 0, height: 0))
    for view in [field, label, button, control] { root.view.addSubview(view) }
    let lines = Pictures.screen(of: stage.application).split(separator: "\n").suffix(4)
    #expect(
      Array(lines) == [
        "text field      placeholder \"Code\"", "text            \"Name\"",
        "button          \"Next\" disabled", "switch          off",
      ])
  }
}
