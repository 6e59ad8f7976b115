import UIKit

/// The device and its user's settings that applications are launched with instead of their own.
package struct DeviceVariation: Sendable, Equatable {
  /// What holds for applications that the running task launches.
  @TaskLocal package static var current: DeviceVariation?

  /// The screen; nil for the application's own.
  package var screen: ScreenSize?
  /// Light or dark; nil for what the application is launched with.
  package var style: UIUserInterfaceStyle?
  /// The size of text; nil for what the application is launched with.
  package var textSize: UIContentSizeCategory?
  /// The language, as a tag such as `de`; nil for what the application is launched with.
  package var language: String?

  /// Makes a variation that changes nothing.
  package init() {}

  /// Changes the settings that the variation is about.
  package func apply(to settings: inout DeviceSettings) {
    if let style { settings.userInterfaceStyle = style }
    if let textSize { settings.contentSizeCategory = textSize }
    if let language { settings.languages = [language] }
  }

  /// The screen of the device, or else `standard`, with the settings.
  @MainActor package func makeScreen(or standard: ScreenSize) -> UIScreen {
    var settings = DeviceSettings()
    apply(to: &settings)
    return (screen ?? standard).makeScreen().with(settings)
  }
}
