import UIKit

/// The device that applications are driven on.
@MainActor open class XCUIDevice: NSObject {
  /// The device of the application that was launched or driven last.
  public static let shared = XCUIDevice()

  /// How the device is held; setting it turns the screen where the application allows it.
  open var orientation: UIDeviceOrientation {
    get { Flow.latest?.application?.run { UIDevice.current.orientation } ?? .unknown }
    set {
      guard let flow = Flow.latest, let application = flow.application else { return }
      flow.recorded("turn the device to \(newValue)") { application.rotate(to: newValue) }
    }
  }

  /// Light or dark, as the user of the device has set it.
  public enum Appearance: Int, Sendable {
    case unspecified
    case light
    case dark
  }

  /// Whether the device is light or dark; controllers and views are told of a change.
  open var appearance: Appearance {
    get {
      let style = Flow.latest?.application?.screen.traitCollection.userInterfaceStyle
      return Appearance(rawValue: style?.rawValue ?? 0) ?? .unspecified
    }
    set {
      guard let flow = Flow.latest, let application = flow.application else { return }
      var settings = application.screen.settings
      settings.userInterfaceStyle = newValue == .dark ? .dark : .light
      flow.recorded("set the appearance to \(newValue)") { application.change(settings) }
    }
  }
}
