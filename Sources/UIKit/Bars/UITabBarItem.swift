import InterfaceBuilder

/// One tab of a tab bar.
@MainActor open class UITabBarItem: UIBarItem {
  /// The tabs that the system knows.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  /// The text in the badge; nil for no badge.
  open var badgeValue: String? { didSet { didChange() } }
  /// The image while the tab is chosen.
  open var selectedImage: UIImage?
  /// How far the title is moved from its place, in points; kept, with no effect on text.
  open var titlePositionAdjustment = UIOffset.zero

  /// Makes a tab with text and image.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes a tab with two images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Makes one of the system's tabs.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: UITabBarItem.systemTitles[systemItem], image: nil, tag: tag)
  }

  /// Makes an empty tab.
  public override init() { super.init() }

  /// Makes the tab that the present element of a nib describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private static let systemTitles: [SystemItem: String] = [
    .more: "More", .favorites: "Favorites", .featured: "Featured", .topRated: "Top Rated",
    .recents: "Recents", .contacts: "Contacts", .history: "History", .bookmarks: "Bookmarks",
    .search: "Search", .downloads: "Downloads", .mostRecent: "Most Recent",
    .mostViewed: "Most Viewed",
  ]

  private static let systemNames: [String: SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
    "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
    "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
    "mostViewed": .mostViewed,
  ]

  // MARK: How it is read

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    badgeValue = element["badgeValue"]
    selectedImage = coder.image("selectedImage")
    if let offset = element.first("offsetWrapper", key: "titlePositionAdjustment") {
      titlePositionAdjustment = UIOffset(
        horizontal: offset.length("horizontal") ?? 0, vertical: offset.length("vertical") ?? 0)
    }
    guard let system = element.value("systemItem", in: UITabBarItem.systemNames) else { return }
    title = UITabBarItem.systemTitles[system]
  }
}
