import InterfaceBuilder

/// A running app: its delegate, its windows and its events.
///
/// Each simulated app has an application of its own. `shared` is the one whose code runs at
/// present, so that tests side by side never see each other's.
@MainActor open class UIApplication: UIResponder {
  /// Where an app is in its life.
  public enum State: Int, Sendable {
    case active
    case inactive
    case background
  }

  /// What the app was launched with; always empty here.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key as text.
    public let rawValue: String
    /// Makes a key from text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private static var latest: UIApplication?

  /// The application whose code runs at present.
  ///
  /// Outside any application's code it is the one that ran last, or else a new, empty one.
  public static var shared: UIApplication {
    if let application = RunningApplication.current ?? latest { return application }
    let application = UIApplication(screen: UIScreen(size: CGSize(width: 375, height: 667)))
    latest = application
    return application
  }

  /// The application whose code runs at present, or nil outside any.
  static var current: UIApplication? { RunningApplication.current }

  /// The screen the app is shown on; another one after the device was turned.
  public internal(set) var screen: UIScreen
  /// How the interface is turned.
  public internal(set) var interfaceOrientation: UIInterfaceOrientation
  /// The object that is told of the app's life.
  open var delegate: (any UIApplicationDelegate)? {
    didSet {
      finders = [:]
      if let delegate { addResources(NibFinder.of(nil, anchor: type(of: delegate)).folders) }
    }
  }
  /// The windows from back to front.
  public internal(set) var windows: [UIWindow] = []
  /// The scenes that are connected; none in an app that knows no scenes.
  var scenes: [UIScene] = []
  /// The window that receives keys.
  public internal(set) weak var keyWindow: UIWindow?
  /// Where the app is in its life.
  public internal(set) var applicationState: State = .background
  /// The number on the app's icon; kept, not drawn.
  open var applicationIconBadgeNumber = 0
  /// The menus of the whole app, from a file or the usual ones, and as the delegate changed them.
  var mainMenu: UIMenu {
    if let builtMenu { return builtMenu }
    let builder = MainMenuBuilder(fileMenu)
    buildMenu(with: builder)
    next?.buildMenu(with: builder)
    builtMenu = builder.root
    return builder.root
  }
  private var fileMenu: UIMenu?
  private var builtMenu: UIMenu?
  func adopt(mainMenu: UIMenu) {
    fileMenu = mainMenu
    mainMenuNeedsBuilding()
  }
  func mainMenuNeedsBuilding() { builtMenu = nil }
  /// Whether the screen stays on; kept, with no effect.
  open var isIdleTimerDisabled = false
  /// A folder in which nibs are looked for besides the bundles: the one of a file that is drawn.
  var resourceFolder: URL? {
    didSet {
      finders = [:]
      addResources(resourceFolders)
    }
  }
  /// That folder, and the one around it when it is of a language: there lies what is not localized.
  var resourceFolders: [URL] {
    guard let resourceFolder else { return [] }
    let isLocalized = resourceFolder.pathExtension == "lproj"
    return [resourceFolder] + (isLocalized ? [resourceFolder.deletingLastPathComponent()] : [])
  }
  /// The finders of nibs that were asked for, by the class that asked.
  var finders: [ObjectIdentifier?: NibFinder] = [:]
  /// The asset catalogues of the app.
  nonisolated let assets = AssetCatalogs()
  /// The strings files of the app.
  nonisolated let strings = StringTables()
  /// Whether the process has classes of the app; without, a file's custom classes are not searched
  /// for.
  var hasAppClasses = true
  /// What happened since it was last asked for that iOS would have stopped the app for, each once.
  private var stops: [Diagnostic] = []
  /// How many configurations of menus were given a name.
  var namedConfigurations = 0
  private var eventCount = 0

  /// Makes an application on `screen`.
  public init(screen: UIScreen) {
    self.screen = screen
    interfaceOrientation =
      screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
    super.init()
  }

  /// After the application comes its delegate, when that is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: Running

  /// Runs `body` as code of this application: `shared` is this one meanwhile.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    UIApplication.latest = self
    return try RunningApplication.$current.withValue(self) {
      try RunningApplication.$settings.withValue(screen.settings) { try body() }
    }
  }

  /// Starts an app that knows no scenes: the delegate's calls in UIKit's order.
  ///
  /// - Parameter loadMainInterface: Loads what an Info.plist would name, between `willFinish` and
  ///   `didFinish`, as iOS does.
  public func launch(loadMainInterface: () -> Void = {}) {
    run {
      loadMainInterface()
      _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
      applicationState = .inactive
      _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
      showMainWindow()
      applicationState = .active
      delegate?.applicationDidBecomeActive(self)
      commit()
    }
  }

  /// A delegate with a window that nobody showed: iOS shows it when it came from a main interface.
  private func showMainWindow() {
    guard windows.isEmpty, let window = delegate?.window ?? nil,
      window.rootViewController != nil
    else { return }
    window.makeKeyAndVisible()
  }

  /// Sends the app to the background.
  public func enterBackground() {
    run {
      guard scenes.isEmpty else { return deactivateScenes() }
      delegate?.applicationWillResignActive(self)
      applicationState = .background
      delegate?.applicationDidEnterBackground(self)
    }
  }

  /// Brings the app to the front again.
  public func enterForeground() {
    run {
      if scenes.isEmpty {
        delegate?.applicationWillEnterForeground(self)
        applicationState = .active
        delegate?.applicationDidBecomeActive(self)
      } else {
        activateScenes()
      }
      commit()
    }
  }

  /// Ends the app: the delegate is told, and the windows go.
  public func terminate() {
    run {
      if applicationState == .active, scenes.isEmpty {
        delegate?.applicationWillResignActive(self)
      }
      disconnectScenes()
      delegate?.applicationWillTerminate(self)
      for window in windows { window.isHidden = true }
      windows = []
      scenes = []
      applicationState = .background
    }
    if UIApplication.latest === self { UIApplication.latest = nil }
  }

  /// Tells every loaded controller and the delegate that memory is short.
  public func sendMemoryWarning() {
    run {
      delegate?.applicationDidReceiveMemoryWarning(self)
      for window in windows { window.rootViewController?.receiveMemoryWarningInTree() }
      NotificationCenter.default.post(
        name: UIApplication.didReceiveMemoryWarningNotification, object: self)
      commit()
    }
  }

  /// Lays out every window, as the end of a turn of the run loop does.
  public func commit() {
    for window in windows { window.layoutIfNeeded() }
  }

  // MARK: Stops

  func note(stop: Diagnostic) {
    if stops.count < 100, !stops.contains(stop) { stops.append(stop) }
  }

  /// What happened since the last call that iOS would have stopped the app for: outlets, actions,
  /// segues, nibs and controllers that could not be made, with file and line where they have one.
  package func takeStops() -> [String] {
    defer { stops = [] }
    return stops.map(\.description)
  }

  // MARK: Events

  /// Hands an event to the window it is for.
  open func sendEvent(_ event: UIEvent) {
    eventCount += 1
    event.timestamp = TimeInterval(eventCount)
    guard let touch = event.allTouches?.first else { return }
    touch.timestamp = event.timestamp
    touch.window?.sendEvent(event)
  }

  /// Calls an action on a target, or along the responder chain when the target is nil.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let object = sender.map { $0 as AnyObject }
    if let target {
      return TargetAction.call(action, on: target as AnyObject, sender: object, event: event)
    }
    let view = object as? UIView ?? keyWindow
    return TargetAction.sendAlongChain(action, sender: object, event: event, from: view)
  }

  /// Lets assets and strings be found in some folders, besides those that are known.
  func addResources(_ folders: [URL]) {
    for folder in folders {
      assets.add(folder)
      strings.add(folder.path)
    }
  }

  // MARK: Windows

  func add(_ window: UIWindow) {
    window.application = self
    guard !windows.contains(where: { $0 === window }) else { return }
    let place = windows.firstIndex { $0.windowLevel.rawValue > window.windowLevel.rawValue }
    windows.insert(window, at: place ?? windows.count)
  }

  func remove(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    if keyWindow === window { keyWindow = windows.last }
  }

  override class var keyedProperties: [String: KeyedProperty] {
    super.keyedProperties.merging([
      "delegate": KeyValueCoding.reference(\UIApplication.delegate)
    ]) { $1 }
  }
}

extension UIApplication {
  /// Posted when memory is short.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}

/// The application whose code runs at present, known to code of any isolation.
enum RunningApplication {
  @TaskLocal static var current: UIApplication?
  /// What the user of its device has set.
  @TaskLocal static var settings = DeviceSettings()
  /// Traits that stand for the screen's while some code runs.
  @TaskLocal static var traits: UITraitCollection?

  /// What tells the present application from others; nil outside any.
  static var identity: ObjectIdentifier? { current.map { ObjectIdentifier($0) } }
}
