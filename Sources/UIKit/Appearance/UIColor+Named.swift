extension UIColor {
  /// Black.
  public static let black = UIColor(0, 0, 0, name: "black")
  /// A third of white.
  public static let darkGray = UIColor(1 / 3, 1 / 3, 1 / 3, name: "darkGray")
  /// Two thirds of white.
  public static let lightGray = UIColor(2 / 3, 2 / 3, 2 / 3, name: "lightGray")
  /// White.
  public static let white = UIColor(1, 1, 1, name: "white")
  /// Half of white.
  public static let gray = UIColor(0.5, 0.5, 0.5, name: "gray")
  /// Red.
  public static let red = UIColor(1, 0, 0, name: "red")
  /// Green.
  public static let green = UIColor(0, 1, 0, name: "green")
  /// Blue.
  public static let blue = UIColor(0, 0, 1, name: "blue")
  /// Cyan.
  public static let cyan = UIColor(0, 1, 1, name: "cyan")
  /// Yellow.
  public static let yellow = UIColor(1, 1, 0, name: "yellow")
  /// Magenta.
  public static let magenta = UIColor(1, 0, 1, name: "magenta")
  /// Orange.
  public static let orange = UIColor(1, 0.5, 0, name: "orange")
  /// Purple.
  public static let purple = UIColor(0.5, 0, 0.5, name: "purple")
  /// Brown.
  public static let brown = UIColor(0.6, 0.4, 0.2, name: "brown")
  /// Nothing: black with alpha 0.
  public static let clear = UIColor(0, 0, 0, 0, name: "clear")

  /// The system's red.
  public static let systemRed = system("systemRed")
  /// The system's green.
  public static let systemGreen = system("systemGreen")
  /// The system's blue: the tint unless another is set.
  public static let systemBlue = system("systemBlue")
  /// The system's orange.
  public static let systemOrange = system("systemOrange")
  /// The system's yellow.
  public static let systemYellow = system("systemYellow")
  /// The system's pink.
  public static let systemPink = system("systemPink")
  /// The system's purple.
  public static let systemPurple = system("systemPurple")
  /// The system's teal.
  public static let systemTeal = system("systemTeal")
  /// The system's indigo.
  public static let systemIndigo = system("systemIndigo")
  /// The tint of what can be touched, unless the app has its own.
  public static let tintColor = system("tintColor")
  /// The system's cyan.
  public static let systemCyan = system("systemCyan")
  /// The system's mint.
  public static let systemMint = system("systemMint")
  /// The system's brown.
  public static let systemBrown = system("systemBrown")
  /// The system's gray.
  public static let systemGray = system("systemGray")
  /// The system's second gray.
  public static let systemGray2 = system("systemGray2")
  /// The system's third gray.
  public static let systemGray3 = system("systemGray3")
  /// The system's fourth gray.
  public static let systemGray4 = system("systemGray4")
  /// The system's fifth gray.
  public static let systemGray5 = system("systemGray5")
  /// The system's sixth gray.
  public static let systemGray6 = system("systemGray6")
  /// The background of a screen.
  public static let systemBackground = system("systemBackground")
  /// The background of content on a screen.
  public static let secondarySystemBackground = system("secondarySystemBackground")
  /// The background of content in content.
  public static let tertiarySystemBackground = system("tertiarySystemBackground")
  /// The background of a grouped table.
  public static let systemGroupedBackground = system("systemGroupedBackground")
  /// The background of a cell in a grouped table.
  public static let secondarySystemGroupedBackground = system("secondarySystemGroupedBackground")
  /// The background of content in content in a grouped table.
  public static let tertiarySystemGroupedBackground = system("tertiarySystemGroupedBackground")
  /// The background of a grouped table, by its name before iOS 13.
  public static let groupTableViewBackground = system("groupTableViewBackgroundColor")
  /// Text.
  public static let label = system("label")
  /// Second text.
  public static let secondaryLabel = system("secondaryLabel")
  /// Third text.
  public static let tertiaryLabel = system("tertiaryLabel")
  /// Fourth text.
  public static let quaternaryLabel = system("quaternaryLabel")
  /// A placeholder's text.
  public static let placeholderText = system("placeholderText")
  /// A link.
  public static let link = system("link")
  /// A separator that lets content shine through.
  public static let separator = system("separator")
  /// A separator that does not.
  public static let opaqueSeparator = system("opaqueSeparator")
  /// The fill of large areas with much in them.
  public static let quaternarySystemFill = system("quaternarySystemFill")
  /// The fill of large shapes.
  public static let tertiarySystemFill = system("tertiarySystemFill")
  /// The fill of middle-sized shapes.
  public static let secondarySystemFill = system("secondarySystemFill")
  /// The fill of thin shapes.
  public static let systemFill = system("systemFill")
  /// Text on light ground.
  public static let darkText = system("darkTextColor")
  /// Text on dark ground.
  public static let lightText = system("lightTextColor")

  /// The system colour called `name`, with or without the "Color" that files put behind it; black
  /// with that name when it is not known.
  static func system(_ name: String) -> UIColor {
    if let (own, color) = SystemColor.named(name) { return UIColor(.system(color), name: own) }
    return plain[name] ?? UIColor(0, 0, 0, name: name)
  }

  /// Whether the name is one of the system's.
  static func isSystemName(_ name: String) -> Bool {
    SystemColor.named(name) != nil || plain[name] != nil
  }

  /// The colours of UIKit that no trait changes, by the names that files give them.
  private static let plain: [String: UIColor] = [
    "blackColor": black, "darkGrayColor": darkGray, "lightGrayColor": lightGray,
    "whiteColor": white, "grayColor": gray, "redColor": red, "greenColor": green,
    "blueColor": blue, "cyanColor": cyan, "yellowColor": yellow, "magentaColor": magenta,
    "orangeColor": orange, "purpleColor": purple, "brownColor": brown, "clearColor": clear,
  ]
}
