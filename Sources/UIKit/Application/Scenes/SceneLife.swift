/// What an Info.plist tells of the scene of an app, in `UIApplicationSceneManifest`.
@MainActor package struct SceneManifest {
  /// `UISceneConfigurationName`.
  let name = "Default Configuration"
  /// Makes an object of `UISceneDelegateClassName`.
  let makeDelegate: () -> any UISceneDelegate
  /// Opens `UISceneStoryboardFile`; nil where the delegate makes the window.
  let openStoryboard: (() -> UIStoryboard)?

  /// Makes a manifest of one configuration.
  package init(
    makeDelegate: @escaping () -> any UISceneDelegate, openStoryboard: (() -> UIStoryboard)?
  ) {
    self.makeDelegate = makeDelegate
    self.openStoryboard = openStoryboard
  }
}

extension UIApplication {
  /// The scenes that are connected.
  public var connectedScenes: Set<UIScene> { Set(scenes) }

  /// The sessions of the scenes.
  public var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }

  /// Whether there may be several scenes; no.
  public var supportsMultipleScenes: Bool { false }

  /// Starts an app with a scene: the calls of both delegates in UIKit's order.
  package func launch(_ manifest: SceneManifest) {
    run {
      _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
      _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
      connect(manifest)
      activateScenes()
      commit()
    }
  }

  private func connect(_ manifest: SceneManifest) {
    let role = UISceneSession.Role.windowApplication
    let session = UISceneSession(
      role: role, configuration: UISceneConfiguration(name: manifest.name, sessionRole: role))
    let options = UIScene.ConnectionOptions()
    if let delegate {
      session.configuration = delegate.application(
        self, configurationForConnecting: session, options: options)
    }
    let configuration = session.configuration
    let type = configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self
    let scene = type.init(session: session, connectionOptions: options)
    scene.application = self
    session.scene = scene
    scenes.append(scene)
    scene.delegate = makeDelegate(of: configuration) ?? manifest.makeDelegate()
    let storyboard = configuration.storyboard ?? manifest.openStoryboard?()
    let window = storyboard.flatMap { self.window(of: scene, showing: $0) }
    if let window { (scene.delegate as? any UIWindowSceneDelegate)?.window = window }
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    // The window of a storyboard is seen unless the delegate took another one in its place.
    guard let window else { return }
    let owner = scene.delegate as? any UIWindowSceneDelegate
    if owner == nil || owner?.window === window { window.makeKeyAndVisible() }
  }

  private func makeDelegate(of configuration: UISceneConfiguration) -> (any UISceneDelegate)? {
    guard let type = configuration.delegateClass else { return nil }
    let made = ClassRegistry.bindings(of: type).create?() as? any UISceneDelegate
    if made == nil { Diagnostics.report("\(type) is no delegate of a scene", severity: .error) }
    return made
  }

  private func window(of scene: UIScene, showing storyboard: UIStoryboard) -> UIWindow? {
    guard let scene = scene as? UIWindowScene,
      let root = storyboard.instantiateInitialViewController()
    else { return nil }
    let window = UIWindow(windowScene: scene)
    if let tint = storyboard.globalTint { window.tintColor = tint }
    window.rootViewController = root
    return window
  }

  // MARK: Life

  /// The app is as active as its scene; what a delegate hears that something will happen, it hears
  /// before that.
  private func move(_ scene: UIScene, to state: UIScene.ActivationState) {
    scene.activationState = state
    switch state {
    case .foregroundActive: applicationState = .active
    case .foregroundInactive: applicationState = .inactive
    default: applicationState = .background
    }
  }

  func activateScenes() {
    for scene in scenes {
      scene.delegate?.sceneWillEnterForeground(scene)
      move(scene, to: .foregroundInactive)
      move(scene, to: .foregroundActive)
      scene.delegate?.sceneDidBecomeActive(scene)
    }
  }

  func deactivateScenes() {
    for scene in scenes where scene.activationState == .foregroundActive {
      scene.delegate?.sceneWillResignActive(scene)
      move(scene, to: .foregroundInactive)
      move(scene, to: .background)
      scene.delegate?.sceneDidEnterBackground(scene)
    }
  }

  func disconnectScenes() {
    deactivateScenes()
    for scene in scenes {
      scene.delegate?.sceneDidDisconnect(scene)
      scene.activationState = .unattached
    }
  }
}
