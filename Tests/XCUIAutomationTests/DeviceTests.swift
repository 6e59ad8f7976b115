import Testing
import UIKit
import XCUIAutomation

@MainActor @Suite struct DeviceTests {
  /// A screen with one label that fills its width and follows the text size.
  private final class OneLabel: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let label = UILabel(frame: view.bounds)
      label.text = "Hello"
      label.font = .preferredFont(forTextStyle: .body)
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(label)
    }
  }

  @Test func turningTheDeviceTurnsTheScreen() {
    let app = XCUIApplication(rootViewController: OneLabel())
    app.launch()
    #expect(app.staticTexts["Hello"].frame.size == CGSize(width: 375, height: 667))
    XCUIDevice.shared.orientation = .landscapeLeft
    #expect(XCUIDevice.shared.orientation == .landscapeLeft)
    #expect(app.staticTexts["Hello"].frame.size == CGSize(width: 667, height: 375))
    XCUIDevice.shared.orientation = .portrait
    #expect(app.staticTexts["Hello"].frame.size == CGSize(width: 375, height: 667))
  }

  @Test func launchArgumentsSetTheTextSize() throws {
    let app = XCUIApplication(rootViewController: OneLabel())
    app.launchArguments = ["-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryXXL"]
    app.launch()
    let application = try #require(app.application)
    #expect(application.preferredContentSizeCategory == .extraExtraLarge)
    let label = application.windows.first?.rootViewController?.view.subviews.first as? UILabel
    #expect(label?.font.pointSize == 21)
  }

  @Test(
    arguments: [
      (["-Unknown", "1"], "launch argument -Unknown is not known"),
      (["-UIPreferredContentSizeCategoryName"], "has no value"),
      (["-UIPreferredContentSizeCategoryName", "Huge"], "Huge is no content size category"),
      (["-AppleLanguages", "()"], "() is no list of languages such as (de, en)"),
      (["-UIUserInterfaceStyle", "Mauve"], "Mauve is no style"),
    ] as [([String], String)])
  func argumentsThatMeanNothingFailTheLaunch(arguments: [String], part: String) {
    let reported = failures {
      let app = XCUIApplication(rootViewController: OneLabel())
      app.launchArguments = arguments
      app.launch()
    }
    #expect(reported.count == 1)
    #expect(reported.first?.text.contains(part) == true)
  }
}
