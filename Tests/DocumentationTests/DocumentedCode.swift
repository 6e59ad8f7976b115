import PlainviewTesting
import Testing
import UIKit
import XCUIAutomation

// The Swift of the articles, as they show it: a test compares them with this file.

@MainActor private final class GreetingController: UIViewController {
  private let field = UITextField(frame: CGRect(x: 16, y: 48, width: 240, height: 32))
  private let label = UILabel(frame: CGRect(x: 16, y: 144, width: 240, height: 32))

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Name"
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 16, y: 96, width: 240, height: 32)
    button.setTitle("Greet", for: .normal)
    let greet = UIAction { [field, label] _ in label.text = "Hello, \(field.text ?? "")" }
    button.addAction(greet, for: .touchUpInside)
    for child in [field, button, label] { view.addSubview(child) }
  }
}

@MainActor @Test func theGreetingIsShown() {
  let app = XCUIApplication(rootViewController: GreetingController(), screen: .iPhone4)
  app.launch()
  assertSnapshot(of: app, named: "greeting")
}

@MainActor @Test func aTapIsSeen() {
  let app = XCUIApplication(rootViewController: GreetingController(), screen: .iPhone4)
  app.launch()
  app.textFields["Name"].tap()
  app.textFields["Name"].typeText("Ada")
  app.buttons["Greet"].tap()
  #expect(app.staticTexts["Hello, Ada"].exists)
}

@MainActor @Suite(.snapshots(record: .never)) struct StrictTests {
  @Test func greets() {
    assertSnapshot(of: "Hello", as: .lines, record: .failed)
  }
}

/// Only compiled: it would record a folder of goldens that nobody looks for here.
@MainActor func greetsElsewhere() {
  withSnapshotTesting(snapshotDirectory: "Goldens/Greetings") {
    assertSnapshot(of: "Hello", as: .lines)
  }
}

@MainActor @Test func aTextOfAScreenIsForAnyTool() throws {
  let app = XCUIApplication(rootViewController: GreetingController(), screen: .iPhone4)
  app.launch()
  let text = try app.text(in: .screen)
  #expect(text.contains("Greet"))
}

struct Invoice {
  var total: Double
}

extension Snapshotting where Value == Invoice {
  static var total: Snapshotting { Snapshotting<String>.lines.pullback { "\($0.total)" } }
}

@MainActor @Test func aStrategyOfOnesOwnMakesTheText() {
  assertSnapshot(of: Invoice(total: 12.5), as: .total)
}
