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

  /// The system's red in light mode.
  public static let systemRed = system("systemRed")
  /// The system's green in light mode.
  public static let systemGreen = system("systemGreen")
  /// The system's blue in light mode: the tint unless another is set.
  public static let systemBlue = system("systemBlue")
  /// The system's orange in light mode.
  public static let systemOrange = system("systemOrange")
  /// The system's yellow in light mode.
  public static let systemYellow = system("systemYellow")
  /// The system's pink in light mode.
  public static let systemPink = system("systemPink")
  /// The system's purple in light mode.
  public static let systemPurple = system("systemPurple")
  /// The system's teal in light mode.
  public static let systemTeal = system("systemTeal")
  /// The system's indigo in light mode.
  public static let systemIndigo = system("systemIndigo")
  /// The system's gray in light mode.
  public static let systemGray = system("systemGray")
  /// The system's second gray in light mode.
  public static let systemGray2 = system("systemGray2")
  /// The system's third gray in light mode.
  public static let systemGray3 = system("systemGray3")
  /// The system's fourth gray in light mode.
  public static let systemGray4 = system("systemGray4")
  /// The system's fifth gray in light mode.
  public static let systemGray5 = system("systemGray5")
  /// The system's sixth gray in light mode.
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
  /// The background of a grouped table before iOS 13.
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
  /// Text on light ground.
  public static let darkText = system("darkTextColor")
  /// Text on dark ground.
  public static let lightText = system("lightTextColor")

  /// The light-mode components of the colours that files and code name.
  ///
  /// Source: the values Xcode writes beside the names in `resources` of storyboards.
  private static let components: [String: [CGFloat]] = [
    "systemRed": [1, 0.231, 0.188], "systemGreen": [0.204, 0.780, 0.349],
    "systemBlue": [0, 0.478, 1], "systemOrange": [1, 0.584, 0], "systemYellow": [1, 0.8, 0],
    "systemPink": [1, 0.176, 0.333], "systemPurple": [0.686, 0.322, 0.871],
    "systemTeal": [0.353, 0.784, 0.980], "systemIndigo": [0.345, 0.337, 0.839],
    "systemBrown": [0.635, 0.518, 0.369], "systemMint": [0, 0.780, 0.745],
    "systemCyan": [0.196, 0.678, 0.902],
    "systemGray": [0.557, 0.557, 0.576], "systemGray2": [0.682, 0.682, 0.698],
    "systemGray3": [0.780, 0.780, 0.800], "systemGray4": [0.820, 0.820, 0.839],
    "systemGray5": [0.898, 0.898, 0.918], "systemGray6": [0.949, 0.949, 0.969],
    "systemBackground": [1, 1, 1], "secondarySystemBackground": [0.949, 0.949, 0.969],
    "tertiarySystemBackground": [1, 1, 1], "systemGroupedBackground": [0.949, 0.949, 0.969],
    "secondarySystemGroupedBackground": [1, 1, 1],
    "tertiarySystemGroupedBackground": [0.949, 0.949, 0.969],
    "groupTableViewBackgroundColor": [0.937, 0.937, 0.957],
    "label": [0, 0, 0], "secondaryLabel": [0.235, 0.235, 0.263, 0.6],
    "tertiaryLabel": [0.235, 0.235, 0.263, 0.3], "quaternaryLabel": [0.235, 0.235, 0.263, 0.18],
    "placeholderText": [0.235, 0.235, 0.263, 0.3], "link": [0, 0.478, 1],
    "separator": [0.235, 0.235, 0.263, 0.29], "opaqueSeparator": [0.776, 0.776, 0.784],
    "darkTextColor": [0, 0, 0], "lightTextColor": [1, 1, 1, 0.6],
    "systemFill": [0.471, 0.471, 0.502, 0.2], "secondarySystemFill": [0.471, 0.471, 0.502, 0.16],
    "tertiarySystemFill": [0.463, 0.463, 0.502, 0.12],
    "quaternarySystemFill": [0.455, 0.455, 0.502, 0.08],
    "viewFlipsideBackgroundColor": [0.122, 0.129, 0.141],
    "scrollViewTexturedBackgroundColor": [0.435, 0.443, 0.475],
    "tableCellGroupedBackgroundColor": [1, 1, 1],
  ]

  /// The system colour called `name`, with or without the "Color" that files put behind it; black
  /// with that name when it is not known.
  static func system(_ fileName: String) -> UIColor {
    var name = fileName
    if components[name] == nil, name.hasSuffix("Color") { name = String(name.dropLast(5)) }
    let parts = components[name] ?? [0, 0, 0]
    let alpha = parts.count > 3 ? parts[3] : 1
    return UIColor(parts[0], parts[1], parts[2], alpha, name: name)
  }

  /// Whether the name is one of the system's.
  static func isSystemName(_ name: String) -> Bool { components[name] != nil }
}
