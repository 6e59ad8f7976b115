import UIKit

/// The device that applications are driven on.
@MainActor open class XCUIDevice: NSObject {
  /// The device of the application that was launched or driven last.
  public static let shared = XCUIDevice()

  /// How the device is held; setting it turns the screen where the application allows it.
  open var orientation: UIDeviceOrientation {
    get { Flow.latest?.application?.run { UIDevice.current.orientation } ?? .unknown }
    set { Flow.latest?.application?.rotate(to: newValue) }
  }
}
