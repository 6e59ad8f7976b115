/// One instance of an app's interface, which its windows stand in.
@MainActor open class UIScene: UIResponder {
  /// Where a scene is in its life.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive
    case foregroundInactive
    case background
  }

  /// What a scene is connected for; nothing here, as by a touch of the app's icon.
  @MainActor public final class ConnectionOptions: NSObject {
    /// The addresses that are to be opened; always none.
    public let urlContexts: Set<UIOpenURLContext> = []
  }

  /// What the system knows of the scene while it is and while it is not connected.
  public let session: UISceneSession
  /// The object that is told of the scene's life.
  open var delegate: (any UISceneDelegate)?
  /// Where the scene is in its life.
  public internal(set) var activationState: ActivationState = .unattached
  /// What tells the scene from others in the app switcher; kept, not drawn.
  open var title: String! = ""
  weak var application: UIApplication?

  /// Makes a scene of a session; the application does so.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// After a scene comes its application.
  open override var next: UIResponder? { application }
}

/// A scene with windows: all scenes of an app's own interface.
@MainActor open class UIWindowScene: UIScene {
  /// The screen that the scene is on.
  open var screen: UIScreen { application?.screen ?? UIScreen.main }
  /// The windows of the scene, from back to front.
  open var windows: [UIWindow] {
    (application?.windows ?? []).filter { $0.windowScene === self }
  }
  /// The window of the scene that receives keys.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  /// How the interface is turned.
  open var interfaceOrientation: UIInterfaceOrientation {
    application?.interfaceOrientation ?? .portrait
  }
  /// The traits of the scene, which are those of its screen.
  open var traitCollection: UITraitCollection { screen.traitCollection }
}

/// An address that a scene is to open.
@MainActor open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL

  init(url: URL) { self.url = url }
}

/// What the system knows of a scene.
@MainActor open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role as text.
    public let rawValue: String
    /// Makes a role from text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app's own interface on the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for.
  public let role: Role
  /// How the scene was made.
  public internal(set) var configuration: UISceneConfiguration
  /// The scene, while it is connected.
  public internal(set) weak var scene: UIScene?
  /// What tells the session from all others; the same in each run.
  public let persistentIdentifier: String
  /// What the app keeps with the session.
  open var userInfo: [String: Any]?

  init(role: Role, configuration: UISceneConfiguration) {
    self.role = role
    self.configuration = configuration
    persistentIdentifier = "Scene-1"
  }
}

/// How a scene is to be made.
@MainActor open class UISceneConfiguration: NSObject {
  /// The name in the app's Info.plist.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene; `UIWindowScene` for nil.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate; the one of the manifest for nil.
  open var delegateClass: AnyClass?
  /// The storyboard whose initial controller is shown; that of the manifest for nil.
  open var storyboard: UIStoryboard?

  /// Makes a configuration of a name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// Is told of the life of a scene.
@MainActor public protocol UISceneDelegate: AnyObject {
  /// Called when the scene is connected: the place to make its window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene is gone.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene came to the front.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene loses the front.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene is seen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene is no longer seen.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// Is told of the life of a scene with windows.
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene; that of the scene's storyboard is set before the scene is connected.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// None, unless the delegate keeps one.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
