/// The device that an app runs on.
@MainActor open class UIDevice: NSObject {
  private weak var application: UIApplication?

  init(_ application: UIApplication) {
    self.application = application
    super.init()
  }

  /// The device of the application that runs at present.
  public static var current: UIDevice { UIDevice(.shared) }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    application?.screen.traitCollection.userInterfaceIdiom ?? .unspecified
  }

  /// How the device is held.
  open var orientation: UIDeviceOrientation {
    switch application?.interfaceOrientation {
    case .portrait: return .portrait
    case .portraitUpsideDown: return .portraitUpsideDown
    case .landscapeRight: return .landscapeLeft
    case .landscapeLeft: return .landscapeRight
    case .unknown, nil: return .unknown
    }
  }

  /// The kind of device in a word.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The name that the user gave the device.
  open var name: String { model }
  /// The name of the system.
  open var systemName: String { "iOS" }
  /// The version of the system that is simulated.
  open var systemVersion: String { "17.0" }
}
