/// The display of a simulated device.
@MainActor open class UIScreen: NSObject {
  /// The screen of the application that runs at present.
  public static var main: UIScreen { UIApplication.shared.screen }

  /// The size in points, origin zero.
  public let bounds: CGRect
  /// Pixels a point: 1, 2 or 3.
  public let scale: CGFloat
  /// The insets of the device without any bar: status bar on top, home indicator below, in points.
  public let deviceInsets: UIEdgeInsets

  /// The size of the whole device where only a part of its screen is shown, in points.
  let deviceSize: CGSize

  /// Makes a screen of `size` points.
  public convenience init(
    size: CGSize, scale: CGFloat = 2, deviceInsets: UIEdgeInsets = .statusBar
  ) {
    self.init(size: size, scale: scale, deviceInsets: deviceInsets, deviceSize: size)
  }

  init(
    size: CGSize, scale: CGFloat, deviceInsets: UIEdgeInsets, deviceSize: CGSize,
    settings: DeviceSettings = DeviceSettings(), uprightInsets: UIEdgeInsets? = nil
  ) {
    self.settings = settings
    self.uprightInsets = uprightInsets ?? deviceInsets
    self.deviceSize = deviceSize
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    self.deviceInsets = deviceInsets
    super.init()
  }

  /// What the user of the device has set.
  package let settings: DeviceSettings
  /// Made once: layouts ask for the traits very often.
  private(set) lazy var madeTraits = makeTraits()

  /// The same device held the other way.
  var turned: UIScreen {
    let size = CGSize(width: bounds.height, height: bounds.width)
    let device = CGSize(width: deviceSize.height, height: deviceSize.width)
    let isUpright = bounds.height >= bounds.width
    let upright = isUpright ? deviceInsets : uprightInsets
    return UIScreen(
      size: size, scale: scale, deviceInsets: isUpright ? upright.onItsSide(bounds.size) : upright,
      deviceSize: device, settings: settings, uprightInsets: upright)
  }
  private let uprightInsets: UIEdgeInsets

  /// The same screen of a user with other settings.
  package func with(_ settings: DeviceSettings) -> UIScreen {
    UIScreen(
      size: bounds.size, scale: scale, deviceInsets: deviceInsets, deviceSize: deviceSize,
      settings: settings, uprightInsets: uprightInsets)
  }

  /// Whether the device has a home button and so neither a notch nor a home indicator.
  var hasHomeButton: Bool {
    let sizes = [deviceSize, CGSize(width: deviceSize.height, height: deviceSize.width)]
    return !SimulatedDevice.all.contains { sizes.contains($0.size) && $0.insets.bottom > 0 }
  }

  /// The size in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
}

extension UIEdgeInsets {
  /// The insets of a device with a home button: a status bar of 20 points.
  public static let statusBar = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
}
