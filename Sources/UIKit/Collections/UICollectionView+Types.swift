extension UICollectionView {
  /// The kind of the headers of sections.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the footers of sections.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  /// The most views on screen; more are no use.
  static let mostElements = 2000

  /// What attributes of a layout are for.
  public enum ElementCategory: UInt, Sendable {
    case cell
    case supplementaryView
    case decorationView
  }

  /// The direction in which a collection scrolls.
  public enum ScrollDirection: Int, Sendable {
    case vertical
    case horizontal
  }

  /// Where an item is to stand after scrolling.
  public struct ScrollPosition: OptionSet, Sendable, Hashable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the upper edge.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle between the upper and the lower edge.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the lower edge.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left edge.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle between the left and the right edge.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right edge.
    public static let right = ScrollPosition(rawValue: 32)
  }
}

/// What a collection keeps about its items.
@MainActor struct CollectionState {
  var factory = CollectionFactory()
  /// How many items each section has; nil until the data source is asked.
  var counts: [Int]?
  /// Whether the layout was prepared for what is to be shown.
  var isPrepared = false
  /// The visible rectangle for which the layout was last asked.
  var shownBounds = CGRect.null
  /// The cells, headers and footers on screen.
  var visible: [CollectionElementKey: UICollectionReusableView] = [:]
  /// The items whose cells said which size they prefer.
  var measured: Set<IndexPath> = []
  /// The selected items, in the order of their selection.
  var selected: [IndexPath] = []
  /// The item under the finger.
  var highlighted: IndexPath?
  /// Whether cells of the file are shown where they stand on Xcode's canvas.
  var isDesignTime = false
  /// Set by the default answer for an item's size.
  var lacksItemSizes = false
  var isLayingOut = false
  var updateDepth = 0
  var updates: [ListUpdate] = []
}
