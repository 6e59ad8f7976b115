import Canvas
import InterfaceBuilder

/// The top of a view hierarchy: it shows a root view controller and hands out events.
@MainActor open class UIWindow: UIView {
  /// The screen the window is on.
  open var screen: UIScreen
  /// The object that receives keys.
  weak var firstResponder: UIResponder?
  /// The application the window was shown in.
  weak var application: UIApplication?
  private var dispatcher = TouchDispatcher()

  /// Makes a window of `frame` points on the present screen.
  public override init(frame: CGRect) {
    screen = UIScreen.main
    super.init(frame: frame)
    isHidden = true
  }

  /// Makes the window that the present element of a nib describes.
  public required init?(coder: NSCoder) {
    screen = UIScreen.main
    super.init(coder: coder)
    if isFullScreen || autoresizingMask.isEmpty, let nib = coder as? NibCoder, !nib.isDesignTime {
      frame = screen.bounds
    }
    isHidden = true
  }

  /// What a nib says of a window: to be as large as the screen, and to be seen at once.
  private var isFullScreen = false
  private var isVisibleAtLaunch = false

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    isFullScreen = element.bool("resizesToFullScreen") ?? false
    isVisibleAtLaunch = element.bool("visibleAtLaunch") ?? false
  }

  open override func awakeFromNib() {
    super.awakeFromNib()
    if isVisibleAtLaunch { isHidden = false }
  }

  /// Makes a window that fills `screen`.
  public init(screen: UIScreen) {
    self.screen = screen
    super.init(frame: screen.bounds)
    isHidden = true
  }

  /// Makes a window that fills the screen of a scene.
  public init(windowScene: UIWindowScene) {
    screen = windowScene.screen
    self.windowScene = windowScene
    super.init(frame: windowScene.screen.bounds)
    isHidden = true
  }

  /// The scene that the window stands in; an app with scenes shows no window without one.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      if let windowScene { screen = windowScene.screen } else if oldValue != nil { hide() }
      if !isHidden, windowScene != nil { show() }
    }
  }

  /// The importance of a window: one of a higher level stands in front.
  open var windowLevel: Level = .normal

  /// The importance of windows.
  public struct Level: RawRepresentable, Sendable, Hashable {
    /// The level as a number.
    public let rawValue: CGFloat
    /// Makes a level from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of ordinary windows.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if oldValue?.rootWindow === self { oldValue?.rootWindow = nil }
      rootViewController?.rootWindow = self
      oldValue?.dismissAllPresented()
      replaceRoot(oldValue)
    }
  }

  /// Whether the window receives keys.
  open var isKeyWindow: Bool { application?.keyWindow === self }

  /// Makes the window the one that receives keys.
  open func makeKey() {
    let application = self.application ?? UIApplication.shared
    if windowScene == nil, !application.scenes.isEmpty { return }
    application.keyWindow = self
  }

  /// Shows the window and makes it the one that receives keys.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      if isHidden { hide() } else { show() }
    }
  }

  /// The window is the end of the view hierarchy; after it come its scene, the application and the
  /// application's delegate.
  open override var next: UIResponder? { windowScene ?? application }

  private func show() {
    let application = self.application ?? UIApplication.shared
    if windowScene == nil, !application.scenes.isEmpty {
      Diagnostics.report(
        "a window without a scene is not shown; make it with UIWindow(windowScene:)")
      return
    }
    application.add(self)
    installRoot()
    if let root = rootViewController { root.appear(in: self) }
  }

  private func hide() {
    guard application?.windows.contains(where: { $0 === self }) == true else { return }
    rootViewController?.disappear()
    application?.remove(self)
  }

  private func replaceRoot(_ old: UIViewController?) {
    guard !isHidden else { return }
    if let old {
      old.disappear()
      old.viewIfLoaded?.removeFromSuperview()
    }
    installRoot()
    rootViewController?.appear(in: self)
  }

  private func installRoot() {
    guard let root = rootViewController, let view = root.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== self { insertSubview(view, at: 0) }
  }

  /// Hands an event of touches to recognizers and views.
  open func sendEvent(_ event: UIEvent) { dispatcher.send(event, in: self) }

  override var framesSubviews: Bool { true }

  override class var keyedProperties: [String: KeyedProperty] {
    super.keyedProperties.merging([
      "rootViewController": KeyValueCoding.reference(\UIWindow.rootViewController)
    ]) { $1 }
  }

  override var accessibilityKind: AccessibilityKind { .window }
}
