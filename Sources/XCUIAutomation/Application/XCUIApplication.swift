import UIKit

/// An application that a test launches and drives, with XCUITest's interface.
///
/// ```swift
/// let app = XCUIApplication(delegate: AppDelegate(), screen: .iPhone4)
/// app.launch()
/// app.textFields["Enter Country Code here"].tap()
/// app.typeText("US")
/// app.buttons["Next View"].tap()
/// ```
///
/// Each object has an application of its own, so that tests may run side by side. A step that fails
/// is reported at its line, and all later steps of the same object are skipped.
@MainActor open class XCUIApplication: XCUIElement {
  /// Where an application is in its life.
  public enum State: UInt, Sendable {
    case unknown
    case notRunning
    case runningBackgroundSuspended
    case runningBackground
    case runningForeground
  }

  /// Makes an application with a delegate, which is made anew at each launch.
  public convenience init(
    delegate: @autoclosure @escaping @MainActor () -> any UIApplicationDelegate,
    screen: ScreenSize = .iPhone8, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(Flow(.delegate(delegate), screen: screen, at: place))
  }

  /// Makes an application whose window shows one controller, which is made anew at each launch.
  public convenience init(
    rootViewController: @autoclosure @escaping @MainActor () -> UIViewController,
    screen: ScreenSize = .iPhone8, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(Flow(.rootViewController(rootViewController), screen: screen, at: place))
  }

  /// Makes an application that shows the initial controller of a storyboard.
  ///
  /// - Parameters:
  ///   - storyboard: The name of the file without its extension.
  ///   - bundle: Where the file lies, mostly `.module`; nil stands for the delegate's module.
  ///   - delegate: Its `window` is set before `didFinishLaunching`, as on iOS; nil for an
  ///     application that needs none.
  ///   - screen: The size of the screen in points.
  ///   - fileID: The module and file of the call, where a failure is told.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public convenience init(
    storyboard: String, bundle: Bundle? = nil,
    delegate: @autoclosure @escaping @MainActor () -> (any UIApplicationDelegate)? = nil,
    screen: ScreenSize = .iPhone8, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let plan = LaunchPlan.storyboard(name: storyboard, bundle: bundle, delegate: delegate)
    self.init(Flow(plan, screen: screen, at: place))
  }

  /// Makes an application that starts from a nib such as `MainWindow`.
  ///
  /// The nib's owner is the `UIApplication`; the delegate it connects becomes the delegate, and its
  /// window is shown.
  ///
  /// - Parameters:
  ///   - mainNib: The name of the file without its extension.
  ///   - bundle: Where the file lies, mostly `.module`; nil stands for the delegate's module.
  ///   - delegate: The delegate, if the nib connects none.
  ///   - screen: The size of the screen in points.
  ///   - fileID: The module and file of the call, where a failure is told.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public convenience init(
    mainNib: String, bundle: Bundle? = nil,
    delegate: @autoclosure @escaping @MainActor () -> (any UIApplicationDelegate)? = nil,
    screen: ScreenSize = .iPhone8, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let plan = LaunchPlan.mainNib(name: mainNib, bundle: bundle, delegate: delegate)
    self.init(Flow(plan, screen: screen, at: place))
  }

  /// Makes an application with a scene, as an Info.plist's `UIApplicationSceneManifest` tells.
  ///
  /// - Parameters:
  ///   - sceneDelegate: An object of `UISceneDelegateClassName`, made anew at each launch.
  ///   - storyboard: `UISceneStoryboardFile`; nil if the delegate makes the window.
  ///   - bundle: Where the storyboard lies, mostly `.module`; nil stands for the module of
  ///     the application's delegate.
  ///   - delegate: The application's delegate.
  ///   - screen: The size of the screen in points.
  ///   - fileID: The module and file of the call, where a failure is told.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public convenience init(
    sceneDelegate: @autoclosure @escaping @MainActor () -> any UISceneDelegate,
    storyboard: String? = nil, bundle: Bundle? = nil,
    delegate: @autoclosure @escaping @MainActor () -> (any UIApplicationDelegate)? = nil,
    screen: ScreenSize = .iPhone8, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let scene = LaunchPlan.Scene(
      sceneDelegate: sceneDelegate, storyboard: storyboard, bundle: bundle, delegate: delegate)
    self.init(Flow(.scene(scene), screen: screen, at: place))
  }

  init(_ flow: Flow) {
    super.init(flow: flow, path: ElementPath(), place: nil)
  }

  /// What the application is launched with, as a user's settings are given to an app under test:
  /// `["-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryXL"]` for larger text,
  /// `["-AppleLanguages", "(de)"]` and `["-AppleLocale", "de_DE"]` for another language,
  /// `["-UIUserInterfaceStyle", "Dark"]` for dark mode,
  /// `["-NSForceRightToLeftWritingDirection", "YES"]` for content from right to left.
  ///
  /// Other arguments fail the launch, since nothing here would read them.
  open var launchArguments: [String] {
    get { flow.launchArguments }
    set { flow.launchArguments = newValue }
  }

  /// Launches a fresh application; one that still runs is ended first.
  open func launch(
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    flow.launch(
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Ends the application; its delegate is told.
  open func terminate() { flow.recorded("terminate") { flow.terminate() } }

  /// Brings the application to the front, and launches it if it does not run.
  open func activate(
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    switch state {
    case .runningForeground: return
    case .runningBackground: flow.recorded("activate") { application?.enterForeground() }
    default: launch(fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Where the application is in its life.
  open var state: State {
    guard let application else { return .notRunning }
    return application.applicationState == .background ? .runningBackground : .runningForeground
  }

  /// The application that runs at present, for snapshots and for a look at its objects.
  public var application: UIApplication? { flow.application }

  /// What was varied when the application was launched.
  package var variation: DeviceVariation? { flow.variation }

  /// Whether a step failed, so that whatever follows in this flow means nothing.
  package var hasFailed: Bool { flow.hasFailed }
}
