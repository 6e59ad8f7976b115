import Foundation
import Testing
import UIKit
import XCUIAutomation

@MainActor @Suite struct LanguageTests {
  /// A screen that tells its direction and its style.
  private final class Telling: UIViewController {
    private let label = UILabel(frame: CGRect(x: 0, y: 100, width: 300, height: 20))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(label)
      tell()
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { tell() }

    private func tell() {
      let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
      let isDark = traitCollection.userInterfaceStyle == .dark
      label.text = "\(isRightToLeft ? "from right" : "from left"), \(isDark ? "dark" : "light")"
    }
  }

  @Test(
    arguments: [
      ([], "from left, light"), (["-AppleLanguages", "(ar)"], "from right, light"),
      (["-AppleLanguages", "(\"de-AT\", \"ar\")"], "from left, light"),
      (["-UIUserInterfaceStyle", "Dark"], "from left, dark"),
      (["-AppleLanguages", "(he)", "-AppleLocale", "he_IL"], "from right, light"),
    ] as [([String], String)])
  func launchArgumentsSetLanguageAndStyle(arguments: [String], text: String) {
    let app = XCUIApplication(rootViewController: Telling())
    app.launchArguments = arguments
    app.launch()
    #expect(app.staticTexts[text].exists)
    // What runs outside any application takes the settings of the one that ran last.
    app.terminate()
  }

  @Test func theDeviceTurnsDarkAndLightAgain() {
    let app = XCUIApplication(rootViewController: Telling())
    app.launch()
    #expect(XCUIDevice.shared.appearance == .light)
    XCUIDevice.shared.appearance = .dark
    #expect(XCUIDevice.shared.appearance == .dark)
    #expect(app.staticTexts["from left, dark"].exists)
    XCUIDevice.shared.appearance = .light
    #expect(app.staticTexts["from left, light"].exists)
  }
}
