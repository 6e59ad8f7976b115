import InterfaceBuilder

/// What the user of a device has set.
public struct DeviceSettings: Sendable, Equatable {
  /// How large text is to be.
  public var contentSizeCategory = UIContentSizeCategory.large
  /// Light or dark; light unless set.
  public var userInterfaceStyle = UIUserInterfaceStyle.light
  /// The languages the user prefers, best first, as tags such as `de` or `pt-BR`; empty for
  /// English.
  public var languages: [String] = []
  /// How numbers are written, as an identifier such as `de_CH`; nil for as the language has it.
  public var localeIdentifier: String?
  /// Whether content runs from right to left, whatever the language.
  public var isRightToLeft = false

  /// Makes the settings that devices are delivered with.
  public init() {}

  /// The languages the user prefers, best first; never empty.
  var preferredLanguages: [String] { languages.isEmpty ? ["en"] : languages }

  /// The identifier of the locale in force.
  var locale: String { localeIdentifier ?? preferredLanguages.first ?? "en" }

  /// Whether content runs from right to left.
  var runsRightToLeft: Bool {
    isRightToLeft || LanguageTag(preferredLanguages.first ?? "en").isRightToLeft
  }

  /// The settings of the application that runs at present.
  static var current: DeviceSettings { RunningApplication.settings }
}
