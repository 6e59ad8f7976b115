/// What a document says about itself.
extension IBDocument {
  /// The device whose screen Xcode's canvas shows.
  public struct Device: Sendable, Equatable {
    /// Xcode's name of the model, such as `retina6_1`.
    public let id: String
    /// `portrait` or `landscape`.
    public let orientation: String?
    /// `light` or `dark`; nil in files older than dark appearance.
    public let appearance: String?
  }

  /// The build of Xcode's tools that wrote the file, such as 21507; of `32700.99.1234` the first
  /// two numbers.
  public var toolsVersion: Double? {
    guard let version = root["toolsVersion"] else { return nil }
    let parts = version.split(separator: ".", omittingEmptySubsequences: false).prefix(2)
    guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }) else { return nil }
    return Double(parts.joined(separator: ".")).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The runtime the document is for: `iOS.CocoaTouch`, `iOS.CocoaTouch.iPad` and others.
  public var targetRuntime: String? { root["targetRuntime"] }

  /// The id of the controller a storyboard begins with.
  public var initialViewController: String? { root["initialViewController"] }

  /// The device of Xcode's canvas; nil in old files.
  public var device: Device? {
    guard let device = root.first("device"), let id = device.id else { return nil }
    return Device(id: id, orientation: device["orientation"], appearance: device["appearance"])
  }

  /// Whether constraints place the views; otherwise frames and autoresizing masks do.
  public var usesAutolayout: Bool { root.bool("useAutolayout") ?? false }

  /// Whether the root views have safe areas; otherwise controllers have layout guides.
  public var usesSafeAreas: Bool { root.bool("useSafeAreas") ?? false }

  /// Whether the document may vary with size classes.
  public var usesTraitCollections: Bool { root.bool("useTraitCollections") ?? false }

  /// Whether the document is shown while the app starts.
  public var isLaunchScreen: Bool { root.bool("launchScreen") ?? false }

  /// The elements at the top of a xib, placeholders included; empty for a storyboard.
  public var topLevelObjects: [IBElement] { root.first("objects")?.children ?? [] }

  /// The `<scene>` elements of a storyboard; empty for a xib.
  public var scenes: [IBElement] { root.first("scenes")?.all("scene") ?? [] }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isWholeNumber }
}
