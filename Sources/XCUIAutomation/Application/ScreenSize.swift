import UIKit

/// The screen an application is launched on: size, pixels, and what the device's edges cover.
///
/// ```swift
/// XCUIApplication(delegate: AppDelegate(), screen: .iPhone4)
/// XCUIApplication(delegate: AppDelegate(), screen: ScreenSize(width: 400, height: 300))
/// ```
public struct ScreenSize: Sendable, Equatable {
  /// The size in points.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat
  /// What status bar and home indicator cover, in points from the edges.
  public let deviceInsets: UIEdgeInsets
  /// The name for goldens: `iPhone8Plus` of a device, `320x480` of any other screen.
  package private(set) var name: String

  /// Makes a screen of `width` by `height` points, with a status bar of 20 points unless told.
  public init(
    width: CGFloat, height: CGFloat, scale: CGFloat = 2, deviceInsets: UIEdgeInsets = .statusBar
  ) {
    size = CGSize(width: width, height: height)
    self.scale = scale
    self.deviceInsets = deviceInsets
    name = "\(ElementNames.number(width))x\(ElementNames.number(height))"
  }

  /// Makes the screen of a device, upright.
  public init(_ device: SimulatedDevice) {
    size = device.size
    scale = device.scale
    deviceInsets = device.insets
    name = ScreenSize.compact(device.names.first ?? device.id)
  }

  /// Makes the screen of the device called `name`, such as `iPhone 15`; nil for an unknown one.
  public init?(named name: String) {
    guard let device = SimulatedDevice.named(name) else { return nil }
    self.init(device)
    // A device has several names; the one that was asked for is known by its author.
    if let known = device.names.first(where: { $0.lowercased() == name.lowercased() }) {
      self.name = ScreenSize.compact(known)
    }
  }

  private static func compact(_ name: String) -> String { name.filter { $0 != " " } }

  /// The screen on its side; phones hide the status bar there.
  public var landscape: ScreenSize {
    var screen = ScreenSize(
      width: size.height, height: size.width, scale: scale,
      deviceInsets: deviceInsets.onItsSide(size))
    screen.name = "\(name)-landscape"
    return screen
  }

  @MainActor package func makeScreen() -> UIScreen {
    UIScreen(size: size, scale: scale, deviceInsets: deviceInsets)
  }

  /// 320 × 480 points.
  public static let iPhone4 = preset("iPhone 4")
  /// 320 × 568 points: the first iPhone SE.
  public static let iPhoneSE = preset("iPhone SE")
  /// 375 × 667 points.
  public static let iPhone8 = preset("iPhone 8")
  /// 414 × 736 points.
  public static let iPhone8Plus = preset("iPhone 8 Plus")
  /// 375 × 812 points, with a notch of 44 points.
  public static let iPhoneX = preset("iPhone X")
  /// 414 × 896 points, with a notch of 44 points.
  public static let iPhone11 = preset("iPhone 11")
  /// 393 × 852 points, with an island of 59 points.
  public static let iPhone15 = preset("iPhone 15")
  /// 430 × 932 points, with an island of 59 points.
  public static let iPhone15ProMax = preset("iPhone 15 Pro Max")
  /// 768 × 1024 points.
  public static let iPad = preset("iPad")

  private static func preset(_ name: String) -> ScreenSize {
    ScreenSize(named: name) ?? ScreenSize(width: 375, height: 667)
  }
}
