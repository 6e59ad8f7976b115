extension UISplitViewController {
  /// How many columns a split view has.
  public enum Style: Int, Sendable {
    /// Two controllers, the form from before iOS 14.
    case unspecified
    case doubleColumn
    case tripleColumn

    init?(nib name: String) {
      switch name {
      case "doubleColumn": self = .doubleColumn
      case "tripleColumn": self = .tripleColumn
      default: return nil
      }
    }
  }

  /// One of the columns.
  public enum Column: Int, Sendable {
    case primary
    case supplementary
    case secondary
    /// What is shown instead of all others while collapsed.
    case compact

    /// The columns that stand beside each other, from the primary edge on.
    static let sideBySide: [Column] = [.primary, .supplementary, .secondary]

    /// The names of relationship segues; the former pair is that of all files seen so far.
    static let relationships: [(String, Column)] = [
      ("masterViewController", .primary), ("detailViewController", .secondary),
      ("primaryViewController", .primary), ("secondaryViewController", .secondary),
      ("supplementaryViewController", .supplementary), ("compactViewController", .compact),
    ]
  }

  /// Which columns are seen, and how.
  public enum DisplayMode: Int, Sendable {
    case automatic
    case secondaryOnly
    case oneBesideSecondary
    case oneOverSecondary
    case twoBesideSecondary
    case twoOverSecondary
    case twoDisplaceSecondary

    /// The name from before iOS 14.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The name from before iOS 14.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The name from before iOS 14.
    public static let primaryOverlay = DisplayMode.oneOverSecondary

    private static let names: [String: DisplayMode] = [
      "automatic": .automatic, "secondaryOnly": .secondaryOnly, "primaryHidden": .secondaryOnly,
      "oneBesideSecondary": .oneBesideSecondary, "allVisible": .oneBesideSecondary,
      "oneOverSecondary": .oneOverSecondary, "primaryOverlay": .oneOverSecondary,
      "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
      "twoDisplaceSecondary": .twoDisplaceSecondary,
    ]

    init?(nib name: String) {
      guard let mode = DisplayMode.names[name] else { return nil }
      self = mode
    }

    /// Whether sidebars lie over the secondary column.
    var isOverlay: Bool {
      self == .oneOverSecondary || self == .twoOverSecondary || self == .twoDisplaceSecondary
    }

    /// How many sidebars are seen.
    var sidebars: Int {
      switch self {
      case .automatic, .secondaryOnly: return 0
      case .oneBesideSecondary, .oneOverSecondary: return 1
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: return 2
      }
    }
  }

  /// How sidebars make room for themselves.
  public enum SplitBehavior: Int, Sendable {
    case automatic
    case tile
    case overlay
    case displace

    init?(nib name: String) {
      switch name {
      case "automatic": self = .automatic
      case "tile": self = .tile
      case "overlay": self = .overlay
      case "displace": self = .displace
      default: return nil
      }
    }
  }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    case leading
    case trailing
  }
}

extension UIViewController {
  /// The nearest split view that contains this controller.
  public var splitViewController: UISplitViewController? {
    ancestor(of: UISplitViewController.self)
  }
}
