/// What the user of a device has set.
public struct DeviceSettings: Sendable, Equatable {
  /// How large text is to be.
  public var contentSizeCategory = UIContentSizeCategory.large
  /// Whether the language runs from right to left.
  public var isRightToLeft = false

  /// Makes the settings that devices are delivered with.
  public init() {}

  /// The settings of the application that runs at present.
  static var current: DeviceSettings { RunningApplication.settings }
}
