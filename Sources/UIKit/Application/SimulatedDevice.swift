/// A device whose screen is simulated: its size, its pixels, and what its edges cover.
public struct SimulatedDevice: Sendable, Equatable {
  /// The name as Interface Builder files have it, such as `retina4_7`.
  public let id: String
  /// The names people know it by.
  public let names: [String]
  /// The size in points, upright.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat
  /// What status bar and home indicator cover, in points from the edges, upright.
  public let insets: UIEdgeInsets

  private init(
    _ id: String, _ names: [String], _ width: CGFloat, _ height: CGFloat, scale: CGFloat,
    top: CGFloat, bottom: CGFloat
  ) {
    self.id = id
    self.names = names
    size = CGSize(width: width, height: height)
    self.scale = scale
    insets = UIEdgeInsets(top: top, bottom: bottom)
  }

  /// The devices that are known.
  public static let all: [SimulatedDevice] = [
    device("retina3_5", ["iPhone 4", "iPhone 4S"], 320, 480),
    device("retina4_0", ["iPhone 5", "iPhone 5s", "iPhone SE"], 320, 568),
    device("retina4_7", ["iPhone 6", "iPhone 7", "iPhone 8", "iPhone SE 2"], 375, 667),
    device("retina5_5", ["iPhone 6 Plus", "iPhone 7 Plus", "iPhone 8 Plus"], 414, 736, scale: 3),
    device("retina5_9", ["iPhone X", "iPhone XS", "iPhone 11 Pro"], 375, 812, scale: 3, top: 44),
    device("retina6_1", ["iPhone XR", "iPhone 11"], 414, 896, top: 44),
    device("retina6_5", ["iPhone XS Max", "iPhone 11 Pro Max"], 414, 896, scale: 3, top: 44),
    device("retina6_0", ["iPhone 12", "iPhone 13", "iPhone 14"], 390, 844, scale: 3, top: 47),
    device("retina6_7", ["iPhone 12 Pro Max", "iPhone 14 Plus"], 428, 926, scale: 3, top: 47),
    device("retina6_12", ["iPhone 14 Pro", "iPhone 15", "iPhone 16"], 393, 852, scale: 3, top: 59),
    device("retina6_72", ["iPhone 15 Plus", "iPhone 15 Pro Max"], 430, 932, scale: 3, top: 59),
    device("retina6_3", ["iPhone 16 Pro"], 402, 874, scale: 3, top: 62),
    device("retina6_9", ["iPhone 16 Pro Max"], 440, 956, scale: 3, top: 62),
    device("ipad7_9", ["iPad mini"], 768, 1024),
    device("ipad9_7", ["iPad"], 768, 1024),
    device("ipad10_2", ["iPad 10.2"], 810, 1080),
    device("ipad10_5", ["iPad Pro 10.5"], 834, 1112),
    device("ipad10_9rounded", ["iPad Air"], 820, 1180, top: 24, bottom: 20),
    device("ipad11_0rounded", ["iPad Pro 11"], 834, 1194, top: 24, bottom: 20),
    device("ipad12_9", ["iPad Pro 12.9 2"], 1024, 1366),
    device("ipad12_9rounded", ["iPad Pro 12.9"], 1024, 1366, top: 24, bottom: 20),
  ]

  /// A device; one without a home button has a home indicator of 34 points.
  private static func device(
    _ id: String, _ names: [String], _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2,
    top: CGFloat = 20, bottom: CGFloat? = nil
  ) -> SimulatedDevice {
    SimulatedDevice(
      id, names, width, height, scale: scale, top: top, bottom: bottom ?? (top > 24 ? 34 : 0))
  }

  /// The device called `name`, in the words of files or of people; letter case does not matter.
  public static func named(_ name: String) -> SimulatedDevice? {
    let wanted = name.lowercased()
    return all.first { device in
      device.id.lowercased() == wanted || device.names.contains { $0.lowercased() == wanted }
    }
  }

  /// The screen of the device, upright or on its side.
  @MainActor public func screen(isLandscape: Bool = false) -> UIScreen {
    guard isLandscape else { return UIScreen(size: size, scale: scale, deviceInsets: insets) }
    let onItsSide = CGSize(width: size.height, height: size.width)
    return UIScreen(
      size: onItsSide, scale: scale, deviceInsets: insets.onItsSide(size), deviceSize: onItsSide,
      uprightInsets: insets)
  }
}

extension UIEdgeInsets {
  /// What these insets of an upright device become when a device of `size` points lies on its side.
  ///
  /// A phone hides the status bar then, and the notch takes both sides.
  package func onItsSide(_ size: CGSize) -> UIEdgeInsets {
    let isPhone = min(size.width, size.height) < 600
    let hasNotch = bottom > 0
    let side = hasNotch && isPhone ? top : 0
    return UIEdgeInsets(
      top: isPhone ? 0 : top, left: side, bottom: hasNotch ? 21 : 0, right: side)
  }
}
