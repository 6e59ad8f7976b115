import Foundation

/// How large the user wants text to be. Raw values are Apple's.
public struct UIContentSizeCategory: RawRepresentable, Sendable, Hashable {
  /// The name that launch arguments and notifications use.
  public let rawValue: String
  /// Makes a category from the name that launch arguments and notifications use.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No category.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest text.
  public static let extraSmall = size("XS")
  /// Small text.
  public static let small = size("S")
  /// Text a little below the usual size.
  public static let medium = size("M")
  /// What devices are delivered with.
  public static let large = size("L")
  /// Text a little above the usual size.
  public static let extraLarge = size("XL")
  /// Large text.
  public static let extraExtraLarge = size("XXL")
  /// The largest text besides those for people who see little.
  public static let extraExtraExtraLarge = size("XXXL")
  /// The first size for people who see little.
  public static let accessibilityMedium = size("AccessibilityM")
  /// The second size for people who see little.
  public static let accessibilityLarge = size("AccessibilityL")
  /// The third size for people who see little.
  public static let accessibilityExtraLarge = size("AccessibilityXL")
  /// The fourth size for people who see little.
  public static let accessibilityExtraExtraLarge = size("AccessibilityXXL")
  /// The largest text.
  public static let accessibilityExtraExtraExtraLarge = size("AccessibilityXXXL")

  private static func size(_ suffix: String) -> UIContentSizeCategory {
    UIContentSizeCategory(rawValue: "UICTContentSizeCategory" + suffix)
  }

  /// The categories from the smallest to the largest, with their names in code.
  package static let all: [(category: UIContentSizeCategory, name: String)] = [
    (.extraSmall, "extraSmall"), (.small, "small"), (.medium, "medium"), (.large, "large"),
    (.extraLarge, "extraLarge"), (.extraExtraLarge, "extraExtraLarge"),
    (.extraExtraExtraLarge, "extraExtraExtraLarge"),
    (.accessibilityMedium, "accessibilityMedium"), (.accessibilityLarge, "accessibilityLarge"),
    (.accessibilityExtraLarge, "accessibilityExtraLarge"),
    (.accessibilityExtraExtraLarge, "accessibilityExtraExtraLarge"),
    (.accessibilityExtraExtraExtraLarge, "accessibilityExtraExtraExtraLarge"),
  ]

  /// The place among all categories; that of the usual one when unspecified or unknown.
  var rank: Int { UIContentSizeCategory.all.firstIndex { $0.category == self } ?? 3 }

  /// Whether the category is one of the five for people who see little.
  public var isAccessibilityCategory: Bool { rank >= 7 }

  /// Whether text is smaller in the first category.
  public static func < (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
    first.rank < second.rank
  }
  /// Whether text is larger in the first category.
  public static func > (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
    first.rank > second.rank
  }
  /// Whether text is smaller in the first category or the same.
  public static func <= (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
    first.rank <= second.rank
  }
  /// Whether text is larger in the first category or the same.
  public static func >= (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
    first.rank >= second.rank
  }
}

extension UIContentSizeCategory {
  /// Posted after the text size changed.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
}
