import Testing
import UIKit
import XCUIAutomation

/// One screen of a fixture: how it is launched, and what is done before it is looked at.
struct WidgetScreen: Sendable, CustomTestStringConvertible {
  /// What an app's own code would do before its first screen is seen.
  typealias Preparation = @MainActor @Sendable (UIViewController) -> Void
  /// What the user does before the screen is looked at.
  typealias Steps = @MainActor @Sendable (XCUIApplication) -> Void

  /// What starts an application.
  enum Start: Sendable {
    /// A view of a xib, as the view of a plain controller.
    case view
    case storyboard
    case mainNib
  }

  /// The name of the golden.
  let name: String
  /// The file without its extension.
  let file: String
  let start: Start
  let screen: ScreenSize
  var arguments: [String] = []
  var preparation: Preparation = { _ in }
  var steps: Steps = { _ in }

  var testDescription: String { name }

  /// A view of 320 points' width.
  static func view(
    _ file: String, height: CGFloat, as name: String? = nil, arguments: [String] = [],
    steps: @escaping Steps = { _ in }, preparation: @escaping Preparation = { _ in }
  ) -> WidgetScreen {
    WidgetScreen(
      name: name ?? file, file: file, start: .view,
      screen: ScreenSize(width: 320, height: height), arguments: arguments,
      preparation: preparation, steps: steps)
  }

  /// A storyboard's initial controller, 320 points wide unless told.
  static func storyboard(
    _ file: String, width: CGFloat = 320, height: CGFloat, as name: String? = nil,
    steps: @escaping Steps = { _ in }, preparation: @escaping Preparation = { _ in }
  ) -> WidgetScreen {
    WidgetScreen(
      name: name ?? file, file: file, start: .storyboard,
      screen: ScreenSize(width: width, height: height), preparation: preparation, steps: steps)
  }

  @MainActor func app(_ bundle: Bundle) -> XCUIApplication {
    let app =
      switch start {
      case .mainNib: XCUIApplication(mainNib: file, bundle: bundle, screen: screen)
      case .view, .storyboard:
        XCUIApplication(rootViewController: makeController(bundle), screen: screen)
      }
    app.launchArguments = arguments
    return app
  }

  @MainActor private func makeController(_ bundle: Bundle) -> UIViewController {
    let initial =
      start == .storyboard
      ? UIStoryboard(name: file, bundle: bundle).instantiateInitialViewController() : nil
    let controller = initial ?? UIViewController(nibName: file, bundle: bundle)
    preparation(controller)
    return controller
  }
}

extension XCUIApplication {
  /// The controller of the window.
  var root: UIViewController? { application?.windows.first?.rootViewController }

  /// Does what the app's own code would do.
  func inApp(_ body: () -> Void) { application?.run(body) }
}

extension UIView {
  /// The first view of a class in the view and all below it.
  func first<View: UIView>(_ type: View.Type) -> View? {
    (self as? View) ?? subviews.lazy.compactMap { $0.first(type) }.first
  }
}
