import UIKit

/// What an application shows when it is launched; used anew at each launch.
@MainActor enum LaunchPlan {
  /// The delegate does all.
  case delegate(() -> any UIApplicationDelegate)
  /// A window that shows one controller.
  case rootViewController(() -> UIViewController)
  /// What an Info.plist names as `UIMainStoryboardFile`.
  case storyboard(name: String, bundle: Bundle?, delegate: () -> (any UIApplicationDelegate)?)
  /// What an Info.plist names as `NSMainNibFile`.
  case mainNib(name: String, bundle: Bundle?, delegate: () -> (any UIApplicationDelegate)?)
  /// What an Info.plist tells in `UIApplicationSceneManifest`.
  case scene(Scene)

  /// A scene's delegate, and its storyboard where it has one.
  struct Scene {
    let sceneDelegate: () -> any UISceneDelegate
    let storyboard: String?
    let bundle: Bundle?
    let delegate: () -> (any UIApplicationDelegate)?
  }
}

/// A launch that ended without an application to drive.
struct LaunchProblem: Error {
  let reason: String

  /// What iOS would have stopped the application for.
  let stops: [String]

  init(reason: String) {
    self.reason = reason
    stops = []
  }

  init(reason: String, bundle: Bundle?, stops: [String]) {
    let advice = "; pass the bundle it lies in, such as .module"
    self.reason = bundle == nil ? reason + advice : reason
    self.stops = stops
  }
}

/// An application that was launched, with what UIKit itself would keep alive.
@MainActor struct LaunchedApplication {
  let application: UIApplication
  /// The top-level objects of the main nib.
  var objects: [Any] = []
  /// The window of the main interface.
  var window: UIWindow?

  /// Launches a fresh application after `plan`.
  init(_ plan: LaunchPlan, on screen: UIScreen) throws(LaunchProblem) {
    application = UIApplication(screen: screen)
    switch plan {
    case .delegate(let makeDelegate):
      setDelegate(makeDelegate)
      application.launch()
    case .rootViewController(let makeController):
      let delegate = WindowDelegate()
      application.delegate = delegate
      let application = application
      application.launch { delegate.window = LaunchedApplication.window(makeController()) }
    case .storyboard(let name, let bundle, let makeDelegate):
      setDelegate { makeDelegate() ?? WindowDelegate() }
      try launchStoryboard(name, bundle)
    case .mainNib(let name, let bundle, let makeDelegate):
      setDelegate(makeDelegate)
      try launchNib(name, bundle)
    case .scene(let scene):
      setDelegate(scene.delegate)
      try launchScene(scene)
    }
  }

  private func setDelegate(_ make: () -> (any UIApplicationDelegate)?) {
    application.run { application.delegate = make() }
  }

  private static func window(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(screen: UIScreen.main)
    window.rootViewController = root
    return window
  }

  /// iOS makes a window for the initial controller and hands it to the delegate before
  /// `didFinishLaunching`.
  private mutating func launchStoryboard(_ name: String, _ bundle: Bundle?) throws(LaunchProblem) {
    var made: UIWindow?
    application.launch {
      let storyboard = UIStoryboard(name: name, bundle: bundle)
      guard let root = storyboard.instantiateInitialViewController() else { return }
      let window = LaunchedApplication.window(root)
      if let tint = storyboard.globalTint { window.tintColor = tint }
      application.delegate?.window = window
      made = window
    }
    guard let made else {
      throw LaunchProblem(
        reason: "storyboard \"\(name)\" was not found, or has no initial view controller",
        bundle: bundle, stops: application.takeStops())
    }
    window = made
    showIfNothingElse(made)
  }

  private func launchScene(_ scene: LaunchPlan.Scene) throws(LaunchProblem) {
    let open = scene.storyboard.map { name in { UIStoryboard(name: name, bundle: scene.bundle) } }
    application.launch(SceneManifest(makeDelegate: scene.sceneDelegate, openStoryboard: open))
    guard let name = scene.storyboard, application.windows.isEmpty else { return }
    throw LaunchProblem(
      reason: "storyboard \"\(name)\" was not found, or has no initial view controller",
      bundle: scene.bundle, stops: application.takeStops())
  }

  /// The nib's owner is the application; the nib may name the delegate, and holds the window.
  private mutating func launchNib(_ name: String, _ bundle: Bundle?) throws(LaunchProblem) {
    var loaded: [Any] = []
    application.launch {
      let nib = UINib(nibName: name, bundle: bundle)
      loaded = nib.instantiate(withOwner: application)
    }
    guard !loaded.isEmpty else {
      throw LaunchProblem(
        reason: "nib \"\(name)\" was not found, or holds no object", bundle: bundle,
        stops: application.takeStops())
    }
    objects = loaded
    window = loaded.lazy.compactMap { $0 as? UIWindow }.first
    if let window { showIfNothingElse(window) }
  }

  /// A window of the main interface is visible at launch, even if the delegate has no place for it.
  private func showIfNothingElse(_ window: UIWindow) {
    guard application.windows.isEmpty else { return }
    application.run {
      window.makeKeyAndVisible()
      application.commit()
    }
  }
}

/// The delegate of an application that was given none: it keeps a window.
@MainActor final class WindowDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}
