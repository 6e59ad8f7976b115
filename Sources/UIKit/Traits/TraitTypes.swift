/// A kind of device. Raw values are Apple's.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
}

/// How much room there is along an axis. Raw values are Apple's.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// Which way text and content run. Raw values are Apple's.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// Which way an interface runs. Raw values are Apple's.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

/// Light or dark. Raw values are Apple's.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// Whether content lies on the ground or above other content, as in a sheet. Raw values are
/// Apple's.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}

/// How a device is held. Raw values are Apple's.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  /// Whether the device lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device stands upright, on either end.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// How an interface is turned: a device that lies on its left side shows it turned right.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  /// Whether the interface is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the interface is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// Some of the ways an interface may be turned.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits; each is two to the power of an orientation.
  public let rawValue: UInt
  /// Makes a mask from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// On its head.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// On one side.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// On the other side.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All ways.
  public static let all: UIInterfaceOrientationMask = [.landscape, .portrait, .portraitUpsideDown]
  /// All ways but on its head.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.landscape, .portrait]

  /// Whether the mask holds `orientation`.
  func allows(_ orientation: UIInterfaceOrientation) -> Bool {
    rawValue & (1 << UInt(orientation.rawValue)) != 0
  }
}
