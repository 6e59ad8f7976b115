/// What a test and VoiceOver take a view for; the names are XCUITest's element types.
public enum AccessibilityKind: String, Sendable, CaseIterable {
  case application
  case window
  case other
  case alert
  case sheet
  case button
  case cell
  case collectionView = "collection view"
  case activityIndicator = "activity indicator"
  case datePicker = "date picker"
  case image
  case key
  case keyboard
  case link
  case map
  case menuItem = "menu item"
  case navigationBar = "navigation bar"
  case pageIndicator = "page indicator"
  case picker
  case pickerWheel = "picker wheel"
  case progressIndicator = "progress indicator"
  case scrollView = "scroll view"
  case searchField = "search field"
  case secureTextField = "secure text field"
  case segmentedControl = "segmented control"
  case slider
  case staticText = "text"
  case stepper
  case `switch`
  case tab
  case tabBar = "tab bar"
  case table
  case textField = "text field"
  case textView = "text view"
  case toolbar
  case webView = "web view"
}

/// What an element is and does, besides its kind.
public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
  /// The bits of the set.
  public let rawValue: UInt64

  /// Makes a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing.
  public static let none: UIAccessibilityTraits = []
  /// It is a button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// It is a link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// It is an image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It is a key of the keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// It is text.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It cannot be used.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// It changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// It is a search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// It can be changed by swiping.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// It is a heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// A summary that is read when the app starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Something that plays a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// Something that starts playing or recording.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Something that is touched directly, as a piano's keys.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Something whose end turns the page.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
}
