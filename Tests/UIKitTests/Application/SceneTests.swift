import Testing

@testable import UIKit

/// Notes what both delegates of an app with a scene are told.
@MainActor private final class SceneLog {
  var calls: [String] = []
  var states: [String] = []

  /// Notes a call of a scene's delegate and how active the app is at that moment.
  func note(_ call: String) {
    calls.append(call)
    states.append("\(call) \(UIApplication.shared.applicationState)")
  }
}

private final class LoggingAppDelegate: UIResponder, UIApplicationDelegate {
  let log: SceneLog

  init(_ log: SceneLog) { self.log = log }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.calls.append("didFinishLaunching")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    log.calls.append("configurationForConnecting")
    return UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    log.calls.append("applicationDidBecomeActive")
  }

  func applicationWillResignActive(_ application: UIApplication) {
    log.calls.append("applicationWillResignActive")
  }

  func applicationWillTerminate(_ application: UIApplication) {
    log.calls.append("applicationWillTerminate")
  }
}

private final class LoggingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  let log: SceneLog
  var window: UIWindow?
  var makesWindow = true
  var addsOverlay = false
  private var overlay: UIWindow?

  init(_ log: SceneLog) { self.log = log }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    log.calls.append(window == nil ? "willConnectTo" : "willConnectTo with a window")
    guard let windowScene = scene as? UIWindowScene else { return }
    if addsOverlay {
      overlay = UIWindow(windowScene: windowScene)
      overlay?.isHidden = false
    }
    guard makesWindow else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneDidDisconnect(_ scene: UIScene) { log.calls.append("sceneDidDisconnect") }
  func sceneDidBecomeActive(_ scene: UIScene) { log.note("sceneDidBecomeActive") }
  func sceneWillResignActive(_ scene: UIScene) { log.note("sceneWillResignActive") }
  func sceneWillEnterForeground(_ scene: UIScene) {
    log.note("sceneWillEnterForeground")
  }
  func sceneDidEnterBackground(_ scene: UIScene) { log.note("sceneDidEnterBackground") }
}

@MainActor @Suite struct SceneTests {
  private let log = SceneLog()
  private let application = UIApplication(
    screen: UIScreen(size: CGSize(width: 320, height: 480)))

  private func launch(
    _ sceneDelegate: LoggingSceneDelegate, storyboard: UIStoryboard? = nil
  ) {
    application.delegate = LoggingAppDelegate(log)
    let open = storyboard.map { storyboard in { storyboard } }
    application.launch(SceneManifest(makeDelegate: { sceneDelegate }, openStoryboard: open))
  }

  /// Launches with a storyboard whose window the delegate keeps.
  private func launchStoryboard(_ delegate: LoggingSceneDelegate) throws {
    delegate.makesWindow = false
    let scene = "<viewController id=\"A\" title=\"A\" sceneMemberID=\"viewController\"/>"
    launch(
      delegate, storyboard: try NibFixtures.storyboard(NibFixtures.scene(scene), initial: "A"))
  }

  @Test func bothDelegatesAreToldInOrder() {
    launch(LoggingSceneDelegate(log))
    #expect(
      log.calls == [
        "didFinishLaunching", "configurationForConnecting", "willConnectTo",
        "sceneWillEnterForeground", "sceneDidBecomeActive",
      ])
    log.calls = []
    application.enterBackground()
    application.enterForeground()
    application.terminate()
    #expect(
      log.calls == [
        "sceneWillResignActive", "sceneDidEnterBackground", "sceneWillEnterForeground",
        "sceneDidBecomeActive", "sceneWillResignActive", "sceneDidEnterBackground",
        "sceneDidDisconnect", "applicationWillTerminate",
      ])
    #expect(application.connectedScenes.isEmpty)
  }

  @Test func theAppIsAsActiveAsItsScene() {
    launch(LoggingSceneDelegate(log))
    application.enterBackground()
    #expect(
      log.states == [
        "sceneWillEnterForeground background", "sceneDidBecomeActive active",
        "sceneWillResignActive active", "sceneDidEnterBackground background",
      ])
    application.terminate()
  }

  @Test func aFurtherWindowDoesNotKeepTheStoryboardsFromBeingShown() throws {
    let delegate = LoggingSceneDelegate(log)
    delegate.addsOverlay = true
    try launchStoryboard(delegate)
    #expect(application.windows.count == 2)
    #expect(application.keyWindow === delegate.window)
    application.terminate()
  }

  @Test func aWindowWithoutASceneIsNotTheKeyWindow() throws {
    let delegate = LoggingSceneDelegate(log)
    launch(delegate)
    _ = Diagnostics.collecting {
      application.run { UIWindow(frame: UIScreen.main.bounds).makeKeyAndVisible() }
    }
    #expect(application.keyWindow === delegate.window)
    delegate.window?.windowScene = nil
    #expect(application.windows.isEmpty)
    application.terminate()
  }

  @Test func aWindowOfASceneFillsItsScreenAndIsFollowedByTheScene() throws {
    let delegate = LoggingSceneDelegate(log)
    launch(delegate)
    let window = try #require(delegate.window)
    let scene = try #require(window.windowScene)
    #expect(window.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(scene.windows == [window] && scene.keyWindow === window)
    #expect(scene.delegate === delegate && application.connectedScenes == [scene])
    #expect(window.next === scene && scene.next === application)
    #expect(scene.session.configuration.name == "Default Configuration")
    #expect(scene.session.scene === scene)
  }

  @Test func theStoryboardsWindowIsThereBeforeTheSceneIsConnected() throws {
    let delegate = LoggingSceneDelegate(log)
    try launchStoryboard(delegate)
    #expect(log.calls.contains("willConnectTo with a window"))
    #expect(application.windows == [delegate.window].compactMap { $0 })
    #expect(application.keyWindow?.rootViewController?.title == "A")
  }

  @Test func aWindowWithoutASceneIsShownOnceItHasOne() throws {
    launch(LoggingSceneDelegate(log))
    let scene = try #require(application.connectedScenes.first as? UIWindowScene)
    let (_, diagnostics) = Diagnostics.collecting {
      application.run {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        #expect(scene.windows.count == 1)
        window.windowScene = scene
        #expect(scene.windows.count == 2)
        window.isHidden = true
      }
    }
    #expect(diagnostics.map(\.severity) == [.warning])
  }
}
